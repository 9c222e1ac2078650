"""What people see of a table of the Journey, drawn from its state; nothing here decides anything."""

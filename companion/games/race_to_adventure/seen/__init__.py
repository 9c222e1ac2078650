"""What people see of a race, drawn from its state; nothing here decides anything."""

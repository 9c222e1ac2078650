"""What people see of a race to the moon, drawn from its state; nothing here decides anything."""

"""The box file: its settings, its pins, and what is soldered where. It reads the records of the parts, and opens none."""

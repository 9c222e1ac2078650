"""What the box promises to reach, measured and printed, never asserted."""

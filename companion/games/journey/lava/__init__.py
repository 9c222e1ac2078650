"""Section 7 of the rules: the stream, and what is lost on it."""

"""The state as plain values, back again, and what the pieces cannot cover."""

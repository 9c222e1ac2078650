"""The state as plain values and back, checked against what the pieces can cover (RULES.md, 0.6)."""

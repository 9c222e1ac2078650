"""The advanced turn: its order, research, the row, its end (RULES.md, section 11)."""

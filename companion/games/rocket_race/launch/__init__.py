"""Rockets: declaring them, their chances, their rolls and verdicts (RULES.md, sections 5, 6 and 9)."""

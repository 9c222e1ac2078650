"""Events: playing one, what it can reach, what it does (RULES.md, section 8)."""

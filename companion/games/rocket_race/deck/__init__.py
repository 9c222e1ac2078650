"""The deck: which cards are known, how a card that comes up is said, the new deck (RULES.md, section 2)."""

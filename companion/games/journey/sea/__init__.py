"""Section 6 of the rules: the sea cards, and who pays for them."""

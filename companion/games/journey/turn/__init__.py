"""Section 1 of the rules: whose turn it is, cards drawn and discarded, the display."""

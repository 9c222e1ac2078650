"""Sections 1 and 5 of the rules: whose turn it is, cards drawn and discarded, the display; the end of turn and leg, water."""

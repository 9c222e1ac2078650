"""Sections 2 to 4 of the rules: a figure on its way, and what the way and its end bring."""

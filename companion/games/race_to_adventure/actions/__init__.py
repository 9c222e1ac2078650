"""Sections 3 to 8 of the rules: what one seat can do in the Actions step, all of it in one table of deeds."""

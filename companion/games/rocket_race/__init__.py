"""Rocket Race: a file or a folder a section of RULES.md, around one model; pure rules, no sentence of another game."""

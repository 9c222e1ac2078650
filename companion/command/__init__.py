"""The command `companion`: what a terminal can ask of the box.

It may import everything; nothing imports it.
"""

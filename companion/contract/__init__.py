"""What a game is: moves, positions, views, and how values are put into words.

Everything may import this wing; it imports the standard library and msgspec alone.
"""

"""From a press, a tag or a tap to a move: lists of words that are narrowed until one line is left.

It knows the contract alone; the table asks it, and a tool that prints or reads lines may.
"""

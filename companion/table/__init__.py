"""One table: the game that is played on it, its past, its people, and what the box offers beside it.

It knows the contract, the games by their registry, the inputs and what is kept; `referee`, `app`, the commands and
the page may touch it, a game or a device never.
"""

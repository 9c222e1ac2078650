"""What lies on a disk: the journal and its copies, the sets of components, the taught tags.

It knows the contract, the games by their registry and the clock; the table and the commands touch it, a game never.
"""

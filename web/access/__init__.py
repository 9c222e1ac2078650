"""Who may act: hosts and origins, the pairing code and its cookie, the seat that a phone speaks for.

The addresses of the page ask it; it knows the protocol, and of the page only what is joined.
"""

"""A referee box for physical board games."""

__version__ = "0.1.0"

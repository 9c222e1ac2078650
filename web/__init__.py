"""The page: addresses, pictures, live streams, in the language of each phone. It knows the companion, never a device."""

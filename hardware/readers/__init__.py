"""Tag readers, one protocol a file. Each module has the pure decoding, and a reader as in `hardware.ports`."""

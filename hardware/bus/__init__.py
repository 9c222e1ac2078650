"""Lines that several parts share: SPI, and I2C behind a multiplexer. Only the rigs open them."""

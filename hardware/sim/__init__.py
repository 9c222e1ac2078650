"""The simulated box: chips, pins and readers that the real drivers work on unchanged."""

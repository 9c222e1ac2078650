"""What `companion doctor` looks at, one file a corner of the machine."""

"""Buttons, knob, lamps and sounder: what stands on pins of its own. From outside: `Controls` and `Signals`, for the box."""

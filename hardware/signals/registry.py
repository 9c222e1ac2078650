"""The parts on pins of their own, in the order in which a box file is read."""

from __future__ import annotations

from hardware.signals.buttons import BUTTONS
from hardware.signals.knob import KNOB
from hardware.signals.lamp import LAMPS
from hardware.signals.sounder import SOUNDER

SIGNALS = (BUTTONS, KNOB, LAMPS, SOUNDER)

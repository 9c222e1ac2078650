"""A stand-in for the RPi.GPIO library, so that gpiozero's back end for it runs without a Pi.

`install()` puts this module where `from RPi import GPIO` finds it. Like the original it calls back in one
event thread for the whole process, after the edge, when the level may have changed again. The hand is
`drive`. It has only what gpiozero and luma call; anything else is an `AttributeError`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from queue import Queue
from threading import Lock, Thread
from types import ModuleType

VERSION = "0.7.1"
BCM, OUT, IN, LOW, HIGH = 11, 0, 1, 0, 1
SERIAL, SPI, I2C, HARD_PWM, UNKNOWN = 40, 41, 42, 43, -1
PUD_OFF, PUD_DOWN, PUD_UP = 20, 21, 22
RISING, FALLING, BOTH = 31, 32, 33
NO_BOUNCE_TIME = -666

_functions: dict[int, int] = {}
_levels: dict[int, int] = {}
_watched: dict[int, tuple[int, Callable[[int], None]]] = {}
_edges: Queue[int] = Queue()
_thread_lock = Lock()
_threads: list[Thread] = []


def install() -> None:
    """Makes this module `RPi.GPIO` for the rest of the process."""
    package = ModuleType("RPi")
    package.__dict__.update(GPIO=sys.modules[__name__], __path__=[])
    sys.modules["RPi"] = package
    sys.modules["RPi.GPIO"] = sys.modules[__name__]


def setmode(mode: int) -> None:
    """Only BCM numbers are simulated."""
    if mode != BCM:
        raise ValueError("only BCM numbering is simulated")


def setwarnings(flag: bool) -> None:
    """There are no warnings to switch off."""


def setup(channel: int, direction: int, pull_up_down: int = PUD_OFF, initial: int = -1) -> None:
    """Makes a pin an input, at the level of its pull, or an output."""
    _functions[channel] = direction
    if direction == IN:
        _levels[channel] = int(pull_up_down == PUD_UP)
    else:
        _levels[channel] = int(initial > 0) if initial != -1 else _levels.get(channel, LOW)


def input(channel: int) -> int:
    """The level of a pin that was set up."""
    if channel not in _functions:
        raise RuntimeError("You must setup() the GPIO channel first")
    return _levels[channel]


def output(channel: int, value: int) -> None:
    """Sets an output."""
    if _functions.get(channel) != OUT:
        raise RuntimeError("The GPIO channel has not been set up as an OUTPUT")
    _levels[channel] = int(bool(value))


def gpio_function(channel: int) -> int:
    """What a pin is now."""
    return _functions.get(channel, IN)


def add_event_detect(channel: int, edge: int, callback: Callable[[int], None], bouncetime: int) -> None:
    """Calls back on edges; a pin is watched once."""
    if _functions.get(channel) != IN:
        raise RuntimeError("You must setup() the GPIO channel as an input first")
    if channel in _watched:
        raise RuntimeError("Conflicting edge detection already enabled for this GPIO channel")
    if bouncetime != NO_BOUNCE_TIME:
        raise ValueError("debounce is not the pin library's business here")
    with _thread_lock:
        if not _threads:
            _threads.append(Thread(target=_call_back, name="RPi.GPIO events", daemon=True))
            _threads[0].start()
    _watched[channel] = (edge, callback)


def remove_event_detect(channel: int) -> None:
    """Stops watching."""
    _watched.pop(channel, None)


def cleanup(channel: int | None = None) -> None:
    """Forgets one pin, or all."""
    for pin in list(_functions) if channel is None else [channel]:
        _watched.pop(pin, None)
        _functions.pop(pin, None)
        _levels.pop(pin, None)


class PWM:
    """A wave on an output; the level kept is the duty in percent, so that a test can read it."""

    def __init__(self, channel: int, frequency: float) -> None:
        if _functions.get(channel) != OUT:
            raise RuntimeError("You must setup() the GPIO channel as an output first")
        self.channel = channel
        self.frequency = frequency
        self.duty = 0.0

    def start(self, duty: float) -> None:
        """Starts at a duty of 0 to 100."""
        self.ChangeDutyCycle(duty)

    def ChangeDutyCycle(self, duty: float) -> None:
        """A new duty of 0 to 100."""
        if not 0 <= duty <= 100:
            raise ValueError("dutycycle must have a value from 0.0 to 100.0")
        self.duty = duty
        _levels[self.channel] = int(duty > 0)

    def ChangeFrequency(self, frequency: float) -> None:
        """A new frequency in hertz."""
        if frequency <= 0:
            raise ValueError("frequency must be greater than 0.0")
        self.frequency = frequency

    def stop(self) -> None:
        """Stops the wave."""
        self.duty = 0.0


def drive(channel: int, level: bool) -> None:
    """The hand: puts an input to a level from outside."""
    if _functions.get(channel) != IN:
        raise ValueError(f"pin {channel} is no input")
    if _levels[channel] == int(level):
        return
    _levels[channel] = int(level)
    edge = _watched.get(channel, (0, None))[0]
    if edge == BOTH or edge == (RISING if level else FALLING):
        _edges.put(channel)


def level(channel: int) -> bool:
    """What an eye sees on a pin, set up or not."""
    return bool(_levels.get(channel, LOW))


def settle() -> None:
    """Waits until every edge so far has been called back."""
    _edges.join()


def _call_back() -> None:
    while True:
        channel = _edges.get()
        try:
            watched = _watched.get(channel)
            if watched:
                watched[1](channel)
        finally:
            _edges.task_done()

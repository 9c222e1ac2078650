"""Who may act: a code on the box's screen turns into a signed cookie.

One code and one brake for the whole network, so that changing addresses does not buy more tries. What
a phone may do once it is paired (its seat) is in `seats.py`; how a request is checked in `guard.py`.
"""

from __future__ import annotations

import hmac
import secrets
import threading
import time
from collections.abc import Callable
from typing import Literal

from itsdangerous import BadSignature, URLSafeSerializer
from msgspec import Struct

from web.access.keyring import Keyring

Control = Literal["paired", "open"]

TRIES = 5
BRAKE_SECONDS = 30.0


class Paired(Struct, frozen=True):
    """The code was right: `cookie` is what the phone keeps."""

    cookie: str


class Wrong(Struct, frozen=True):
    """The code was wrong; so many tries are `left` before the brake."""

    left: int


class Braked(Struct, frozen=True):
    """Too many tries: the next one counts in `seconds`."""

    seconds: int


class Pass(Struct, frozen=True):
    """What a valid cookie says: which phone this is, and whether it was paired or merely met."""

    phone: str
    paired: bool


def new_code() -> str:
    """Six digits, each equally likely."""
    return f"{secrets.randbelow(10**6):06}"


class Pairing:
    """The code, its brake and the cookies.

    `fixed` is a code that never changes. `changed` is told the code whenever it changes, from the thread
    of the phone that made it change.
    """

    def __init__(
        self,
        keyring: Keyring,
        *,
        control: Control = "paired",
        fixed: str | None = None,
        clock: Callable[[], float] = time.monotonic,
        changed: Callable[[str], None] = lambda code: None,
    ) -> None:
        self.keyring = keyring
        self.control: Control = control
        self.changed = changed
        self._fixed = fixed
        self._clock = clock
        self._lock = threading.Lock()
        self._code = fixed or new_code()
        self._tries = 0
        self._braked_until = 0.0

    @property
    def code(self) -> str:
        """The code that the box's screen shows now."""
        return self._code

    def redeem(self, code: str) -> Paired | Wrong | Braked:
        """Tries a code. A try under the brake is not counted and does not lengthen it."""
        with self._lock:
            wait = self._braked_until - self._clock()
            if wait > 0:
                return Braked(max(1, min(int(BRAKE_SECONDS), int(wait + 0.999))))
            right = hmac.compare_digest(code.encode(), self._code.encode())
            outcome = self._accept() if right else self._count_try()
            shown = self._code
        if right or self._tries == 0:
            self.changed(shown)
        return outcome

    def _accept(self) -> Paired:
        self._renew()
        return Paired(self.issue(paired=True))

    def _count_try(self) -> Wrong:
        self._tries += 1
        left = TRIES - self._tries
        if left == 0:
            self._braked_until = self._clock() + BRAKE_SECONDS
            self._renew()
        return Wrong(left)

    def _renew(self) -> None:
        self._tries = 0
        self._code = self._fixed or new_code()

    def issue(self, *, paired: bool) -> str:
        """A cookie for a phone that has none yet."""
        return str(self._serializer().dumps([secrets.token_hex(8), self.keyring.generation, paired]))

    def read(self, cookie: str | None) -> Pass | None:
        """What a cookie says; None if it is missing, forged, or older than the last unpairing."""
        try:
            phone, generation, paired = self._serializer().loads(cookie or "")
        except (BadSignature, ValueError, TypeError):
            return None
        return Pass(phone, paired) if generation == self.keyring.generation else None

    def unpair_all(self) -> None:
        """Makes every cookie given so far worthless."""
        self.keyring.next_generation()

    def _serializer(self) -> URLSafeSerializer:
        return URLSafeSerializer(self.keyring.key, salt="companion phone")

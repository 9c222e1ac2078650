"""The simulated box's tray of tags: one for every token, so that nobody has to teach them."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from companion.contract.game import SEATS, Words
from companion.registry import GAMES


def taught() -> dict[str, str]:
    """What each tag means, whatever is played."""
    return {tag_of(token): token for token in known_tokens()}


def tray(kinds: Mapping[str, Words]) -> list[dict[str, str]]:
    """The tags of one game, with what to write on each."""
    return [
        {"id": tag_of(token), "token": token, "label": token.partition(":")[2].replace("-", " ")}
        for token in spelt(kinds)
    ]


def known_tokens() -> list[str]:
    """Every token that some game knows, each once."""
    kinds = [{"seat": SEATS}, *(rules.token_kinds for rules in GAMES.values())]
    return list(dict.fromkeys(token for known in kinds for token in spelt(known)))


def spelt(kinds: Mapping[str, Words]) -> list[str]:
    """Kinds and words as tokens."""
    return [f"{kind}:{word}" for kind, words in kinds.items() for word in words]


def tag_of(token: str) -> str:
    """The id of the simulated tag that sits on a token: ten hex digits."""
    return "5E" + hashlib.blake2b(token.encode(), digest_size=4).hexdigest().upper()

"""Whose language a request is answered in, and how texts are said on a page: names in their colours, kept from turning
the sentence around them.

Field or query, then the phone's own choice (a cookie), then its browser's wish, then the box's language.
"""

from __future__ import annotations

import json
import unicodedata
from contextvars import ContextVar
from typing import Any

from flask import has_request_context, request
from flask.json.provider import DefaultJSONProvider
from markupsafe import Markup, escape

from companion.contract.text import Part, Said, Seat, Short, Text, seats_of, tells_of
from companion.contract.view import View
from companion.words import LANGUAGES, Speaker, speaker, tongue
from web.joined import joined

COOKIE = "language"
ISOLATE, RELEASE = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
TURNING = frozenset({"R", "AL", "AN", "RLE", "RLO", "RLI", "LRE", "LRO", "LRI", "FSI", "PDF", "PDI"})


def turns(name: str) -> bool:
    """Whether a name could change the direction of what stands beside it."""
    return any(unicodedata.bidirectional(letter) in TURNING for letter in name)


def isolated(name: str) -> str:
    """A name that a sentence can hold; most come back as they are."""
    return f"{ISOLATE}{name}{RELEASE}" if turns(name) else name


def language() -> str:
    """The language of the request that is answered now."""
    wishes = (request.args.get("language"), request.cookies.get(COOKIE), *request.accept_languages.values())
    spoken = (tongue(wish) for wish in wishes if wish)
    return next((wish for wish in spoken if wish in LANGUAGES), joined().referee.language)


def speaker_for(view: View | None, language: str) -> Speaker:
    """Who says the texts of a view on a page."""
    seats = view.seats if view else ()
    return speaker(language, view.game if view else "", {seat.seat: isolated(seat.name) for seat in seats})


def own_speaker() -> Speaker:
    """Who says the texts of the answer that is made now."""
    if not has_request_context():
        return speaker()
    return speaker_for(joined().referee.bulletin.view, language())


class Voice:
    """What the templates say texts with: `speaker`, and the seats that are drawn in their colours."""

    def __init__(self, view: View | None, language: str) -> None:
        self.speaker = speaker_for(view, language)
        self.seats = {seat.seat: seat for seat in view.seats} if view else {}

    def rich(self, said: Said | Short) -> Markup:
        """A text with its names in their colours."""
        if isinstance(said, Short):
            return escape(self.speaker.say(said))
        return Markup("").join(self._run(run) for run in self.speaker.runs(said))

    def _run(self, run: str | Seat) -> Markup:
        if isinstance(run, str):
            return escape(run)
        seat = self.seats.get(run.seat)
        if seat is None:
            return escape(run.seat)
        return Markup('<bdi class="name c-{}">{}</bdi>').format(seat.colour, seat.name)


VOICE: ContextVar[Voice] = ContextVar("voice")
"""The voice of the page that this thread draws."""


def spell(value: Any) -> Any:
    """What a template prints: a text is said in the language of the page that is drawn."""
    return VOICE.get().speaker.say(value) if isinstance(value, Text | Short) else value


def rich(value: Said | Short) -> Markup:
    """The same with its names in their colours, for a template that asks for it."""
    return VOICE.get().rich(value)


def word(id: str, /, **parts: Part) -> str:
    """A message of the page, for a template."""
    return VOICE.get().speaker.say(Text(id, **parts))


def kind_word(kind: str) -> str:
    """A kind of cell or card as people call it; the word itself where the game has no other."""
    named, voice = Text(f"kind-{kind}"), VOICE.get(None)
    return voice.speaker.say(named) if voice and voice.speaker.has(named) else kind.replace("-", " ")


def won(winners: tuple[str, ...]) -> Text:
    """Who has won, in a sentence."""
    if not winners:
        return Text("page-nobody-won")
    return Text("page-won", winners=seats_of(*winners), count=len(winners))


def script_words() -> Markup:
    """What the page's scripts say, as JSON: each message with its parts' names where they go, in braces."""
    speaker = VOICE.get().speaker
    patterns = {id: speaker.pattern(id) for id in speaker.ids("page-js-")}
    return Markup(json.dumps(patterns, ensure_ascii=False).replace("<", "\\u003c"))


def own_name(tongue: str) -> str:
    """What a language calls itself."""
    return speaker(tongue).say(Text("page-own-name"))


WORDS: dict[str, Any] = {
    "word": word,
    "say": spell,
    "won": won,
    "kind_word": kind_word,
    "tells_of": tells_of,
    "script_words": script_words,
    "own_name": own_name,
    "languages": LANGUAGES,
}
"""What every template may say."""


class Saying(DefaultJSONProvider):
    """Flask's JSON, with texts said in the language of the request."""

    sort_keys = False

    def default(self, value: Any) -> Any:
        return own_speaker().plain(value)

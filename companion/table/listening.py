"""From tokens and tags to requests, for the game on the table or, on the panel, for the box itself."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from companion import protocol
from companion.contract.game import Move, Refusal, Text, Words
from companion.contract.view import Menu
from companion.inputs.lines import head
from companion.inputs.narrowing import Narrowing
from companion.inputs.partial import Partial
from companion.inputs.tokens import NEXT_TAG, TAG, TOKEN, Inputs, Line, Offer, is_said
from companion.kept.tags import Tags
from companion.protocol import Answer, Request, done, error, refused
from companion.table import lobby
from companion.table.opening import Games
from companion.table.sitting import Sitting
from companion.table.telling import choice_out

PANEL = "panel"
NO_TABLE = error("no-table", Text("table-no-game"))


class Listener:
    """Hears what is pressed and scanned. With a lobby, the panel also starts games, teaches tags and more."""

    def __init__(self, tags: Tags, games: Games, lobby_offer: Callable[[], Offer] | None, language: str) -> None:
        self.tags = tags
        self.language = language
        self.games = games
        self.inputs = Inputs()
        self.joining = False
        """Whether the panel asked for the join page."""
        self.teaching: str | None = None
        """The token that the next tag will sit on."""
        self.unknown: str | None = None
        """The tag laid last, if nobody has taught it: what is taught now is taught to it."""
        self._lobby_offer = lobby_offer
        self._called = False

    def sat_down(self) -> None:
        """A game has come onto the table."""
        self._called = self.joining = False
        self.teaching = self.unknown = None

    def press(self, request: protocol.Press, sitting: Sitting | None, source: str) -> Request | Answer:
        """The request that a press completes, or the answer to it."""
        if not TOKEN.fullmatch(request.token):
            return error("bad-request", Text("table-no-token", token=request.token[:40]))
        return self._token(request.token, request.seq, sitting, source, scanned=False)

    def scan(self, request: protocol.Scan, sitting: Sitting | None, source: str) -> Request | Answer:
        """The same for a tag, by its raw id or by what it means."""
        token = request.token
        if TAG.fullmatch(token):
            if self.teaching:
                taught, self.teaching = self.teaching, None
                return protocol.Teach(tag=token, token=taught)
            set_name = sitting.header.set_name if sitting else ""
            meaning = self.tags.meaning(set_name, token)
            self.unknown = token.upper() if meaning is None else None
            if meaning is None:
                return error("bad-request", Text("table-tag-untaught", tag=token.upper(), end=token.upper()[-12:]))
            token = meaning
        if not TOKEN.fullmatch(token):
            return error("bad-request", Text("table-no-tag-no-token", token=token[:40]))
        return self._token(token, request.seq, sitting, source, scanned=True)

    def teach(self, request: protocol.Teach, sitting: Sitting | None) -> Answer:
        """Binds or forgets a tag; for “next” the one laid last if nobody has taught it, else the one laid next."""
        tag, token = request.tag, request.token
        if not TAG.fullmatch(tag) and tag != NEXT_TAG:
            return error("bad-request", Text("table-tag-is-hex", tag=tag[:70]))
        if token is not None and not TOKEN.fullmatch(token):
            return error("bad-request", Text("table-no-such-token", token=token[:40]))
        if tag == NEXT_TAG:
            if self.unknown is None or token is None:
                self.teaching = token
                return done(narrowed=[], teaching=token) if token else done()
            tag = self.unknown
        self.unknown = None
        set_name = sitting.header.set_name if sitting else ""
        self.tags.teach(set_name, tag, token)
        return done(tag=tag.upper(), token=token, set=set_name)

    def _token(
        self, token: str, seq: int | None, sitting: Sitting | None, source: str, *, scanned: bool
    ) -> Request | Answer:
        self.joining = False
        if token == "back" and source == PANEL and self.teaching:
            self.teaching = None
            return done(narrowed=[])
        if token == "back" and self._called and not self.inputs.narrowing(source, self._offer(sitting, source)).begun:
            token = "hold:back"
        if token == "undo":
            return protocol.Undo(seq=seq)
        if token == "hold:back" and source == PANEL and self._lobby_offer:
            self._called = not self._called
            self.inputs.forget(PANEL)
            return done(narrowed=[])
        in_lobby = self.in_lobby(sitting, source)
        if sitting is None and not in_lobby:
            return NO_TABLE
        heard = self.inputs.press(source, token, self._offer(sitting, source), scanned=scanned)
        match heard:
            case Refusal():
                named = None if in_lobby or sitting is None else self._why_not(token, sitting, source)
                return refused(named or heard)
            case Line(words):
                return (
                    self._lobby_line(words, sitting)
                    if in_lobby
                    else protocol.MoveRequest(move=" ".join(words), seq=seq)
                )
            case Narrowing():
                shown = self.menu(sitting, source)
                return done(narrowed=[choice_out(choice) for choice in heard.choices()], menu=shown)

    def _why_not(self, token: str, sitting: Sitting, source: str) -> Refusal | None:
        """What the rules say to the move that a token would have made, where only one thing can be said."""
        kind, _, word = token.partition(":")
        said = self.inputs.narrowing(source, sitting.offer())
        if said.seat is None or not is_said(token):
            return None
        lines = {(*said_so_far(partial), word) for partial in said.left if partial.current() is not None}
        if kind == "action":
            lines = {(word, said.seat)}
        answers = [sitting.rules.play(sitting.node.state, Move(line)) for line in lines]
        first = answers[0] if answers else None
        return first if isinstance(first, Refusal) and all(first == answer for answer in answers) else None

    def in_lobby(self, sitting: Sitting | None, source: str) -> bool:
        """Whether a source speaks to the box and not to the game."""
        return self._lobby_offer is not None and source == PANEL and (self._called or sitting is None or sitting.over)

    def _offer(self, sitting: Sitting | None, source: str) -> Offer:
        if self._lobby_offer is not None and self.in_lobby(sitting, source):
            return self._lobby_offer()
        return sitting.offer() if sitting else Offer((), lambda kind, word: ())

    def menu(self, sitting: Sitting | None, source: str = PANEL) -> Menu | None:
        """What a source is choosing among; None when there is nothing."""
        shown = self.inputs.menu(source, self._offer(sitting, source))
        if self.in_lobby(sitting, source):
            return msgspec.structs.replace(
                shown, title=shown.title or "Companion", active=self._called or sitting is None or shown.active
            )
        return shown if shown.items else None

    def _lobby_line(self, words: tuple[str, ...], sitting: Sitting | None) -> Request | Answer:
        """What a line of the lobby asks for."""
        self._called, self.joining = False, words[0] == "join"
        match words[0]:
            case "new" if words[-1] != lobby.NO:
                return lobby.new_request(words, self.games, self.language)
            case "end" if words[-1] != lobby.NO:
                return protocol.End()
            case "check":
                return protocol.Check(fact=words[1])
            case "keep":
                return protocol.Keep()
            case "teach":
                return protocol.Teach(tag=NEXT_TAG, token=f"{words[1]}:{words[2]}")
            case _:
                return done(narrowed=[])


def said_so_far(partial: Partial) -> Words:
    """The words of a line in the making."""
    return head(partial.choice) + tuple(word for pick in partial.picks for word in pick)


def lobby_offer(games: Games, sitting: Sitting | None, assumed: tuple[str, ...], unknown: str | None) -> Offer:
    """What the box itself offers now."""
    playing = sitting is not None and not sitting.over
    learnt = bool(sitting and sitting.rules.learnt(sitting.node.state))
    tokens = sitting.tokens() if sitting else {}
    offers = lobby.choices(games, tokens, assumed, playing=playing, learnt=learnt, unknown=unknown)
    return Offer(offers, lambda kind, word: (word,))

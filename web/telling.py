"""What a stream tells of a bulletin: to programs the parts of the protocol, to a page all that it shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec
from flask import Flask

from companion.contract.view import Bulletin
from companion.table.telling import choice_out
from web import pages
from web.language import speaker_for
from web.pages import Viewer
from web.stream import Event, Told


def open_to_programs(language: str) -> Told:
    """The view, its choices and the warnings."""

    def told(news: Bulletin) -> Iterator[Event]:
        speaker = speaker_for(news.view, language)
        yield Event("view", speaker.json(news.view), news.view.seq if news.view else None)
        yield Event("choices", speaker.json([choice_out(choice) for choice in news.choices]))
        yield Event("warnings", speaker.json(news.warnings))

    return told


def to_page(app: Flask, page: str, viewer: Callable[[], Viewer]) -> Told:
    """Everything that one page shows, in one event: it asks for nothing after it."""

    def told(news: Bulletin) -> Iterator[Event]:
        shown = {**pages.news(app, news, page, viewer()), "number": 0}
        yield Event("page", msgspec.json.encode(shown), shown["seq"])

    return told

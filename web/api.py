"""The addresses under `/api`: the protocol over HTTP, live push, pairing and seats."""

from __future__ import annotations

from flask import Blueprint, Flask, Response, current_app, jsonify, request
from flask.typing import ResponseReturnValue

from companion.contract.text import Text, listed
from companion.protocol import READING, Answer
from companion.words import LANGUAGES
from web.access.guard import COOKIE_SECONDS, UNPAIRED, body, give_cookie, may_control, pairing, phone, said
from web.access.pairing import Braked, Paired
from web.access.seats import overreach, own_seat, own_source, seats_at
from web.joined import joined
from web.language import COOKIE, language, own_speaker
from web.pages import PARTS, watching
from web.stream import stream
from web.telling import open_to_programs, to_page

routes = Blueprint("api", __name__, url_prefix="/api")


@routes.post("/command")
def command() -> ResponseReturnValue:
    asked = body()
    if asked is None:
        return said(400, "bad-request", Text("page-says-no-request"))
    if not is_reading(asked):
        if not may_control():
            return said(403, "forbidden", UNPAIRED)
        seat = own_seat()
        if too_far := overreach(asked, seat):
            return said(403, "forbidden", too_far)
        if seat:
            asked.pop("source", None)
    asked.setdefault("language", language())
    return jsonify(joined().referee.command(asked, own_source()))


def is_reading(request: Answer) -> bool:
    verb = request.get("do")
    return isinstance(verb, str) and verb in READING


@routes.get("/state")
def state() -> ResponseReturnValue:
    return jsonify(ok=True, view=own_speaker().plain(joined().referee.bulletin.view))


@routes.get("/events")
def events() -> ResponseReturnValue:
    """For programs, or with `?page=phone` for that page."""
    page = request.args.get("page")
    app: Flask = current_app._get_current_object()  # type: ignore[attr-defined]  # the stream outlives the request
    told = to_page(app, page, watching()) if page in PARTS else open_to_programs(language())
    return stream(joined().streams, joined().assets.version, told)


@routes.get("/health")
def health() -> ResponseReturnValue:
    report = joined().health()
    return jsonify(report), 200 if report.get("ok") else 503


@routes.get("/record")
def record() -> ResponseReturnValue:
    answer = joined().referee.command({"do": "record"}, own_source())
    if not answer["ok"]:
        return jsonify(answer), 404
    response = Response(answer["record"], mimetype="text/plain")
    response.headers["Content-Disposition"] = 'attachment; filename="game.txt"'
    return response


@routes.get("/history")
def history() -> ResponseReturnValue:
    return jsonify(joined().referee.command({"do": "history"}, own_source()))


@routes.post("/pair")
def pair() -> ResponseReturnValue:
    code = (body() or {}).get("code")
    if not isinstance(code, str):
        return said(400, "bad-request", Text("page-says-code-missing"))
    outcome = pairing().redeem(code.strip())
    if isinstance(outcome, Paired):
        return give_cookie(jsonify(ok=True), outcome.cookie)
    if isinstance(outcome, Braked):
        answer, status = said(429, "forbidden", Text("page-says-too-many-tries", seconds=outcome.seconds))
        answer.headers["Retry-After"] = str(outcome.seconds)
        return answer, status
    return said(403, "forbidden", Text("page-says-wrong-code"))


@routes.post("/unpair")
def unpair() -> ResponseReturnValue:
    if not may_control():
        return said(403, "forbidden", UNPAIRED)
    pairing().unpair_all()
    joined().streams.drop()
    return jsonify(ok=True)


@routes.post("/language")
def choose_language() -> ResponseReturnValue:
    """This phone's language, kept by a cookie."""
    wanted = (body() or {}).get("language")
    if wanted not in LANGUAGES:
        return said(400, "bad-request", Text("page-says-languages", languages=listed(*LANGUAGES)))
    answer = jsonify(ok=True, language=wanted)
    answer.set_cookie(COOKIE, wanted, max_age=COOKIE_SECONDS, httponly=True, samesite="Strict", path="/")
    return answer


@routes.post("/seat")
def seat() -> ResponseReturnValue:
    if not may_control():
        return said(403, "forbidden", UNPAIRED)
    asked = body() or {}
    wanted, open_seats = asked.get("seat"), seats_at(joined().referee.bulletin.view)
    if "seat" not in asked or not (wanted is None or wanted in open_seats):
        return said(400, "bad-request", Text("page-says-seats", seats=listed(*open_seats)))
    known, cookie = phone(), ""
    if known is None:
        cookie = pairing().issue(paired=False)
        known = pairing().read(cookie)
    if known is not None:
        pairing().keyring.claim(known.phone, wanted)
        joined().referee.refresh()
    answer = jsonify(ok=True, seat=wanted)
    return give_cookie(answer, cookie) if cookie else answer

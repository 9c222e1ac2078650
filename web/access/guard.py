"""What every request must satisfy before it reaches a page or the table.

Own host name, own origin, JSON, a bounded body, and for writes a phone that may control. What the
answers carry in return: the security headers of the protocol.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from typing import cast

import msgspec
from flask import Flask, Response, current_app, g, jsonify, request
from werkzeug.exceptions import HTTPException, MethodNotAllowed

from companion.contract.text import Said, Text
from companion.protocol import Answer, error
from web.access.pairing import Pairing, Pass

COOKIE = "companion"
COOKIE_SECONDS = 366 * 24 * 3600
BODY_BYTES = 64 * 1024
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})

HEADERS = {
    "Content-Security-Policy": "; ".join(
        [
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self'",
            "connect-src 'self'",
            "form-action 'self'",
            "base-uri 'none'",
            "frame-ancestors 'none'",
        ]
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}


def guard(app: Flask, names: Iterable[str]) -> None:
    """Puts the checks before and the headers after every request. `names` are further host names."""
    app.config["MAX_CONTENT_LENGTH"] = BODY_BYTES
    own = own_names(names)

    @app.before_request
    def check() -> tuple[Response, int] | None:
        g.phone = pairing().read(request.cookies.get(COOKIE))
        if not host_is_ours(request.host, own):
            return said(421, "bad-request", Text("page-says-foreign-name", name=request.host))
        return None if request.method in SAFE_METHODS else check_write()

    @app.after_request
    def add_headers(response: Response) -> Response:
        response.headers.update(HEADERS)
        response.headers.setdefault("Cache-Control", "no-store")
        return response

    @app.errorhandler(HTTPException)
    def explain(fault: HTTPException) -> tuple[Response, int]:
        answer, status = said(fault.code or 500, "bad-request", MESSAGES.get(fault.code or 500, f"{fault.name}."))
        if isinstance(fault, MethodNotAllowed):
            answer.allow.update(fault.valid_methods or ())
        return answer, status


MESSAGES = {
    404: Text("page-says-nothing-here"),
    405: Text("page-says-wrong-kind"),
    413: Text("page-says-too-long", most=BODY_BYTES // 1024),
    500: Text("page-says-fault"),
}


def own_names(more: Iterable[str]) -> frozenset[str]:
    """The names under which this machine may be asked for."""
    host = socket.gethostname().lower()
    return frozenset({"localhost", host, f"{host}.local", *(name.lower() for name in more)})


def host_is_ours(host: str, own: frozenset[str]) -> bool:
    """A rebinding attack always brings a foreign name, so any address in digits is ours."""
    name = host.lower()
    if name.startswith("["):
        name = name[1:].partition("]")[0]
    elif name.count(":") == 1:
        name = name.partition(":")[0]
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return name.rstrip(".") in own
    return True


def check_write() -> tuple[Response, int] | None:
    """Origin, type and length of a writing request; who sent it is the address's own matter."""
    origin = request.headers.get("Origin")
    if origin is not None and origin.lower() != f"{request.scheme}://{request.host}".lower():
        return said(403, "forbidden", Text("page-says-other-site"))
    if request.mimetype != "application/json":
        return said(415, "bad-request", Text("page-says-json-only"))
    request.get_data()
    return None


def pairing() -> Pairing:
    """This app's pairing."""
    return cast(Pairing, current_app.extensions["pairing"])


def phone() -> Pass | None:
    """The phone that asks, if it brought a valid cookie."""
    return cast("Pass | None", g.phone)


def may_control() -> bool:
    """Whether this request may change something."""
    known = phone()
    return pairing().control == "open" or (known is not None and known.paired)


UNPAIRED = Text("page-says-unpaired")


def said(status: int, code: str, message: Said) -> tuple[Response, int]:
    """An error in the protocol's shape."""
    return jsonify(error(code, message)), status


def give_cookie(response: Response, cookie: str) -> Response:
    """Lets the phone keep its cookie, out of reach of scripts and of other sites."""
    response.set_cookie(COOKIE, cookie, max_age=COOKIE_SECONDS, httponly=True, samesite="Strict", path="/")
    return response


def body() -> Answer | None:
    """The JSON object that was sent, or None. Half characters, which no file could keep, are no JSON here."""
    try:
        sent = msgspec.json.decode(request.get_data())
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return sent if isinstance(sent, dict) else None

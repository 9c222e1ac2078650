"""A real browser on a phone's viewport, and a cable that can be cut."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from companion.referee import Referee
from tests.web.conftest import Serve, make_app
from web.access.keyring import Keyring
from web.access.pairing import Pairing

CHROMIUM = "/usr/bin/chromium"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PHONE = {"viewport": {"width": 360, "height": 740}, "is_mobile": True, "has_touch": True, "device_scale_factor": 2}
PATIENCE_MS = 20000

Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def url(referee: Referee, serve: Serve) -> str:
    """The address of a page with open control over the referee's table."""
    return serve(make_app(referee, Pairing(Keyring(), control="open"))).url


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Opens an address on a phone and waits until it is live. Any error on the page fails the test."""
    contexts, faults = [], list[str]()

    def open_(address: str, live: bool = True, **settings: Any) -> Page:
        context = browser.new_context(**(PHONE | settings))
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.append(said.text) if "Content Security Policy" in said.text else None)
        page.goto(address)
        if live:
            wait_live(page)
        return page

    yield open_
    for context in contexts:
        context.close()
    assert faults == []


def wait_live(page: Page) -> None:
    page.wait_for_selector('body[data-live="yes"]')


def wait_seq(page: Page, seq: int) -> None:
    page.wait_for_selector(f'body[data-seq="{seq}"]')


def from_menu(page: Page, item: str) -> None:
    """Opens what the menu calls so."""
    page.tap("#menu")
    page.tap(f"#menu-sheet >> text={item}")


class Cable:
    """A TCP proxy to a server: it passes everything on, holds it silently, or cuts every connection."""

    def __init__(self, port: int) -> None:
        self._target = port
        self._flowing = threading.Event()
        self._pairs: list[socket.socket] = []
        self._down = False
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()
        self.mend()

    def mend(self) -> None:
        self._down = False
        self._flowing.set()

    def hold(self) -> None:
        """The connection looks alive, but nothing comes through."""
        self._flowing.clear()

    def cut(self) -> None:
        """Every connection breaks, and new ones do too."""
        self._down = True
        while self._pairs:
            hang_up(self._pairs.pop())

    def close(self) -> None:
        self._flowing.set()
        self.cut()
        hang_up(self._listening)

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                if self._down:
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self._target))
                self._pairs += [near, far]
                for source, sink in ((near, far), (far, near)):
                    threading.Thread(target=self._pass, args=(source, sink), daemon=True).start()

    def _pass(self, source: socket.socket, sink: socket.socket) -> None:
        with suppress(OSError):
            while chunk := source.recv(65536):
                self._flowing.wait()
                sink.sendall(chunk)
        hang_up(sink)
        hang_up(source)


def hang_up(sock: socket.socket) -> None:
    with suppress(OSError):
        sock.shutdown(socket.SHUT_RDWR)
    sock.close()


@pytest.fixture
def cable(url: str) -> Iterator[Cable]:
    """A cable to the page; its `port` is where a phone on it calls."""
    cable = Cable(int(url.rpartition(":")[2]))
    yield cable
    cable.close()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "/browser/" in str(item.path):
            item.add_marker(pytest.mark.browser)

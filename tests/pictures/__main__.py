"""`python -m tests.pictures`: draws the pictures of the README from the running simulated box, with Debian's chromium.

Each game has a record beside this file that leads to the moment shown.
"""

from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from companion.app import App
from companion.registry import GAMES
from companion.settings import Settings
from tests.web.browser.conftest import ARGUMENTS, CHROMIUM

HERE = Path(__file__).parent
PICTURES = HERE.parents[1] / "docs" / "pictures"
PHONE = (360, 740)
BOX = (1100, 800)
GAP = 24


def main() -> int:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as state, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        app = App(Settings(state=Path(state), simulate=True, host="127.0.0.1", port=0, control="open"))
        app.start()
        try:
            phones = [phone(app, browser, game) for game in GAMES]
            beside(phones).save(PICTURES / "phones.png", optimize=True)
            load(app, "race-through-space")
            shot(browser, f"{app.url}/box", BOX, whole=True).save(PICTURES / "box.png", optimize=True)
        finally:
            app.stop()
            browser.close()
    return 0


def load(app: App, game: str) -> None:
    """Puts a game's moment on the table."""
    answer = app.referee.command({"do": "load", "record": (HERE / f"{game}.record").read_text(encoding="utf-8")})
    if not answer["ok"]:
        raise ValueError(f"{game}.record: {answer['error']['message']}")


def phone(app: App, browser: Browser, game: str) -> Image.Image:
    """What a phone shows of a game."""
    load(app, game)
    return shot(browser, f"{app.url}/", PHONE)


def shot(browser: Browser, url: str, size: tuple[int, int], *, whole: bool = False) -> Image.Image:
    """A page once it is live."""
    page: Page = browser.new_page(viewport={"width": size[0], "height": size[1]}, device_scale_factor=2)
    page.goto(url)
    page.wait_for_selector("[data-live='yes']")
    page.wait_for_load_state("load")
    picture = Image.open(BytesIO(page.screenshot(full_page=whole))).convert("RGB")
    page.close()
    return picture


def beside(pictures: list[Image.Image]) -> Image.Image:
    """Pictures in a row, with a gap between them."""
    width = sum(picture.width for picture in pictures) + GAP * (len(pictures) - 1)
    row = Image.new("RGB", (width, max(picture.height for picture in pictures)), "white")
    left = 0
    for picture in pictures:
        row.paste(picture, (left, 0))
        left += picture.width + GAP
    return row


if __name__ == "__main__":
    sys.exit(main())

"""Pairing, corrections, the end, and the box, by touch."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from companion.referee import Referee
from tests.web.browser.conftest import Visit, from_menu, wait_seq
from tests.web.conftest import CODE, Serve, begun, make_app
from tests.web.toy_box import ToyBox
from web.access.keyring import Keyring
from web.access.pairing import Pairing


def to_correct(page: Page, whose: str, what: str) -> None:
    """Opens the sheet for corrections at one fact."""
    from_menu(page, "Correct something")
    page.locator("[name=about]").select_option(label=whose)
    page.locator("[name=what]").select_option(label=what)


def test_a_phone_is_paired_with_the_code_and_then_plays(visit: Visit, race: Referee, serve: Serve) -> None:
    page = visit(serve(make_app(race, Pairing(Keyring(), fixed=CODE))).url)
    page.tap("#moves >> text=Pair this phone")
    page.locator("[name=code]").fill("000000")
    page.tap("#pair-sheet .go")
    expect(page.locator("#pair-sheet .trouble")).to_contain_text("not the code")
    page.locator("[name=code]").fill(CODE)
    page.tap("#pair-sheet .go")
    page.tap('[data-line="roll p1"]')
    wait_seq(page, 2)


def test_a_fact_is_corrected_with_its_reason(visit: Visit, url: str, race: Referee) -> None:
    page = visit(url)
    to_correct(page, "Ada", "Ships · s1 · card")
    expect(page.locator(".was")).to_have_text("The box says: 4")
    page.locator('[data-form="correct"] [name=value]').fill("7")
    page.locator('[data-form="correct"] [name=why]').fill("a sleeve")
    page.tap("#correct-sheet .go")
    wait_seq(page, 2)
    assert race.command({"do": "state"}, "test")["state"]["ships"]["p1"]["s1"]["card"] == 7


def test_a_correction_that_cannot_be_is_explained_in_the_sheet(visit: Visit, url: str, race: Referee) -> None:
    page = visit(url)
    from_menu(page, "Correct something")
    page.locator("[name=about]").select_option(label="Something else")
    page.locator("[name=path]").fill("ships.p9")
    page.locator('[data-form="correct"] [name=value]').fill("7")
    page.locator('[data-form="correct"] [name=why]').fill("?")
    page.tap("#correct-sheet .go")
    expect(page.locator("#correct-sheet .trouble")).not_to_be_empty()


def test_only_what_can_be_corrected_is_offered(visit: Visit, url: str, race: Referee) -> None:
    page = visit(url)
    from_menu(page, "Correct something")
    expect(page.locator("[name=about] option")).to_have_text(["The table", "Ada", "Ben", "Something else"])
    expect(page.locator("[name=about]")).to_have_value("p1")
    page.locator("[name=about]").select_option(label="The table")
    offered = page.locator("[name=what] option").all_text_contents()
    assert {"Players", "Round", "Column"} < set(offered)
    assert not {"Game", "Scores", "Winners"} & set(offered)


def test_what_somebody_has_none_of_yet_can_be_corrected_too(visit: Visit, url: str, referee: Referee) -> None:
    begun(referee, "journey", "Ada", "Ben")
    page = visit(url)
    to_correct(page, "Ben", "Fossils · bone")
    expect(page.locator(".was")).to_have_text("The box says: 0")
    page.locator('[data-form="correct"] [name=value]').fill("2")
    page.tap("#correct-sheet .go")
    wait_seq(page, 2)
    assert referee.command({"do": "state"}, "test")["state"]["fossils"]["p2"] == {"bone": 2}


def test_a_list_is_corrected_as_words_with_commas(visit: Visit, url: str, race: Referee) -> None:
    page = visit(url)
    to_correct(page, "The table", "Players")
    page.locator('[data-form="correct"] [name=value]').fill("Ada Maria, 7")
    page.tap("#correct-sheet .go")
    wait_seq(page, 2)
    assert race.command({"do": "state"}, "test")["state"]["players"] == ["Ada Maria", "7"]


def test_a_fact_that_is_yes_or_no_is_chosen(visit: Visit, url: str, referee: Referee) -> None:
    begun(referee, "race-to-adventure", "Ada", "Ben")
    page = visit(url)
    to_correct(page, "Ben", "Passports · cursed")
    expect(page.locator(".was")).to_have_text("The box says: no")
    page.locator('[data-form="correct"] [name=value]').select_option(label="yes")
    page.tap("#correct-sheet .go")
    wait_seq(page, 2)
    assert referee.command({"do": "state"}, "test")["state"]["passports"]["p2"]["cursed"] is True


def test_a_tag_is_taught_by_choosing_what_it_sits_on_and_laying_it_down(visit: Visit, url: str, race: Referee) -> None:
    page = visit(url)
    from_menu(page, "Teach a tag")
    page.locator("[name=token]").select_option("ship:s2")
    page.tap("#teach-sheet .go")
    expect(page.locator(".notice")).to_contain_text("Now lay the tag for S2")
    laid = race.command({"do": "scan", "token": "0A1B2C3D4E", "source": "reader:main"}, "reader:main")
    assert (laid["tag"], laid["token"]) == ("0A1B2C3D4E", "ship:s2")


def test_a_tag_that_was_just_laid_is_the_one_that_is_taught(visit: Visit, url: str, race: Referee) -> None:
    race.command({"do": "scan", "token": "0A1B2C3D4E", "source": "reader:main"}, "reader:main")
    page = visit(url)
    from_menu(page, "Teach a tag")
    expect(page.locator("#teach-sheet .laid")).to_have_text("The tag just laid is meant: 0A1B2C3D4E")
    expect(page.locator("#teach-sheet .to-lay")).to_be_hidden()
    page.locator("[name=token]").select_option("ship:s2")
    page.tap("#teach-sheet .go")
    expect(page.locator(".notice")).to_contain_text("The tag 0A1B2C3D4E means S2.")


def test_an_unchecked_fact_is_checked_in_passing(visit: Visit, url: str, race: Referee) -> None:
    page = visit(url)
    page.tap(".checks summary")
    expect(page.locator("[data-check]")).to_have_count(2)
    page.tap('[data-check="star"]')
    expect(page.locator("[data-check]")).to_have_count(1)
    expect(page.locator('[data-check="asteroid"]')).to_be_visible()


def test_a_game_is_ended_with_a_reason(visit: Visit, url: str, race: Referee) -> None:
    page = visit(url)
    from_menu(page, "End this game")
    page.tap("#end-sheet .go")
    expect(page.locator("#moves")).to_contain_text("New game")


def test_the_history_lists_who_played(visit: Visit, url: str, race: Referee) -> None:
    race.command({"do": "end", "why": "supper"}, "test")
    page = visit(url)
    from_menu(page, "Games of the past")
    expect(page.locator(".past")).to_contain_text("Ada")


def test_the_simulated_box_is_pressed_turned_and_fed_with_tags(visit: Visit, race: Referee, serve: Serve) -> None:
    box = ToyBox()
    page = visit(serve(make_app(race, Pairing(Keyring(), control="open"), glass=box, simulated=box)).url + "/box")
    page.tap('[data-button="roll"]')
    page.tap('[data-turn="1"]')
    page.tap('[data-tag="AB12"]')
    page.tap('[data-reader="main"]')
    page.locator('[data-button="ok"]').press("Enter")
    page.tap("text=Break something")
    page.tap("#faults button")
    expect(page.locator('[data-reader="main"]')).to_contain_text("nothing on it")
    page.wait_for_timeout(200)
    assert box.deeds == [
        ("push", "roll", True), ("push", "roll", False), ("turn", 1), ("place", "main", "AB12"), ("lift", "main"),
        ("push", "ok", True), ("push", "ok", False), ("fault", "pull_cable", "left"),
    ]  # fmt: skip


def test_the_glass_on_the_page_follows_the_glass(visit: Visit, race: Referee, serve: Serve) -> None:
    box = ToyBox()
    page = visit(serve(make_app(race, Pairing(Keyring(), control="open"), glass=box, simulated=box)).url + "/box")
    picture = page.locator('[data-screen="left"] img')
    expect(picture).to_have_js_property("naturalWidth", 128)
    before = picture.get_attribute("src")
    box.lit_pixels += 1
    expect(picture).not_to_have_attribute("src", before or "")


def test_all_phones_are_unpaired_by_one(visit: Visit, race: Referee, serve: Serve) -> None:
    page = visit(serve(make_app(race, Pairing(Keyring(), fixed=CODE))).url)
    page.tap("#me")
    page.locator("[name=code]").fill(CODE)
    page.tap("#pair-sheet .go")
    expect(page.locator('[data-line="roll p1"]')).to_be_visible()
    from_menu(page, "Unpair all phones")
    page.tap("#unpair-sheet .go")
    expect(page.locator("#moves")).to_contain_text("Pair this phone")

"""Texts said in a language, at a table, in a length."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.contract.text import Seat, Text, either, seats_of
from companion.words import Shelf, Speaker
from companion.words.speaker import MissingWords

ENGLISH = """\
rolled = { $seat } rolls { $face }.
    .short = { $seat }: { $face }
moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
waits = It is for { $seats }.
lands = { $what } lands.
ship = The ship of { $seat }
given = “{ $line }” is no move.
only-english = Only here.
"""
GERMAN = """\
rolled = { $seat } würfelt { $face }.
moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
"""


@pytest.fixture
def words(tmp_path: Path) -> Shelf:
    for language, text in (("en", ENGLISH), ("de", GERMAN)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "sample.ftl").write_text(text, encoding="utf-8")
    return Shelf(tmp_path)


@pytest.fixture
def english(words: Shelf) -> Speaker:
    return Speaker("en", "", {"p1": "Anna", "p2": "Bob"}, words)


def test_a_text_is_said_with_the_names_of_the_people(english: Speaker) -> None:
    assert english.say(Text("rolled", seat=Seat("p1"), face="3")) == "Anna rolls 3."


def test_a_number_chooses_its_plural_and_has_no_marks_between_thousands(words: Shelf) -> None:
    german = Speaker("de", words=words)
    assert [german.say(Text("moves", count=count)) for count in (1, 2, 1200)] == ["1 Zug", "2 Züge", "1200 Züge"]


def test_a_short_form_is_used_where_there_is_one(english: Speaker, words: Shelf) -> None:
    text = Text("rolled", seat=Seat("p2"), face="arrows")
    assert english.short(text) == "Bob: arrows"
    assert Speaker("de", "", {"p2": "Bob"}, words).short(text) == "Bob würfelt arrows."


def test_several_people_are_told_one_after_the_other(english: Speaker) -> None:
    assert english.say(Text("waits", seats=seats_of("p1", "p2", "p3"))) == "It is for Anna, Bob and p3."
    assert english.say(Text("given", line=either("a", "b"))) == "“a or b” is no move."


def test_a_text_may_stand_in_another_and_its_seat_stays_a_seat(english: Speaker) -> None:
    text = Text("lands", what=Text("ship", seat=Seat("p2")))
    assert english.say(text) == "The ship of Bob lands."
    assert english.runs(text) == ("The ship of ", Seat("p2"), " lands.")


def test_a_name_that_looks_like_markup_or_a_mark_is_only_a_name(words: Shelf) -> None:
    tricky = Speaker("en", "", {"p1": "{ $face } \ue001", "p2": "Bob"}, words)
    assert tricky.say(Text("rolled", seat=Seat("p1"), face="3")) == "{ $face } \ue001 rolls 3."
    assert tricky.runs(Text("given", line="\ue000 { $x }")) == ("“ { $x }” is no move.",)


def test_what_people_gave_is_not_told_again_at_any_length(english: Speaker) -> None:
    assert len(english.say(Text("given", line="x" * 10_000))) < 200


def test_what_a_language_lacks_is_said_in_english_and_refused_where_the_shelf_is_strict(words: Shelf) -> None:
    assert Speaker("de", words=words).say(Text("only-english")) == "Only here."
    words.strict = True
    with pytest.raises(MissingWords):
        Speaker("de", words=words).say(Text("only-english"))
    with pytest.raises(MissingWords):
        Speaker("en", words=words).say(Text("rolled"))


def test_an_unknown_language_is_english(words: Shelf) -> None:
    assert Speaker("tlh", words=words).language == "en"


def test_a_damaged_words_file_is_named_with_its_line_and_english_is_used(tmp_path: Path) -> None:
    for language, text in (("en", "one = One.\ntwo = Two.\n"), ("de", "one = Eins.\ntwo = { $\n")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "sample.ftl").write_text(text, encoding="utf-8")
    words = Shelf(tmp_path)
    german = Speaker("de", words=words)
    assert [german.say(Text(id)) for id in ("one", "two")] == ["Eins.", "Two."]
    assert list(words.damaged) == ["sample.ftl:2"]


def test_a_whole_answer_is_said_in_one_pass(english: Speaker) -> None:
    answer = {"ok": True, "happened": [{"text": Text("rolled", seat=Seat("p1"), face="3")}]}
    assert english.plain(answer) == {"ok": True, "happened": [{"text": "Anna rolls 3."}]}
    assert b"Anna rolls 3." in english.json(answer)


def test_damage_that_still_reads_is_named_and_english_is_used(tmp_path: Path) -> None:
    for language, text in (("en", "one = { $seat } and one.\n"), ("de", "one = { $nope } und eins.\n")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "sample.ftl").write_text(text, encoding="utf-8")
    words = Shelf(tmp_path)
    assert Speaker("de", "", {"p1": "Anna"}, words).say(Text("one", seat=Seat("p1"))) == "Anna and one."
    assert list(words.damaged) == ["de, message one"]


def test_a_words_file_that_is_missing_or_no_text_is_named(tmp_path: Path) -> None:
    (tmp_path / "fr").mkdir()
    (tmp_path / "fr" / "sample.ftl").write_bytes("one = d\xe9j\xe0\n".encode("latin-1"))
    words = Shelf(tmp_path)
    words.bundle("fr", "journey")
    assert set(words.damaged) == {"sample.ftl", "journey/fr.ftl"}

"""The rule reference: every section of every book is told in our words, and every citation leads to one of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from lessons.lint.sentences.program import written
from lessons.question.table_talk import explained, is_gesture, spoken_at_tables
from lessons.text.phrases import LANGS, say, sentences
from screens.wording import citations

ROOT = Path(__file__).parents[2]
SECTIONS = [source for book in citations.ids() for source in citations.sections(book)]
SOURCE = re.compile(rf"\b(?:{'|'.join(citations.ids())})#[a-z0-9-]+")
FRENCH = ("french", "fft")
"""Their rules are cited in lessons that may be taken in French."""


def cited() -> Iterator[str]:
    """Every source that a verdict, a line of a sheet or a lesson may name."""
    for folder in ("engine", "lessons", "screens"):
        for file in (ROOT / folder).rglob("*.py"):
            for text in written(file).texts:
                yield from SOURCE.findall(text)
    for file in (ROOT / "content").rglob("*.yaml"):
        yield from SOURCE.findall(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("source", SECTIONS)
def test_every_section_is_told_in_the_languages_of_its_book(source: str) -> None:
    told = sentences().get(f"rule.{source}", {})
    wanted = {*LANGS, "fr"} if source.startswith(FRENCH) else set(LANGS)
    assert set(told) >= wanted
    assert all(len(told[lang].split()) > 8 for lang in wanted)


def test_every_citation_leads_to_a_section_that_is_told() -> None:
    known = set(SECTIONS)
    found = set(cited())
    assert len(found) > 50
    assert found <= known


def test_no_rule_is_told_of_a_section_that_no_book_has() -> None:
    assert {key.removeprefix("rule.") for key in sentences() if key.startswith("rule.")} == set(SECTIONS)


def test_the_rest_of_what_is_told_stands_under_its_sections_in_every_language() -> None:
    more = {key: told for key, told in sentences().items() if key.startswith("rule-more.")}
    for key, told in more.items():
        source, _, n = key.removeprefix("rule-more.").rpartition(".")
        assert source in SECTIONS, key
        assert n == "1" or f"rule-more.{source}.{int(n) - 1}" in more, "one after the other, or the page leaves it out"
        assert set(told) >= {*LANGS, "fr"}, key
    of_games = {one for one in SECTIONS if one.startswith("sicilian#")} - {"sicilian#books-and-places"}
    assert {key.removeprefix("rule-more.").rpartition(".")[0] for key in more} >= of_games


@pytest.mark.parametrize(
    ("section", "words"),
    [
        (
            "the-cards-and-their-values",
            ("Queen counts 4", "20, 9 and 6 make 10", "Maid alone is worth 1", "stamp", "7.O"),
        ),
        ("the-deal", ("on the left cuts", "anticlockwise", "neither pays nor receives", "take up the monte")),
        ("the-play", ("fatto è", "scommessa", "the first may not", "face up", "too long")),
        ("the-four-player-mineo-game", ("forced call", "secret solo", "wins or loses three")),
        ("tortorici", ("solo io", "Franchina", "pool", "a partner too")),
        ("barcellona-di-pozzo", ("Palermo", "exactly 55", "monte stays hidden")),
        ("calatafimi", ("Piedmontese", "prendo with a smaller number", "King, Maid, 6", "children")),
    ],
)
def test_what_players_ask_for_is_on_the_page_of_the_rules(section: str, words: tuple[str, ...]) -> None:
    told = " ".join(one["en"] for key, one in sentences().items() if f".sicilian#{section}" in key)
    assert [one for one in words if one not in told] == []


def test_of_the_two_gestures_each_is_told_as_what_it_is() -> None:
    told = [say(explained(one), "en", "sicily") for one in spoken_at_tables() if is_gesture(one)]
    assert len(told) == 2
    assert ["chest" in one for one in told] == [True, False]
    assert "shown to your friend alone" in told[1]

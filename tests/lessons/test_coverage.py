"""What there is for each section of the books: a section that nobody teaches is told, and a table that is out of date."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from lessons.course.loader import load
from lessons.lint.coverage import table
from lessons.lint.coverage.check import check, out_of_date
from lessons.lint.coverage.table import HEAD, PLACE, written
from lessons.lint.coverage.taught import SectionCoverage, taught
from lessons.script.steps import Lesson

from . import trying

LESSON = (
    trying.HEAD.replace("steps:\n", "rules: {grande: laghi_both}\nsteps:\n")
    + """\
  - say: {en: "The pack.", it: "Il mazzo."}
    source: "ottocento#cards"
  - {id: one, kind: legal-plays, skill: follow-suit}
  - say: {en: "The play.", it: "Il gioco."}
  - {id: two, drill: who-wins, skill: follow-suit}
"""
)
BOOK = """\
ottocento:
  title: {en: "Ottocento", it: "Ottocento"}
  only_to_read: {introduction: "history"}
  sections:
    introduction: {en: "Introduction", it: "Introduzione"}
    the-play: {en: "The play", it: "Il gioco"}
    cards: {en: "Cards", it: "Le carte"}
"""


@pytest.fixture
def lesson() -> Lesson:
    found = load(LESSON, "try.yaml").lesson
    assert found is not None
    return found


@pytest.fixture
def content(tmp_path: Path) -> Path:
    (tmp_path / "sources.yaml").write_text(BOOK, encoding="utf-8")
    return tmp_path


def told(content: Path, lesson: Lesson) -> list[str]:
    return [one.message for one in check(content, [lesson])]


def change(content: Path, this: str, into: str) -> None:
    path = content / "sources.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace(this, into), encoding="utf-8")


def test_a_question_is_from_the_section_of_the_text_above_it_or_else_of_the_lesson(lesson: Lesson) -> None:
    assert taught([lesson]) == {
        "ottocento#the-play": SectionCoverage(("ottocento/try",), ("who-wins",)),
        "ottocento#cards": SectionCoverage(("ottocento/try",), ("legal-plays",)),
    }


def test_nothing_is_told_of_sections_that_are_taught_or_listed_as_only_to_read(content: Path, lesson: Lesson) -> None:
    assert told(content, lesson) == []


def test_a_section_that_no_lesson_cites_is_told_with_what_to_do(content: Path, lesson: Lesson) -> None:
    change(content, '    cards: {en: "Cards", it: "Le carte"}\n', '    deal: {en: "Deal", it: "La distribuzione"}\n')
    (said,) = told(content, lesson)
    assert said.startswith("no lesson cites 'ottocento#deal': cite it where it is taught")
    assert "only_to_read" in said


def test_a_list_that_is_no_longer_needed_or_gives_no_good_reason_is_told(content: Path, lesson: Lesson) -> None:
    change(content, 'introduction: "history"}', 'introduction: "dull", cards: "names", card: "names"}')
    assert sorted(told(content, lesson)) == [
        "'dull' is no reason to teach a section nowhere; there are 'history', 'names', 'books and places'",
        "'ottocento' has no section 'card' that could be listed here; take it out",
        "ottocento/try cites 'ottocento#cards', so it is taught; take it out of this list",
    ]


def test_a_section_that_the_rules_page_does_not_show_is_told(content: Path, lesson: Lesson) -> None:
    change(content, "introduction", "prologue")
    assert told(content, lesson) == [
        "the rules page says nothing of 'ottocento#prologue': write rule.ottocento#prologue in content/words"
    ]


@pytest.fixture
def tables(monkeypatch: pytest.MonkeyPatch) -> None:
    def games() -> Mapping[str, tuple[str, ...]]:
        return {"ottocento#the-play": ("mille", "ottocento")}

    monkeypatch.setattr(table, "played", games)


@pytest.mark.usefixtures("tables")
def test_a_row_says_who_teaches_asks_and_plays_a_section_and_by_which_house_rules(
    content: Path, lesson: Lesson
) -> None:
    change(content, "the-play: {", "scoring-the-grande: {en: x, it: x}\n    the-play: {")
    rows = [line for line in written([lesson], content).splitlines() if line.startswith("| `")]
    assert rows == [
        "| `ottocento#introduction` | only to read: history | – | – | 1 paragraph | – |",
        "| `ottocento#scoring-the-grande` | – | – | – | 1 paragraph | `grande`: ottocento/try |",
        "| `ottocento#the-play` | ottocento/try | who-wins | mille, ottocento | 1 paragraph | `matto_exchange`: no lesson |",
        "| `ottocento#cards` | ottocento/try | legal-plays | – | 1 paragraph | – |",
    ]


@pytest.mark.usefixtures("tables")
def test_a_table_that_is_out_of_date_is_told_with_the_command_and_one_that_is_nowhere_is_not(tmp_path: Path) -> None:
    place = tmp_path / "coverage.md"
    assert list(out_of_date([], place)) == []
    place.write_text(HEAD, encoding="utf-8")
    (one,) = out_of_date([], place)
    assert "python -m lessons coverage --write docs/coverage.md" in one.message
    place.write_text(written([]), encoding="utf-8")
    assert list(out_of_date([], place)) == []


def test_the_table_lies_in_docs() -> None:
    assert PLACE.read_text(encoding="utf-8").startswith(HEAD)

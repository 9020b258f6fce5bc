"""A handout can be solved from its paper alone: all that a question tells stands there, and its key answers what is asked."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from itertools import islice
from random import Random

import pypdfium2 as pdfium
import pytest

from bench.paper.reading import bare, in_key, pieces
from bench.paper.sweep import ANSWERED, KNOWN, Printed, printed, wrong
from lessons.course import loader
from lessons.question.registry import kinds
from lessons.script.steps import Lesson
from lessons.text.phrases import sentences
from screens.prints.asked import Asked, Part
from screens.prints.handout import handout
from screens.prints.paper import Paper
from screens.prints.questions import drawn, items
from screens.wording.texts import texts_under

QUESTIONS, SEED = 4, 3
LESSONS = loader.library()


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: one.id)
def test_the_sheet_says_all_that_its_questions_tell_and_the_key_answers_them(lesson: Lesson) -> None:
    """Lines, who dealt and who played, every card by its name, each step with its choices: read from the PDF's own text."""
    lang = Random(lesson.id).choice(lesson.languages)
    for one in printed(lesson, lang, SEED, QUESTIONS):
        assert bare(one.sheet).endswith("".join(pieces(one.asked, one.number, lang))), str(one)
        assert bare(one.key).startswith(in_key(one.asked, one.number)), str(one)


def test_every_kind_is_answered_by_the_engine_from_the_paper_or_asks_what_somebody_knows() -> None:
    """A kind that is new has to be named in one of the two."""
    assert set(kinds()) == ANSWERED | KNOWN
    assert not ANSWERED & KNOWN


@cache
def sheet(id_: str) -> list[Printed]:
    """The first questions of a lesson's sheet, in one of its languages."""
    lesson = next(one for one in LESSONS if one.id == id_)
    return printed(lesson, Random(id_).choice(lesson.languages), SEED, 3)


@cache
def where_asked() -> dict[str, str]:
    """Kind -> a lesson whose sheet begins with it."""
    found: dict[str, str] = {}
    for lesson in LESSONS:
        for kind, _, _ in islice(items(lesson, 3, SEED), 2):
            found.setdefault(kind.name, lesson.id)
    return found


@pytest.mark.parametrize("name", sorted(where_asked().keys() & ANSWERED))
def test_the_engine_answers_from_the_text_alone_as_the_key_does(name: str) -> None:
    """A question of each kind here; ``python -m bench paper`` asks so of every sheet of every lesson, in three languages."""
    asked = [one for one in sheet(where_asked()[name]) if one.kind.name == name][:1]
    assert [f"{one}: {why}" for one in asked if (why := wrong(one))] == []


def test_of_cards_that_are_called_alike_the_key_says_who_played_the_right_one() -> None:
    """Two Moors in a trick: the later one takes it, and on paper both are a Moor."""
    lesson = next(one for one in LESSONS if one.id == "ottocento/the-moors-and-the-matto")
    first = printed(lesson, "en", SEED, 1)[0]
    names = [name for row in first.asked.rows for name in row.names]
    assert len(names) > len(set(names))
    assert first.key.startswith("1) Moor (your partner)") or first.key.startswith("1) Moor (partner)")


@pytest.mark.parametrize("many", [30, 31, 32, 33, 34, 35])
def test_an_answer_and_its_reason_are_on_one_page_of_the_key(many: int) -> None:
    part = Part("What?", (), (), "This one")
    asked = [
        Asked("s", "bologna", "", (), (), (part,), f"{'So it is said. ' * (at % 40)}END{at}") for at in range(1, many)
    ]
    with pdfium.PdfDocument(handout("T", asked, SEED, "en", "plain")) as pdf:
        pages = [" ".join(page.get_textpage().get_text_range().split()) for page in pdf]
    for at in range(1, many):
        assert any(f"{at}) This one" in page and f"END{at}" in page for page in pages), at


@cache
def everywhere() -> dict[str, tuple[Asked, ...]]:
    return {lesson.id: drawn(lesson, 5, SEED, lesson.languages[0]) for lesson in LESSONS}


def test_what_reads_the_same_on_paper_has_the_same_answer() -> None:
    """Over all lessons of a game: if a sheet left out a fact, two questions that differ in it alone would read alike."""
    answers: dict[tuple[str, str], str] = {}
    for id_, asked in everywhere().items():
        for one in asked:
            if all(row.names or not row.cards for row in one.rows):  # cards to be recognised are told by their pictures
                read_so = id_.split("/")[0], one.said + "".join(pieces(one, 1, "en"))
                assert answers.setdefault(read_so, one.answer) == one.answer, (id_, read_so)


def test_no_step_on_paper_tells_what_came_of_those_before_it() -> None:
    """All are seen at once: a number that an earlier step asks for must not stand in a later one, unless by chance."""
    told = Counter[str]()
    for asked in everywhere().values():
        for one in asked:
            known = " ".join([one.said, *one.told, one.parts[0].prompt])
            before = list[str]()
            for part in one.parts:
                numbers = re.findall(r"\d\d+", part.prompt)
                told.update(re.sub(r"\d+", "#", part.prompt) for n in numbers if n in before and n not in known)
                before += [part.answer] if part.figure else []
    assert [prompt for prompt, times in told.items() if times > 1] == []


def test_whatever_is_asked_otherwise_on_paper_is_asked_on_the_screen_too() -> None:
    codes = sentences()
    assert [
        code for code in codes if code.startswith("on-paper.") and code.removeprefix("on-paper.") not in codes
    ] == []


@pytest.mark.parametrize("lang", ["en", "it", "fr"])
def test_no_name_under_a_card_is_broken_within_a_word(lang: str) -> None:
    from engine.game import game, games
    from lessons.text.phrases import card_name
    from screens.prints.handout import CARD, GAP, SMALL

    paper = Paper("T", lang)
    paper.type(SMALL)
    families = {game(name).family: game(name) for name in games()}
    names = [card_name(card.code, lang, "name", one) for one, its in families.items() for card in its.pack]  # type: ignore[arg-type]
    words = {
        word for name in (*names, *texts_under("chair", lang).values()) if "{" not in name for word in name.split()
    }
    assert {word for word in words if paper.get_string_width(word) > CARD + GAP} == set()

"""A handout can be solved from its paper alone: all that a question tells stands there, and its key answers what is asked."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest

from lessons.question.kind import Kind
from lessons.script import loader
from lessons.script.steps import Lesson
from lessons.session.course import Course
from lessons.text.phrases import sentences
from screens.prints.asked import Asked, on_paper
from screens.prints.handout import handout
from screens.prints.paper import Paper
from screens.prints.questions import drawn, items
from screens.wording.texts import texts_under
from tests.screens.reading_paper import bare, in_key, pieces, questions_of, text_of
from tests.screens.solving_paper import Paper as OnPaper
from tests.screens.solving_paper import solved

QUESTIONS, SEED = 4, 3
LESSONS = loader.library()
SOLVED = (
    "captured", "count-grande", "count-hand", "how-many-points", "in-pairs", "legal-plays", "next-to-act", "points-needed",
    "threes", "who-wins",
)  # fmt: skip
"""The kinds whose situations are found again from the text in a moment, so that the engine can answer them anew."""


def read(lesson: Lesson, lang: str) -> tuple[list[Asked], list[Kind[Any, Any]], list[str], list[str]]:
    """The lesson's questions and their kinds; what the sheet and the key of its PDF say of each."""
    both = [(on_paper(kind, item, step, lang), kind) for kind, item, step in items(lesson, QUESTIONS, SEED)]
    asked = [(one, kind) for one, kind in both if one is not None][:QUESTIONS]
    told = text_of(handout("T", [one for one, _ in asked], SEED, lang, "plain"))
    return [one for one, _ in asked], [kind for _, kind in asked], *questions_of(told, lang)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: one.id)
def test_the_sheet_says_all_that_its_questions_tell_and_the_engine_answers_them_as_the_key_does(lesson: Lesson) -> None:
    """Lines, who dealt and who played, every card by its name, each step with its choices: read from the PDF's own text."""
    lang = Random(lesson.id).choice(lesson.languages)
    asked, kinds, sheet, key = read(lesson, lang)
    assert len(sheet) == len(key) == len(asked)
    for number, (one, said, answered) in enumerate(zip(asked, sheet, key, strict=True), 1):
        assert bare(said).endswith("".join(pieces(one, number, lang))), (lesson.id, lang, number)
        assert bare(answered).startswith(in_key(one, number)), (lesson.id, lang, number)
    course = Course.of(lesson)
    for number, (one, kind, said, answered) in enumerate(zip(asked, kinds, sheet, key, strict=True), 1):
        names = [name for row in one.rows for name in row.names]
        if kind.name in SOLVED and len(names) == len(set(names)):  # of two Moors nobody can say by name which one it is
            again = solved(OnPaper(said, number, lang, course.game, course.rules), kind)
            assert again is not None, f"from this text alone nobody could answer: {said}"
            assert bare(answered).startswith(in_key(again, number)), (lesson.id, lang, number, said)


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

"""Never is anything asked that has not been told: in no question and no drill of any lesson, nor when it comes back.

``CALZETTINI_SEEDS=3000`` draws that many of every question: some minutes.
"""

from __future__ import annotations

import os
from datetime import UTC, datetime
from random import Random
from typing import Any

import pytest

from lessons.course.course import Course, again, question_at
from lessons.course.loader import library
from lessons.course.told import of_skills
from lessons.learner.event import Event
from lessons.memory.memory import remember
from lessons.question.registry import kinds
from lessons.question.sampling import draw
from lessons.question.topics import TOPICS, in_trick, to_play
from lessons.review.plan import PlannedQuestion
from lessons.review.sittings import review
from lessons.review.stock import stocks
from lessons.script.steps import Lesson, kind_of
from lessons.text.phrases import say
from lessons.text.skills import skills
from lessons.yamlfile.fields import Spec

from .table import OTTOCENTO
from .trying import told

SEEDS = int(os.environ.get("CALZETTINI_SEEDS", "10"))
"""So many of every question: nothing is drawn that needs more than what has been told, and ``lessons check`` draws twenty."""
SAID = max(SEEDS, 40)
"""So many of those whose right answers are looked through for words."""
LESSONS = {lesson.id: lesson for lesson in library()}


def cards(text: str) -> tuple[object, ...]:
    return tuple(OTTOCENTO.pack[code] for code in text.split())


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)
def test_whatever_is_drawn_has_been_told(lesson: Lesson) -> None:
    course = Course.of(lesson)
    assert lesson.taught is not None, "it has its place on the path"
    for step in (one for one in lesson.steps if isinstance(one, Spec)):
        kind, within = kinds()[kind_of(step)], course.within[step.id]
        drawn = not kind.fixed(step) and not step.deal
        for seed in range(SEEDS if drawn else 1):
            item = question_at(course, step.id, seed, seed)
            assert item is not None, (step.id, seed)
            assert kind.topics(item) <= within, (step.id, seed, kind.topics(item) - within)


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)
def test_what_comes_back_with_other_cards_has_been_told_too(lesson: Lesson) -> None:
    course = Course.of(lesson)
    for step in (one for one in lesson.steps if isinstance(one, Spec) and not one.deal):
        kind, within = kinds()[kind_of(step)], course.within[step.id]
        for seed in range(max(4, SEEDS // 10) if kind.fixed(step) else 0):
            item = again(course, step.id, seed, seed)
            assert item is None or kind.topics(item) <= within, (step.id, seed, kind.topics(item) - within)


def test_the_first_lessons_know_no_more_than_they_have_said() -> None:
    first = Course.of(LESSONS["ottocento/first-tricks"])
    assert first.within["same-suit"] <= {"void", "other-suit"}
    assert "fool" not in first.within["four-on-your-own"]


SPOKEN = ("bidding", "speaking", "telling")


def test_every_word_that_may_be_said_at_the_table_has_been_told() -> None:
    """Nobody finds what may be said by leaving out what no lesson has told."""
    untold = set[tuple[str, str, str]]()
    for lesson in LESSONS.values():
        read = " ".join(map(_texts, _before(lesson))).lower()
        for step in lesson.steps:
            if isinstance(step, Spec) and kind_of(step) in SPOKEN:
                untold |= {(lesson.id, step.id, word) for word in _may_be_said(lesson, step) if word not in read}
            read += " " + _told_by(step).lower()
    assert not untold


def _may_be_said(lesson: Lesson, step: Spec) -> set[str]:
    """The words of the right answers, where what may be said is asked."""
    course, kind, found = Course.of(lesson), kinds()[kind_of(step)], set[str]()
    for seed in range(SAID):
        item = question_at(course, step.id, seed, seed)
        assert item is not None
        panel = kind.panel(item)
        if "may" in panel.prompt.reason or "telling" in panel.prompt.reason:
            right = say(panel.choices[kind.right(item)[0]], "en", course.game.family).lower()
            found |= {word.strip("“”") for word in right.split(", ")} - {"nothing at all"}
    return found


def _before(lesson: Lesson) -> list[Lesson]:
    found, left = list[Lesson](), list(lesson.after)
    while left:
        one = LESSONS[left.pop()]
        if one not in found:
            found.append(one)
            left += one.after
    return found


def _texts(lesson: Lesson) -> str:
    return " ".join(map(_told_by, lesson.steps))


def _told_by(step: Any) -> str:
    return str(getattr(getattr(step, "say", None), "en", ""))


def test_only_what_was_met_has_been_told_not_what_it_may_stand_on_elsewhere() -> None:
    cards = Course.of(LESSONS["mineo3/the-cards"])
    assert not cards.within["drill-ten"] & {"void", "other-suit"}, "nobody has heard yet that a suit is followed"
    for seed in range(SAID):
        item: Any = question_at(cards, "drill-ten", seed, seed)
        assert len({card.suit for card in item.trick}) == 1, item.trick


@pytest.mark.parametrize(
    ("trick", "needs"),
    [
        ("CK C8", set()),
        ("C9 C7 C8", {"small-round"}),
        ("S9 DK S8", {"small-long", "other-suit"}),
        ("CK S9 T6", {"trumps"}),
        ("S9 SK S8", set()),
        ("S9 T6 T11", {"trumps", "two-trumps"}),
        ("T6 T11", {"trumps", "two-trumps", "trumps-led"}),
        ("CK Moor1 Moor2", {"moors", "two-trumps", "level"}),
        ("CK Moor1 Moor2 T5", {"moors", "trumps", "two-trumps"}),
        ("Matto CK", {"fool", "fool-led"}),
    ],
)
def test_what_bears_on_a_trick(trick: str, needs: set[str]) -> None:
    assert in_trick(cards(trick)) == needs  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("hand", "trick", "needs"),
    [
        ("C9 BJ", "CK", set()),
        ("BJ D7", "CK", {"void"}),
        ("T9 D7", "CK T12", {"void", "trumps", "two-trumps"}),
        ("C9 Matto", "CK", {"fool"}),
        ("T9 C7", "T12", {"trumps", "trumps-led"}),
    ],
)
def test_what_bears_on_a_hand(hand: str, trick: str, needs: set[str]) -> None:
    assert to_play(cards(hand), cards(trick)) == needs  # type: ignore[arg-type]


def test_every_topic_of_a_skill_is_one_there_is() -> None:
    for id_, skill in skills().items():
        assert skill.may_need is not None
        assert skill.may_need <= set(TOPICS), id_
    assert {topic for skill in skills().values() for topic in skill.may_need or ()} == set(TOPICS)


def test_a_review_asks_nothing_that_the_learner_has_not_met() -> None:
    met = ("follow-suit", "must-trump")
    at = datetime(2026, 3, 2, 20, tzinfo=UTC)
    log = [
        ("ottocento/first-tricks", Event(kind, "step", f"n{n}{kind}", data, 2 * n + (kind == "next"), at.isoformat()))
        for n, skill in enumerate(met)
        for kind, data in (("answer", {"ok": True, "done": True, "skill": skill, "guess": 0.2}), ("next", {}))
    ]
    memory, stock, within = remember(log), stocks()["ottocento"], of_skills(met)
    assert within is not None
    asked = 0
    for seed in range(10):
        for part in review(memory, stock, set(), at, Random(seed)).parts:
            assert isinstance(part, PlannedQuestion)
            template = part.template
            item = draw(kinds()[template.kind], template.spec("item"), stock.game, part.seed, stock.rules)
            assert kinds()[template.kind].topics(item) <= within, template
            asked += 1
    assert asked


def test_an_author_hears_what_has_not_been_told() -> None:
    head = 'id: ottocento/try\ngame: ottocento\ntitle: {en: "Try", it: "Prova"}\nminutes: 5\nlevel: beginner\n'
    body = 'teaches: [follow-suit]\nsource: "ottocento#the-play"\nsteps:\n'
    step = '  - {id: one, kind: legal-plays, skill: follow-suit, trick: "CK", hand: "Matto C9 S7"}\n'
    (said,) = told(head + body + step)
    assert "this asks about the fool, which nothing before it has told" in said
    assert "matto-any-time" in said


def test_whoever_takes_a_lesson_again_gets_cards_that_are_drawn_where_its_author_wants_that() -> None:
    course = Course.of(LESSONS["ottocento/first-tricks"])
    for step in ("same-suit", "throw-away", "no-cups-left", "four-on-your-own"):
        first, kind = question_at(course, step, 1), kinds()["play-tricks"]
        others = {str(again(course, step, seed, 0)) for seed in range(20)}
        assert len(others) > 15
        assert str(first) not in others
        for seed in range(20):
            item = again(course, step, seed, 0)
            assert item is not None
            assert kind.topics(item) <= course.within[step]


def test_what_cannot_be_drawn_is_not_promised() -> None:
    head = 'id: ottocento/try\ngame: ottocento\ntitle: {en: "Try", it: "Prova"}\nminutes: 5\n'
    body = 'teaches: [signals]\nsource: "ottocento#signals"\nsteps:\n'
    step = "  - {id: one, kind: signal, skill: signals, ask: meaning, signal: volo, moment: suit, again: drawn}\n"
    (said,) = told(head + body + step)
    assert "nothing of this question can be drawn" in said

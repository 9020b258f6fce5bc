"""What comes back is really other cards, or another form of the same; it shows nothing that was not met and asks nothing untold."""

from __future__ import annotations

import os
from itertools import count
from random import Random

import pytest

from lessons.course.course import Course, again, drawn
from lessons.course.loader import library
from lessons.question.kind import Item
from lessons.question.likeness import ALIKE, likeness, other_than
from lessons.question.registry import kinds
from lessons.question.topics import Topics
from lessons.review.again import brought_back
from lessons.script.steps import Lesson, kind_of
from lessons.session import replay
from lessons.session.bar import place
from lessons.session.met import looks_met
from lessons.session.replay import Taking
from lessons.session.returning.returns import AT_A_TIME, TIMES
from lessons.yamlfile.fields import Spec

from .table import ask
from .test_player import course

LESSONS = {lesson.id: lesson for lesson in library()}
SOME = [*list(LESSONS)[:: int(os.environ.get("CALZETTINI_STEP", "4"))], "french4/the-pack"]
"""Every fourth lesson; ``CALZETTINI_STEP=1`` takes them all: a quarter of a minute."""
MOST = 400


def wins(trick: str) -> str:
    return f'  - {{id: one, kind: who-wins, skill: last-moor, trick: "{trick}"}}\n'


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        ("CK C8 C7 CJ", "CK C8 C7 CJ", True),
        ("CK C8 C7 CJ", "C8 CK CJ C7", True),
        ("CK C8 C7 CJ", "CK C8 C7 CN", True),
        ("CK C8 C7 CJ", "DK D8 D7 DJ", False),
        ("CK C8 C7 CJ", "CQ C8 C9 C6", False),
    ],
)
def test_two_tricks_are_the_same_one_where_most_cards_and_the_winner_are(one: str, other: str, alike: bool) -> None:
    first, second = (drawn(course(wins(trick)), "one", 1, 0) for trick in (one, other))
    assert first is not None
    assert second is not None
    kind = kinds()["who-wins"]
    assert (likeness(kind, first, second) >= ALIKE) == alike
    assert likeness(kind, first, second) == likeness(kind, second, first)
    assert likeness(kind, first, first) == 1


def test_what_is_asked_word_for_word_is_the_same_where_there_are_no_cards() -> None:
    kind = kinds()["choice"]
    spec = next(
        (lesson, step)
        for lesson in LESSONS.values()
        for step in lesson.steps
        if isinstance(step, Spec) and kind_of(step) == "choice"
    )
    its = Course.of(spec[0])
    first, second = (again(its, spec[1].id, seed, 0) for seed in (1, 2))
    assert first is not None
    assert second is not None
    assert not other_than(kind, second, [first])


def test_drawn_situations_are_mostly_other_ones() -> None:
    kind = kinds()["legal-plays"]
    items = [ask("legal-plays", seed) for seed in range(12)]
    assert sum(other_than(kind, one, [items[0]]) for one in items[1:]) >= 10


class Weak:
    """Somebody who has everything shown, so that as much comes back as may."""

    def __init__(self, lesson: Lesson, seed: int) -> None:
        self.at: Taking = replay.start(Course.of(lesson))
        self.rng, self.nonces = Random(f"{lesson.id} {seed}"), count()
        self.last = ""

    def goes_on(self) -> None:
        nonce, at = f"n{next(self.nonces)}", self.at
        if at.comes_back is not None:
            made = brought_back(at, at.comes_back, nonce, self.rng)
        elif at.wants_seed:
            made = replay.step(at, "present", nonce, seed=self.rng.randrange(2**32))
        elif at.offers:
            made = replay.step(at, "answer", nonce, value=self.rng.randrange(3))
        elif at.can_go_on:
            made = replay.step(at, "next", nonce)
        elif at.question is not None and at.question.lit:
            made = replay.step(
                at, "answer", nonce, value=list(at.kind.right(at.item, at.question.given)) if at.kind else 0
            )
        else:
            made = replay.step(at, "reveal", nonce)
        assert made is not None, at.qid
        self.at = made[1]


def told_by(taking: Taking, step: str) -> Topics | None:
    return taking.course.within.get(step)


@pytest.mark.parametrize("name", SOME)
def test_a_repeat_is_another_situation_of_what_was_met_and_told(name: str) -> None:
    weak, before = Weak(LESSONS[name], 1), (-1, 0)
    shown: dict[str, list[tuple[str, Item]]] = {}
    asked_last = ""
    for _ in range(MOST):
        at = weak.at
        if at.done and at.comes_back is None:
            break
        weak.goes_on()
        now = weak.at
        assert place(now)[0] >= before[0], "the bar goes on"
        before = place(now)
        assert now.coming_back <= AT_A_TIME
        if now.question is None or at.question is not None or now.detour is not None:
            continue
        assert now.kind is not None
        assert now.item is not None
        step = now.missed_step
        key = f"{step} {now.question.number}"
        if now.back is not None:
            assert step in shown, "it was met"
            assert key != asked_last, "never right after itself"
            kind = now.kind
            earlier = [one for sort, one in shown[step] if sort == kind.name and now.question.form is None]
            if earlier:
                assert likeness(kind, now.item, earlier[0]) < ALIKE or now.in_its_drill
            told = told_by(now, step)
            assert told is None or kind.topics(now.item) <= told
        asked_last = key
        shown.setdefault(step, []).append((now.kind.name, now.item))
    assert weak.at.done
    steps = {one.step for one in weak.at.missed}
    assert all(sum(one.times for one in weak.at.missed if one.step == step) <= TIMES for step in steps)


def test_the_excuse_is_not_looked_for_before_it_was_shown() -> None:
    lesson = Course.of(LESSONS["french4/the-pack"])
    places = {step.id: i for i, step in enumerate(lesson.lesson.steps)}
    assert "look-fool" not in looks_met(lesson, places["trumps-in-order"])
    assert "look-fool" in looks_met(lesson, places["the-excuse"])

"""What comes back is really other cards, or another form of the same; it shows nothing that was not met and asks nothing untold."""

from __future__ import annotations

import os
from dataclasses import replace
from itertools import count
from random import Random

import pytest

from lessons.course.course import Course, again, drawn, question_at
from lessons.course.loader import library
from lessons.question.kind import Item
from lessons.question.likeness import ALIKE, likeness, other_than
from lessons.question.registry import kinds
from lessons.question.topics import Topics
from lessons.questions.match_end.model import MatchEndSpec, MatchStanding
from lessons.review.again import brought_back
from lessons.script.steps import Lesson, kind_of
from lessons.session import replay
from lessons.session.bar import place
from lessons.session.met import looks_met
from lessons.session.replay import Attempt
from lessons.session.returning.returns import AT_A_TIME, TIMES
from lessons.text.phrases import say
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


def test_what_nobody_reads_makes_no_other_question() -> None:
    kind, its = kinds()["match-end"], Course.of(LESSONS["ottocento/the-match"])
    one = question_at(its, "one-is-there", 1)
    assert isinstance(one, MatchStanding)
    other = replace(one, points=one.points + 5)
    assert likeness(kind, one, other) == 1, "nobody declares anything here"


@pytest.mark.parametrize(
    ("lesson", "step"),
    [
        (lesson.id, step.id)
        for lesson in LESSONS.values()
        for step in lesson.steps
        if isinstance(step, MatchEndSpec) and kinds()["match-end"].fixed(step)
    ],
)
def test_the_end_of_a_match_comes_back_with_other_scores_that_stand_the_same_way(lesson: str, step: str) -> None:
    kind, its = kinds()["match-end"], Course.of(LESSONS[lesson])
    first = question_at(its, step, 1)
    assert first is not None
    others = [item for seed in range(12) if (item := again(its, step, seed, 0)) is not None]
    assert all(kind.right(one) == kind.right(first) for one in others)
    assert sum(other_than(kind, one, [first]) for one in others) >= 8


def seen(kind: str, item: Item) -> object:
    """What somebody sees who knows nothing of where it comes from."""
    panel, family = kinds()[kind].panel(item), item.game.family
    words = [say(one, "en", family) for one in (panel.prompt, *panel.lines)]
    choices = sorted(say(one, "en", family) for one in panel.choices)
    return words, choices, sorted((row.layout, code) for row in panel.rows for code in row.cards)


class Weak:
    """Somebody who has everything shown, so that as much comes back as may."""

    def __init__(self, lesson: Lesson, seed: int) -> None:
        self.at: Attempt = replay.start(Course.of(lesson))
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
        assert made is not None, at.revision
        self.at = made[1]


def told_by(attempt: Attempt, step: str) -> Topics | None:
    return attempt.course.within.get(step)


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
        if at.question is not None and now.question is not None and now.revision == at.revision:
            assert now.item is at.item, "as long as it lies there it is not drawn anew"
        if now.question is None or at.question is not None or now.detour is not None:
            continue
        assert now.kind is not None
        assert now.item is not None
        step = now.missed_step
        key = f"{step} {now.question.number}"
        if now.back is not None:
            assert step in shown, "it was met"
            assert key != asked_last, "never right after itself"
            looks = [seen(sort, one) for sort, one in shown[step] if sort == now.kind.name]
            assert seen(now.kind.name, now.item) not in looks, "nothing comes back as it was"
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

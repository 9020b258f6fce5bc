"""The bar of a lesson: every screen moves it on, whatever is added on the way, for whoever is slow as well."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, pairwise
from random import Random

import pytest

from lessons.bots.one_lesson import guessing, knowing
from lessons.course.course import Course
from lessons.course.loader import library
from lessons.review.again import brought_back
from lessons.review.before import before
from lessons.session import bar, replay
from lessons.session.replay import Attempt

LESSONS = {lesson.id: lesson for lesson in library()}
LONGEST = 6
"""So many screens one may stand at the same hundredth of the bar: near the end of a lesson of 77, most of them missed."""


def walk(lesson: str, seed: int, wrong: float) -> Iterator[Attempt]:
    """Every moment of the way of somebody slow, who takes each other way that is offered."""
    rng = Random(f"{lesson} {seed}")
    at = replay.start(Course.of(LESSONS[lesson]))
    for nonce in map(str, range(900)):
        yield at
        if at.done:
            return
        if (back := at.comes_back) is not None:
            found = brought_back(at, back, nonce, rng)
            made = found[0] if found else None
        elif at.wants_seed:
            ask = None
            if at.detour is not None and at.detour.stage == "before" and at.spec is not None:
                ask, _ = before(at.spec.skill, at.lesson.game, rng) or (None, 0)
            made = replay.event(at, "present", nonce, seed=rng.randrange(2**32), ask=ask)
        elif at.can_go_on:
            made = replay.event(at, "next", nonce)
        elif at.offers:
            made = replay.event(at, "answer", nonce, value=0)
        else:
            answer = guessing(rng) if rng.random() < wrong else knowing
            made = replay.event(at, "answer", nonce, value=answer(at))
        if made is not None:
            at = replay.take(at, made)
    raise AssertionError("no end")


@pytest.mark.parametrize("lesson", ["ottocento/following", "mineo3/five-cards", "french4/the-bouts"])
@pytest.mark.parametrize("wrong", [0.0, 0.6])
def test_every_screen_moves_the_bar_on_and_nobody_stands_at_its_place(lesson: str, wrong: float) -> None:
    offers = 0
    for seed in range(3):
        moments = list(walk(lesson, seed, wrong))
        offers += sum(one.offers for one in moments)
        full = [(one.left, bar.reached(one)) for one in moments]
        assert all(a[1] <= b[1] for a, b in pairwise(full)), "nothing is taken back"
        by_screen = [max(reached for _, reached in group) for _, group in groupby(full, key=lambda one: one[0])]
        assert all(a < b for a, b in pairwise(by_screen))
        places = [len(list(group)) for _, group in groupby(round(100 * one) for one in by_screen)]
        assert max(places) <= LONGEST
        assert by_screen[-1] == 1
    assert offers or not wrong, "another way was among them"

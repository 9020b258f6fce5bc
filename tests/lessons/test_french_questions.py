"""Questions of the French course: the bouts and what is needed, half points two by two, whose the Excuse is."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.game import game
from lessons.bots import one_lesson
from lessons.course.course import Course
from lessons.course.loader import library
from lessons.question.answered import marking
from lessons.question.panel import number_of
from lessons.question.registry import kinds
from lessons.question.stepwise import NONE
from lessons.text.phrases import say

from .table import FRENCH, ask, spec, ways, written

COURSE = [lesson for lesson in library() if lesson.game == "french4" and lesson.id != "french4/following"]


def right(name: str, **fields: Any) -> str:
    return kinds()[name].expected(ask(name, 0, FRENCH, **fields))


def told(name: str, answer: str, **fields: Any) -> str | None:
    """What a wrong answer is called."""
    kind, item = kinds()[name], ask(name, 0, FRENCH, **fields)
    before, last = written(kind, item, answer)
    return marking.mark(kind, item, before, last).named


def test_a_pile_counted_two_by_two_with_a_card_left_over() -> None:
    pile = {"cards": "CK CQ Excuse DJ S6 H3 T15"}
    assert right("in-pairs", **pile) == "19 | 3½ | 15½"
    assert told("in-pairs", "19 | 7", **pile) == "half-points-dropped"
    assert told("in-pairs", "19 | 0", **pile) == "nothing-off-the-pairs"
    assert told("in-pairs", "19 | 5", **pile) == "counts-pairs-by-threes"
    assert told("in-pairs", "15", **pile) == "excuse-counts-half"


def test_a_low_card_on_each_dear_one_takes_nothing_off() -> None:
    assert right("in-pairs", method="laid", cards="T1 CQ DJ H9 H4 T7 S2 C8") == "11 | 1 | 12"
    assert right("in-pairs", method="laid", cards="SK S5 H2") == "5 | ½ | 5½"


def test_too_few_low_cards_to_lay_on_the_dear_ones_are_refused() -> None:
    (fault,) = kinds()["in-pairs"].faults(spec("in-pairs", cards="SK HK D3", method="laid"), FRENCH, FRENCH.house())
    assert "1 low cards" in fault.message


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6), st.integers(2, 20), st.sampled_from(("off", "laid")))
def test_both_ways_come_to_what_the_cards_are_worth_one_by_one(seed: int, size: int, method: str) -> None:
    item: Any = ask("in-pairs", seed, FRENCH, size=size, method=method)
    assert number_of(item.steps[-1].right) == sum((card.points for card in item.cards), Fraction())


def test_what_counts_is_the_bouts_in_the_tricks() -> None:
    lost = {"won": "T21 HK DQ", "held": "T21 T1"}
    assert right("points-needed", **lost) == "T21 | 51"
    assert told("points-needed", "T21 | 41", **lost) == "bouts-dealt-count"


@pytest.mark.parametrize(
    ("won", "points", "comes"),
    [
        ("T21 T1 SK", 56, "T21 T1 | 41 | made | 15"),
        ("T21 T1 Excuse", 49, "T21 T1 Excuse | 36 | made | 13"),
        ("T21 Excuse", 40, "T21 Excuse | 41 | lost | 1"),
        ("T21 Excuse", 41, "T21 Excuse | 41 | made | 0"),
    ],
)
def test_the_hands_of_the_essay(won: str, points: int, comes: str) -> None:
    assert right("points-needed", ask="made", won=won, points=points) == comes


def test_the_excuse_in_every_place_it_can_have() -> None:
    its = {"leader": "right", "soloist": "you", "taken": "SK S9"}
    assert right("whose-excuse", trick="HK H4 H2 Excuse", **its) == "yours | now | S9"
    assert right("whose-excuse", trick="HK H4 H2 Excuse", **{**its, "taken": "SK"}) == "yours | later"
    assert right("whose-excuse", trick="HK H4 H2 Excuse", **its, last="yes") == "theirs | nothing"
    assert right("whose-excuse", trick="H3 H4 Excuse T2", **its) == "theirs | now", "you took it, and get a card"


def test_where_nobody_bids_nobody_is_said_to_take_or_to_defend() -> None:
    """Two play for their own points: there is no auction, no contract and no chien."""
    two, unfit = game("french2"), set[str]()
    for name in ("whose-excuse", "points-needed", "legal-plays", "next-to-act"):
        for seed, fields in ((seed, more) for seed in range(25) for more in ways(name)):
            kind, item = kinds()[name], ask(name, seed, two, **fields)
            panels = [kind.panel(item), *(step.panel for step in getattr(item, "steps", ()))]
            said = [one for panel in panels for one in (panel.prompt, *panel.lines, *panel.choices)]
            told = " ".join(say(one, "en", "france") for one in said)
            unfit |= {word for word in ("taker", "defend", "contract", "chien") if word in told}
    assert not unfit


def test_a_trick_without_the_excuse_is_refused() -> None:
    faults = kinds()["whose-excuse"].faults(spec("whose-excuse", trick="HK H4 H2 S3"), FRENCH, FRENCH.house())
    assert "the Excuse among them" in next(iter(faults)).message


@pytest.mark.parametrize("lesson", COURSE, ids=lambda lesson: lesson.id)
def test_the_lessons_are_told_in_three_languages_and_name_what_they_aim_at(
    lesson: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(one_lesson, "SEEDS", 6)
    assert lesson.languages == ("en", "it", "fr")
    course = Course.of(lesson)
    assert one_lesson.walk(course, one_lesson.knowing, 0).ended
    for one in one_lesson.questions(course):
        assert all(one.named[aim] > 0 for aim in one.aimed), one.step


@pytest.mark.parametrize(
    ("won", "answer", "first"),
    [
        ("T2 Excuse H1 DK", "DK", "no-trump"),
        ("T21 T20 T1 Excuse", "T21 T1 T20", "no-trump"),
        ("Excuse H1 DK", "none", "no-trump"),
        ("T21 Excuse HK", "HK", "bouts"),
        ("T21 Excuse HK", "Excuse", "bouts"),
        ("T21 HK", "T21 HK", "so-many"),
    ],
)
def test_the_last_hint_about_bouts_asks_for_one_that_was_left_out(won: str, answer: str, first: str) -> None:
    kind, item = kinds()["points-needed"], ask("points-needed", 0, FRENCH, won=won)
    theirs = NONE if answer == "none" else written(kind, item, answer)[1]
    assert kind.first_step(item, (), theirs).reason == f"hint.points-needed.first-{first}"


def test_how_far_two_numbers_are_apart_is_asked_with_both_of_them_shown_and_none_is_called_the_smaller_of_two_alike() -> (
    None
):
    for points, lines in ((41, "You have: 41"), (44, "You have: 44")):
        item: Any = ask("points-needed", 0, FRENCH, ask="made", won="T21 Excuse", points=points)
        step = item.steps[-1]
        assert any(say(line, "en", "france").startswith(lines) for line in step.panel.lines)
        assert ("smaller" in say(step.hints[2], "en", "france")) is (points > 41)

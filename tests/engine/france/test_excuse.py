"""The Excuse after its trick, and what a side needs with its bouts. Source: french#the-excuse, french#card-values."""

from __future__ import annotations

from random import Random

import pytest

from engine.games.france.excuse import may_give, standing
from engine.games.france.form import FOUR
from engine.games.france.pack import EXCUSE, PACK, is_low
from engine.games.france.playout import random_deal
from engine.games.france.reckoning.outcome import excuse_story
from engine.games.france.rules import FrenchRules
from engine.games.france.tricks import winners

from .test_asks import ask, error

TAKEN = tuple(PACK[code] for code in ("SK", "S3", "T8", "CJ"))


@pytest.mark.parametrize(("bouts", "target"), [(0, 56), (1, 51), (2, 41), (3, 36)])
def test_the_more_bouts_the_fewer_points_are_needed(bouts: int, target: int) -> None:
    assert ask("french4", "target", bouts=bouts)["target"] == target
    exactly = ask("french4", "target", bouts=bouts, points=target)
    assert exactly["made"]
    assert exactly["over"] == 0


@pytest.mark.parametrize(
    ("points", "bouts", "over"), [(56, 2, 15), (49, 3, 13), (40, 2, -1), (41, 2, 0), (40, 3, 4), (40.5, 2, -1)]
)
def test_the_examples_of_the_essay_and_a_half_point_short(points: float, bouts: int, over: int) -> None:
    reply = ask("french4", "target", bouts=bouts, points=points)
    assert reply["over"] == over
    assert reply["made"] == (over >= 0)


def test_more_than_three_bouts_are_refused() -> None:
    assert error("french4", "target", bouts=4) == ("bad-value", "bouts")


def test_in_the_others_trick_it_is_kept_for_a_low_card() -> None:
    found = standing(TAKEN, own_trick=False)
    assert (found.kept, found.owes) == (True, "now")
    assert found.may_give == (PACK["S3"], PACK["T8"])


def test_without_a_low_card_it_is_owed_later_and_at_the_end_never() -> None:
    dear = tuple(card for card in TAKEN if not is_low(card))
    assert standing(dear, own_trick=False).owes == "later"
    assert standing(dear, own_trick=False, over=True).owes == "never"
    assert standing(dear, own_trick=False, over=True).kept, "it stays at home all the same"


def test_in_an_own_trick_nothing_is_owed() -> None:
    assert (standing(TAKEN, own_trick=True).kept, standing(TAKEN, own_trick=True).owes) == (True, "nothing")


def test_in_the_last_trick_it_goes_with_the_trick_but_for_a_slam() -> None:
    assert not standing(TAKEN, own_trick=False, last=True).kept
    assert standing(TAKEN, own_trick=True, last=True).kept
    assert standing(TAKEN, own_trick=True, last=True, slam=True).why.reason == "excuse-takes-the-last"


def test_only_a_low_card_that_was_taken_may_be_given() -> None:
    given = {code: may_give(PACK[code], TAKEN).reason for code in ("S3", "SK", "D5")}
    assert given == {"S3": "excuse-low-card", "SK": "excuse-too-dear", "D5": "excuse-not-taken"}


def test_it_says_what_becomes_of_the_excuse_in_a_whole_deal() -> None:
    fates = {"given": "now", "nothing-to-give": "never", "own-trick": "nothing", "lost-in-the-last-trick": "nothing"}
    seen = set()
    for seed in range(120):
        state, _ = random_deal(FOUR, Random(seed), FrenchRules(), FOUR.seats - 1, played=True)
        took = winners(state.tricks, state.sides, FOUR.size)
        left_side = 1 if state.bid is not None and state.bid.word == "garde-contre" else 0
        story = excuse_story(state.tricks, took, state.sides, FOUR.size, state.aside, left_side)
        at = next((i for i, trick in enumerate(state.tricks) if EXCUSE in trick.cards), None)
        if at is None:
            continue
        owner = state.sides.side(state.tricks[at].player(EXCUSE, FOUR.seats))
        won = [
            card
            for trick, seat in zip(state.tricks, took, strict=True)
            for card in trick.cards
            if state.sides.side(seat) == owner
        ]
        taken = [card for card in (*won, *(state.aside if left_side == owner else ())) if card != EXCUSE]
        own = state.sides.side(took[at]) == owner
        found = standing(taken, own_trick=own, last=at == FOUR.size - 1, over=True)
        assert found.owes == fates[story.fate]
        assert found.kept == (story.side == owner)
        seen.add(story.fate)
    assert {"given", "own-trick"} <= seen

"""Where the rule is known and something else was misread, no wrong rule is told as a fact."""

from __future__ import annotations

import pytest

from engine import game
from tests.lessons.feedback.situations import ask
from tests.lessons.feedback.test_two_ways_to_one_answer import told_for


@pytest.mark.parametrize(("trick", "known"), [("Excuse SK T9", False), ("Excuse S2 S9", True), ("Excuse S2 T9", False)])
def test_a_card_may_be_owed_for_the_excuse_because_a_trump_was_overlooked(trick: str, known: bool) -> None:
    """One is owed where the other side has the trick (french#the-excuse): without the trump the taker's card has it."""
    item = ask("whose-excuse", 0, game("french3"), trick=trick, leader="you", soloist="right", taken="H10 D8 C8")
    told = told_for("whose-excuse", item, (item.steps[0].right,), (1,))
    assert (told == ["excuse-owed-in-an-own-trick"]) == known


@pytest.mark.parametrize(("taken", "known"), [("SN HN C10", False), ("SN HQ C10", True)])
def test_cards_of_one_rank_given_for_the_excuse_may_have_been_valued_wrongly(taken: str, known: bool) -> None:
    """What is given is worth half a point (french#the-excuse); a Knight is worth 2½, and so is another Knight."""
    item = ask("whose-excuse", 0, game("french3"), trick="Excuse DN D1", leader="you", soloist="you", taken=taken)
    told = told_for("whose-excuse", item, tuple(step.right for step in item.steps[:2]), (0, 1, 2))
    assert (told == ["any-card-for-the-excuse"]) == known

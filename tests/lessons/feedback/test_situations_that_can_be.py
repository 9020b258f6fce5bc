"""What is shown beside a trick can have come about: tricks are whole, and who leads has taken the one before."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine import game
from lessons.course.loader import library
from lessons.question.registry import kinds
from lessons.questions.whose_excuse.drawing import drawn
from tests.lessons.feedback.situations import ask


@pytest.mark.parametrize("name", ["french2", "french3", "french4", "french5"])
def test_who_leads_the_last_trick_has_taken_something(name: str) -> None:
    """The winner of a trick leads to the next one; and what the taker lays away counts with the tricks."""
    its, met = game(name), 0
    for seed in range(400):
        one = drawn(its, Random(seed))
        player = (one.leader + [card.is_fool for card in one.trick].index(True)) % its.seats
        beside = (player == one.soloist) == (one.leader == one.soloist) if its.seats > 2 else player == one.leader
        if one.last == "yes" and (beside or (its.seats > 2 and player == one.soloist)):
            assert one.taken, one
            met += 1
        if one.last != "slam":
            assert len(one.taken) in (0, its.seats), one
    assert met


def test_where_several_cards_stand_for_one_no_single_one_should_have_been_picked() -> None:
    """II to V stand for the four Moors: any of them is right."""
    kind, met = kinds()["pack-at-home"], 0
    for seed in range(60):
        item: Any = ask("pack-at-home", seed, ask="stands")
        step = item.steps[0]
        for place in range(len(item.shown)):
            if step.also and not kind.is_right(item, (), (place,)):
                told = [said.reason for said in kind.explain(item, (), (place,)).says]
                assert "steps.this-one" not in told
                met += 1
    assert met


def test_what_only_the_federation_forbids_is_asked_by_its_rules() -> None:
    """Such a question comes alone in a review, where nothing else says by which rules."""
    lesson = next(one for one in library() if one.id == "french5/as-the-federation-plays")
    step: Any = next(one for one in lesson.steps if getattr(one, "id", "") == "first-lead")
    for lang, word in (("en", "federation"), ("it", "federazione"), ("fr", "fédération")):
        assert word in step.say.in_lang(lang) if hasattr(step.say, "in_lang") else word in str(step.say)

"""What is shown beside a trick can have come about: tricks are whole, and who leads has taken the one before."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine import game
from engine.game import games
from engine.games.france.auction.bidding import TAKER
from engine.games.france.reckoning.counting import ALL
from lessons.course.loader import library
from lessons.question.capabilities import TWO_SIDES, capabilities
from lessons.question.registry import kinds
from lessons.questions.payments.hand import drawn as payable
from lessons.questions.whose_excuse.drawing import drawn
from tests.lessons.feedback.situations import ask
from tests.lessons.table import MINEO, spec


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


@pytest.mark.parametrize("name", ["ottocento", "mille"])
@pytest.mark.parametrize("asked", ["which", "must", "usual"])
def test_what_a_side_has_taken_are_whole_tricks_or_some_of_them(name: str, asked: str) -> None:
    """No card has been given for the Matto yet, so four players' piles are of fours, and two players' of twos."""
    kind, its = kinds()["give-for-matto"], game(name)
    for seed in range(40):
        item: Any = ask("give-for-matto", seed, its, ask=asked)
        assert len(item.taken) % its.seats == 0
    for cards, label in (("C8 SQ Moor1", "row.taken-some"), ("C8 SQ Moor1 D9", "row.taken")):
        told: Any = ask("give-for-matto", 0, its, ask=asked, taken=cards, won="they")
        assert kind.panel(told).rows[0].label.reason.removesuffix("@two") == label


@pytest.mark.parametrize("name", ["french3", "french4", "french5"])
def test_a_long_poignee_has_taken_tricks(name: str) -> None:
    """15 trumps of 22 with the Excuse: of the 14 that win tricks only 7 can fall to a higher one (french#declarations)."""
    its, met = game(name), 0
    for seed in range(600):
        hand = payable(its, Random(seed), its.house())
        for side, size in hand.poignees:
            tricks = 2 * (its.form.poignees[size] - 1) - 21
            bouts = hand.bouts if side == TAKER else 3 - hand.bouts
            halves = hand.half_points if side == TAKER else ALL - hand.half_points
            if tricks > 0 and hand.slam is None:
                met += 1
                assert halves >= 9 * bouts + its.seats * tricks - bouts, hand
    assert met


def test_a_lesson_cannot_tell_of_a_poignee_whose_trumps_took_nothing() -> None:
    its = game("french3")
    for shown, field in (("double", "points"), ("", "")):
        way = {"points": "77½", "bouts": 0, "bid": "garde", "defence_shows": shown}
        faults = kinds()["payments"].faults(spec("payments", **way), its, its.house())
        assert [fault.field for fault in faults] == [field] * bool(field)


JOCHI = [(name, sides) for name in games() if "pays:pigliata" in capabilities(name) for sides in ("alone", "two")]


def fallen(won: tuple[str, ...], places: dict[int, int]) -> bool:
    """Can each of these arie, the highest first, lie in the trick of a higher one that has a place left?"""
    arie = sorted((int(code[1:]) for code in won if code != "T1"), reverse=True)
    for aria in arie:
        above = [own for own, left in places.items() if own > aria and left]
        if not above:
            return False
        places[max(above)] -= 1
    return True


@pytest.mark.parametrize(
    ("name", "sides"), [one for one in JOCHI if one[1] == "alone" or TWO_SIDES in capabilities(one[0])]
)
def test_a_captured_trump_fell_to_a_higher_one_of_the_side_that_captured_it(name: str, sides: str) -> None:
    """A trick brings a soloist one card of each opponent, the opponents one of the soloist, a pair two (sicilian#the-play)."""
    its, met = game(name), 0
    for ask_for in ("whole", "item", "error") if sides == "alone" else ("whole",):
        for seed in range(300):
            item: Any = ask("settle", seed, its, ask=ask_for, sides=sides)
            deal = getattr(item, "reckoning", item).deal
            for won, has, places in zip(
                deal.won, deal.has, (its.seats - 1, 1) if sides == "alone" else (2, 2), strict=True
            ):
                own = {int(code[1:]): places for code in has if code[0] == "T" and code not in ("T1", *won)}
                assert fallen(won, own), (seed, won, has)
                met += len(set(won) - {"T1"})
    assert met


@pytest.mark.parametrize(
    ("told", "field"),
    [
        ({"has": "T20 Fool SK", "lost": "T19"}, "lost"),  # the 20 is the soloist's own
        ({"has": "Fool SK", "lost": "T19 T18"}, "lost"),  # the 20 takes one card of the soloist in its trick
        ({"has": "T19 T18 SK", "won": "T19 T18"}, "won"),
        ({"has": "T20 T19 T18", "won": "T19 T18"}, ""),  # one of each opponent
        ({"has": "Fool SK", "lost": "T18 T1"}, ""),
    ],
)
def test_a_lesson_cannot_tell_of_a_trump_that_nothing_captured(told: dict[str, str], field: str) -> None:
    faults = kinds()["settle"].faults(spec("settle", points=40, last="others", **told), MINEO, MINEO.house())
    assert [fault.field for fault in faults] == [field] * bool(field)

"""Where one other slip alone gives the same number or the same cards, no wrong rule is told as a fact."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine import game
from engine.games.bologna.counting.pile import ALL_CARD_POINTS, LAST_TRICK
from engine.games.sicily.pack import SUITS
from lessons.question.registry import kinds, misconceptions
from lessons.text.phrases import say
from tests.lessons.feedback.situations import ask, situations, steps_of
from tests.lessons.feedback.test_two_ways_to_one_answer import told_for


@pytest.mark.parametrize("name", ["ottocento", "mille"])
@pytest.mark.parametrize(("left_out", "others"), [("Moor1 Moor2", "T14"), ("Moor1 Moor2 Begato", "T14 Sun")])
def test_who_plays_no_moor_may_take_the_moors_for_no_trumps(name: str, left_out: str, others: str) -> None:
    """A Moor is a trump without a number (ottocento#the-cards), below the Love that was led."""
    item = ask("legal-plays", 0, game(name), trick="T5", hand=f"{others} T15 {left_out} B10 B7")
    answer = tuple(i for i, card in enumerate(item.hand) if card.is_trump and card.code not in left_out.split())
    assert kinds()["legal-plays"].answer_under(item, (), misconceptions()["must-overtrump"]) == answer
    assert not told_for("legal-plays", item, (), answer)


def test_a_number_left_out_below_the_highest_trump_is_known() -> None:
    item = ask("legal-plays", 0, game("ottocento"), trick="T9", hand="Sun T15 T14 T7 T6 T5 B10 B7")
    answer = tuple(i for i, card in enumerate(item.hand) if card.code in {"Sun", "T15", "T14"})
    assert told_for("legal-plays", item, (), answer) == ["must-overtrump"]


@pytest.mark.parametrize("name", ["ottocento", "mille"])
def test_the_six_of_the_last_trick_may_have_been_added_to_the_right_cards(name: str) -> None:
    """Together the cards are 87 (ottocento#scoring-procedure); the side that took the last trick has six besides."""
    met = {}
    for item in situations("score-sheet", name, 20):
        for given, step in steps_of(item):
            if step.name == "points" and step.about["side"] == "they":
                answer = (ALL_CARD_POINTS + LAST_TRICK - step.about["counted"],)
                met[item.last] = told_for("score-sheet", item, given, answer)
                assert item.last == "you" or not met[item.last], item
    assert met["you"] == ["93-instead-of-87"]


@pytest.mark.parametrize(("trumps", "known"), [("T21 T17 T16 T10 T8 T6", False), ("T21 T17 T16 T10 T8 T6 T4", True)])
def test_two_for_each_trump_may_be_four_for_the_high_ones_alone(trumps: str, known: bool) -> None:
    """Two for each trump, four from the 16 up (french#bidding): 12 are six at 2, or three at 4."""
    n = len(trumps.split())
    hand = f"{trumps} {' '.join(['S9', 'S2', 'HJ', 'H1', 'DK', 'DQ', 'D4', 'D2', 'D1', 'CN', 'CJ', 'C3'][: 18 - n])}"
    item = ask("count-hand", 0, game("french4"), ask="trumps", hand=hand)
    assert (told_for("count-hand", item, (), (2 * n,)) == ["high-trumps-like-others"]) == known


def test_the_longest_suit_may_have_been_called_for_its_courts() -> None:
    """The shortest suit goes first, its courts only between suits as short (sicilian#calatafimi)."""
    hand, known = "T19 T18 T17 T3 S9 {batons} CK CQ C7 {coins}", set()
    for batons, coins in (("BH BM B8 B7", "D9 D8 D7"), ("B10 B9 B8 B7", "DH DM D7")):
        item = ask("calling", 0, game("calatafimi4"), hand=hand.format(batons=batons, coins=coins))
        told = told_for("calling", item, (), (SUITS.index("B"),))
        known.add(("calls-into-the-longest-suit" in told, "BH" in batons))
    assert known == {(False, True), (True, False)}


def test_what_a_turn_the_wrong_way_would_mean_is_said_of_the_answer_and_not_of_its_cause() -> None:
    its, met = kinds()["next-to-act"], 0
    for item in situations("next-to-act", "ottocento", 40):
        item = replace(item, aim=())
        for place in range(len(its.panel(item).choices)):
            if not its.is_right(item, (), (place,)):
                for said in its.error_of(item, (), (place,)).says:
                    if said.reason == "next.wrong-way-round":
                        met += 1
                        assert "tu tournes" not in say(said, "fr", item.game.family)
    assert met

"""Where a slip as simple gives the same answer, a wrong rule is only asked about."""

from __future__ import annotations

from typing import Any

import pytest

from engine import game
from lessons.question.answered.diagnosis import diagnose, explaining
from lessons.question.kind import Answer
from lessons.question.panel import answer_of
from lessons.question.registry import kinds
from lessons.questions.choose_card.smallest import smallest
from tests.lessons.feedback.situations import ask, situations
from tests.lessons.feedback.test_slips import sure

EXCUSE_LED = "led-excuse-asks-for-trumps"


def told(kind: str, item: Any, answer: Answer) -> bool:
    """Is something said of this wrong answer as a fact?"""
    return sure(diagnose(kinds()[kind], item, (), answer))


@pytest.mark.parametrize(
    ("name", "aim"), [("calatafimi4", "miseria-high"), ("french5", "petit-high"), ("ottocento", "first-moor-wins")]
)
def test_the_last_trump_and_the_own_card_taken_for_the_winner_prove_nothing(name: str, aim: str) -> None:
    kind, met = kinds()["who-wins"], 0
    for item in situations("who-wins", name, 20, aim=[aim]):
        trumps = [place for place, card in enumerate(item.trick) if card.is_trump]
        own = -item.leader % item.game.seats
        for place in {*trumps[-1:], own} & set(range(len(item.trick))):
            if not kind.is_right(item, (), (place,)):
                met += 1
                assert not told("who-wins", item, (place,))
    assert met


def led(trick: str, hand: str) -> Any:
    return ask("legal-plays", 0, game("french4"), trick=trick, hand=hand, aim=[EXCUSE_LED])


def test_who_sees_a_trump_on_the_table_may_play_trumps_without_a_thought_of_the_excuse() -> None:
    assert not told("legal-plays", led("Excuse CQ T19", "T17 T10 D4 C7 C5 C3 C1"), (0, 1))
    assert told("legal-plays", led("Excuse CQ C10", "T17 T10 D4 C7 C5 C3 C1"), (0, 1))


def test_who_follows_the_card_played_last_may_not_have_looked_at_the_first() -> None:
    """Batons were led, the 6 of cups lies on top: the answer is all cups."""
    item = ask("legal-plays", 0, game("ottocento"), trick="B9 C6", hand="T5 C8 C7 B7 BA")
    for place, card in enumerate(item.hand):
        assert (card.suit == "C") is (place in kinds()["legal-plays"].lures(item, ())[0])


def test_who_takes_the_excuse_for_a_trump_goes_higher_where_that_can_be_done() -> None:
    """Source: french#game-play, who trumps must go higher."""
    item = led("Excuse C9 T4", "T19 T10 T2 C3 H5")
    kind, belief = kinds()["legal-plays"], {EXCUSE_LED}
    assert {one.id for one in explaining(kind, item, (), (0, 1))} & belief
    assert not {one.id for one in explaining(kind, item, (), (0, 1, 2))} & belief


@pytest.mark.parametrize("name", ["french4", "french5"])
@pytest.mark.parametrize("aim", ["chien-from-every-suit", "chien-from-the-long-suit", "chien-keeps-courts"])
def test_who_lays_the_smallest_cards_away_need_not_have_thought_of_suits(name: str, aim: str) -> None:
    kind = kinds()["choose-card"]
    for item in situations("choose-card", name, 12, ask="leave", aim=[aim]):
        for answer in smallest(item):
            if not kind.is_right(item, (), answer):
                assert not told("choose-card", item, answer)


def test_the_three_twos_of_a_hand_are_the_smallest() -> None:
    """2 of spades, hearts and diamonds; the next small card is a 4."""
    hand = "T21 T14 T13 T12 T11 T8 T7 T5 SQ S9 S2 H8 H2 D9 D2 CK C5 C4"
    item = ask("choose-card", 0, game("french5"), ask="leave", hand=hand, aim=["chien-from-every-suit"])
    away = {item.game.pack[code] for code in ("S2", "H2", "D2")}
    answer = tuple(place for place, card in enumerate(item.view.hand) if card in away)
    assert diagnose(kinds()["choose-card"], item, (), answer) is not None
    assert not told("choose-card", item, answer)


@pytest.mark.parametrize("kind", ["how-many-points", "in-pairs"])
def test_the_1_of_a_suit_taken_for_the_petit_is_no_half_point_too_much_on_every_card(kind: str) -> None:
    """A petit, four small cards and three courts of 4½, 3½ and 1½; the ace at 4½ or 5 instead of ½ or 1 is four too many."""
    its, cards = kinds()[kind], "T1 SQ SJ S1 H6 H3 D5 CJ"
    item = ask(kind, 0, game("french4"), cards=cards, aim=["nothing-off-the-pairs"])
    right = its.right(item)[0]
    assert not told(kind, item, answer_of(right + 4))
    if kind == "how-many-points":
        other = ask(kind, 0, game("french4"), cards=cards.replace("S1", "S2"), aim=["nothing-off-the-pairs"])
        assert its.right(other)[0] == right
        assert told(kind, other, answer_of(right + 4))


@pytest.mark.parametrize(("last", "known"), [("C5 S9 S5", False), ("S7 S8 C5", False), ("C5 C7 S9", True)])
def test_without_trumps_the_last_card_of_the_suit_may_be_taken_for_the_winner(last: str, known: bool) -> None:
    """The 5 of cups over the 10: as the round suits of Bologna have it, or because it is the last cup."""
    item = ask("who-wins", 0, game("mineo4"), trick=f"C10 {last}", aim=["round-suits-everywhere"])
    place = [card.code for card in item.trick].index("C5")
    assert told("who-wins", item, (place,)) == known

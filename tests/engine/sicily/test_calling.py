"""The called King of Calatafimi, constraint by constraint. Source: sicilian#calatafimi; ruling S32."""

from itertools import combinations
from random import Random

import pytest

from engine.games.sicily.calatafimi4.calling import may_call
from engine.games.sicily.pack import PACK
from engine.notation import read_cards

HANDS = [
    # the shortest suit with at least one card
    ("SQ S9 S8 BH B7 CQ C9 C8 C7 DH D8 D7", "BK"),
    ("SQ S9 S8 CQ C9 C8 C7 DH D8 D7 D6", "SK"),
    # between equally short suits the one with the highest court, coins not preferred to that
    ("SQ S9 BH B7 DM D8 C9 C8 C7", "SK"),
    ("SH S9 B8 B7 D9 D8 CQ C8 C7", "SK"),
    # if equal the highest accompanying court: Queen and Horse before Queen and Maid
    ("SQ SM BQ BH CQ C9", "BK"),
    ("SQ SM S5 DQ D9 D5 CQ C8 C7 C6", "SK"),
    # equal courts: coins
    ("SQ S9 DQ D7 C9 C8 C7", "DK"),
    # equal without coins: either
    ("SQ S9 BQ B7 D9 D8 D7", "SK BK"),
    # a suit with its King is out of the question
    ("SK S9 BQ B7 B6 CQ C8 C7 C6", "BK"),
    # all suits held have their King: a void one, coins first
    ("SK S9 BK B7", "DK"),
    ("SK S9 DK D7", "BK CK"),
    ("SK S9 BK B7 CK C5", "DK"),
    # four Kings: the Queen of the shortest suit of at least two cards without it
    ("SK SH BK B9 B8 CK C9 C8 C7 DK", "SQ"),
    ("SK BK CK DK D9 D8", "DQ"),
    # and so on: King, Maid and 6 before King, 9 and 8
    ("SK SM S6 BK B9 B8 CK CQ DK DQ D5", "SQ"),
    # with all those Queens held, the next lower court (S32)
    ("SK SQ BK BQ B9 CK DK", "SH"),
]


@pytest.mark.parametrize(("hand", "call"), HANDS)
def test_the_king_that_must_be_called(hand: str, call: str) -> None:
    assert " ".join(may_call(read_cards(PACK, hand), ())) == call


def test_trumps_and_the_fool_do_not_make_a_suit_longer() -> None:
    assert may_call(read_cards(PACK, "T20 T19 T5 Fool SQ S9 BQ B8 B7"), ()) == ("SK",)


def test_a_discarded_queen_cannot_be_called() -> None:
    hand, left = read_cards(PACK, "SK S9 BK B9 B8 CK DK"), read_cards(PACK, "SQ")
    assert may_call(hand, left) == ("BQ",)


def test_whatever_the_hand_something_may_be_called_that_it_does_not_hold() -> None:
    rng = Random(15)
    for _ in range(3000):
        hand = rng.sample(PACK.cards, 15)
        call = may_call(hand, ())
        assert call
        assert not {card.code for card in hand} & set(call)
    kings = read_cards(PACK, "SK BK CK DK")
    for more in combinations(read_cards(PACK, "SQ SH BQ DQ DM C5"), 3):
        assert may_call((*kings, *more), ())

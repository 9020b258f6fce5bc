"""The rule of thumb that deals are played out by: what the Matto is used for. Source: ottocento#use-of-the-matto."""

from __future__ import annotations

import pytest

from engine.games.bologna.pack import PACK, SUITS
from players.core.cards import NUMBER, mask
from players.core.policy import follow
from players.core.tricks import beats, may_play


def played(hand: str, trick: str) -> str:
    """What goes from this hand to this trick, by rule of thumb; who leads lies first."""
    held, lying = mask(PACK[code] for code in hand.split()), [PACK[code] for code in trick.split()]
    led = 0 if lying[0].is_trump else 1 + SUITS.index(lying[0].suit)
    high = 0
    for at, card in enumerate(lying):
        if beats(NUMBER[card], NUMBER[lying[high]]):
            high = at
    goes = follow(
        held, may_play(held, led), led, NUMBER[lying[high]], (len(lying) - high) % 2 == 0, 3 - len(lying), mask(lying), 0, 0,
    )  # fmt: skip
    return next(one.code for one in PACK if NUMBER[one] == goes)


@pytest.mark.parametrize(
    ("hand", "trick"),
    [
        ("Matto T7 T12 S8", "Angel T5"),  # he lengthens trumps: none is lost under the Angel
        ("Matto Moor2 Sun S8", "World"),  # nor a Moor, who makes a sequence with others
        ("Matto SJ SA T9", "S7 SK"),  # nor a court or an Ace
        ("Matto T7 T12 S8", "T5 Angel T6"),  # partner has it already, and a trump would be no gift
        ("Matto T14 T12 S8", "T9 T7 T10"),  # as the last: nothing lies there that is worth a trump
        ("Matto Angel World C8", "S7 S9 T5"),  # nor worth a great one
    ],
)
def test_the_matto_goes_in_place_of_what_would_be_lost_or_wasted(hand: str, trick: str) -> None:
    assert played(hand, trick) == "Matto"


@pytest.mark.parametrize(
    ("hand", "trick", "goes"),
    [
        ("Matto S7 SJ", "S8 SK", "S7"),  # a pip costs nothing
        ("Matto T12 Moor1", "T5 Angel T6", "Moor1"),  # partner gets what counts
        ("Matto T14 Begato C8", "S7 S9 S8", "Begato"),  # he comes home
        ("Matto T14 T12 S8", "T9 Moor1 T7", "T12"),  # a Moor is worth a trump
        ("Matto Angel World C8", "S7 SQ T5", "World"),  # and a Queen a great one
        ("Matto SK S7", "S8 S9", "SK"),  # the King takes
    ],
)
def test_the_matto_stays_where_a_card_does_better(hand: str, trick: str, goes: str) -> None:
    assert played(hand, trick) == goes

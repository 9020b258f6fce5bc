"""What the solver knows of an end without searching: never more than trying every card finds; and its table keeps its size."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from engine.games.bologna.pack import PACK
from players.core.cards import FIRST_MOOR, MATTO, OF_SUIT, mask
from players.core.ends import solver
from players.core.ends.beginning import holder_at_first, piles_at_first
from players.core.ends.bounds import DEALER, FAR, LEFT, SETTING, at_most_from
from players.core.ends.frames import FRAME, OURS, SIDE, THEIRS
from players.core.ends.places import ENTRIES
from players.core.ends.reach import within_reach
from players.core.ends.sure import sure_of
from players.core.jit import compiled
from players.core.playing import MATTO as MATTO_SIDE
from players.core.playing import SEAT
from players.search.solving import table
from tests.players.test_solver import Masks, every_card

TRICKS, ENDS = 3, 400


def some_end(seed: int) -> tuple[Masks, Masks, Masks, Masks]:
    """Hands, piles, whose turn it is, and the discard: a few trumps, and two or three suits that can be led from the top."""
    rng = Random(f"bounds {seed}")
    trumps = rng.sample(range(FIRST_MOOR + 5), rng.randrange(1, 7))
    suits = rng.sample(range(1, 5), rng.choice((2, 3)))
    few = [card for card in range(62) if any(OF_SUIT[suit] >> card & 1 for suit in suits)]
    lot = trumps + rng.sample(few, 4 * TRICKS - len(trumps))
    rng.shuffle(lot)
    hands = np.zeros(4, np.int64)
    for place, card in enumerate(lot):
        hands[place % 4] |= 1 << card
    return with_what_is_gone(hands, rng)


def with_what_is_gone(hands: Masks, rng: Random, leader: int | None = None) -> tuple[Masks, Masks, Masks, Masks]:
    """The other cards, by chance: two of them the discard, each trick of four one side's."""
    won, now, setting = (np.zeros(size, np.int64) for size in (2, 8, SETTING))
    rest = int(np.bitwise_or.reduce(hands))
    gone = [card for card in range(62) if not rest >> card & 1]
    rng.shuffle(gone)
    for card in [card for card in gone if OF_SUIT[1:5].sum() >> card & 1][:2]:
        setting[LEFT] |= 1 << card
        gone.remove(card)
    for place, card in enumerate(gone):
        won[place // 4 % 2] |= 1 << card
    now[:] = 5, 0, 0, 0, 0, rng.randrange(4) if leader is None else leader, -1, 0
    if MATTO & (won[0] | won[1]):
        now[MATTO_SIDE] = rng.randrange(2)
    setting[DEALER] = rng.randrange(4)
    return hands, won, now, setting


@compiled
def from_to(hands: Masks, seat: int, frame: Masks, holder: int) -> tuple[int, int]:
    """The least and the most that this can come to, as the search has it at the start of a trick."""
    ours, theirs, owed, rest = frame[OURS], frame[THEIRS], frame[SIDE], hands[0] | hands[1] | hands[2] | hands[3]
    after, partner, before = hands[(seat + 1) & 3], hands[(seat + 2) & 3], hands[(seat + 3) & 3]
    sure, cost = sure_of(1, hands[seat], partner, before, after)
    theirs_sure, their_cost = sure_of(0, after, before, hands[seat], partner)
    if seat & 1:
        sure, cost, theirs_sure, their_cost = theirs_sure, their_cost, sure, cost
    within = within_reach(ours, hands[0] | hands[2], hands[1], hands[3])
    within_2 = within_reach(theirs, hands[1] | hands[3], hands[0], hands[2])
    most = owed + at_most_from(ours, theirs, rest, theirs_sure, their_cost, holder == 1, within, 0)
    return owed - at_most_from(theirs, ours, rest, sure, cost, holder == 0, within_2, 0), most


def between(hands: Masks, won: Masks, now: Masks, setting: Masks) -> tuple[int, int, int] | None:
    """The least, what trying every card finds, and the most; None as long as a side has nothing to give for the Matto."""
    holder = holder_at_first(hands, won, now[MATTO_SIDE], 0)
    if holder < 0:
        return None
    frame = np.zeros(FRAME, np.int64)
    piles_at_first(frame, won, setting[LEFT], setting[DEALER], 0, holder)
    least, most = from_to(hands, now[SEAT], frame, holder)
    return least, every_card(hands, won, now, setting, -FAR, FAR), most


def test_no_end_comes_to_more_or_less_than_the_bounds_say() -> None:
    told = [between(*some_end(seed)) for seed in range(ENDS)]
    assert sum(one is not None for one in told) >= ENDS // 2
    assert all(one is None or one[0] <= one[1] <= one[2] for one in told)


@pytest.mark.parametrize(
    "held",
    [
        pytest.param(("SK SQ SJ", "S10 BK B10", "T5 B6 B7", "CK C6 C7"), id="the partner has to trump and to lead"),
        pytest.param(
            ("SK SQ S6", "SJ S10 Matto", "C6 C7 D6", "CK C8 C9"), id="the Matto is played and a card of the suit stays"
        ),
        pytest.param(
            ("SQ SJ B6", "S10 BK B10", "SK B7 B8", "CK C6 C7"), id="the partner has to take with a higher card"
        ),
    ],
)
def test_a_suit_led_from_the_top_is_not_sure_where_it_can_come_to_an_end(held: tuple[str, ...]) -> None:
    for seed in range(20):
        hands = np.array([mask(PACK[code] for code in hand.split()) for hand in held], np.int64)
        told = between(*with_what_is_gone(hands, Random(seed), leader=0))
        assert told is None or told[0] <= told[1] <= told[2]


def test_a_table_of_moments_met_keeps_its_size_whatever_is_searched() -> None:
    kept = table()
    at_first = kept.keys.ctypes.data, kept.keys.nbytes
    hands, won, now, setting = some_end(1)
    solver.solve(
        np.zeros(0, np.int64), hands, won, now, int(setting[LEFT]), int(setting[DEALER]), 0, 0, 100_000, kept.keys,
        kept.entries, kept.searches(1),
    )  # fmt: skip
    assert (kept.keys.ctypes.data, kept.keys.nbytes) == at_first
    assert kept.keys.nbytes == 32 * ENTRIES == 67_108_864
    assert np.shares_memory(kept.keys, kept.entries)
    assert kept.keys.ctypes.data % 64 == 0

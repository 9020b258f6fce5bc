"""What the solver knows of an end without searching: never more than trying every card finds. And the table it keeps has its size."""

from __future__ import annotations

from random import Random

import numpy as np

from players.core.cards import FIRST_MOOR, MATTO, OF_SUIT
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
from players.solving import table
from tests.players.test_solver import Masks, every_card

TRICKS, ENDS = 3, 400


def some_end(seed: int) -> tuple[Masks, Masks, Masks, Masks]:
    """Hands, piles, whose turn it is, and the discard: a few trumps and two or three suits, in which much can be led from the top."""
    rng = Random(f"bounds {seed}")
    trumps = rng.sample(range(FIRST_MOOR + 5), rng.randrange(1, 7))
    suits = rng.sample(range(1, 5), rng.choice((2, 3)))
    few = [card for card in range(62) if any(OF_SUIT[suit] >> card & 1 for suit in suits)]
    lot = trumps + rng.sample(few, 4 * TRICKS - len(trumps))
    rng.shuffle(lot)
    hands, won, now, setting = (np.zeros(size, np.int64) for size in (4, 2, 8, SETTING))
    for place, card in enumerate(lot):
        hands[place % 4] |= 1 << card
    gone = [card for card in range(62) if card not in lot]
    rng.shuffle(gone)
    for card in [card for card in gone if OF_SUIT[1:5].sum() >> card & 1][:2]:
        setting[LEFT] |= 1 << card
        gone.remove(card)
    for place, card in enumerate(gone):
        won[place // 4 % 2] |= 1 << card
    now[:] = 5, 0, 0, 0, 0, rng.randrange(4), -1, 0
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


def test_no_end_comes_to_more_or_less_than_the_bounds_say() -> None:
    looked_at, tight = 0, 0
    for seed in range(ENDS):
        hands, won, now, setting = some_end(seed)
        holder = holder_at_first(hands, won, now[MATTO_SIDE], 0)
        if holder < 0:
            continue
        frame = np.zeros(FRAME, np.int64)
        piles_at_first(frame, won, setting[LEFT], setting[DEALER], 0, holder)
        least, most = from_to(hands, now[SEAT], frame, holder)
        value = every_card(hands, won, now, setting, -FAR, FAR)
        assert least <= value <= most, (seed, least, value, most)
        looked_at, tight = looked_at + 1, tight + (most - least < 60)
    assert looked_at >= ENDS // 2
    assert tight >= ENDS // 10


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

"""Once the last card is in sight nothing is left to chance: what the search says of it is what the engine pays for the deal."""

from __future__ import annotations

from collections import Counter
from random import Random

from engine.games.bologna.deal.actions import Play
from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.deal.judging import FOLLOWING, legal
from engine.games.bologna.deal.moves import after, start
from engine.games.bologna.deal.score import score
from engine.games.bologna.deal.state import State
from engine.games.bologna.pack import PACK
from engine.games.bologna.playout import random_action
from engine.games.bologna.rules import Rules
from engine.parts.playout import chosen, shuffled
from players.search.position import position
from players.search.searching import evaluate

DEALS = 120


def before_the_last_card(seed: int) -> State | None:
    """A deal at the moment when one card is left; None where somebody went out on what was shown."""
    rng = Random(f"last card {seed}")
    state = start(OTTOCENTO, shuffled(PACK, rng), seed % 4, Rules(), (0, 0))
    while state.phase != "over" and sum(map(len, state.hands)) != 1:
        state = after(
            state, random_action(state, rng) if state.phase != "play" or not state.tricks else _card(state, rng)
        )
    return None if state.phase == "over" else state


def _card(state: State, rng: Random) -> Play:
    assert state.to_act is not None
    return Play(state.to_act, chosen(rng, FOLLOWING.allowed(state.hands[state.to_act], state.trick.cards)))


def gains(state: State, side: int) -> set[int]:
    """What this side gains over the other, declarations apart, by each way in which the deal can end from here."""
    if state.phase != "over":
        return {gain for action in legal(state) for gain in gains(after(state, action), side)}
    paid = [one.total - one.declared for one in score(state).sides]
    return {paid[side] - paid[1 - side]}


def test_the_last_card_of_a_deal_comes_to_what_the_engine_pays_for_it() -> None:
    """For both sides, with the six points of the last trick; who owes a card for the Matto gives what costs least."""
    seen, wrong = Counter[tuple[bool, bool, bool]](), []
    for seed in range(DEALS):
        state = before_the_last_card(seed)
        if state is None:
            continue
        seat = state.to_act
        assert seat is not None
        (card,) = state.hands[seat]
        told = set(evaluate(position(state, seat), [card], 3, seed).of[card].points)
        played = after(state, Play(seat, card))
        owes = None if played.phase == "over" else played.to_act
        ends = gains(played, seat % 2)
        best = max(ends) if owes is None or owes % 2 == seat % 2 else min(ends)
        seen[bool(seat % 2), played.tricks[-1].taker(4) % 2 == seat % 2, owes is not None] += 1
        if told != {best}:
            wrong.append((seed, told, ends))
    assert not wrong
    assert len(seen) == 8, "both sides, with the last trick and without it, with a card owed and without"

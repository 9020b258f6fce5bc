"""Gaps that the coach would tell, at moments of deals by chance, and how the two cards came out when played on by search."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from engine.cards import Card
from engine.games.bologna.deal.actions import Play
from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.deal.judging import FOLLOWING
from engine.games.bologna.deal.moves import apply, start
from engine.games.bologna.deal.state import State
from engine.games.bologna.pack import MATTO, PACK
from engine.games.bologna.players import choose
from engine.games.bologna.rules import Rules
from players.coach import looked
from players.problems.playing_on import otherwise, played_on
from players.search.position import position
from players.search.searching import Values
from players.strengths import book

DEALS, SEATS = 16, 4
LAST_LEAD = 12
"""Tricks finished before the latest moment that is looked at."""
PLAIN = 3.0
"""Points from which a gap is looked at, if it is also two standard errors wide."""


def measure(seconds: float, file: Path, seed: int = 1) -> None:
    """Moments until the time of one core is over, a line each."""
    until = process_time() + seconds
    while process_time() < until:
        seed += 1
        found = pair(seed)
        if found is not None:
            with file.open("a") as lines:
                lines.write(json.dumps(found) + "\n")


def pair(seed: int) -> dict[str, Any] | None:
    """What is told of two cards at some moment of this deal, and how they came out; None where no card is behind."""
    rng = Random(seed)
    state = moment(seed, rng)
    if state is None:
        return None
    seat = state.to_act
    assert seat is not None
    may = FOLLOWING.allowed(state.hands[seat], state.trick.cards)
    where = position(state, seat)
    values = looked(state, may, seed)
    told = _pair(state, values, seed, rng)
    if told is None:
        return None
    best, other = told
    gap, error = values.behind(other, best)
    sign, gaps = 1 if seat % 2 == 0 else -1, list[int]()
    for at in range(DEALS):
        world = otherwise(state, where, seed * 1000 + at)
        here, there = (played_on(apply(world, Play(seat, card, None)), seed * 100 + at) for card in (best, other))
        gaps.append(sign * (here - there))
    return {
        "seed": seed, "held": len(state.hands[seat]), "place": len(state.trick.cards), "best": best.code, "other": other.code,
        "book": _by_book(state, seed).code, "gap": round(gap, 2),
        "error": round(error, 2), "solved": values.solved, "played": gaps,
    }  # fmt: skip


def _pair(state: State, values: Values, seed: int, rng: Random) -> tuple[Card, Card] | None:
    """The better card first: where the Matto may go, he is one of them; else the best, and the book's card or any other."""
    best = values.best
    if MATTO in values.of:
        others = [card for card in values.of if card != MATTO]
        card = max(others, key=lambda one: values.of[one].mean) if best == MATTO else best
        told = (best, card if best == MATTO else MATTO)
        return told if _plain(values, *told) else None
    by_book = _by_book(state, seed)
    behind = [card for card in values.of if card != best and _plain(values, best, card)]
    if not behind:
        return None
    return best, by_book if by_book in behind and rng.random() < 0.7 else rng.choice(behind)


def _by_book(state: State, seed: int) -> Card:
    action = book.card(state, seed).action
    assert isinstance(action, Play)
    return action.card


def _plain(values: Values, best: Card, other: Card) -> bool:
    gap, error = values.behind(other, best)
    return gap > max(PLAIN, 2 * error)


def moment(seed: int, rng: Random) -> State | None:
    """Somebody is to play a card and has a choice: somewhere in a deal that the book plays."""
    deck = list(PACK)
    rng.shuffle(deck)
    state = start(OTTOCENTO, tuple(deck), seed % SEATS, Rules())
    finished, place = rng.randint(0, LAST_LEAD), rng.randrange(SEATS)
    while state.phase != "over":
        seat = state.to_act
        if (
            state.phase == "play"
            and seat is not None
            and len(state.tricks) >= finished
            and len(state.trick.cards) >= place
        ):
            chosen = choose(state, Random(seed)).action
            if isinstance(chosen, Play) and len(FOLLOWING.allowed(state.hands[seat], state.trick.cards)) > 1:
                return state
        action = choose(state, rng).action
        assert action is not None
        state = apply(state, action)
    return None

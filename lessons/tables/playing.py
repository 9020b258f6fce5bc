"""What is done in a deal at a table, by the learner and by plain players, and what the deal is then."""

from __future__ import annotations

from typing import Any

from engine.cards import Card
from engine.fast_dataclass import changed
from engine.game import Game
from engine.parts.plain.choice import Choice
from lessons.tables.hand import TableHand, family_table
from lessons.tables.stages import Sort


def begun(
    its: Game, seed: int, deck: tuple[Card, ...], dealer: int, rules: Any, before: Any, sort: Sort = ""
) -> TableHand:
    """A deal in which nothing is done yet. ``before``: what the deals before it have left, as its family has it."""
    family = family_table(its.family, its.id)
    assert family is not None
    return TableHand(seed, its.id, family.start(its, deck, dealer, rules, before), sort=sort)


def chosen(hand: TableHand, at: int | None = None, state: Any = None) -> Choice:
    """What a player does in the place of whoever is waited for, now or at an earlier moment; the same whenever it comes again."""
    return hand.family.choose(hand.state if state is None else state, hand.rng(at))


def done(hand: TableHand, action: Any) -> TableHand:
    """The deal after an action; a finished trick lies there from now on. A question back waits for its answer."""
    its = hand.family
    state, talk = hand.game.deal.apply(hand.state, action), its.is_talk(action)
    trick = len(state.tricks) > len(hand.state.tricks)
    return changed(
        hand.whole, state=state, done=(*hand.done, action), rests=trick or (talk and hand.rests),
        talks=talk and its.asked_back(state, action), later=hand.later and not trick,
        silent=hand.silent and not its.asks_anew(action),
    )  # fmt: skip

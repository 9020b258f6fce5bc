"""Could the Bégato have been saved, or caught? Asked of a hand that is over, all hands open; the answer is exact."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engine.games.bologna.deal.state import State, trick_winner
from engine.games.bologna.pack import BEGATO
from lessons.tables.after_a_deal.hindsight import moments
from lessons.tables.hand import ME, TableHand
from lessons.tables.recorded import hand_of_lines, record_of
from lessons.text.message import Message
from players.begato import home
from players.beside import BESIDE
from players.readiness import why_not

GAME = "ottocento"
FEW = 9
"""So many cards in hand at most: with more the answer might take seconds."""
TIME, HERE = 1500, 15
"""Milliseconds for one moment, in the process beside the app and, where there is none, in the app itself."""
SOON = 2.0


@dataclass(frozen=True)
class Answer:
    """The answer to whether the Begato could have been brought home. ``trick``: in which the last chance was; 0 where there was
    none among the tricks that were looked at.
    """

    said: Message
    trick: int = 0


def looked_at(hand: TableHand) -> Answer | None:
    """The last card of the learner's with which the Bégato could have come home for certain, if it has not.

    None where it has, or where that could not be found out.
    """
    fell = next((n for n, trick in enumerate(hand.state.tricks, 1) if BEGATO in trick.cards), None)
    if fell is None or hand.state.ending != "played":
        return None
    trick = hand.state.tricks[fell - 1]
    form = hand.state.form
    if form.side(trick_winner(trick, form.seats)) == form.side(ME):
        return None
    what = "save" if form.side(trick.player(BEGATO, len(hand.seats))) == form.side(ME) else "catch"
    first = 0
    for moment in reversed(moments(hand)[1 : fell + 1]):
        if moment.before is None or moment.mine is None or len(moment.before.hands[ME]) > FEW:
            break
        if not _there(moment.before):
            continue
        brings = _home(record_of(hand, moment.done))
        if brings is None:
            break
        first = moment.number
        cards = [code for code, does in brings if does]
        if moment.mine.code in cards:
            return Answer(Message(f"begato.{what}-partner", {"n": first}), first)
        if cards:
            which = "one" if len(cards) == 1 else "several"
            return Answer(Message(f"begato.{what}-{which}", {"n": first, "card": cards[-1]}), first)
    return Answer(Message(f"begato.{what}-never", {"n": first})) if first else None


def _there(state: State) -> bool:
    """Is it still in a hand, or in the trick on the table?"""
    return BEGATO in state.trick.cards or any(BEGATO in held for held in state.hands)


@lru_cache(maxsize=512)
def _home(record: str) -> tuple[tuple[str, bool], ...] | None:
    """By card, whether it brings the Bégato home at the end of this record; None where that took too long."""
    if not why_not():
        reply = BESIDE.ask(SOON, ask="begato", game=GAME, record=record, ms=TIME)
        return tuple(reply["cards"].items()) if reply is not None else None
    hand = hand_of_lines(record.splitlines())
    found = home(hand.state, HERE) if hand is not None else None
    return tuple((card.code, does) for card, does in found.items()) if found is not None else None

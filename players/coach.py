"""The coach: what every card comes to, and whether the book's rule and the search agree, differ, or nothing matters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.cards import Card
from engine.games.bologna.deal.actions import Play
from engine.games.bologna.deal.judging import FOLLOWING
from engine.games.bologna.deal.state import State
from engine.verdict import Facts
from players.position import position
from players.searching import Values, evaluate
from players.strengths import book
from players.strengths.club import A_MILLISECOND
from players.strengths.decision import Value
from players.strengths.reasons import valued, why

Verdict = Literal["agree", "differ", "even"]
ERRORS = 2.0
"""So many standard errors behind is behind."""
LITTLE = 3.0
"""Points that nobody at a table would look at."""


@dataclass(frozen=True, slots=True)
class Opinion:
    """``gap``: how many points the book's card is behind the best, in the same worlds, and ``margin`` to each side (95 %).

    ``values``: of every card that may go, best first. ``why``: what the best card brings oftener than the book's, and the facts.
    """

    verdict: Verdict
    book: Card
    best: Card
    gap: float
    margin: float
    values: tuple[Value, ...]
    worlds: int
    why: tuple[str, Facts]


def opinion(state: State, seed: int, ms: int, advised: Card | None = None) -> Opinion | None:
    """What whoever is to act should think of their cards; None where no card is to be chosen. The same for view and seed.

    ``advised``: the card that the book has advised already, where it has; it chooses among equals by chance.
    """
    seat = state.to_act
    if state.phase != "play" or seat is None:
        return None
    may = FOLLOWING.allowed(state.hands[seat], state.trick.cards)
    if len(may) == 1:
        return None
    if advised is None or advised not in may:
        by_book = book.card(state, seed)
        assert isinstance(by_book, Play)
        advised = by_book.card
    values = evaluate(position(state, seat), may, max(2, ms * A_MILLISECOND // len(may)), seed)
    gap, error = values.behind(advised, values.best)
    verdict: Verdict = "even" if _even(values) else "differ" if _plain(gap, error) else "agree"
    reason = why(values, values.best, advised)
    return Opinion(verdict, advised, values.best, gap, ERRORS * error, valued(values), values.worlds, reason)


def _plain(gap: float, error: float) -> bool:
    return gap > LITTLE and gap > ERRORS * error


def _even(values: Values) -> bool:
    """Is no card plainly behind the best?"""
    return not any(_plain(*values.behind(card, values.best)) for card in values.of)

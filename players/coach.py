"""The coach: what every card comes to, and whether the book's rule and the search agree, differ, or nothing matters.

What it tells holds for play by rule of thumb or, near the end, with all hands open, and both err (:mod:`players.trust`). So a
card is called worse only where it is behind by more than the whole error; where the search is against it and that is not
enough, it is said to be open.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import Literal

from engine.cards import Card
from engine.games.bologna.deal.actions import Play
from engine.games.bologna.deal.judging import FOLLOWING
from engine.games.bologna.deal.state import State
from engine.verdict import Facts
from players.search.position import position
from players.search.searching import Values, evaluate
from players.search.solving import solve_in_worlds
from players.strengths import book
from players.strengths.club import A_MILLISECOND
from players.strengths.decision import Value
from players.strengths.reasons import valued, why
from players.trust import TRUST, pair

Verdict = Literal["agree", "differ", "even", "open"]
RISK = 0.05
"""How often the worlds drawn may speak against a card that is as good as the best, of all that are compared with it."""
LITTLE = 3.0
"""Points that nobody at a table would look at."""
ENOUGH = 200
"""Worlds played out below which nothing is said for certain."""
PLAYED_MS, SOLVED_MS = 100, 300
"""The usual time: for deals that are played out, and for worlds that are solved."""
DRAWS = 6
"""How often the book is asked, since it chooses among equals by chance."""


@dataclass(frozen=True, slots=True)
class CardComparison:
    """A card against the best of all, as the worlds have it, and what of that is to be trusted.

    ``told``: points behind in the worlds, their mean; ``sampled``: to each side of it, 95 %, for the
    chance of the worlds, the best having been picked from many. ``gap``: what is left of it on average when players who search
    play on, and ``margin`` to each side of that, 95 %: the chance of the worlds and the error of how they were played.
    """

    verdict: Verdict
    told: float = 0.0
    sampled: float = 0.0
    gap: float = 0.0
    margin: float = 0.0


@dataclass(frozen=True, slots=True)
class Opinion:
    """The coach's opinion of a card against the best one: the card that is asked about, or else the ``book``'s own.

    ``values``: of every card that may go, best first. ``why``: what the best card brings oftener than that one, and the facts.
    ``solved``: the worlds were solved, not played out by rule of thumb.
    Where nothing was searched ``best`` is the book's card, and ``why`` its reason.
    """

    weighed: CardComparison
    card: Card
    book: Card
    best: Card
    values: tuple[Value, ...]
    worlds: int
    why: tuple[str, Facts]
    solved: bool = False


def opinion(state: State, seed: int, ms: int | None = None, advised: Card | None = None) -> Opinion | None:
    """What whoever is to act should think of their cards; None where no card is to be chosen. The same for view and seed.

    ``ms``: the time of one core; None for what is usual, 0 for the book alone. ``advised``: the card that the book has advised
    already, where it has; it chooses among equals by chance.
    """
    seat = state.to_act
    if state.phase != "play" or seat is None:
        return None
    may = FOLLOWING.allowed(state.hands[seat], state.trick.cards)
    if len(may) == 1:
        return None
    choices = [book.card(state, seed + at) for at in range(DRAWS)]
    by_book = [one.action.card for one in choices if isinstance(one.action, Play)]
    card = by_book[0] if advised is None or advised not in may else advised
    if ms == 0:
        return Opinion(
            CardComparison("open"), card, by_book[0], by_book[0], (), 0, (choices[0].reason, choices[0].facts)
        )
    values = looked(state, may, seed, ms)
    return Opinion(
        weigh(values, card, by_book), card, by_book[0], values.best, valued(values), values.worlds, why(values, values.best, card),
        values.solved > 0,
    )  # fmt: skip


def looked(state: State, cards: Sequence[Card], seed: int, ms: int | None = None) -> Values:
    """What these cards come to: near the end in possible worlds that are solved, before that in such as are played out."""
    seat = state.to_act
    assert seat is not None
    solved = solve_in_worlds(state, cards, seed, SOLVED_MS if ms is None else ms)
    playouts = (PLAYED_MS if ms is None else ms) * A_MILLISECOND
    return solved or evaluate(position(state, seat), cards, max(2, playouts // len(cards)), seed)


def weigh(values: Values, card: Card, by_book: Collection[Card] = ()) -> CardComparison:
    """Is this card as good as the best of them, as far as can be told? ``by_book``: the cards that the book might play.

    ``even``: no card is plainly behind in the worlds; ``agree``: this one is not; ``differ``: it is, by more than the whole error;
    ``open``: it is, but not by so much, or the worlds are too few.
    """
    best, errors = values.best, _errors(len(values.of))
    told, error = values.behind(card, best)
    trust, sampled = TRUST[pair(best, card, by_book, values.solved)], errors * error
    gap, margin = trust.share * told, ((trust.share * sampled) ** 2 + (_errors(2) * trust.spread) ** 2) ** 0.5
    verdict: Verdict = "differ" if gap > max(LITTLE, margin) else "open"
    if values.worlds < ENOUGH and not values.solved:
        verdict = "open"
    elif not _plain(told, sampled):
        behind = (values.behind(one, best) for one in values.of)
        verdict = "agree" if any(_plain(gap, errors * error) for gap, error in behind) else "even"
    return CardComparison(verdict, told, sampled, gap, margin)


def _plain(told: float, sampled: float) -> bool:
    return told > max(LITTLE, sampled)


def _errors(cards: int) -> float:
    """So many standard errors behind is behind, where the best was picked from so many cards (Bonferroni)."""
    return NormalDist().inv_cdf(1 - RISK / 2 / max(1, cards - 1))

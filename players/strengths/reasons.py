"""Why a search chose what it chose: the book's rule where both agree, else what is brought home oftener."""

from __future__ import annotations

from engine.cards import Card
from engine.games.bologna.deal.actions import Play
from engine.games.bologna.deal.state import State
from engine.games.bologna.pack import KING_OF, PACK, level
from engine.games.bologna.players.leading import signalled
from engine.games.bologna.players.seat_view import seat_view
from engine.verdict import Facts
from players.core.cards import mask
from players.search.searching import Values
from players.strengths.decision import Decision, Value

HOME = ("Begato", "Angel", "World", "Matto")
"""What is worth telling of, when one card brings it home oftener than another."""
SHARE, KINGS = 0.05, 0.1
"""From this difference on it is told: of the share of worlds, and of Kings a world."""


def reasoned(state: State, by_book: Decision, values: Values) -> Decision:
    """The best card of these values; the book's, with its reason, where nothing that could be told speaks for another one."""
    action, best = by_book.action, values.best
    assert isinstance(action, Play)
    told = valued(values)
    if level(best, action.card) or round(values.behind(action.card, best)[0]) <= 0:
        return Decision(action, by_book.reason, by_book.facts, by_book.source, told, values.worlds, values.solved > 0)
    reason, facts = why(values, best, action.card)
    signal = None if state.trick.cards else signalled(seat_view(state, action.seat), best)
    return Decision(Play(action.seat, best, signal), reason, facts, "", told, values.worlds, values.solved > 0)


def valued(values: Values) -> tuple[Value, ...]:
    """Every card with its points and their interval, best first."""
    return tuple(sorted((_value(card, values) for card in values.of), key=lambda one: -one.points))


def _value(card: Card, values: Values) -> Value:
    worth = values.of[card]
    return Value(card, worth.mean, worth.mean - worth.margin, worth.mean + worth.margin)


def why(values: Values, best: Card, other: Card) -> tuple[str, Facts]:
    """What the best card brings home oftener than the other one, in 100 worlds; else only that it comes to more."""
    here, there = values.of[best], values.of[other]
    facts: Facts = {"card": best.code, "other": other.code, "points": round(values.behind(other, best)[0])}
    more = {code: here.holding(mask([PACK[code]])) - there.holding(mask([PACK[code]])) for code in HOME}
    home = max(more, key=lambda code: more[code])
    if more[home] >= SHARE:
        n, m = (round(100 * worth.holding(mask([PACK[home]]))) for worth in (here, there))
        return "search-home", {**facts, "home": home, "n": n, "m": m}
    kings = [sum(worth.holding(mask([king])) for king in KING_OF.values()) for worth in (here, there)]
    return ("search-kings" if kings[0] - kings[1] >= KINGS else "search-points"), facts

"""On what grounds a card is right at a moment of the play: what the book's player would play, and what the tactics say is best."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from engine.cards import Card
from engine.games.bologna.advice import advise, view
from engine.games.bologna.deal.actions import Play
from engine.games.bologna.deal.state import State
from engine.games.bologna.players import REASONS
from engine.games.bologna.players.choosing import play
from engine.parts.advice import Opinion
from engine.verdict import NO_FACTS, Facts

SEED = 0
"""The book's player chooses among equals by chance; whoever asks again asks with the same."""
NOTHING_TO_TEACH = frozenset({"only-card", "lead-what-is-left", "lead-not-the-matto", "worthless"})
"""What the book's player says where the book has nothing to teach."""
TACTICS = frozenset(
    {
        "advice-second-moor", "advice-second-cheaply", "advice-medium-high", "advice-just-enough", "advice-save-now",
        "advice-weak-suit-thrown", "advice-return-trumps", "advice-feed-the-dealer", "advice-rich-hand",
        "advice-long-suit", "advice-long-suit-valuable", "advice-long-suit-king", "advice-low-from-queen",
        "advice-begato-cannot-be-beaten",
    }
)  # fmt: skip
"""What the tactics advise and the book's player has no words for."""


@dataclass(frozen=True)
class Ground:
    """A ground for advice: a reason of the book that speaks for a card. ``cards``: which it speaks for. ``source``: where the
    book says so.
    """

    reason: str
    source: str
    cards: frozenset[Card]
    facts: Facts = field(default_factory=lambda: NO_FACTS)


def grounds(state: State) -> Iterator[Ground]:
    """Why whoever is to play should play a card; the tactics first, since they say more."""
    seat = state.to_act
    assert seat is not None
    best: dict[str, dict[Card, Opinion]] = {}
    for (card, *_), opinions in advise(view(state, seat)).options.items():
        for one in opinions:
            if one.grade == "best" and one.reason in TACTICS:
                best.setdefault(one.reason, {})[card] = one
    for reason, by_card in best.items():
        first = next(iter(by_card.values()))
        yield Ground(reason, first.source, frozenset(by_card), first.facts)
    chosen = play(state, Random(SEED))
    assert isinstance(chosen.action, Play)
    if chosen.reason not in NOTHING_TO_TEACH:
        yield Ground(chosen.reason, REASONS[chosen.reason], frozenset({chosen.action.card}), chosen.facts)


def against(state: State, card: Card) -> tuple[Opinion, ...]:
    """What the tactics say against this card; empty where nothing, or where they say something for it too."""
    seat = state.to_act
    assert seat is not None
    advice = advise(view(state, seat))
    opinions = advice.options.get((card,), ())
    return tuple(one for one in opinions if one.grade == "poor") if advice.grade((card,)) == "poor" else ()

"""A trick, who plays to it, who wins it, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.cards import TRUMPS, Card
from engine.errors import BadInput
from engine.parts.following import of_suit, suit_led
from engine.sheet import codes
from engine.verdict import Facts


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick: who led, and the cards in order of play."""

    leader: int
    cards: tuple[Card, ...] = ()

    def seat(self, place: int, seats: int) -> int:
        """The seat whose card has this place in the trick, the leader's being 0."""
        return (self.leader + place) % seats

    def player(self, card: Card, seats: int) -> int:
        """The seat that played this card of the trick."""
        return self.seat(self.cards.index(card), seats)

    def to_play(self, seats: int) -> int:
        """The seat whose card is the next one."""
        return self.seat(len(self.cards), seats)


@dataclass(frozen=True, slots=True)
class Winner:
    """The place of the winning card in the trick (0 is the leader's), and why it wins."""

    index: int
    reason: str
    facts: Facts
    source: str


def winner(trick: Sequence[Card], source: str, level_source: str = "") -> Winner:
    """The highest trump wins, else the highest card of the suit led; of level cards the last one played.

    ``level_source`` is cited when level cards decide (the Moors of Bologna). The fool never wins here.
    Errors: :class:`BadInput` for a trick without a card that could win.
    """
    led = suit_led(trick)
    if led is None:
        raise BadInput("wrong-number", "a trick needs at least one card besides the fool")
    trumps = of_suit(trick, TRUMPS)
    racing = trumps or of_suit(trick, led)
    best = max(card.strength for card in racing)
    level = [card for card in racing if card.strength == best]
    card = level[-1]
    facts: Facts = {
        "card": card.code,
        "suit": card.suit,
        "led": led,
        "beaten": codes(c for c in racing if c is not card),
    }
    if len(level) > 1:
        return Winner(trick.index(card), "last-of-level", {**facts, "cards": codes(level)}, level_source or source)
    if not trumps:
        reason = "highest-of-suit" if len(racing) > 1 else "only-of-suit"
    elif led == TRUMPS:
        reason = "highest-trump" if len(racing) > 1 else "only-trump-led"
    else:
        reason = "highest-trump" if len(racing) > 1 else "only-trump"
    return Winner(trick.index(card), reason, facts, source)

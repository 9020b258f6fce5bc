"""A trick, who plays to it, who wins it, and why."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.cards import FOOL, TRUMPS, Card
from engine.errors import BadInput
from engine.fast_dataclass import fast_dataclass
from engine.parts.following import of_suit, suit_led
from engine.sheet import codes
from engine.verdict import Facts, Winner


@fast_dataclass(frozen=True, slots=True)
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
        return (self.leader + len(self.cards)) % seats

    def taker(self, seats: int) -> int:
        """The seat that takes this trick (complete, or as it stands)."""
        return (self.leader + _best(self.cards)) % seats


def best(trick: Sequence[Card]) -> int:
    """The place of the card that takes the trick, as :func:`winner` explains it; 0 while there is only the fool."""
    place, high = 0, trick[0]
    for i, card in enumerate(trick):
        if card.suit == high.suit:
            if card.strength >= high.strength:
                place, high = i, card
        elif high.suit == FOOL or (card.suit == TRUMPS and high.suit != TRUMPS):
            place, high = i, card
    return place


@lru_cache(maxsize=128)
def _best(cards: tuple[Card, ...]) -> int:
    """Kept for a while: of a trick it is asked again and again who took it."""
    return best(cards)


def winner(trick: Sequence[Card], source: str, level_source: str = "") -> Winner:
    """The highest trump wins, else the highest card of the suit led; of level cards the last one played.

    ``level_source`` is cited when level cards decide (the Moors of Bologna). The fool never wins here.
    Errors: :class:`BadInput` for a trick without a card that could win.
    """
    led = suit_led(trick)
    if led is None:
        raise BadInput("wrong-number", "a trick needs at least one card besides the fool")
    place = best(trick)
    card = trick[place]
    racing = of_suit(trick, card.suit)
    level = [one for one in racing if one.strength == card.strength]
    facts: Facts = {
        "card": card.code,
        "suit": card.suit,
        "led": led,
        "beaten": codes(c for c in racing if c is not card),
    }
    if len(level) > 1:
        return Winner(place, "last-of-level", {**facts, "cards": codes(level)}, level_source or source)
    if not card.is_trump:
        reason = "highest-of-suit" if len(racing) > 1 else "only-of-suit"
    elif led == TRUMPS:
        reason = "highest-trump" if len(racing) > 1 else "only-trump-led"
    else:
        reason = "highest-trump" if len(racing) > 1 else "only-trump"
    return Winner(place, reason, facts, source)

"""What one player knows while cards are played, whatever the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from functools import cache, cached_property

from engine.cards import FOOL, TRUMPS, Card, Pack
from engine.fast_dataclass import fast_dataclass
from engine.parts.following import suit_led
from engine.parts.tricks import Trick, best


@fast_dataclass(frozen=True)
class Seat:
    """What a plain player knows of a deal from one seat. ``hand``: all that this player may choose from; ``may``: what may be
    played now. ``mates``: who is known to be on this side.

    ``alone``: against everybody else, with the lead to be kept. ``tricks``: those that are over; ``known``: other cards that are
    nowhere else to be met, the own discard for one. ``fool_falls``: in the last trick the fool is lost. ``fool_waits``: it is not
    led while there is another card, so that whoever keeps it too long leads it to the last trick and loses that.
    """

    seat: int
    seats: int
    pack: Pack
    hand: tuple[Card, ...]
    may: tuple[Card, ...]
    trick: Trick
    tricks: tuple[Trick, ...]
    mates: frozenset[int] = frozenset()
    alone: bool = False
    known: Collection[Card] = ()
    fool_falls: bool = False
    fool_waits: bool = False

    @cached_property
    def unseen(self) -> frozenset[Card]:
        """The cards that somebody else may hold, by all that has been seen."""
        gone = {card for trick in (*self.tricks, self.trick) for card in trick.cards}
        return frozenset(self.pack) - gone - set(self.hand) - set(self.known)

    @cached_property
    def voids(self) -> Mapping[int, frozenset[str]]:
        """By seat, the suits of which each has been seen to have none."""
        found: dict[int, set[str]] = {seat: set() for seat in range(self.seats)}
        for trick in (*self.tricks, self.trick):
            led = suit_led(trick.cards)
            for place, card in enumerate(trick.cards):
                if led is not None and card.suit not in (led, FOOL):
                    found[trick.seat(place, self.seats)] |= {led} | (set() if card.is_trump else {TRUMPS})
        return {seat: frozenset(suits) for seat, suits in found.items()}

    @property
    def last(self) -> bool:
        return len(self.trick.cards) == self.seats - 1

    @property
    def behind(self) -> tuple[int, ...]:
        """Who plays to this trick after this player."""
        return tuple((self.seat + i) % self.seats for i in range(1, self.seats - len(self.trick.cards)))

    @property
    def mate_ahead(self) -> bool:
        """Is the highest card so far that of somebody on this side?"""
        return suit_led(self.trick.cards) is not None and self.trick.taker(self.seats) in self.mates

    @property
    def pot(self) -> float:
        """What lies there beyond the least that cards can be worth."""
        return sum(self.worth(card) for card in self.trick.cards)

    def worth(self, card: Card) -> float:
        """What a card counts beyond the least that one can."""
        return self._worths[card]

    def takes(self, card: Card) -> bool:
        """Would this card be the highest of the trick?"""
        cards = (*self.trick.cards, card)
        return not card.is_fool and best(cards) == len(cards) - 1

    def highest(self, card: Card) -> bool:
        """Has nobody else a better card of its suit?"""
        return not any(one.suit == card.suit and one.strength >= card.strength for one in self.unseen)

    def safe(self, card: Card) -> bool:
        """If this card is the highest of the trick, is it for certain, or as good as?

        Nobody comes any more who could hold a better one of the suit, nor who is known to trump it.
        """
        opponents = [seat for seat in self.behind if seat not in self.mates]
        if not opponents:
            return True
        trumped = not card.is_trump and any(card.suit in self.voids[seat] for seat in opponents)
        return self.highest(card) and not trumped

    def beaten(self, card: Card) -> bool:
        """Is this a trump that most others beat?"""
        return card in _low_trumps(self.pack)

    @cached_property
    def _worths(self) -> Mapping[Card, float]:
        return _worths(self.pack)

    @cached_property
    def many(self) -> Counter[str]:
        """How many cards of each suit are in hand."""
        return Counter(card.suit for card in self.hand)


@cache
def _worths(pack: Pack) -> Mapping[Card, float]:
    """Asked for at every card that might be played, so that it is reckoned once for a pack."""
    least = min(one.points for one in pack)
    return {one: 0.0 if one.is_fool else float(one.points - least) for one in pack}


@cache
def _low_trumps(pack: Pack) -> frozenset[Card]:
    trumps = [one for one in pack if one.is_trump]
    return frozenset(one for one in trumps if 2 * sum(other.strength > one.strength for other in trumps) > len(trumps))

"""What one player knows when a card has to be chosen: the own hand, what lies open, who deals. Other hands are not here."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import cached_property

from engine.cards import Card
from engine.games.bologna.deal.judging import FOLLOWING
from engine.games.bologna.deal.state import State, Trick
from engine.games.bologna.pack import ANGEL, KING_OF, PACK
from engine.games.bologna.sources import PLAY
from engine.parts.advice import Opinion, Option
from engine.parts.following import suit_led
from engine.parts.hand_in_play import HandInPlay
from engine.parts.tricks import winner

YOU, RIGHT, PARTNER, LEFT = range(4)
"""Seats as seen from one's own chair, in the order of play."""
SEATS = 4
EARLY, LATE = 11, 7
"""With so many cards in hand the play has only begun (four tricks at most are over); with so few it nears its end."""


OTHERWISE = "otherwise"
"""A signal that has another meaning at this table than in the tactics."""


@dataclass(frozen=True)
class View(HandInPlay):
    """A moment of the play from one chair.

    ``signal``: that of the trick's leader. ``dealer`` and the leaders of ``tricks`` are seats counted from here. ``shown``: by
    seat, the cards declared and not played yet.
    """

    pack, plain, following, play = PACK, KING_OF, FOLLOWING, PLAY

    dealer: int = LEFT
    tricks: tuple[Trick, ...] = ()
    shown: tuple[tuple[Card, ...], ...] = ((), (), (), ())
    signal: str | None = None

    @cached_property
    def gone(self) -> frozenset[Card]:
        """The cards of finished tricks."""
        return frozenset(card for trick in self.tricks for card in trick.cards)

    @property
    def early(self) -> bool:
        return len(self.hand) >= EARLY

    @property
    def late(self) -> bool:
        return len(self.hand) <= LATE

    @property
    def leader(self) -> int:
        """The seat that led to the trick on the table."""
        return -len(self.trick) % SEATS

    @property
    def behind(self) -> range:
        """The seats that play to this trick after this player."""
        return range(1, SEATS - len(self.trick))

    @cached_property
    def ahead(self) -> int | None:
        """The seat whose card is the highest of the trick so far."""
        if self.led is None:
            return None
        return (self.leader + winner(self.trick, PLAY).index) % SEATS

    @property
    def lost(self) -> bool:
        """Do the opponents hold the trick, with no partner to come who could still take it?"""
        return self.ahead in (RIGHT, LEFT) and (PARTNER not in self.behind or ANGEL in self.trick)

    def fresh(self, suit: str) -> bool:
        """Has this suit not been led or played in a finished trick?"""
        return all(card.suit != suit for card in self.gone)

    def void(self, seat: int, suit: str) -> bool:
        """Has this player been seen to have none of this suit?"""
        for trick in self.tricks:
            card = trick.cards[(seat - trick.leader) % SEATS]
            if suit_led(trick.cards) == suit and card.suit != suit and not card.is_fool:
                return True
        return False

    def may_trump(self, seat: int, suit: str) -> bool:
        """Has this player been seen to have none of this suit, and not to be without trumps as well?"""
        return self.void(seat, suit) and not self.trumpless(seat)

    def trumpless(self, seat: int) -> bool:
        """Has this player been seen to follow neither the suit led nor with a trump, and so to have none?"""
        for trick in self.tricks:
            card, led = trick.cards[(seat - trick.leader) % SEATS], suit_led(trick.cards)
            if led is not None and card.suit != led and not card.is_trump and not card.is_fool:
                return True
        return False

    @property
    def trump_out(self) -> bool:
        """May partner have a trump: is one neither played, nor in this hand, nor known to be with an opponent?"""
        known = {*self.hand, *self.gone, *self.trick, *self.shown[RIGHT], *self.shown[LEFT]}
        return any(card.is_trump and card not in known for card in PACK)

    def safe(self, card: Card) -> bool:
        """Can no opponent hold a trump that beats this one, by all that is known?"""
        ours: Collection[Card] = {*self.hand, *self.gone, *self.trick, *self.shown[PARTNER]}
        higher = {one for one in PACK if one.is_trump and one.strength > card.strength}
        # A busso promises the highest trump, so partner holds it.
        if self.signal == "busso" and self.leader == PARTNER:
            higher -= {ANGEL}
        return higher <= set(ours)


Rule = Callable[[View, Option], Opinion | None]
"""A rule of the tactics: its opinion of a choice, None where it has nothing to say."""


def view(state: State, seat: int) -> View:
    """What this player of a deal knows; the other hands are not looked at."""

    def here(other: int) -> int:
        return (other - seat) % SEATS

    played = state.earlier | set(state.trick.cards)
    shown: list[tuple[Card, ...]] = []
    for other in range(SEATS):
        cards = {PACK[code] for one in state.shown[(seat + other) % SEATS] for code in one.cards} - played
        shown.append(PACK.sorted(cards))

    def signal(trick: Trick) -> str | None:
        # What the tactics say of signals holds by their own meanings alone.
        asks = trick.signal in ("busso", "striscio") and state.rules.asks_by_signal
        return OTHERWISE if asks or (trick.signal and state.rules.speaks) else trick.signal

    past = tuple(Trick(here(trick.leader), trick.cards, signal(trick)) for trick in state.tricks)
    return View(
        state.hands[seat], state.trick.cards, here(state.dealer), past, tuple(shown), signal(state.trick)
    )  # fmt: skip

"""What one player may know: the own hand, the trick, what was played and shown; and what a choice is."""

from __future__ import annotations

from dataclasses import field

from engine.cards import TRUMPS, Card
from engine.fast_dataclass import fast_dataclass
from engine.games.bologna.deal.actions import Action
from engine.games.bologna.deal.judging import FOLLOWING
from engine.games.bologna.deal.state import State, Trick
from engine.games.bologna.inference.cards import lacking
from engine.games.bologna.pack import BEGATO, KING_OF, MATTO, PACK
from engine.games.bologna.rules import Rules
from engine.games.bologna.sources import VARIANTS
from engine.parts.following import suit_led
from engine.parts.tricks import best
from engine.verdict import NO_FACTS, Facts

REASONS = {
    "only-card": "ottocento#the-play",
    "monte-poor": VARIANTS,
    "monte-good": VARIANTS,
    "lead-begato-to-the-angel": "ottocento#saving-the-begato",
    "lead-long-trumps": "ottocento#leading-trumps",
    "lead-single-king": "ottocento#playing-suits",
    "lead-short-suit": "ottocento#planning-the-play",
    "lead-back": "ottocento#returning-a-lead",
    "lead-highest": "ottocento#planning-the-play",
    "lead-for-a-trump": "ottocento#planning-the-play",
    "lead-without-the-king": "ottocento#playing-suits",
    "lead-small-trump": "ottocento#playing-suits",
    "lead-what-is-left": "ottocento#playing-suits",
    "begato-under-the-angel": "ottocento#saving-the-begato",
    "begato-takes": "ottocento#saving-the-begato",
    "angel-for-the-begato": "ottocento#saving-the-begato",
    "points-to-partner": "ottocento#observations-on-the-cards-and-their-values",
    "points-likely-safe": "ottocento#observations-on-the-cards-and-their-values",
    "matto-saves": "ottocento#use-of-the-matto",
    "matto-waits": "ottocento#use-of-the-matto",
    "king-first-round": "ottocento#playing-suits",
    "king-takes": "ottocento#playing-suits",
    "highest-of-suit": "ottocento#planning-the-play",
    "take-home": "ottocento#observations-on-the-cards-and-their-values",
    "take-cheaply": "ottocento#observations-on-the-cards-and-their-values",
    "take-in-trumps": "ottocento#leading-trumps",
    "trump-in-moor": "ottocento#planning-the-play",
    "trump-in": "ottocento#planning-the-play",
    "trump-in-high": "ottocento#planning-the-play",
    "partner-has-it": "ottocento#observations-on-the-cards-and-their-values",
    "over-partner": "ottocento#observations-on-the-cards-and-their-values",
    "lost": "ottocento#observations-on-the-cards-and-their-values",
    "worthless": "ottocento#observations-on-the-cards-and-their-values",
    "leave-a-void": "ottocento#choosing-the-discard",
    "leave-useful": "ottocento#choosing-the-discard",
    "declare-key-cards": "ottocento#declaring-combinations-in-the-first-trick",
    "declare-doubled": "ottocento#declaring-combinations-in-the-first-trick",
    "declare-to-go-out": "ottocento#scoring-procedure",
    "declare-nothing": "ottocento#declaring-combinations-in-the-first-trick",
    "give-a-pip": "ottocento#the-play",
    "give-later": "ottocento#the-play",
}
"""Why a player does something -> where the source advises it."""


@fast_dataclass(frozen=True, slots=True)
class Choice:
    """An action and why: ``reason`` is one of :data:`REASONS`. ``action`` None: nothing is done now (no card given yet)."""

    action: Action | None
    reason: str
    facts: Facts = field(default_factory=lambda: NO_FACTS)


@fast_dataclass(frozen=True, slots=True)
class Seen:
    """The deal from one chair. ``hand``: best card first. ``theirs``: cards that partner has shown and not played yet.

    ``voids``: by seat, the suits of which each has been seen to have none, in the trick on the table too.
    """

    seat: int
    hand: tuple[Card, ...]
    trick: Trick
    gone: frozenset[Card]
    theirs: frozenset[Card]
    voids: tuple[frozenset[str], ...]
    rules: Rules
    seats: int

    @property
    def legal(self) -> tuple[Card, ...]:
        return tuple(FOLLOWING.allowed(self.hand, self.trick.cards))

    @property
    def led(self) -> str | None:
        return suit_led(self.trick.cards)

    @property
    def last(self) -> bool:
        return len(self.trick.cards) == self.seats - 1

    @property
    def partner(self) -> int | None:
        """The seat opposite; None in the game for two."""
        return (self.seat + 2) % self.seats if self.seats == 4 else None

    @property
    def opponents(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.seats) if seat not in (self.seat, self.partner))

    @property
    def behind(self) -> tuple[int, ...]:
        """The seats that play to this trick after this player."""
        return tuple((self.seat + i) % self.seats for i in range(1, self.seats - len(self.trick.cards)))

    @property
    def ahead(self) -> int | None:
        """The seat whose card is the highest of the trick so far."""
        return None if self.led is None else self.trick.taker(self.seats)

    @property
    def partner_wins(self) -> bool:
        """Is the highest card of the trick so far partner's?"""
        return self.ahead is not None and self.ahead == self.partner

    @property
    def safe(self) -> bool:
        """Is the trick partner's for certain: does nobody come who could hold something higher, by all that is known?"""
        return self.partner_wins and not any(self._could_beat(seat) for seat in self.behind)

    @property
    def likely_safe(self) -> bool:
        """Is partner's card the best left of the suit led, and no opponent to come seen without the suit?"""
        led = self.led
        if not self.partner_wins or led is None or led not in KING_OF:
            return False
        high = self.trick.cards[best(self.trick.cards)]
        behind = [seat for seat in self.behind if seat != self.partner]
        return high.suit == led and self.is_highest(high) and not any(led in self.voids[seat] for seat in behind)

    @property
    def lost(self) -> bool:
        """Is the trick the opponents' whatever is played: no card here takes it, and none of partner's can?"""
        if self.ahead not in self.opponents or any(self.takes(card) for card in self.legal):
            return False
        return self.partner not in self.behind or not self._could_beat(self.partner)

    def takes(self, card: Card) -> bool:
        """Would this card be the highest of the trick now?"""
        if card.is_fool:
            return False
        return best((*self.trick.cards, card)) == len(self.trick.cards)

    def of(self, suit: str) -> tuple[Card, ...]:
        return tuple(card for card in self.hand if card.suit == suit)

    def king_is_gone(self, suit: str) -> bool:
        return KING_OF[suit] in self.gone

    def fresh(self, suit: str) -> bool:
        """Has this suit not been seen in a finished trick?"""
        return all(card.suit != suit for card in self.gone)

    def trumped(self, suit: str) -> bool:
        """Has an opponent been seen without this suit, who may still have trumps to put on it?"""
        return any(suit in self.voids[seat] and TRUMPS not in self.voids[seat] for seat in self.opponents)

    def out(self, suit: str) -> int:
        """How many cards of a suit the others still hold, or the dealer has laid away."""
        known = {*self.hand, *self.gone, *self.trick.cards}
        return sum(card.suit == suit and card not in known for card in PACK)

    def is_highest(self, card: Card) -> bool:
        """Of a plain suit: is no better card of it with anybody else?"""
        known = {*self.hand, *self.gone}
        return not any(one.suit == card.suit and one.strength > card.strength and one not in known for one in PACK)

    @property
    def highest_trump_out(self) -> Card:
        """The highest trump not played in a finished trick."""
        return next(card for card in PACK if card.is_trump and card not in self.gone)

    def _could_beat(self, seat: int | None) -> bool:
        """Might this player, who is still to play, hold a card that takes the trick from the one who is ahead?"""
        assert seat is not None
        high, known = self.trick.cards[best(self.trick.cards)], {*self.hand, *self.gone, *self.trick.cards}
        if seat != self.partner:
            known |= self.theirs
        lacks, out = self.voids[seat], [card for card in PACK if card not in known]
        higher = {card.suit for card in out if best((high, card)) == 1}
        # Whoever may be out of the suit led may trump; whoever is known to have none of a suit cannot beat with it.
        return bool(higher - lacks)


def seen(state: State, seat: int) -> Seen:
    """What this player knows of the deal; the other hands are not looked at."""
    seats, gone = state.form.seats, state.earlier
    partner = (seat + 2) % seats if seats == 4 else None
    shown = {PACK[code] for one in state.shown[partner] for code in one.cards} if partner is not None else set()
    return Seen(
        seat, PACK.sorted(state.hands[seat]), state.trick, gone, frozenset(shown - gone - set(state.trick.cards)),
        lacking((*state.tricks, state.trick), seats), state.rules, seats,
    )  # fmt: skip


def worth(card: Card) -> int:
    """How dear a card is to the side that gets it: key cards first. Source: ottocento#choosing-the-discard, #planning-the-play."""
    if card == BEGATO:
        return 12
    if card == MATTO:
        return 11
    if card.rank == "K":
        return 10
    if card.is_trump:
        return 9 if card.code == "World" else 5 if card.groups & {"rossi"} else 4 if card.groups & {"moors"} else 1
    return {"Q": 7, "N": 6, "J": 6, "A": 5}.get(card.rank, 0)


def cost(card: Card) -> tuple[int, int]:
    """What it costs to part with a card: its worth, and among cards of the same worth its strength."""
    return worth(card), card.strength

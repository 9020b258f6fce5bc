"""What one player may know: the own hand, the trick, what was played, shown and signalled."""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards import TRUMPS, Card
from engine.fast_dataclass import fast_dataclass
from engine.games.bologna.deal.judging import FOLLOWING
from engine.games.bologna.deal.state import State, Trick
from engine.games.bologna.inference.cards import lacking
from engine.games.bologna.pack import BEGATO, KING_OF, MATTO, PACK
from engine.games.bologna.rules import Rules
from engine.games.bologna.signals import LAST
from engine.parts.following import suit_led
from engine.parts.tricks import best

Suits = tuple[frozenset[str], ...]
"""By seat, some suits."""
ENOUGH = 2
"""Of a suit with fewer cards out than this the next player has none more often than not: of 78 who might have had the last
card of one 45 had not, of 98 who might have had one of the last two 43."""


@fast_dataclass(frozen=True, slots=True)
class SeatView:
    """The deal from one chair. ``hand``: best card first. ``theirs``: cards that partner has shown and not played yet.

    ``voids``: by seat, the suits of which each has been seen to have none, in the trick on the table too; ``told``: those of
    which each has said so with a volo or a sticco; ``followed``: those to which each has been seen to follow. ``laid``: the own
    discard.
    ``asked_by_partner``: where signals ask, that by which partner has last asked for a lead; ``asked_suit``: the suit led then.
    ``bound``: who is still to play, and has shown a card of the suit led and not played it yet. It is for what is said alone: the
    simple player does not think so far.
    """

    seat: int
    hand: tuple[Card, ...]
    trick: Trick
    gone: frozenset[Card]
    theirs: frozenset[Card]
    voids: Suits
    told: Suits
    followed: Suits
    laid: frozenset[Card]
    rules: Rules
    seats: int
    asked_by_partner: str = ""
    asked_suit: str = ""
    bound: frozenset[int] = frozenset()
    first: tuple[Card, ...] = ()
    """Where signals are words: the own first five cards, as long as they may be told of."""

    @property
    def highest_is_asked(self) -> bool:
        """Has partner led to this trick with a busso, where that asks for the highest card?"""
        return self.rules.asks_by_signal and self.trick.signal == "busso" and self.trick.leader == self.partner

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
    def opponents_behind(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.behind if seat != self.partner)

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
        """Is partner's card the best left of the suit led, and should the opponents to come have some of it?"""
        led = self.led
        if not self.partner_wins or led is None or led not in KING_OF:
            return False
        high = self._high
        if high.suit != led or not self.is_highest(high):
            return False
        return all(self.out(led, seat) >= ENOUGH and not self.lacks(seat, led) for seat in self.opponents_behind)

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

    def lacks(self, seat: int, suit: str) -> bool:
        """Has this player none of the suit, by what was seen, or by their own word, a volo?"""
        return self._surely_lacks(seat, suit) or suit in self.told[seat]

    def can_trump(self, seat: int, suit: str) -> bool:
        """Has this player none of the suit, and may still have trumps to put on it?"""
        return self.lacks(seat, suit) and not self.lacks(seat, TRUMPS)

    def may_be_trumped(self, suit: str) -> bool:
        """Does an opponent wait for this suit with a trump, by what was seen or said?"""
        return any(self.can_trump(seat, suit) for seat in self.opponents)

    def trumped(self, suit: str) -> bool:
        """Does an opponent wait for this suit with a trump, by what was seen, whatever was said?"""
        sure = self._surely_lacks
        return any(sure(seat, suit) and not sure(seat, TRUMPS) for seat in self.opponents)

    def _surely_lacks(self, seat: int, suit: str) -> bool:
        """Has this player been seen without the suit, or lies all of it elsewhere?"""
        return suit in self.voids[seat] or not self.out(suit, seat)

    def may_go_over(self, card: Card, seats: Iterable[int]) -> bool:
        """Might one of these players, who are still to play, beat this card if it is played now?

        Whoever is :attr:`bound` to follow can only do so with a card of the suit led.
        """
        return any(self._could_beat(seat, card, follows=seat in self.bound) for seat in seats)

    @property
    def surely_ours(self) -> bool:
        """As :attr:`safe`, with what the others have shown."""
        return self.partner_wins and not self.may_go_over(self._high, self.behind)

    @property
    def surely_theirs(self) -> bool:
        """As :attr:`lost`, with what partner has shown."""
        if self.ahead not in self.opponents or any(self.takes(card) for card in self.legal):
            return False
        return not self.may_go_over(self._high, [seat for seat in self.behind if seat == self.partner])

    @property
    def _high(self) -> Card:
        """The highest card of the trick so far."""
        return self.trick.cards[best(self.trick.cards)]

    def goes_over(self, card: Card) -> bool:
        """Does an opponent come who can trump the suit led, and may beat this card?"""
        led = self.led or TRUMPS
        return any(self.can_trump(seat, led) and self._could_beat(seat, card) for seat in self.opponents_behind)

    @property
    def known(self) -> frozenset[Card]:
        """The cards whose place is known without anybody's showing them."""
        return frozenset((*self.hand, *self.gone, *self.trick.cards, *self.laid))

    def out(self, suit: str, seat: int | None = None) -> int:
        """How many cards of a suit the others still hold (or this one may), or another dealer has laid away."""
        known = self.known if seat in (None, self.partner) else self.known | self.theirs
        return sum(card.suit == suit and card not in known for card in PACK)

    def is_highest(self, card: Card) -> bool:
        """Of a plain suit: is no better card of it with anybody else?"""
        known = {*self.hand, *self.gone, *self.laid}
        return not any(one.suit == card.suit and one.strength > card.strength and one not in known for one in PACK)

    @property
    def highest_trump_out(self) -> Card:
        """The highest trump not played in a finished trick."""
        return next(card for card in PACK if card.is_trump and card not in self.gone)

    def _could_beat(self, seat: int | None, card: Card | None = None, *, follows: bool = False) -> bool:
        """Might this player, who is still to play, hold a card that takes the trick from this one, or from the one ahead?

        ``follows``: with a card of the suit led.
        """
        assert seat is not None
        high = card or self._high
        known = self.known if seat == self.partner else self.known | self.theirs
        lacks, out = self.voids[seat], [one for one in PACK if one not in known]
        higher = {one.suit for one in out if best((high, one)) == 1}
        # Whoever may be out of the suit led may trump; whoever is known to have none of a suit cannot beat with it.
        return bool((higher - lacks) & {self.led} if follows else higher - lacks)


def seat_view(state: State, seat: int) -> SeatView:
    """What this player knows of the deal; the other hands are not looked at."""
    seats, gone = state.form.seats, state.earlier
    partner = (seat + 2) % seats if seats == 4 else None
    shown = {PACK[code] for one in state.shown[partner] for code in one.cards} if partner is not None else set()
    tricks = (*state.tricks, state.trick)
    return SeatView(
        seat, PACK.sorted(state.hands[seat]), state.trick, gone, frozenset(shown - gone - set(state.trick.cards)),
        lacking(tricks, seats), _told(tricks, seats), _followed(tricks, seats), frozenset(state.left[seat]),
        state.rules, seats, *_asked(state, partner), _bound(state, gone),
        () if state.tricks or not state.rules.speaks else state.first_dealt(seat),
    )  # fmt: skip


def _bound(state: State, gone: frozenset[Card]) -> frozenset[int]:
    """Who is still to play to this trick, and has shown a card of the suit led that has not been played."""
    led = suit_led(state.trick.cards)
    if led is None:
        return frozenset()
    gone = gone.union(state.trick.cards)
    shown = ((seat, PACK[code]) for seat, some in enumerate(state.shown) for one in some for code in one.cards)
    there = {state.trick.seat(i, state.form.seats) for i in range(len(state.trick.cards))}
    return frozenset(seat for seat, card in shown if card.suit == led and card not in gone and seat not in there)


def _asked(state: State, partner: int | None) -> tuple[str, str]:
    """For which lead partner has asked last, where signals ask: with a busso in the trick just won, with a striscio at any time.

    Source: standard-pack#signals.
    """
    if not state.rules.asks_by_signal:
        return "", ""
    asked = [trick for trick in state.tricks if trick.leader == partner and trick.signal in ("busso", "striscio")]
    if asked and asked[-1].signal == "busso" and asked[-1] is not state.tricks[-1]:
        asked = [trick for trick in asked if trick.signal == "striscio"]
    return (str(asked[-1].signal), asked[-1].cards[0].suit) if asked else ("", "")


def _told(tricks: Iterable[Trick], seats: int) -> Suits:
    """By seat, the suits of which each has led a last card with a volo (once a sticco). Source: ottocento#signals."""
    last = [(trick.leader, trick.cards[0].suit) for trick in tricks if trick.signal in LAST]
    return tuple(frozenset(suit for who, suit in last if who == seat) for seat in range(seats))


def _followed(tricks: Iterable[Trick], seats: int) -> Suits:
    """By seat, the suits led that each has followed, or led."""
    found = [
        (trick.seat(i, seats), card.suit, suit_led(trick.cards))
        for trick in tricks
        for i, card in enumerate(trick.cards)
    ]
    return tuple(frozenset(suit for who, suit, led in found if who == seat and suit == led) for seat in range(seats))


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

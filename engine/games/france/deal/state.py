"""The state of a deal: who holds what, what was bid, called, left, shown and played, and whose turn it is."""

from __future__ import annotations

from typing import Literal

from engine.cards import Card
from engine.fast_dataclass import fast_dataclass
from engine.games.france.auction.bidding import TAKER, Bid, best_place, bid_of
from engine.games.france.form import Form
from engine.games.france.reckoning.outcome import Excuse, excuse_story
from engine.games.france.rules import FrenchRules
from engine.games.france.tricks import Sides, winners
from engine.parts.tricks import Trick

Phase = Literal["bid", "call", "leave", "play", "over"]
Ending = Literal["", "petit", "passed", "played"]
"""petit: the deal was cancelled. passed: nobody bid. played: to the last trick."""

Cards = tuple[Card, ...]


@fast_dataclass(frozen=True, slots=True)
class State:
    """One moment of a deal. Tuples by seat have ``form.seats`` entries.

    ``places``: where in the deck the chien lay. ``hands`` as they are now; ``piles`` those still on the table, their last
    card face up. ``partner`` is known to the engine as soon as the card is called, to the players see ``known_partner``.
    ``left``: the discard. ``announced``: who announced the slam. ``shown``: poignées.
    """

    form: Form
    rules: FrenchRules
    dealer: int
    deck: Cards
    places: tuple[int, ...]
    hands: tuple[Cards, ...]
    chien: Cards
    piles: tuple[tuple[Cards, ...], ...]
    phase: Phase
    trick: Trick
    words: tuple[str, ...] = ()
    called: Card | None = None
    partner: int | None = None
    left: Cards = ()
    announced: int | None = None
    shown: tuple[Cards, ...] = ()
    tricks: tuple[Trick, ...] = ()
    ending: Ending = ""

    @property
    def eldest(self) -> int:
        return self.form.eldest(self.dealer)

    @property
    def to_act(self) -> int | None:
        """Whose turn it is; None when the deal is over."""
        if self.phase == "over":
            return None
        if self.phase == "bid":
            return self.form.order(self.eldest)[len(self.words)]
        if self.phase in ("call", "leave"):
            return self.taker
        return self.trick.to_play(self.form.seats)

    @property
    def taker(self) -> int | None:
        """Who bid highest; None before the end of the bidding, and where nobody bids."""
        place = best_place(self.words)
        return None if place is None or len(self.words) < self.form.seats else (self.eldest + place) % self.form.seats

    @property
    def bid(self) -> Bid | None:
        return None if self.taker is None else bid_of(self.words[(self.taker - self.eldest) % self.form.seats])

    @property
    def sides(self) -> Sides:
        """Who counts together, hidden partner included."""
        return Sides(self.form.seats, self.taker or 0, self.partner)

    @property
    def aside(self) -> Cards:
        """The cards that count without having been played: the discard, or the chien nobody took."""
        return self.left or (self.chien if self.bid is not None and not self.bid.takes_chien else ())

    @property
    def aside_side(self) -> int:
        return self.bid.chien_side if self.bid is not None else TAKER

    @property
    def won_by(self) -> tuple[int, ...]:
        """The seats that took the finished tricks."""
        return winners(self.tricks, self.sides, self.form.size)

    @property
    def won_all_before(self) -> bool:
        """Is this the last trick, led by the side that took all others? Then a led Excuse takes it."""
        sides, leader = self.sides, self.trick.leader
        last = len(self.tricks) == self.form.size - 1
        return last and all(sides.side(seat) == sides.side(leader) for seat in self.won_by)

    @property
    def excuse(self) -> Excuse:
        """What has become of the Excuse so far; ``nothing-to-give``: a card is still owed for it."""
        return excuse_story(self.tricks, self.won_by, self.sides, self.form.size, self.aside, self.aside_side)

    @property
    def known_partner(self) -> int | None:
        """The taker's partner as far as all have seen: nobody until the called card has fallen."""
        fallen = any(self.called in trick.cards for trick in (*self.tricks, self.trick))
        return self.partner if fallen else None

    def playable(self, seat: int) -> Cards:
        """What this player may choose from: the hand, and the open cards of the own piles."""
        return self.hands[seat] + tuple(pile[-1] for pile in self.piles[seat] if pile)

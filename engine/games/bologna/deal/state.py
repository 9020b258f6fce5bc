"""The state of a deal: who holds what, what was said, shown, left and played, and whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engine.cards import Card
from engine.fast_dataclass import fast_dataclass
from engine.games.bologna.counting.combinations import Combination, total
from engine.games.bologna.deal.form import Form
from engine.games.bologna.match import may_end_early
from engine.games.bologna.pack import MATTO
from engine.games.bologna.rules import Rules
from engine.parts import tricks as parts
from engine.parts.dealing import Hands

Phase = Literal["monte", "early", "option", "leave", "play", "owing", "over"]
"""monte: shall the cards be thrown in? early: everybody leaves ten (two players). option: the dealer has not yet looked at
the last cards. leave: the dealer discards. play: the tricks. owing: all played, a card is owed for the Matto. over."""

Ending = Literal["", "monte", "dealer", "eldest", "played"]


Shown = tuple[tuple[Combination, ...], ...]
"""What each player has shown."""


@fast_dataclass(frozen=True, slots=True)
class Trick(parts.Trick):
    """A trick, and the leader's signal."""

    signal: str | None = None


@fast_dataclass(frozen=True, slots=True)
class State:
    """One moment of a deal. Tuples by seat have ``form.seats`` entries; ``scores`` are the sides' before this deal."""

    form: Form
    rules: Rules
    dealer: int
    scores: tuple[int, int]
    hands: Hands
    stock: tuple[Card, ...]
    phase: Phase
    left: tuple[tuple[Card, ...], ...]
    shown: Shown
    deck: tuple[Card, ...]
    monte: tuple[bool, ...] = ()
    tricks: tuple[Trick, ...] = ()
    trick: Trick = Trick(0)
    given: Card | None = None
    given_after: int = 0
    ending: Ending = ""

    def going_on(
        self,
        hands: Hands,
        tricks: tuple[Trick, ...],
        trick: Trick,
        shown: Shown,
        phase: Phase = "play",
        ending: Ending = "",
    ) -> State:
        """The same deal when these cards have been played. Written out, because it is needed for every card."""
        return State(
            self.form, self.rules, self.dealer, self.scores, hands, self.stock, phase, self.left, shown,
            self.deck, self.monte, tricks, trick, self.given, self.given_after, ending,
        )  # fmt: skip

    @property
    def eldest(self) -> int:
        return self.form.eldest(self.dealer)

    @property
    def to_act(self) -> int | None:
        """Whose turn it is; None when the deal is over."""
        if self.phase == "over":
            return None
        if self.phase == "monte":
            return self.form.order(self.eldest)[len(self.monte)]
        if self.phase == "early":
            return next(seat for seat in self.form.order(self.eldest) if not self.left[seat])
        if self.phase in ("option", "leave"):
            return self.dealer
        if self.phase == "owing":
            return self.matto_player
        return self.trick.to_play(self.form.seats)

    @property
    def earlier(self) -> frozenset[Card]:
        """The cards of all finished tricks."""
        return frozenset([card for trick in self.tricks for card in trick.cards])

    def first_dealt(self, seat: int) -> tuple[Card, ...]:
        """The cards that this player was dealt first, five of them; nothing in a deal that was laid out."""
        return self.form.hands(self.deck, self.dealer)[0][seat][: self.form.packet] if self.deck else ()

    @property
    def matto_player(self) -> int | None:
        """Who played the Matto to a finished trick; None while nobody has."""
        return matto_player(self.tricks, self.form.seats)

    @property
    def owed(self) -> bool:
        """Does the Matto's side still owe a card for it?"""
        return self.given is None and owed_by(self.tricks, self.form) is not None

    def taken(self, side: int) -> tuple[Card, ...]:
        """What this side has won in tricks so far, the Matto apart, and what it has given away taken out."""
        cards = taken(self.tricks, side, self.form)
        return (
            tuple([card for card in cards if card is not self.given])
            if owed_by(self.tricks, self.form) == side
            else cards
        )

    def declared(self, side: int) -> int:
        """The points declared by the players of this side; doubling looks at one player at a time."""
        return sum(total(self.shown[seat]) for seat in range(self.form.seats) if self.form.side(seat) == side)

    @property
    def may_end_early(self) -> bool:
        """May dealer and eldest go out in this deal?"""
        return may_end_early(self.scores, self.rules)


def trick_winner(trick: Trick, seats: int) -> int:
    """The seat that takes a complete trick."""
    return trick.taker(seats)


def matto_player(tricks: Sequence[Trick], seats: int) -> int | None:
    """The seat that played the Matto, if these tricks hold it."""
    return next((t.player(MATTO, seats) for t in tricks if MATTO in t.cards), None)


def owed_by(tricks: Sequence[Trick], form: Form) -> int | None:
    """The side that owes a card because the other one won the trick with its Matto; None where nothing is owed."""
    for trick in tricks:
        if MATTO in trick.cards:
            player = form.side(trick.player(MATTO, form.seats))
            return player if form.side(trick_winner(trick, form.seats)) != player else None
    return None


def taken(tricks: Sequence[Trick], side: int, form: Form) -> tuple[Card, ...]:
    """The cards of the tricks that this side won, without the Matto, which is never won in a trick."""
    seats, side_of = form.seats, form.side
    won = [trick for trick in tricks if side_of(trick.taker(seats)) == side]
    return tuple([card for trick in won for card in trick.cards if card is not MATTO])

"""What one player of a French deal knows when a card has to be chosen: the own hand and what everybody has seen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from engine.cards import TRUMPS, Card
from engine.games.france.pack import PACK, PETIT, SUITS
from engine.games.france.playing import FOLLOWING
from engine.games.france.sources import PLAY
from engine.parts.advice import Opinion, Option
from engine.parts.hand_in_play import HandInPlay
from engine.parts.tricks import winner

YOU = 0
"""One's own seat; seat + 1 sits to the right and plays next."""
SHORT = 4
"""So many trumps or fewer, the petit among them, do not keep him company for long."""
LONG = 0.34
"""Such a part of the hand in trumps is long."""
EARLY = 0.6
"""While so much of the hand is left, suits go round without being trumped, mostly."""


@dataclass(frozen=True)
class View(HandInPlay):
    """A moment of the play from one chair.

    ``taker`` is a seat counted from here. ``size``: how many cards everybody had. ``trumps_gone``: have all trumps but the own
    ones been played?
    """

    pack, plain, following, play = PACK, SUITS, FOLLOWING, PLAY

    taker: int = YOU
    seats: int = 4
    size: int = 18
    trumps_gone: bool = False

    @property
    def early(self) -> bool:
        return len(self.hand) >= EARLY * self.size

    @property
    def few_trumps(self) -> bool:
        return len(self.trumps) <= SHORT

    @property
    def many_trumps(self) -> bool:
        return len(self.trumps) >= LONG * len(self.hand)

    @cached_property
    def top_run(self) -> tuple[Card, ...]:
        """The own trumps from the 21 down without a gap: nobody can go over them."""
        held = {card.strength for card in self.trumps}
        last = next(n for n in range(21, -1, -1) if n not in held)
        return tuple(card for card in self.trumps if card.strength > last)

    @property
    def behind(self) -> range:
        """The seats that play to this trick after this player."""
        return range(1, self.seats - len(self.trick))

    @cached_property
    def ahead(self) -> int | None:
        """The seat whose card is the highest of the trick so far."""
        if self.led is None:
            return None
        return (winner(self.trick, PLAY).index - len(self.trick)) % self.seats

    def against(self, seat: int) -> bool:
        """Does this player play against you? Taker against all others."""
        return (seat == self.taker) != (self.taker == YOU)

    @property
    def opponents_behind(self) -> bool:
        return any(map(self.against, self.behind))

    @property
    def ours(self) -> bool:
        """Is the trick sure to be this side's, whatever this player puts on it?"""
        return self.ahead is not None and not self.against(self.ahead) and self._nobody_goes_over(self.opponents_behind)

    @property
    def lost(self) -> bool:
        """Is the trick sure to be the others', unless this player takes it?"""
        if self.ahead is None or not self.against(self.ahead):
            return False
        return self._nobody_goes_over(any(not self.against(seat) for seat in self.behind))

    @property
    def petit_may_come(self) -> bool:
        """May the petit take this trick: is a plain suit led that one lacks, and no trump there yet?"""
        return PETIT in self.legal and self.led not in (None, TRUMPS) and self.takes(PETIT)

    def _nobody_goes_over(self, some_behind: bool) -> bool:
        return not some_behind or PACK["T21"] in self.trick


Rule = Callable[[View, Option], Opinion | None]
"""A rule: its opinion of a choice, None where it has nothing to say."""

"""The form of a game: how many sit down, what they get, how many cards the chien has, and what a poignée takes."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from engine.cards import Card
from engine.games.france import leaving
from engine.games.france.auction import calling
from engine.games.france.rules import FrenchRules, RulesWithoutCalling
from engine.games.france.sources import BIDDING, BONUSES, DEAL, FIVE
from engine.parts.leaving import DiscardRule
from engine.parts.seats import SeatOrder
from engine.sheet import codes

PILE_DEPTH = 3
"""Cards in each pile of the two-player game."""


@dataclass(frozen=True, slots=True)
class Form(SeatOrder):
    """The form of a French game. ``seats`` players with ``size`` cards each in packets of ``packet``.

    ``chien``: cards set aside, for which the players bid; 0 where there is no bidding. ``poignees``: how many trumps a
    single, double and triple one shows; none where they do not score. ``calls``: the taker calls a King. ``piles``: for
    each player so many piles of three lie on the table, and are part of the ``size``. The sources are those of what differs.
    """

    id: str
    seats: int
    size: int
    packet: int
    chien: int
    poignees: tuple[int, ...]
    calls: bool = False
    piles: int = 0
    deal_source: str = DEAL
    poignee_source: str = BONUSES
    call_source: str = FIVE

    @property
    def house(self) -> type[FrenchRules]:
        """What its table decides: how two share only where a second is called."""
        return FrenchRules if self.calls else RulesWithoutCalling

    @property
    def bids(self) -> bool:
        """Is there an auction, with a taker against the others?"""
        return self.chien > 0

    @property
    def lays(self) -> DiscardRule | None:
        """How the taker lays cards away for the chien; None where there is none."""
        if not self.chien:
            return None
        return DiscardRule(self.chien, leaving.judge, leaving.judge_card, BIDDING, shows=True)

    def may_call(self, hand: Collection[Card], left: Collection[Card], rules: FrenchRules) -> tuple[str, ...]:
        """The cards this hand may call, by their codes; none where nothing is called. ``left``: the discard, made later."""
        return codes(calling.callable_cards(hand, rules)) if self.calls else ()

    @property
    def held(self) -> int:
        """Cards in the hand itself, those on the table not counted."""
        return self.size - self.piles * PILE_DEPTH

    @property
    def playable(self) -> int:
        """At most so many cards may be played at a time: the hand, and the open card of every pile."""
        return self.held + self.piles


FOUR = Form("french4", seats=4, size=18, packet=3, chien=6, poignees=(10, 13, 15))
"""The game for four, from which the others differ."""

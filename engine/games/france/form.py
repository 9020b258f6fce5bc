"""The form of a game: how many sit down, what they get, how many cards the chien has, and what a poignée takes."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.france.sources import BONUSES, DEAL
from engine.parts.seats import Seating

PILE_DEPTH = 3
"""Cards in each pile of the two-player game."""


@dataclass(frozen=True, slots=True)
class Form(Seating):
    """``seats`` players with ``size`` cards each in packets of ``packet``.

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

    @property
    def bids(self) -> bool:
        """Is there an auction, with a taker against the others?"""
        return self.chien > 0

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

"""What is written down in a match: the start, deals that were played or thrown in, corrections. Nothing is ever rubbed out."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.sicily.form import Form
from engine.games.sicily.settling.figures import Figures
from engine.parts.corrections import Correct, Stop, Undo
from engine.parts.match_setup import MatchSetup


@dataclass(frozen=True, slots=True)
class Start(MatchSetup):
    """The start of a match of a Sicilian game."""

    @property
    def form(self) -> Form:
        form: Form = self.played.form
        return form


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal that was played. ``bidder``: who plays alone or has called; None where nobody bids.

    ``cards``: with how many the bid was made, 0 for a full hand. ``partner``: who held the called card, None for nobody.
    """

    hand: int
    kind: str
    bidder: int | None
    figures: Figures
    cards: int = 0
    partner: int | None = None


@dataclass(frozen=True, slots=True)
class Thrown:
    """The cards are thrown in; ``paid``: what each receives for it (or pays, below zero)."""

    hand: int
    paid: tuple[int, ...]


End = Deal | Thrown
Said = Start | End
"""What can be corrected."""
Entry = Said | Stop | Correct[Said] | Undo

"""What a player can do in a deal."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card
from engine.fast_dataclass import fast_dataclass
from engine.parts.actions import Call, Leave, Speak

__all__ = ["Action", "Announce", "Call", "Expose", "Leave", "Play", "Speak", "Take", "Tell"]


@dataclass(frozen=True, slots=True)
class Expose:
    """The dealer turns up one card of each packet of this round, the first to the fifth, or none (0). Tortorici for four."""

    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class Take:
    """The dealer takes the monte before saying what is played (Barcellona for three)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Announce:
    """Announces ``scommessa``, ``rivanto`` or ``vanto``, or nothing (the empty word) when it may be announced."""

    seat: int
    word: str = ""


@fast_dataclass(frozen=True, slots=True)
class Play:
    """Plays a card to the trick; ``say`` is what is told or declared with it (``batto``, ``ternone``)."""

    seat: int
    card: Card
    say: str | None = None


@fast_dataclass(frozen=True, slots=True)
class Tell:
    """Says one of the table's phrases to the partner; ``card``: the one that is shown with it, to the partner alone."""

    seat: int
    phrase: str
    card: Card | None = None


Action = Expose | Speak | Take | Leave | Call | Announce | Play | Tell

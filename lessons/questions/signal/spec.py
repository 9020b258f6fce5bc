"""What an author writes of a question about signals."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from lessons.yamlfile.fields import Cards, Spec

Context = Literal[
    "", "trump", "suit", "trump-return", "trump-late", "asks", "old-high", "old-left", "old-length", "old-dealt"
]
Signals = Literal[
    "", "volo", "busso", "striscio", "none",
    "batto-fortissimo", "batto", "batto-indietro", "sticco", "striccando", "me-ne-restano",
    "particina", "parte-giusta", "piu-della-parte", "sfondo", "quanto-se-ne-puo-avere",
    "bugiardi", "arlia", "due-romiti", "due-pellegrini",
]  # fmt: skip


class SignalSpec(Spec):
    """A card about to be played, or a signal that was made; what is left out is drawn."""

    ask: Literal["may", "meaning", "word"] = Field(
        default="may",
        description="May a signal be made here, what does it say, or which of the old words is true of the hand?",
    )
    card: Cards = Field(default="", description="The card about to be played, for may and word.")
    hand: Cards = Field(
        default="", description="The whole hand it is led from, for word; of old-dealt the first five cards."
    )
    trick: Cards = Field(default="", description="What lies in the trick already; nothing when one leads.")
    earlier: Cards = Field(default="", description="Cards of earlier tricks that matter, Kings above all.")
    signal: Signals = Field(default="", description="The signal made, for meaning.")
    moment: Context = Field(
        default="",
        description="A trump or a suit led, a trump led back to partner, or one led near the end; asks: where signals ask; "
        "old-high, -left, -length, -dealt: a group of the old words, where signals are words.",
    )

"""Curved swords in a lattice are taken for straight batons, or batons for swords."""

from lessons.misconceptions.tools.playing import mixes_up
from lessons.question.misconception import Misconception

PIPS = ("6", "7", "8", "9", "10")
SWAPPED = {f"{one}{rank}": f"{other}{rank}" for rank in PIPS for one, other in ("SB", "BS")}

SWORDS_AS_BATONS = Misconception(
    "swords-as-batons",
    "pips",
    ("name-card", "pick-cards", "which-of-two"),
    mixes_up(SWAPPED.get),
    cards=("S9", "B9"),
    requires=("pack:Bolognese",),
)

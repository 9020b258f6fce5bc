"""Curved swords in a lattice are taken for batons."""

from lessons.beliefs import takes_for
from lessons.misconception import Misconception

SWORDS_AS_BATONS = Misconception(
    "swords-as-batons", "pips", ("name-card", "pick-cards"), takes_for("S9", "B9"), cards=("S9", "B9")
)

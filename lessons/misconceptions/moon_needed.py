"""The 16 can only be joined to the Moon itself, so a missing Moon ends the row, contatori or not."""

from lessons.misconceptions.tools.playing import reads_grande
from lessons.question.misconception import Misconception
from lessons.question.requirements import needs

MOON_NEEDED = Misconception(
    "moon-needed",
    "grande-head",
    ("count-grande", "combinations", "pile-worth", "find-error"),
    reads_grande(moon_needed=True),
    needs=needs("Angel World Sun T16 T15", "Moon Matto Begato"),
)

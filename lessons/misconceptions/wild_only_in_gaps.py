"""A contatore that fills no gap counts for nothing."""

from lessons.misconceptions.tools.playing import reads_grande
from lessons.question.misconception import Misconception
from lessons.question.requirements import needs

WILD_ONLY_IN_GAPS = Misconception(
    "wild-only-in-gaps",
    "wild-added",
    ("count-grande", "combinations", "pile-worth", "find-error"),
    reads_grande(added_at_the_end=False),
    needs=needs("Angel World Sun T16 Matto|Begato", "T15 T14"),
)

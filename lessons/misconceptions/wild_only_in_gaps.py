"""A contatore that fills no gap counts for nothing."""

from lessons.beliefs import reads_grande
from lessons.misconception import Misconception

WILD_ONLY_IN_GAPS = Misconception(
    "wild-only-in-gaps", "wild-added", ("count-grande",), reads_grande(added_at_the_end=False)
)

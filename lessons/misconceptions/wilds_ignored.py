"""The contatori do not belong to the grande at all."""

from lessons.misconceptions.tools.playing import reads_grande
from lessons.question.misconception import Misconception
from lessons.question.requirements import needs

WILDS_IGNORED = Misconception(
    "wilds-ignored",
    "wild-gaps",
    ("count-grande", "combinations", "pile-worth", "find-error"),
    reads_grande(contatori=False),
    needs=needs("Angel World Sun Matto|Begato"),
)

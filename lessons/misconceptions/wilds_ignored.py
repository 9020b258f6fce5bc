"""The contatori do not belong to the grande at all."""

from lessons.beliefs import reads_grande
from lessons.misconception import Misconception
from lessons.needs import needs

WILDS_IGNORED = Misconception(
    "wilds-ignored",
    "wild-gaps",
    ("count-grande", "combinations", "find-error"),
    reads_grande(contatori=False),
    needs=needs("Angel World Sun Matto|Begato"),
)

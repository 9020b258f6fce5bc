"""A contatore may stand for the Angel, too."""

from lessons.misconceptions.tools.playing import reads_grande
from lessons.question.misconception import Misconception
from lessons.question.requirements import needs

WILD_ANGEL = Misconception(
    "wild-angel",
    "grande-head",
    ("count-grande", "combinations", "pile-worth", "find-error"),
    reads_grande(wild_angel=True),
    needs=needs("World Sun T16 Matto|Begato", "Angel"),
    overlooks=True,
)

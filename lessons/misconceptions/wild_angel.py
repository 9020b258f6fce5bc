"""A contatore may stand for the Angel, too."""

from lessons.beliefs import reads_grande
from lessons.misconception import Misconception

WILD_ANGEL = Misconception("wild-angel", "grande-head", ("count-grande",), reads_grande(wild_angel=True))

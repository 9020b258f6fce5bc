"""The contatori do not belong to the grande at all."""

from lessons.beliefs import reads_grande
from lessons.misconception import Misconception

WILDS_IGNORED = Misconception("wilds-ignored", "wild-gaps", ("count-grande",), reads_grande(contatori=False))

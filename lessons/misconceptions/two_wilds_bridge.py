"""Two contatori side by side carry the grande on over two missing cards."""

from lessons.misconceptions.tools.playing import reads_grande
from lessons.question.misconception import Misconception
from lessons.question.requirements import needs

TWO_WILDS_BRIDGE = Misconception(
    "two-wilds-bridge",
    "wild-gaps",
    ("count-grande", "combinations", "pile-worth", "find-error"),
    reads_grande(pair_bridges=True),
    needs=needs("Angel World Sun Matto Begato T14", "T16 T15"),
)

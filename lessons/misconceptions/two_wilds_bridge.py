"""Two contatori side by side carry the grande on over two missing cards."""

from lessons.beliefs import reads_grande
from lessons.misconception import Misconception
from lessons.needs import needs

TWO_WILDS_BRIDGE = Misconception(
    "two-wilds-bridge",
    "wild-gaps",
    ("count-grande", "combinations", "find-error"),
    reads_grande(pair_bridges=True),
    needs=needs("Angel World Sun Matto Begato T14", "T16 T15"),
)

"""Two contatori side by side carry the grande on over two missing cards."""

from lessons.beliefs import reads_grande
from lessons.misconception import Misconception

TWO_WILDS_BRIDGE = Misconception("two-wilds-bridge", "wild-gaps", ("count-grande",), reads_grande(pair_bridges=True))

"""Without the World there is no grande."""

from lessons.beliefs import reads_grande
from lessons.misconception import Misconception

WORLD_NEEDED = Misconception("world-needed", "grande-head", ("count-grande",), reads_grande(world_needed=True))

"""Without the World there is no grande."""

from lessons.beliefs import reads_grande
from lessons.misconception import Misconception
from lessons.needs import needs

WORLD_NEEDED = Misconception(
    "world-needed",
    "grande-head",
    ("count-grande", "combinations", "find-error"),
    reads_grande(world_needed=True),
    needs=needs("Angel Sun Moon T16", "World"),
)

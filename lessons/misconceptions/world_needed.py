"""Without the World there is no grande."""

from lessons.misconceptions.tools.playing import reads_grande
from lessons.question.misconception import Misconception
from lessons.question.requirements import needs

WORLD_NEEDED = Misconception(
    "world-needed",
    "grande-head",
    ("count-grande", "combinations", "pile-worth", "find-error"),
    reads_grande(world_needed=True),
    needs=needs("Angel Sun Moon T16", "World"),
)

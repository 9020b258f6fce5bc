"""What two partners declare counts together for the three that double."""

from engine.games.bologna.combinations import total
from lessons.misconception import Misconception
from lessons.step_beliefs import About, figures


def _points(about: About) -> int:
    return total([one for made in about["hands"] for one in made])


PARTNERS_DECLARATIONS_ADD_UP = Misconception(
    "partners-declarations-add-up", "criccone-doubling", ("declare",), figures(_points, "declared-side")
)

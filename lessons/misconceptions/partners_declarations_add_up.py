"""What two partners declare counts together for the three that double."""

from engine.games.bologna.counting.combinations import total
from lessons.belief.steps import figures
from lessons.question.facts.bologna import Declared
from lessons.question.misconception import Misconception
from lessons.question.offers import PARTNERS


def _points(about: Declared) -> int:
    return total([one for made in about["hands"] for one in made])


PARTNERS_DECLARATIONS_ADD_UP = Misconception(
    "partners-declarations-add-up",
    "criccone-doubling",
    ("declare",),
    figures(_points, "declared-side"),
    wants=(PARTNERS,),
)

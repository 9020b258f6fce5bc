"""What two partners declare counts together for the three that double."""

from engine.games.bologna.counting.combinations import total
from lessons.question.capabilities import PARTNERS
from lessons.question.facts.bologna import DeclarationFacts
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import figures


def _points(about: DeclarationFacts) -> int:
    return total([one for made in about["hands"] for one in made])


PARTNERS_DECLARATIONS_ADD_UP = Misconception(
    "partners-declarations-add-up",
    "criccone-doubling",
    ("declare",),
    figures(_points, "declared-side"),
    requires=(PARTNERS,),
)

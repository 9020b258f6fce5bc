"""Takes the neighbour on the left for the one on the right."""

from engine.games.bologna.inference import declarations
from engine.games.bologna.inference.cards import Places
from lessons.misconceptions.tools.inference import either, places, seen, takes
from lessons.question.facts.bologna import InferenceFacts
from lessons.question.misconception import Misconception
from lessons.questions.who_holds.known import SURE
from lessons.questions.who_holds.plans import LEFT, RIGHT
from lessons.questions.who_holds.reasons import follows

OTHER = {RIGHT: LEFT, LEFT: RIGHT}


def _mirrored(about: InferenceFacts) -> Places:
    return frozenset(OTHER.get(place, place) for place in seen(about).places(about["card"]))


def _likely(about: InferenceFacts) -> int | None:
    place = declarations.likely(seen(about)).facts["place"]
    return OTHER.get(place) if isinstance(place, int) else None


def _follows(about: InferenceFacts) -> int | None:
    other = OTHER.get(about["seat"])
    return None if other is None else SURE.index(follows(seen(about), other, about["suit"]))


LEFT_AND_RIGHT_SWAPPED = Misconception(
    "left-and-right-swapped",
    "reading-declarations",
    ("who-holds",),
    either(places(_mirrored), takes(likely=_likely, follow=_follows)),
)

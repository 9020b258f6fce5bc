"""A card that was shown is held for good, though it has been played since."""

from lessons.misconceptions.tools.inference import seen, takes
from lessons.question.facts.bologna import InferenceFacts
from lessons.question.misconception import Misconception
from lessons.questions.who_holds.known import SURE


def _still(about: InferenceFacts) -> int | None:
    shown = any(code[0] == about["suit"] for one in seen(about).shown[about["seat"]] for code in one.cards)
    return SURE.index("certain") if shown else None


SHOWN_IS_KEPT = Misconception("shown-is-kept", "reading-declarations", ("who-holds",), takes(follow=_still))

"""A card that was shown is out of the hand, as if it had been played."""

from lessons.misconceptions.tools.inference import seen, takes
from lessons.question.facts.bologna import InferenceFacts
from lessons.question.misconception import Misconception
from lessons.questions.who_holds.known import SURE


def _gone(about: InferenceFacts) -> int | None:
    shown = any(about["card"].code in one.cards for one in seen(about).shown[about["seat"]])
    return SURE.index("not") if shown else None


def _free(about: InferenceFacts) -> int | None:
    shown = any(code[0] == about["suit"] for one in seen(about).shown[about["seat"]] for code in one.cards)
    return SURE.index("may") if shown else None


SHOWN_IS_GONE = Misconception("shown-is-gone", "reading-declarations", ("who-holds",), takes(follow=_free, holds=_gone))

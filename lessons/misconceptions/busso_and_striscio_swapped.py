"""The knock and the scrape are taken for each other."""

from lessons.belief.steps import chooses, step_of
from lessons.question.kind import Answer, Given
from lessons.question.misconception import Misconception
from lessons.question.stepwise import Stepped
from lessons.questions.signal.model import SignalMoment

OTHER = {"busso": "striscio", "striscio": "busso"}


def _answer(item: Stepped, given: Given = ()) -> Answer | None:
    step = step_of(item, given)
    if step is None or step.about.get("signal") not in OTHER:
        return None
    return chooses(("meaning", OTHER[step.about["signal"]]))(item, given)


def _holds(item: SignalMoment) -> bool:
    """By the meanings of the standard pack both ask for something: neither tells of strength or length."""
    return not item.rules.asks_by_signal


BUSSO_AND_STRISCIO_SWAPPED = Misconception("busso-and-striscio-swapped", "signals", ("signal",), _answer, holds=_holds)

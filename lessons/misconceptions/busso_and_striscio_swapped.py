"""The knock and the scrape are taken for each other."""

from lessons.question.kind import Answer, Answers
from lessons.question.misconception import Misconception
from lessons.question.stepwise import StepwiseItem
from lessons.questions.signal.model import SignalMoment
from lessons.wrong_rules.steps import chooses, step_of

OTHER = {"busso": "striscio", "striscio": "busso"}


def _answer(item: StepwiseItem, given: Answers = ()) -> Answer | None:
    step = step_of(item, given)
    if step is None or step.about.get("signal") not in OTHER:
        return None
    return chooses(("meaning", OTHER[step.about["signal"]]))(item, given)


def _holds(item: SignalMoment) -> bool:
    """By the meanings of the standard pack both ask for something: neither tells of strength or length."""
    return not item.rules.asks_by_signal


BUSSO_AND_STRISCIO_SWAPPED = Misconception("busso-and-striscio-swapped", "signals", ("signal",), _answer, holds=_holds)

"""A Moor or another card of one point seems as worthless as any."""

from lessons.question.kind import Answer, Answers
from lessons.question.misconception import Misconception
from lessons.question.stepwise import StepwiseItem
from lessons.wrong_rules.steps import step_of


def _answer(item: StepwiseItem, given: Answers = ()) -> Answer | None:
    step = step_of(item, given)
    if step is None or step.name != "usual":
        return None
    cards = step.about["taken"]
    return next(((i,) for i, card in enumerate(cards) if card.points == 1 and card.is_trump), None)


GIVES_A_LOW_TRUMP = Misconception("gives-a-low-trump", "matto-owes-a-card", ("give-for-matto",), _answer)

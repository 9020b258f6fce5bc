"""The bouts one was dealt count, whoever took them in the end."""

from lessons.misconceptions.tools.french import needs
from lessons.question.facts.france import Needs
from lessons.question.kind import Answer, Answers
from lessons.question.misconception import Misconception
from lessons.question.stepwise import NONE
from lessons.questions.points_needed.model import PointsNeededItem
from lessons.wrong_rules.steps import any_of, step_of


def _target(about: Needs) -> int | None:
    return (56, 51, 41, 36)[len(about["held"])] if about["held"] else None


def _bouts(item: PointsNeededItem, given: Answers = ()) -> Answer | None:
    step = step_of(item, given)
    if step is None or step.name != "bouts" or not item.held:
        return None
    return tuple(i for i, card in enumerate(item.won) if card in item.held) or NONE


BOUTS_DEALT_COUNT = Misconception(
    "bouts-dealt-count", "points-needed", ("points-needed",), any_of(needs(_target), _bouts), requires=("cards:bouts",)
)

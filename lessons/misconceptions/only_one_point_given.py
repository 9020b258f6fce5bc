"""Only a card of one point may be given for the Matto, as one description has it."""

from lessons.question.facts.bologna import MattoFacts
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import picks


def _taken(code: str, about: MattoFacts) -> bool:
    return any(card.code == code and card.points == 1 for card in about["taken"])


ONLY_ONE_POINT_GIVEN = Misconception(
    "only-one-point-given", "matto-owes-a-card", ("give-for-matto",), picks("which", _taken)
)

"""The Excuse is no trump, so it does not help to make a poignée."""

from lessons.question.facts.france import Handful
from lessons.question.misconception import Misconception
from lessons.wrong_rules.shown_and_called import shows


def _may(about: Handful) -> bool | None:
    return False if any(card.is_fool for card in about["shown"]) else None


def _highest(about: Handful) -> int:
    trumps = sum(card.is_trump for card in about["hand"])
    return sum(trumps >= number for number in about["numbers"])


POIGNEE_WITHOUT_THE_EXCUSE = Misconception(
    "poignee-without-the-excuse", "poignee", ("poignee",), shows(_may, _highest), requires=("ask:poignee",)
)

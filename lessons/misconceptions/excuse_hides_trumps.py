"""The Excuse may stand for any trump that one would rather not show."""

from lessons.question.facts.france import Handful
from lessons.question.misconception import Misconception
from lessons.wrong_rules.shown_and_called import shows


def _may(about: Handful) -> bool | None:
    right = len(about["shown"]) in about["numbers"]
    return True if right and any(card.is_fool for card in about["shown"]) else None


EXCUSE_HIDES_TRUMPS = Misconception(
    "excuse-hides-trumps", "poignee", ("poignee",), shows(_may), requires=("ask:poignee",)
)

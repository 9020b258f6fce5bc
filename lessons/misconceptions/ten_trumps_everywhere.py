"""A poignée takes ten, thirteen or fifteen trumps, with any number of players."""

from lessons.question.facts.france import Handful
from lessons.question.misconception import Misconception
from lessons.wrong_rules.shown_and_called import shows

FOR_FOUR = (10, 13, 15)


def _may(about: Handful) -> bool:
    shown = about["shown"]
    kept = any(card.is_trump and card not in shown for card in about["hand"])
    return len(shown) in FOR_FOUR and not (kept and any(card.is_fool for card in shown))


def _highest(about: Handful) -> int:
    held = sum(card.is_trump or card.is_fool for card in about["hand"])
    return sum(held >= number for number in FOR_FOUR)


TEN_TRUMPS_EVERYWHERE = Misconception(
    "ten-trumps-everywhere", "poignee", ("poignee",), shows(_may, _highest), requires=("poignee:not-ten",)
)

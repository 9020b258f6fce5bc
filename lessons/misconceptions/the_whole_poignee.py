"""Whoever shows a poignée shows the highest that there is in the hand."""

from lessons.question.facts.france import Handful
from lessons.question.misconception import Misconception
from lessons.wrong_rules.shown_and_called import shows


def _may(about: Handful) -> bool | None:
    held = [card for card in about["hand"] if card.is_trump or card.is_fool]
    highest = max((number for number in about["numbers"] if number <= len(held)), default=0)
    return False if len(about["shown"]) < highest else None


THE_WHOLE_POIGNEE = Misconception("the-whole-poignee", "poignee", ("poignee",), shows(_may), requires=("ask:poignee",))

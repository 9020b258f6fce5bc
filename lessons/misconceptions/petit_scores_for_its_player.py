"""Whoever brings the petit to the last trick scores it."""

from lessons.question.facts.france import LastTrick
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import comes_to


def _side(about: LastTrick) -> str | None:
    place = next((i for i, card in enumerate(about["trick"]) if card.code == "T1"), None)
    return None if place is None else f"for-{about['sides'][place]}"


PETIT_SCORES_FOR_ITS_PLAYER = Misconception(
    "petit-scores-for-its-player",
    "petit-au-bout",
    ("last-trick",),
    comes_to("last", _side),
    requires=("ask:last_trick",),
)

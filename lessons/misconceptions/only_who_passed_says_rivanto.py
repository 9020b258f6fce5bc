"""Rivanto is for those who have passed: whoever has not spoken has no say in it."""

from lessons.question.facts.sicily import Challenge
from lessons.question.misconception import Misconception
from lessons.questions.announcing.model import AnnouncingItem
from lessons.wrong_rules.sicily import challenges


def _passed(about: Challenge) -> frozenset[int] | None:
    return frozenset(seat for seat in about["others"] if seat in about["spoke"]) or None


def _holds(item: AnnouncingItem) -> bool:
    return item.by_chance_alone


ONLY_WHO_PASSED_SAYS_RIVANTO = Misconception(
    "only-who-passed-says-rivanto",
    "scommessa-rivanto",
    ("announcing",),
    challenges(_passed),
    requires=("word:rivanto",),
    holds=_holds,
)

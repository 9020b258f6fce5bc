"""Whoever has the giove says batto, with nothing beside it."""

from lessons.question.facts.sicily import Tells
from lessons.question.misconception import Misconception
from lessons.wrong_rules.sicily import tells


def _batto(about: Tells) -> frozenset[str] | None:
    return frozenset({"batto"}) if "ho-il-20" in about["may"] else None


BATTO_WITH_THE_GIOVE_ALONE = Misconception(
    "batto-with-the-giove-alone", "told-with-a-card", ("telling",), tells(_batto), requires=("ask:saying", "word:solo")
)

"""A scommessa that fails costs nothing: it is a bonus."""

from lessons.question.facts.sicily import SettlementFacts
from lessons.question.misconception import Misconception
from lessons.wrong_rules.sicily import settles


def _theirs(about: SettlementFacts) -> int | None:
    return about["theirs"] - 1 if about["tally"].scommessa is False else None


def _item(about: SettlementFacts) -> str | None:
    return "nobody" if about["tally"].scommessa is False else None


SCOMMESSA_COSTS_NOTHING = Misconception(
    "scommessa-costs-nothing",
    "settling",
    ("settle",),
    settles(others=_theirs, scommessa=_item),
    requires=("pays:rimatura",),
)

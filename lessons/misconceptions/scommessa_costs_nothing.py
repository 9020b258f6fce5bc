"""A scommessa that fails costs nothing: it is a bonus."""

from lessons.belief.sicily import settles
from lessons.question.facts.sicily import Settled
from lessons.question.misconception import Misconception


def _theirs(about: Settled) -> int | None:
    return about["theirs"] - 1 if about["tally"].scommessa is False else None


def _item(about: Settled) -> str | None:
    return "nobody" if about["tally"].scommessa is False else None


SCOMMESSA_COSTS_NOTHING = Misconception(
    "scommessa-costs-nothing",
    "settling",
    ("settle",),
    settles(others=_theirs, scommessa=_item),
    wants=("pays:rimatura",),
)

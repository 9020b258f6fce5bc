"""A solo is a solo: announced with five cards it is paid as any other."""

from lessons.question.facts.sicily import SettlementFacts, SpeakingFacts
from lessons.question.misconception import Misconception
from lessons.wrong_rules.sicily import settles
from lessons.wrong_rules.steps import any_of, comes_to


def _comes(about: SpeakingFacts) -> str | None:
    return "solo" if about["outcome"] == "solo-double" else None


def _each(about: SettlementFacts) -> int | None:
    return about["each"] // 2 if about["double"] else None


FIVE_CARD_SOLO_SINGLE = Misconception(
    "five-card-solo-single",
    "speaking-comes",
    ("speaking", "settle"),
    any_of(comes_to("comes", _comes), settles(each=_each)),
    requires=("word:pago",),
    look="hint.settle.look-five-cards",
)

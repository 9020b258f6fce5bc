"""The Angel is held to be the highest trump although the table goes by the numbers."""

from engine.games.bologna.pack import ANGEL, WORLD
from lessons.question.facts.bologna import PrintedCardFacts
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import any_of, picks


def _as_by_subject(code: str, about: PrintedCardFacts) -> bool:
    return about["wanted"] in (ANGEL, WORLD) and about["wanted"].code == code


def _angel(code: str, about: PrintedCardFacts) -> bool:
    return set(about["shown"]) == {ANGEL, WORLD} and code == ANGEL.code


XX_BEATS_XXI_ANYWAY = Misconception(
    "xx-beats-xxi-anyway",
    "two-customs",
    ("pack-at-home",),
    any_of(picks("takes", _angel), picks("stands", _as_by_subject)),
    requires=("ask:substitute",),
    overlooks=True,  # who merely goes by the picture picks the Angel, too
)

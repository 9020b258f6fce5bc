"""Of the trumps II to V the higher numeral is held to win, as in most games with 78 cards."""

from engine.games.bologna.pack import MOORS
from lessons.question.facts.bologna import PrintedCardFacts
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import picks


def _higher(code: str, about: PrintedCardFacts) -> bool:
    papi = [card.code for card in about["shown"] if card.code in MOORS]
    return len(papi) > 1 and code == max(papi, key=MOORS.index)


PAPI_BY_NUMBER = Misconception(
    "papi-by-number",
    "two-customs",
    ("pack-at-home",),
    picks("takes", _higher),
    requires=("ask:substitute",),
)

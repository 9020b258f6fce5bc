"""Of the trumps II to V the higher numeral is held to win, as in most games with 78 cards."""

from engine.games.bologna.pack import MOORS
from lessons.belief.steps import picks
from lessons.question.facts.bologna import Printed
from lessons.question.misconception import Misconception


def _higher(code: str, about: Printed) -> bool:
    papi = [card.code for card in about["shown"] if card.code in MOORS]
    return len(papi) > 1 and code == max(papi, key=MOORS.index)


PAPI_BY_NUMBER = Misconception(
    "papi-by-number",
    "two-customs",
    ("pack-at-home",),
    picks("takes", _higher),
    wants=("ask:substitute",),
)

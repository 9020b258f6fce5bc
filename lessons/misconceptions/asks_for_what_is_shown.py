"""Who shows three of a kind wants one of those three suits led."""

from engine.games.bologna.pack import SUITS
from lessons.misconceptions.tools.inference import seen, takes
from lessons.question.facts.bologna import Known
from lessons.question.misconception import Misconception


def _shown_suit(about: Known) -> int | None:
    codes = [code for one in seen(about).shown[about["seat"]] for code in one.cards if code[0] in SUITS]
    return SUITS.index(codes[0][0]) if codes else None


ASKS_FOR_WHAT_IS_SHOWN = Misconception(
    "asks-for-what-is-shown", "reading-declarations", ("who-holds",), takes(suit=_shown_suit)
)

"""Who shows three of a kind wants one of those three suits led."""

from engine.games.bologna.pack import SUITS
from lessons.misconceptions.tools.inference import any_of_them, seen
from lessons.question.facts.bologna import Known
from lessons.question.misconception import Misconception


def _shown_suits(about: Known) -> tuple[int, ...]:
    codes = [code for one in seen(about).shown[about["seat"]] for code in one.cards if code[0] in SUITS]
    return tuple(dict.fromkeys(SUITS.index(code[0]) for code in codes))


ANSWER, ALSO = any_of_them("suit", _shown_suits)

ASKS_FOR_WHAT_IS_SHOWN = Misconception(
    "asks-for-what-is-shown", "reading-declarations", ("who-holds",), ANSWER, also=ALSO
)

"""Who shows three of a kind wants one of those three suits led."""

from engine.games.bologna.pack import SUITS
from lessons.misconceptions.tools.inference import any_of_them, seen
from lessons.question.facts.bologna import InferenceFacts
from lessons.question.misconception import Misconception


def _shown_suits(about: InferenceFacts) -> tuple[int, ...]:
    shown = [[code for code in one.cards if code[0] in SUITS] for one in seen(about).shown[about["seat"]]]
    # Who shows one of every suit asks for none: there nobody has a missing suit to take for a shown one.
    codes = [code for some in shown if len({code[0] for code in some}) < len(SUITS) for code in some]
    return tuple(dict.fromkeys(SUITS.index(code[0]) for code in codes))


ANSWER, ALSO = any_of_them("suit", _shown_suits)

ASKS_FOR_WHAT_IS_SHOWN = Misconception(
    "asks-for-what-is-shown", "reading-declarations", ("who-holds",), ANSWER, also=ALSO
)

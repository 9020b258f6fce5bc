"""Who shows three of a kind wants one of those three suits led."""

from engine.games.bologna.pack import SUITS
from lessons.knowing_beliefs import seen, takes
from lessons.misconception import Misconception
from lessons.step_beliefs import About


def _shown_suit(about: About) -> int | None:
    codes = [code for one in seen(about).shown[about["seat"]] for code in one.cards if code[0] in SUITS]
    return SUITS.index(codes[0][0]) if codes else None


ASKS_FOR_WHAT_IS_SHOWN = Misconception(
    "asks-for-what-is-shown", "reading-declarations", ("who-holds",), takes(suit=_shown_suit)
)

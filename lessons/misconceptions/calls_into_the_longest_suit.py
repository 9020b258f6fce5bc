"""The King that is called is that of the longest suit, the one that one means to play."""

from engine.games.sicily.pack import SUITS
from engine.parts.following import of_suit
from lessons.belief.sicily import calls
from lessons.question.facts.sicily import Calls
from lessons.question.misconception import Misconception


def _longest(about: Calls) -> str | None:
    held = {card.code for card in about["hand"]}
    able = [suit for suit in SUITS if suit + "K" not in held]
    return max(able, key=lambda suit: len(of_suit(about["hand"], suit))) + "K" if able else None


CALLS_INTO_THE_LONGEST_SUIT = Misconception(
    "calls-into-the-longest-suit", "calling-a-king", ("calling",), calls(_longest), wants=("ask:called", "word:20")
)

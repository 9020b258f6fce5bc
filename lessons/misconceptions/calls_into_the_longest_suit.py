"""The King that is called is that of the longest suit without it, the one that one means to play; of two as long, neither."""

from engine.games.sicily.pack import SUITS
from engine.parts.following import of_suit
from lessons.question.facts.sicily import Calls
from lessons.question.misconception import Misconception
from lessons.wrong_rules.sicily import calls


def _longest(about: Calls) -> str | None:
    held = {card.code for card in about["hand"]}
    sizes = {suit: len(of_suit(about["hand"], suit)) for suit in SUITS if suit + "K" not in held}
    longest = [suit for suit, size in sizes.items() if size == max(sizes.values())]
    return longest[0] + "K" if len(longest) == 1 else None


CALLS_INTO_THE_LONGEST_SUIT = Misconception(
    "calls-into-the-longest-suit", "calling-a-king", ("calling",), calls(_longest), requires=("ask:called", "word:20")
)

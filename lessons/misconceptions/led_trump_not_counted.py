"""The trump that is led is left out when trumps are counted for one of the old words."""

from engine.games.bologna.spoken import LENGTHS
from engine.parts.following import of_suit
from lessons.question.facts.bologna import SignalFacts
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import comes_to


def _word(about: SignalFacts) -> str | None:
    if about["moment"] != "old-length":
        return None
    number = len(of_suit(about["hand"], about["card"].suit)) - 1
    return next((word for word, length in LENGTHS.items() if length == number), None)


LED_TRUMP_NOT_COUNTED = Misconception("led-trump-not-counted", "old-signals", ("signal",), comes_to("word", _word))

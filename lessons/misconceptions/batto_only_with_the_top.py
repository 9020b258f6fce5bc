"""The words with batto are thought to be about the Angel or the King, whatever has been played."""

from engine.games.bologna.spoken import HIGH, is_true
from lessons.question.facts.bologna import SignalFacts
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import comes_to


def _word(about: SignalFacts) -> str | None:
    if about["moment"] != "old-high":
        return None
    card, hand = about["card"], about["hand"]
    right = next((one for one in HIGH if is_true(one, card, hand, about["earlier"])), None)
    believed = next((one for one in HIGH if is_true(one, card, hand, ())), None)
    return believed if believed != right else None


BATTO_ONLY_WITH_THE_TOP = Misconception("batto-only-with-the-top", "old-signals", ("signal",), comes_to("word", _word))

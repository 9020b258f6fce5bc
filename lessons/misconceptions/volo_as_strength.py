"""The toss of a card is taken for a show of strength."""

from lessons.question.facts.bologna import SignalFacts
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import chooses


def _here(about: SignalFacts) -> bool:
    return about.get("signal") == "volo" and about.get("moment") != "asks"  # there a busso is a request


VOLO_AS_STRENGTH = Misconception("volo-as-strength", "signals", ("signal",), chooses(("meaning", "busso"), when=_here))

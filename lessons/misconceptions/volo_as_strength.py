"""The toss of a card is taken for a show of strength."""

from lessons.belief.steps import chooses
from lessons.question.facts.bologna import Signalled
from lessons.question.misconception import Misconception


def _here(about: Signalled) -> bool:
    return about.get("signal") == "volo" and about.get("moment") != "asks"  # there a busso is a request


VOLO_AS_STRENGTH = Misconception("volo-as-strength", "signals", ("signal",), chooses(("meaning", "busso"), when=_here))

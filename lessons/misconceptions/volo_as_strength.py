"""The toss of a card is taken for a show of strength."""

from lessons.misconception import Misconception
from lessons.step_beliefs import About, chooses


def _here(about: About) -> bool:
    return about.get("signal") == "volo"


VOLO_AS_STRENGTH = Misconception("volo-as-strength", "signals", ("signal",), chooses(("meaning", "busso"), when=_here))

"""Leading the King itself is thought to open the suit for signals at once."""

from lessons.belief.steps import chooses
from lessons.question.facts.bologna import Signalled
from lessons.question.misconception import Misconception


def _here(about: Signalled) -> bool:
    return "verdict" in about and about["verdict"].reason == "signal-leads-the-king"


KING_LED_OPENS_SIGNALS = Misconception(
    "king-led-opens-signals", "signals", ("signal",), chooses(("may", "yes"), when=_here)
)

"""Leading the King itself is thought to open the suit for signals at once."""

from lessons.question.facts.bologna import SignalFacts
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import chooses


def _here(about: SignalFacts) -> bool:
    return "verdict" in about and about["verdict"].reason == "signal-leads-the-king"


KING_LED_OPENS_SIGNALS = Misconception(
    "king-led-opens-signals", "signals", ("signal",), chooses(("may", "yes"), when=_here)
)

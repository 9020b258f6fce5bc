"""Leading the King itself is thought to open the suit for signals at once."""

from lessons.misconception import Misconception
from lessons.step_beliefs import About, chooses


def _here(about: About) -> bool:
    return "verdict" in about and about["verdict"].reason == "signal-leads-the-king"


KING_LED_OPENS_SIGNALS = Misconception(
    "king-led-opens-signals", "signals", ("signal",), chooses(("may", "yes"), when=_here)
)

"""Once some King has gone, signals are allowed in every suit."""

from lessons.question.facts.bologna import SignalFacts
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import chooses


def _here(about: SignalFacts) -> bool:
    return (
        "verdict" in about
        and about["verdict"].reason == "signal-king-not-gone"
        and any(card.rank == "K" for card in about["earlier"])
    )


ANY_KING_OPENS_SIGNALS = Misconception(
    "any-king-opens-signals", "signals", ("signal",), chooses(("may", "yes"), when=_here)
)

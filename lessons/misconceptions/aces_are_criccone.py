"""Three aces seem to make a combination of the criccone, as they do of sequences."""

from lessons.misconception import Misconception
from lessons.needs import needs
from lessons.pile_beliefs import scores
from lessons.step_beliefs import About, any_of, figures, picks

ACES = ("SA", "BA", "CA", "DA")


def _taken(code: str, about: About) -> bool:
    return scores(code, about) or (code in ACES and sum(one in about["held"] for one in ACES) >= 3)


def _extra(about: About) -> int | None:
    number = sum(one in about["held"] for one in ACES)
    return {3: 11, 4: 22}.get(number)


ACES_ARE_CRICCONE = Misconception(
    "aces-are-criccone",
    "criccone-values",
    ("combinations", "find-error"),
    any_of(picks("made", _taken), figures(_extra, "extra-aces")),
    needs=needs("XA YA ZA"),
)

"""Three Moors seem to make a combination of the criccone, as they do of sequences."""

from engine.games.bologna.pack import MOORS
from lessons.misconception import Misconception
from lessons.needs import needs
from lessons.pile_beliefs import scores
from lessons.step_beliefs import About, any_of, figures, picks


def _taken(code: str, about: About) -> bool:
    return scores(code, about) or (code in MOORS and sum(one in about["held"] for one in MOORS) >= 3)


def _extra(about: About) -> int | None:
    number = sum(one in about["held"] for one in MOORS)
    return {3: 10, 4: 20}.get(number)


MOORS_ARE_CRICCONE = Misconception(
    "moors-are-criccone",
    "criccone-values",
    ("combinations", "find-error"),
    any_of(picks("made", _taken), figures(_extra, "extra-moors")),
    needs=needs("Moor1 Moor2|Moor3 Moor4"),
)

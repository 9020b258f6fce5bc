"""A contatore stands in for a missing card of the criccone, as it does in sequences."""

from engine.games.bologna.combinations import CRICCONE
from lessons.misconception import Misconception
from lessons.pile_beliefs import contatori
from lessons.step_beliefs import About, picks


def _taken(code: str, about: About) -> bool:
    of = CRICCONE.get(str(about["kind"]), ())
    held = frozenset(card.code for card in about["hand"])
    if not of or about["kind"] == "tarocchi" or sum(one in held for one in of) + contatori(held) < 3:
        return False
    return code in of or code in ("Matto", "Begato")


CONTATORE_IN_THE_CRICCONE = Misconception(
    "contatore-in-the-criccone", "declaring", ("declare",), picks("cards", _taken)
)

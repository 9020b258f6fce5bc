"""All cards are in the four hands: the two that the dealer has laid away are forgotten."""

from engine.games.bologna.knowing import Places
from lessons.knowing_beliefs import places, seen
from lessons.misconception import Misconception
from lessons.step_beliefs import About


def _in_the_hands(about: About) -> Places | None:
    view, card = seen(about), about["card"]
    return view.allowed(card) if card in view.left else view.places(card) - {view.discard}


FORGETS_THE_DISCARD = Misconception(
    "forgets-the-discard", "reading-declarations", ("who-holds",), places(_in_the_hands)
)

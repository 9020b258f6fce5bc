"""All cards are in the four hands: the two that the dealer has laid away are forgotten."""

from engine.games.bologna.inference.cards import Places
from lessons.misconceptions.tools.inference import places, seen
from lessons.question.facts.bologna import InferenceFacts
from lessons.question.misconception import Misconception


def _in_the_hands(about: InferenceFacts) -> Places | None:
    view, card = seen(about), about["card"]
    return view.allowed(card) if card in view.left else view.places(card) - {view.discard}


FORGETS_THE_DISCARD = Misconception(
    "forgets-the-discard", "reading-declarations", ("who-holds",), places(_in_the_hands)
)

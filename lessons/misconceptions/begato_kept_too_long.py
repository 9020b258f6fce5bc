"""The Bégato is too precious to be played, so another trump goes even where it would be safe."""

from engine.cards import Card
from engine.games.bologna.advice import PARTNER, View
from engine.games.bologna.pack import ANGEL, BEGATO
from lessons.misconceptions.tools.cards import lowest
from lessons.question.kind import Answer, Answers
from lessons.question.misconception import Misconception
from lessons.questions.choose_card.moment import ChoiceMoment


def _another(view: View) -> Card | None:
    if BEGATO not in view.legal or (view.lost and not view.takes(BEGATO)):
        return None
    if not view.trick and ANGEL not in view.shown[PARTNER]:
        return None
    return lowest(tuple(card for card in view.trumps if card != BEGATO))


def _answer(item: ChoiceMoment, given: Answers = ()) -> Answer | None:
    card = None if item.leaves else _another(item.view)
    return None if card is None else item.places((card,))


BEGATO_KEPT_TOO_LONG = Misconception(
    "begato-kept-too-long", "key-cards", ("choose-card",), _answer, requires=("pack:Bolognese",)
)

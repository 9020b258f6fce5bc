"""The order of other tarot packs, where XXI, the World, stands above XX, the Angel."""

from engine.cards import Card
from lessons.misconceptions.tools.playing import ranks
from lessons.question.misconception import Misconception


def _strength(card: Card) -> float:
    return 100 if card.code == "World" else card.strength


NUMBER_ORDER_XXI_ABOVE = Misconception(
    "number-order-xxi-above",
    "trump-order",
    ("order-cards", "who-wins"),
    ranks(_strength),
    wants=("card:Angel",),
)

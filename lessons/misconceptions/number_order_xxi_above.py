"""The order of other tarot packs, where XXI, the World, stands above XX, the Angel."""

from engine.cards import Card
from lessons.beliefs import either, highest, orders, racing, wins
from lessons.misconception import Misconception
from lessons.questions.who_wins.model import Trick


def _strength(card: Card) -> float:
    return 100 if card.code == "World" else card.strength


def _best(item: Trick) -> Card | None:
    return highest(racing(item), lambda card: int(_strength(card)))


NUMBER_ORDER_XXI_ABOVE = Misconception(
    "number-order-xxi-above",
    "trump-order",
    ("order-cards", "who-wins"),
    either(trick=wins(_best), shuffled=orders(_strength)),
    families=("bologna",),
)

"""The Moors have an order among themselves, as the popes of older packs seem to."""

from engine.cards import Card
from lessons.beliefs import highest, racing, wins
from lessons.misconception import Misconception
from lessons.questions.who_wins.model import Trick


def _best(item: Trick) -> Card | None:
    order = {code: -i for i, code in enumerate(("Moor4", "Moor3", "Moor1", "Moor2"))}
    return highest(racing(item), lambda card: 10 * card.strength + order.get(card.code, 0), last=False)


OLDER_MOOR_ORDER = Misconception("older-moor-order", "last-moor", ("who-wins",), wins(_best), families=("bologna",))

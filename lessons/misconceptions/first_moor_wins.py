"""Of several Moors the first one played wins."""

from engine.cards import Card
from lessons.beliefs import highest, racing, wins
from lessons.misconception import Misconception
from lessons.questions.who_wins.model import Trick


def _best(item: Trick) -> Card | None:
    return highest(racing(item), lambda card: card.strength, last=False)


FIRST_MOOR_WINS = Misconception("first-moor-wins", "last-moor", ("who-wins",), wins(_best), families=("bologna",))

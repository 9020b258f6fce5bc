"""The highest card of the suit led wins; a trump thrown on it does not count."""

from engine.cards import Card
from lessons.misconceptions.tools.playing import highest, wins
from lessons.question.misconception import Misconception
from lessons.questions.who_wins.model import CompletedTrick


def _best(item: CompletedTrick) -> Card | None:
    return highest([card for card in item.trick if card.suit == item.led], lambda card: card.strength)


SUIT_BEATS_TRUMP = Misconception("suit-beats-trump", "highest-trump", ("who-wins",), wins(_best))

"""The Excuse is a trump: when it is led, everybody has to play trumps, and to go higher than the highest there."""

from engine.cards import TRUMPS, Card
from engine.verdict import Verdict
from lessons.misconceptions.tools.playing import plays
from lessons.question.misconception import Misconception
from lessons.questions.legal_plays.position import Position


def _may(item: Position, card: Card, verdict: Verdict) -> bool:
    if item.led == TRUMPS or not item.trick or not item.trick[0].is_fool or not any(one.is_trump for one in item.hand):
        return verdict.ok
    highest = max((one.strength for one in item.trick if one.is_trump), default=0)
    higher = any(one.is_trump and one.strength > highest for one in item.hand)
    return card.is_trump and (card.strength > highest or not higher)


LED_EXCUSE_ASKS_FOR_TRUMPS = Misconception(
    "led-excuse-asks-for-trumps", "excuse-led", ("legal-plays",), plays(_may), requires=("card:Excuse", "seats:three")
)

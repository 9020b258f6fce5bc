"""As in briscola's stricter cousins: whoever follows suit must play higher, if they can."""

from engine.cards import Card
from engine.verdict import Verdict
from lessons.misconceptions.tools.playing import plays
from lessons.question.misconception import Misconception
from lessons.questions.legal_plays.position import Position


def _may(item: Position, card: Card, verdict: Verdict) -> bool:
    led = item.led
    if not verdict.ok or led is None or card.suit != led or card.is_trump:
        return verdict.ok
    if any(c.is_trump for c in item.trick):
        return True
    highest = max(c.strength for c in item.trick if c.suit == led)
    return card.strength > highest or not any(c.suit == led and c.strength > highest for c in item.hand)


MUST_BEAT = Misconception("must-beat", "no-duty-to-beat", ("legal-plays",), plays(_may))

"""The smallest cards of a hand, which are soon laid away by somebody who has thought of nothing else."""

from __future__ import annotations

from itertools import combinations

from engine.cards import Card
from lessons.question.kind import Answer
from lessons.questions.choose_card.moment import ChoiceMoment


def smallest(item: ChoiceMoment) -> tuple[Answer, ...]:
    """Each choice of as many cards of the suits as go, of which no other card of a suit is worth less, or is as small."""
    plain = sorted((card for card in item.view.hand if not card.is_trump and not card.is_fool), key=_size)
    if len(plain) < item.number:
        return ()
    last = _size(plain[item.number - 1])
    sure, level = [one for one in plain if _size(one) < last], [one for one in plain if _size(one) == last]
    return tuple(item.places((*sure, *some)) for some in combinations(level, item.number - len(sure)))


def _size(card: Card) -> tuple[float, int]:
    """What it counts, and then how high it is."""
    return float(card.points), card.strength

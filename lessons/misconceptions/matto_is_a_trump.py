"""The Matto is one of the trumps: it trumps when void, and may not be played while one can follow."""

from lessons.question.kind import Answer, Answers
from lessons.question.misconception import Misconception
from lessons.questions.pick_cards.model import Spread


def _answer(item: Spread, given: Answers = ()) -> Answer | None:
    if item.group != "trumps":
        return None
    return tuple(i for i, card in enumerate(item.shown) if card.is_trump or card.is_fool) or None


MATTO_IS_A_TRUMP = Misconception("matto-is-a-trump", "groups", ("pick-cards",), _answer, requires=("card:Matto",))

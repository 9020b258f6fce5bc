"""No trump may ever be laid away, whatever else is in the hand."""

from engine.cards import Card
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import leaves


def _may(card: Card) -> bool:
    return not card.is_trump and not card.is_fool and card.rank != "K"


NEVER_A_TRUMP_AWAY = Misconception(
    "never-a-trump-away",
    "ecart",
    ("lay-away",),
    leaves(_may, lambda card: card.is_trump),
    requires=("rule:shows",),
    overlooks=True,  # that there are too few other cards
)

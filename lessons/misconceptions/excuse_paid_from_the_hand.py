"""The low card for the Excuse may come from the hand."""

from lessons.misconceptions.tools.french import gives
from lessons.question.misconception import Misconception

EXCUSE_PAID_FROM_THE_HAND = Misconception(
    "excuse-paid-from-the-hand",
    "excuse-owed",
    ("whose-excuse",),
    gives(lambda card, about: card.points < 1),
    requires=("ask:excuse",),
)

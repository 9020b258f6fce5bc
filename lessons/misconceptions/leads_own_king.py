"""A King in hand takes a trick, so he is led at once."""

from lessons.misconceptions.tools.cards import guarded_king, leads
from lessons.question.misconception import Misconception

LEADS_OWN_KING = Misconception(
    "leads-own-king", "what-to-lead", ("choose-card",), leads(guarded_king), wants=("pack:Bolognese",)
)

"""The taker receives or pays once, as if there were one opponent."""

from lessons.question.misconception import Misconception
from lessons.wrong_rules.france import pays

TAKER_PAID_ONCE = Misconception(
    "taker-paid-once",
    "who-pays",
    ("payments",),
    pays(taker=lambda about: abs(about["each"]) if not about["called"] else None),
)

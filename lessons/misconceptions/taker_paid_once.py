"""The taker receives or pays once, as if there were one opponent."""

from lessons.belief.france import pays
from lessons.question.misconception import Misconception

TAKER_PAID_ONCE = Misconception(
    "taker-paid-once",
    "who-pays",
    ("payments",),
    pays(taker=lambda about: abs(about["each"]) if not about["called"] else None),
)

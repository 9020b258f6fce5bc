"""A lone taker of five is paid by four, and pays only three."""

from lessons.question.misconception import Misconception
from lessons.wrong_rules.france import pays

LONE_TAKER_PAYS_THREE = Misconception(
    "lone-taker-pays-three",
    "called-shares",
    ("payments",),
    pays(taker=lambda about: 3 * -about["each"] if about["each"] < 0 and not about["called"] else None),
    requires=("ask:callable",),
)

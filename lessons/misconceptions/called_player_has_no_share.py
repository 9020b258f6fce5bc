"""All is the taker's, and the called player only helps."""

from lessons.question.misconception import Misconception
from lessons.wrong_rules.france import pays

CALLED_PLAYER_HAS_NO_SHARE = Misconception(
    "called-player-has-no-share",
    "called-shares",
    ("payments",),
    pays(
        taker=lambda about: abs(about["each"]) * about["defenders"] if about["called"] else None,
        called=lambda about: 0,
    ),
    requires=("ask:callable",),
    look="hint.payments.look-called",
)

"""All is the taker's, and the called player only helps."""

from lessons.belief.france import pays
from lessons.question.misconception import Misconception

CALLED_PLAYER_HAS_NO_SHARE = Misconception(
    "called-player-has-no-share",
    "called-shares",
    ("payments",),
    pays(
        taker=lambda about: abs(about["each"]) * about["defenders"] if about["called"] else None,
        called=lambda about: 0,
    ),
    wants=("ask:callable",),
    look="hint.payments.look-called",
)

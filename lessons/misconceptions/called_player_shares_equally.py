"""Taker and called player always share alike."""

from lessons.question.facts.france import ContractFacts
from lessons.question.misconception import Misconception
from lessons.wrong_rules.france import pays


def _half(about: ContractFacts) -> int | None:
    both = abs(about["each"]) * about["defenders"]
    return both // 2 if about["called"] and both % 2 == 0 else None


CALLED_PLAYER_SHARES_EQUALLY = Misconception(
    "called-player-shares-equally",
    "called-shares",
    ("payments",),
    pays(taker=_half, called=_half),
    requires=("ask:callable",),
    look="hint.payments.look-called",
)

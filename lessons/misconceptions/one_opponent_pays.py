"""The soloist is paid once, as if there were one opponent only."""

from lessons.question.misconception import Misconception
from lessons.wrong_rules.sicily import settles

ONE_OPPONENT_PAYS = Misconception(
    "one-opponent-pays", "settling", ("settle",), settles(all=lambda about: about["each"]), requires=("pays:rimatura",)
)

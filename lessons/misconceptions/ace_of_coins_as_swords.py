"""The pale card with a blank ring is taken for the ace of swords."""

from lessons.beliefs import takes_for
from lessons.misconception import Misconception

ACE_OF_COINS_AS_SWORDS = Misconception(
    "ace-of-coins-as-swords", "aces", ("name-card", "pick-cards"), takes_for("DA", "SA"), cards=("DA", "SA")
)

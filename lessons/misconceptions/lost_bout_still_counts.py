"""A petit that the others took still lowers what is needed, for it was in the taker's hand."""

from engine.games.france.reckoning.counting import TARGETS
from lessons.question.misconception import Misconception
from lessons.wrong_rules.france import pays

LOST_BOUT_STILL_COUNTS = Misconception(
    "lost-bout-still-counts",
    "contract-score",
    ("payments",),
    pays(target=lambda about: TARGETS[about["held"]]),
)

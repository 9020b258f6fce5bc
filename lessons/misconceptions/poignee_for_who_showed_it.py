"""A poignée pays whoever showed it."""

from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import comes_to

POIGNEE_FOR_WHO_SHOWED_IT = Misconception(
    "poignee-for-who-showed-it",
    "poignee",
    ("poignee",),
    comes_to("whose", lambda about: f"for-{about['by']}"),
    requires=("ask:poignee",),
)

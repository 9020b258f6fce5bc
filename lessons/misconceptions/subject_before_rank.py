"""The card with the same picture is taken, where another stands for it by rank: Temperance for the 7."""

from lessons.question.facts.bologna import PrintedCardFacts
from lessons.question.misconception import Misconception
from lessons.questions.pack_at_home.drawing import SUBJECTS
from lessons.wrong_rules.steps import picks


def _same_subject(code: str, about: PrintedCardFacts) -> bool:
    wanted = about["wanted"]
    return wanted is not None and SUBJECTS.get(wanted.code) == code


SUBJECT_BEFORE_RANK = Misconception(
    "subject-before-rank",
    "pack-at-home",
    ("pack-at-home",),
    picks("stands", _same_subject),
    requires=("ask:substitute",),
)

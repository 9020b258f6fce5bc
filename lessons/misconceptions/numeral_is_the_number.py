"""The numeral of a 78-card pack is taken for the number of Bologna: XVI for the 16."""

from lessons.question.facts.bologna import PrintedCardFacts
from lessons.question.misconception import Misconception
from lessons.questions.pack_at_home.drawing import named_by
from lessons.wrong_rules.steps import picks


def _same_number(code: str, about: PrintedCardFacts) -> bool:
    wanted = about["wanted"]
    named = named_by(int(wanted.rank)) if wanted is not None and wanted.rank.isdigit() else None
    return named is not None and named.code == code


NUMERAL_IS_THE_NUMBER = Misconception(
    "numeral-is-the-number",
    "pack-at-home",
    ("pack-at-home",),
    picks("stands", _same_number),
    requires=("ask:substitute",),
)

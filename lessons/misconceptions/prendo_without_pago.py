"""One may take although nobody has offered to pay."""

from lessons.question.misconception import Misconception
from lessons.wrong_rules.sicily import also_says

PRENDO_WITHOUT_PAGO = Misconception(
    "prendo-without-pago",
    "speaking-late",
    ("speaking",),
    also_says("prendo", lambda about: about["cards"] > 5 and not {"pago", "prendo"} & set(about["said"])),
    requires=("word:pago",),
)

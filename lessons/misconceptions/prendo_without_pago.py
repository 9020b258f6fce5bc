"""One may take although nobody has offered to pay."""

from lessons.belief.sicily import also_says
from lessons.question.misconception import Misconception

PRENDO_WITHOUT_PAGO = Misconception(
    "prendo-without-pago",
    "speaking-late",
    ("speaking",),
    also_says("prendo", lambda about: about["cards"] > 5 and not {"pago", "prendo"} & set(about["said"])),
    wants=("word:pago",),
)

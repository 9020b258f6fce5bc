"""One question of one lesson as a link says it: ``?id=ottocento/following&step=no-cups&seed=7``."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import urlencode

from lessons.script.fields import SLUG

LESSON, STEP, SEED = "id", "step", "seed"
SEEDS = 2**32
"""Seeds are below this."""
_LESSON = re.compile(r"[a-z0-9-]+/[a-z0-9-]+")
_STEP = re.compile(SLUG[1:-1] + r"(\+[0-9]{1,3})?")
_MOST = 80


@dataclass(frozen=True, slots=True)
class StepLink:
    """A lesson, a step of it (empty: the first one), and the seed of its situation (None: none is asked for)."""

    lesson: str
    step: str = ""
    seed: int | None = None

    @property
    def query(self) -> str:
        """What stands after the ``?``."""
        told = {LESSON: self.lesson, STEP: self.step, SEED: "" if self.seed is None else str(self.seed)}
        return urlencode({name: value for name, value in told.items() if value}, safe="/")


def read_link(told: Mapping[str, str], lesson: str = LESSON) -> StepLink | None:
    """What an address asks for; None where it names no lesson. A step or a seed that cannot be one is passed over."""
    id_, step = told.get(lesson, "")[:_MOST], told.get(STEP, "")[:_MOST]
    if not _LESSON.fullmatch(id_):
        return None
    return StepLink(id_, step if _STEP.fullmatch(step) else "", _seed(told.get(SEED, "")))


def _seed(told: str) -> int | None:
    return int(told) if re.fullmatch(r"[0-9]{1,10}", told) and int(told) < SEEDS else None

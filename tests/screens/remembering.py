"""A learner with a past, for tests of the pages that remember."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from lessons.learner.event import Event
from screens.shared import services
from tests.learner.days import Diary
from tests.screens.driving import LEARNER

LANGS = {"en": "en-GB", "it": "it-IT"}
SKILLS = ("last-moor", "follow-suit", "must-trump", "card-points")


def keep(diary: Diary) -> None:
    told = [(lesson, Event(e.kind, e.step, e.nonce, e.data, 0, e.at)) for lesson, e in diary.log]
    services.store().append_all(LEARNER, told)


def learned(days_ago: int = 30, ok: bool = True) -> None:
    """A learner who met some skills a while ago, one of them with a mistake."""
    diary = Diary(at=datetime.now(UTC) - timedelta(days=days_ago))
    for skill in SKILLS:
        diary.question(ok, skill=skill)
    diary.question(False, skill="last-moor", diagnosis="first-moor-wins")
    diary.question(skill="courts", card="SQ", kind="name-card", ms=3000)
    keep(diary)


def told(at: Any) -> str:
    return " ".join([*(one.proto.body for one in at.get("html")), *(one.value for one in at.markdown)])

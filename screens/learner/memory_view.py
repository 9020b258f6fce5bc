"""What the learner of this session remembers, today's date, and how far off a day is in words."""

from __future__ import annotations

from datetime import date, datetime
from functools import lru_cache

from lessons.learner.data_folder import data_folder
from lessons.learner.store import Store
from lessons.memory.memory import Memory
from lessons.memory.recall import Recall
from lessons.memory.snapshots import FOLDER, Snapshots
from lessons.review.choosing import MOST as QUESTIONS
from lessons.review.flash import MOST as CARDS
from screens.learner import current_learner
from screens.shared import services
from screens.wording.texts import text


def memory() -> Memory:
    """By the log as it is now."""
    return _recall(services.store()).of(current_learner.learner())


def portion() -> int:
    """How much is to be reviewed today, as far as one review and one round of cards go: never a mountain."""
    known, today = memory(), now()
    return min(len(known.due(today)), QUESTIONS) + min(len(known.due_cards(today)), CARDS)


def now() -> datetime:
    """The one clock of these pages, in the time of the place where they are served."""
    return datetime.now().astimezone()


def day(at: datetime, today: datetime, lang: str) -> str:
    """``today``, ``tomorrow``, ``in 5 days``, or the date when it is further off or over."""
    local = at.astimezone(today.tzinfo).date()
    off = (local - today.date()).days
    if off == 0:
        return text("day.today", lang)
    if off == 1:
        return text("day.tomorrow", lang)
    if 1 < off <= 14:
        return text("day.in", lang, n=off)
    return on(local, lang)


def on(at: date, lang: str) -> str:
    """A date, as in ``3 December``."""
    return text("day.date", lang, day=at.day, month=text(f"month.{at.month}", lang))


@lru_cache(maxsize=1)
def _recall(store: Store) -> Recall:
    return Recall(store, Snapshots(data_folder() / FOLDER, store.secret))


def forget() -> None:
    """Nothing of what was made of this learner's log is kept; it is made again of what counts."""
    _recall(services.store()).forget(current_learner.learner())

"""Starting over: an event like any other, so that nothing is ever deleted, and what came before it no longer counts."""

from __future__ import annotations

import secrets

from lessons.learner.event import Event
from lessons.learner.store import RESET, Store
from lessons.memory.memory import MEMORY


def forget_skill(store: Store, learner: str, skill: str) -> None:
    """What was known of a skill counts no longer; the lessons stay where they are."""
    store.append(learner, MEMORY, Event(RESET, "", secrets.token_hex(12), {"skill": skill}))


def forget_everything(store: Store, learner: str) -> None:
    """Every lesson, sitting and table begins again, and nothing is known; settings, matches and the code stay."""
    begun = [lesson for lesson in store.begun(learner) if lesson != MEMORY]
    # The memory last: what was still open in a lesson is over by then.
    store.append_all(learner, [(lesson, Event(RESET, "", secrets.token_hex(12))) for lesson in (*begun, MEMORY)])

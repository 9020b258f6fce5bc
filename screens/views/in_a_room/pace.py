"""The lesson that is on in a room, on one telephone: as the lesson itself, but that nobody shares a question of it."""

from __future__ import annotations

from lessons.places.lesson import LessonSession
from lessons.text.message import Message
from screens.components.table.given import TablePanel
from screens.learner.preferences import Preferences
from screens.views import lesson
from screens.views.in_a_room import room as telephone


def panel(session: LessonSession, preferences: Preferences) -> TablePanel:
    """``leaves``: the end is reached; the telephone offers the beginning again."""
    return lesson.shown(session, preferences, None)


def refused(said: Message, lang: str) -> str:
    return telephone.refused(said, lang)

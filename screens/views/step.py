"""One step by itself at the table: what its lesson shows of it; when it is over, that there is a whole lesson around it."""

from __future__ import annotations

from lessons.places.lesson import LessonSession
from lessons.places.step import PLACE
from screens.components.table.given import TablePanel
from screens.components.table.props import may, paragraphs
from screens.learner.preferences import Preferences
from screens.views.lesson import shown
from screens.wording.texts import either, text


def panel(session: LessonSession, preferences: Preferences) -> TablePanel:
    """Everything the browser is told."""
    told = shown(session, preferences, PLACE.link(session)) | {"progress": (0, 0)}
    if not session.attempt.done:
        return told
    lesson = session.course.lesson
    lang = preferences.language_in(lesson.languages)
    said = text("step.done", lang, title=either(lesson.title, lang))
    return told | {"prompt": paragraphs(said, lang), "can": may()}

"""A review or a test at the table: what a lesson shows, with the words of a review or the silence of a test."""

from __future__ import annotations

from lessons.places.lesson import LessonSession
from lessons.review.sittings import sort_of
from screens.components.table.given import MarkProps, TablePanel
from screens.components.table.props import may, paragraphs
from screens.learner.preferences import Preferences
from screens.views import how_played
from screens.views.lesson import LessonView
from screens.wording.texts import text


def panel(session: LessonSession, preferences: Preferences) -> TablePanel:
    """Everything the browser is told. Of a test it hears nothing but that an answer was taken."""
    lang, attempt = preferences.language, session.attempt
    told = LessonView(attempt, lang, preferences.pack).given() | how_played.in_lesson(attempt, "", preferences)
    if attempt.done:
        right = sum(came == "right" for came in attempt.went.values())
        asked = sum(came != "read" for came in attempt.went.values())
        said = text(f"round.done.{sort_of(attempt.lesson.id)}", lang, right=right, asked=asked)
        return told | {"prompt": paragraphs(said, lang), "can": may()}
    if not attempt.course.quiet:
        return told
    noted: MarkProps = {
        "tone": "told",
        "glyph": "✎",
        "title": text("test.noted", lang),
        "says": [],
        "cards": {},
        "rule": "",
        "source": [],
    }
    words = told["words"] | {"reveal": text("test.unknown", lang)}
    return told | {"mark": noted if attempt.over else None, "hints": [], "words": words}

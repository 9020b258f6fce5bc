"""The problem of the day: the same for everybody on one day, and drawn from what is here, so that it needs no internet."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date

import streamlit as st

from lessons.course.listing import ListedLesson
from lessons.session.replay import Attempt
from lessons.session.step_link import LESSON, SEED, STEP
from screens.shared import services
from screens.shell.navigation import Pages
from screens.wording.texts import text

FROM, AT = "ottocento/problems", "the-day"
"""The lesson of the problems, and its step that draws from all of them."""


def fits(path: Iterable[tuple[ListedLesson, Attempt | None]]) -> bool:
    """Are the lessons over on which the problems stand? Before that a problem says nothing to anybody."""
    stops = list(path)
    after = next((lesson.after for lesson, _ in stops if lesson.id == FROM), ())
    over = {lesson.id for lesson, attempt in stops if attempt is not None and attempt.ended}
    return over.issuperset(after)


def link(pages: Pages, lang: str, today: date | None = None) -> None:
    """A link to it; none where that lesson is not there."""
    if any(one.id == FROM for one in services.lessons()):
        seed = (today or date.today()).toordinal()
        st.page_link(
            pages.lesson, label=text("problem.day", lang), query_params={LESSON: FROM, STEP: AT, SEED: str(seed)}
        )

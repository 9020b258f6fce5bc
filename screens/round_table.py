"""A sitting at the table: what the lesson's table shows, with the words of a review or the silence of a test."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import streamlit as st

from lessons.course import Course
from screens import who
from screens.desk import Desk
from screens.rounds import sort_of
from screens.seated import Seated, of_course
from screens.sitting import Sitting
from screens.table.given import paragraphs
from screens.texts import either, text


def show(course: Course, lang: str, after: Callable[[Sitting, str], None]) -> None:
    """The table; ``after`` shows what follows once the sitting is finished."""
    with st.container(key="lesson-title"):
        st.title(either(course.lesson.title, lang), anchor=False)
    seated = of_course(course)
    seated.refresh()
    _table(seated, lang, after)


def given(sitting: Sitting, lang: str, pack: str) -> dict[str, Any]:
    """Everything the browser is told. Of a test it hears nothing but that an answer was taken."""
    told, taking = Desk(sitting, lang, pack).given(), sitting.taking
    if taking.done:
        right = sum(came == "right" for came in taking.went.values())
        asked = sum(came != "read" for came in taking.went.values())
        said = text(f"round.done.{sort_of(taking.lesson.id)}", lang, right=right, asked=asked)
        return told | {"prompt": paragraphs(said, lang), "can": dict.fromkeys(told["can"], False)}
    if not taking.course.quiet:
        return told
    noted = {
        "tone": "told",
        "glyph": "✎",
        "title": text("test.noted", lang),
        "says": [],
        "cards": {},
        "rule": "",
        "source": "",
    }
    return told | {
        "mark": noted if taking.over else None,
        "hints": [],
        "words": told["words"] | {"reveal": text("test.unknown", lang)},
    }


@st.fragment
def _table(seated: Seated[Sitting], lang: str, after: Callable[[Sitting, str], None]) -> None:
    sitting = seated.show(lambda sitting: given(sitting, lang, who.setting("pack")))
    if sitting.taking.done:
        after(sitting, lang)

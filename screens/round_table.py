"""A sitting at the table: what the lesson's table shows, with the words of a review or the silence of a test."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import streamlit as st

from lessons.taking import Course
from screens import shop, who
from screens.desk import Desk
from screens.rounds import sort_of
from screens.sitting import Sitting, settle, sit_down
from screens.table import table
from screens.table.given import paragraphs
from screens.texts import either, text


def show(course: Course, lang: str, after: Callable[[Sitting, str], None]) -> None:
    """The table; ``after`` shows what follows once the sitting is finished."""
    with st.container(key="lesson-title"):
        st.title(either(course.lesson.title, lang), anchor=False)
    st.session_state[_key(course)] = sit_down(shop.store(), who.learner(), course, st.session_state.get(_key(course)))
    _at_the_table(course, lang, after)


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
def _at_the_table(course: Course, lang: str, after: Callable[[Sitting, str], None]) -> None:
    sitting = _sitting(course)
    key = f"table {course.lesson.id}"
    move = table(given(sitting, lang, who.setting("pack")), key, on_move=lambda: _moved(course))
    if move is not None and isinstance(move, dict) and move.get("nonce") != sitting.ack:
        # The callback was not called: the server was restarted and this session begins with the learner's click.
        _take(course, move)
        st.rerun()
    if sitting.taking.done:
        after(sitting, lang)


def _moved(course: Course) -> None:
    _take(course, st.session_state[f"table {course.lesson.id}"].move)


def _take(course: Course, move: object) -> None:
    st.session_state[_key(course)] = settle(shop.store(), _sitting(course), move)


def _sitting(course: Course) -> Sitting:
    found: Sitting | None = st.session_state.get(_key(course))
    if found is None:
        found = st.session_state[_key(course)] = sit_down(shop.store(), who.learner(), course)
    return found


def _key(course: Course) -> str:
    return f"sitting {course.lesson.id}"

"""The lesson screen: one fragment around the table; the log decides what it shows."""

from __future__ import annotations

import streamlit as st

from lessons.course import Course
from screens import shop, who
from screens.desk import Desk
from screens.pages import Pages
from screens.seated import Seated, of_course
from screens.sitting import Sitting, start_over
from screens.texts import LANGUAGES, OF_LESSONS, either, text

PLAYED_NEXT = "ottocento/four-tricks"
"""The lesson after which the learner knows enough to play tricks."""
ID = "id"
"""The address's parameter: ``/lesson?id=ottocento/following``."""


def show(pages: Pages) -> None:
    course = shop.courses().get(st.query_params.get(ID, ""))
    if course is None:
        lang = who.language()
        st.title(text("lesson.none", lang), anchor=False)
        st.page_link(pages.home, label=text("lesson.back", lang))
        return
    lang = who.language_in(course.lesson.languages)
    with st.container(key="lesson-title"):
        st.title(either(course.lesson.title, lang), anchor=False)
        if len(course.lesson.languages) > len(LANGUAGES):
            _languages(course, lang)
    seated = of_course(course)
    seated.refresh()
    _table(seated, pages, lang)


def _languages(course: Course, now: str) -> None:
    key = f"language of {course.lesson.id} {now}"
    st.segmented_control(
        text("lesson.language", now), [one for one in OF_LESSONS if one in course.lesson.languages], default=now,
        required=True, format_func=lambda one: OF_LESSONS[one], key=key, label_visibility="collapsed",
        on_change=lambda: who.keep_language_in_lessons(st.session_state[key]),
    )  # fmt: skip


@st.fragment
def _table(seated: Seated[Sitting], pages: Pages, lang: str) -> None:
    sitting = seated.show(lambda sitting: Desk(sitting, lang, who.setting("pack")).given())
    if sitting.taking.done:
        _after(sitting.taking.course, pages, lang)


def _after(course: Course, pages: Pages, lang: str) -> None:
    """What one can do when a lesson is finished: the next one, this one again, all of them."""
    ids = list(shop.courses())
    following = ids[ids.index(course.lesson.id) + 1 :][:1]
    with st.container(horizontal=True, key="after"):
        if course.lesson.id == PLAYED_NEXT:
            st.page_link(pages.practice, label=text("practice.short.title", lang), query_params={"game": "short"})
        for one in following:
            lesson = shop.courses()[one].lesson
            title = either(lesson.title, who.language_in(lesson.languages))
            st.page_link(pages.lesson, label=text("lesson.done.next", lang, title=title), query_params={ID: one})
        st.button(
            text("lesson.done.again", lang), on_click=lambda: start_over(shop.store(), who.learner(), course.lesson.id)
        )
        st.page_link(pages.home, label=text("lesson.back", lang))

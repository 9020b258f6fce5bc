"""The lesson screen: the table, and what can be done when the lesson is over."""

from __future__ import annotations

from typing import cast

import streamlit as st

from lessons.course.course import Course
from lessons.places.lesson import start_over
from lessons.session.ending import rule_to_keep
from lessons.session.state import Attempt
from lessons.text import phrases
from screens.components.table import TABLE
from screens.learner import current_learner
from screens.parts import placing
from screens.parts.ended import NEXT, kept, the_rest
from screens.parts.lesson import one_step
from screens.parts.lesson.flourish import chapter_won
from screens.parts.lesson.lesson_end import card, in_short, missed, remember, went
from screens.parts.pills import pills
from screens.parts.press import button
from screens.shared import services
from screens.shell.navigation import ID, KNOW, Pages
from screens.shell.titles import title
from screens.wording.texts import LANGUAGES, OF_LESSONS, either, named, plain, text, unmarked

PLAYED_NEXT = "ottocento/four-tricks"
"""The lesson after which the learner knows enough to play tricks."""


def show(pages: Pages) -> None:
    course = services.courses().get(st.query_params.get(ID, ""))
    if course is None or one_step.asked():
        one_step.show(pages)
        return
    lang, own = current_learner.language_in(course.lesson.languages), current_learner.language()
    title(plain(either(course.lesson.title, lang)))
    with st.container(key="lesson-title"):
        st.title(unmarked(either(course.lesson.title, lang)), anchor=False)
    if any(one not in LANGUAGES for one in course.lesson.languages) or own not in course.lesson.languages:
        _languages(course, lang)
    if own not in course.lesson.languages:
        st.caption(text("lesson.elsewhere", own, languages=named(course.lesson.languages)))
    session = placing.show(TABLE, f"lesson/{course.lesson.id}")
    if session.attempt.done:
        _after(course, session.attempt, pages, lang)
    else:
        with st.container(horizontal=True, key="known-already"):
            st.page_link(pages.review, label=text("lesson.know", lang), query_params={KNOW: course.lesson.id})


def _languages(course: Course, now: str) -> None:
    def keep(one: str) -> None:
        current_learner.keep_language_in_lessons(one, course.lesson.languages)

    offered = [one for one in OF_LESSONS if one in course.lesson.languages]
    key = f"language of {course.lesson.id} {now}"
    pills(text("lesson.language", now), offered, now, OF_LESSONS.__getitem__, keep, key, label_visibility="collapsed")


def _after(course: Course, attempt: Attempt, pages: Pages, lang: str) -> None:
    """A lesson that is finished: the rule to keep, and the next lesson; what was missed and all else is folded away."""
    ids = list(services.courses())
    following = next(iter(ids[ids.index(course.lesson.id) + 1 :]), "")
    chapter_won(course.lesson.id, lang)
    with st.container(horizontal=True, key="lesson-end", vertical_alignment="center"):
        card(course, lang)
        named_by = current_learner.named_by(course.game.family, course.lesson.pack)
        kept(in_short(phrases.say(rule_to_keep(attempt), cast(phrases.Lang, lang), named_by)), lang)
    plays = course.lesson.id == PLAYED_NEXT
    with st.container(key=NEXT):
        if plays:
            st.page_link(pages.practice, label=text("practice.short.title", lang), query_params={"game": "short"})
        elif following:
            _next(following, pages, lang)
        else:
            st.page_link(pages.home, label=text("lesson.back", lang))
    with the_rest(text("ends.lesson-more" if attempt.missed else "ends.lesson-more-none", lang)):
        went(attempt, lang)
        missed(course, attempt, lang)
        remember(course, attempt, lang)
        with st.container(horizontal=True, key="after"):
            button(
                text("lesson.done.again", lang),
                lambda: start_over(services.store(), current_learner.learner(), course.lesson.id),
            )
            if plays and following:
                _next(following, pages, lang)
            if plays or following:
                st.page_link(pages.home, label=text("lesson.back", lang))


def _next(following: str, pages: Pages, lang: str) -> None:
    lesson = services.courses()[following].lesson
    title = unmarked(either(lesson.title, current_learner.language_in(lesson.languages)))
    st.page_link(pages.lesson, label=text("lesson.done.next", lang, title=title), query_params={ID: following})

"""Starting over: one lesson, one skill or everything, and asked once more before it is done."""

from __future__ import annotations

import streamlit as st

from lessons.memory import forgetting
from lessons.places.lesson import start_over
from lessons.text.skills import skills
from screens.learner import current_learner, memory_view
from screens.shared import services, sessions
from screens.wording.texts import either, text, unmarked

ASKED = "start over"


def show(lang: str) -> None:
    st.header(text("settings.reset", lang), anchor=False)
    lessons, met = _lessons(lang), _skills(lang)
    done = st.session_state.pop("started over", None)
    if done:
        st.success(done)
    if not lessons and not met:
        st.markdown(text("settings.reset.none", lang))
        return
    st.markdown(text("settings.reset.text", lang))
    ways = {"lesson": lessons, "skill": met, "everything": {"": ""}}
    names = {way: text(f"settings.reset.{way}", lang) for way, some in ways.items() if some}
    way = st.pills(text("settings.reset.what", lang), list(names), format_func=lambda one: names[one], required=True,
                   default=next(iter(names)), key="start over what")  # fmt: skip
    some = ways[str(way)]
    which = ""
    if way != "everything":
        which = str(st.selectbox(
            text("settings.reset.which", lang), list(some), format_func=lambda one: some[one], filter_mode=None
        ))  # fmt: skip
    if st.button(text("settings.reset.go", lang), key="start over go"):
        st.session_state[ASKED] = (way, which)
    if st.session_state.get(ASKED) == (way, which):
        _confirm(str(way), which, unmarked(some[which]), lang)


def _confirm(way: str, which: str, title: str, lang: str) -> None:
    st.warning(text(f"settings.reset.{way}.sure", lang, title=title))
    with st.container(horizontal=True):
        done = text(f"settings.reset.{way}.done", lang, title=title)
        st.button(text("settings.reset.yes", lang), key="start over yes", on_click=_do, args=(way, which, done))
        st.button(text("settings.reset.leave", lang), key="start over no", on_click=_leave)


def _do(way: str, which: str, done: str) -> None:
    store, learner = services.store(), current_learner.learner()
    if way == "lesson":
        start_over(store, learner, which)
    elif way == "skill":
        forgetting.forget_skill(store, learner, which)
    else:
        forgetting.forget_everything(store, learner)
        memory_view.forget()
    sessions.sessions().forget(learner)
    st.session_state["started over"] = done
    _leave()


def _leave() -> None:
    st.session_state.pop(ASKED, None)


def _lessons(lang: str) -> dict[str, str]:
    begun = [lesson for lesson, attempt in services.path(current_learner.learner()) if attempt is not None]
    return {lesson.id: either(lesson.title, lang) for lesson in begun}


def _skills(lang: str) -> dict[str, str]:
    met = memory_view.memory().standings
    return {skill.id: skill.name.get(lang, skill.id) for skill in skills().values() if skill.id in met}

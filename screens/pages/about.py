"""What this is, where your answers are, how to go without a mouse, what it rests on."""

from __future__ import annotations

import streamlit as st

from screens.learner import current_learner
from screens.shell.navigation import Pages
from screens.wording.citations import books
from screens.wording.texts import text


def show(pages: Pages) -> None:
    lang = current_learner.language()
    st.title(text("about.title", lang), anchor=False)
    st.markdown(text("about.text", lang))
    with st.container(horizontal=True, key="after"):
        links = (
            (pages.glossary, "glossary"),
            (pages.rules, "rules"),
            (pages.prints, "prints"),
            (pages.lessons, "lessons"),
        )
        for page, name in links:
            st.page_link(page, label=text(f"{name}.title", lang))
    for part in ("keys", "private"):
        st.header(text(f"about.{part}.title", lang), anchor=False)
        st.markdown(text(f"about.{part}.text", lang))
    st.header(text("about.sources.title", lang), anchor=False)
    for title, by in books(lang):
        st.markdown(f"* **{title}** ({by})")
    st.header(text("about.licence.title", lang), anchor=False)
    st.markdown(text("about.licence.text", lang))

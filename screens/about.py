"""What this is, where your answers are, how to go without a mouse, what it rests on."""

from __future__ import annotations

import streamlit as st

from screens import who
from screens.pages import Pages
from screens.sources import books
from screens.texts import text


def show(pages: Pages) -> None:
    lang = who.language()
    st.title(text("about.title", lang), anchor=False)
    st.markdown(text("about.text", lang))
    with st.container(horizontal=True, key="after"):
        for page, name in ((pages.glossary, "glossary"), (pages.rules, "rules"), (pages.prints, "prints")):
            st.page_link(page, label=text(f"{name}.title", lang))
    for part in ("keys", "private"):
        st.header(text(f"about.{part}.title", lang), anchor=False)
        st.markdown(text(f"about.{part}.text", lang))
    st.header(text("about.sources.title", lang), anchor=False)
    for title, by in books(lang):
        st.markdown(f"* **{title}** ({by})")
    st.header(text("about.licence.title", lang), anchor=False)
    st.markdown(text("about.licence.text", lang))

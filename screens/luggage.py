"""Saving everything a learner did to a file, and bringing one in."""

from __future__ import annotations

import streamlit as st

from lessons.learner import travel
from screens import shop, who
from screens.texts import text


def show(lang: str) -> None:
    st.header(text("settings.file", lang), anchor=False)
    st.markdown(text("settings.file.text", lang))
    code = who.learner()
    st.download_button(
        text("settings.export", lang), data=lambda: travel.pack(shop.store(), code), file_name=f"calzettini-{code}.json",
        mime="application/json", on_click="ignore",
    )  # fmt: skip
    with st.form("bring in", border=False, clear_on_submit=True):
        file = st.file_uploader(text("settings.import", lang), type=["json"])
        if st.form_submit_button(text("settings.import.go", lang)) and file is not None:
            _bring(code, file.getvalue(), lang)


def _bring(code: str, raw: bytes, lang: str) -> None:
    try:
        new = travel.unpack_into(shop.store(), code, raw)
    except travel.BadFile as refused:
        st.error(text(f"settings.import.{refused.reason}", lang, **refused.facts))
        return
    who.become(code)
    st.success(text("settings.import.done", lang, n=new))

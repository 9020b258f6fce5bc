"""Saving everything a learner did to a file, and bringing one in."""

from __future__ import annotations

from html import escape

import streamlit as st

from lessons.learner.errors import Unavailable
from lessons.learner.travel import export_import
from screens.components.file_field.component import file_field
from screens.learner import current_learner
from screens.shared import services
from screens.wording.database_words import explain
from screens.wording.texts import text


def show(lang: str) -> None:
    st.header(text("settings.file", lang), anchor=False)
    st.markdown(text("settings.file.text", lang))
    code = current_learner.learner()
    st.download_button(
        text("settings.export", lang), data=lambda: export_import.pack(services.store(), code), file_name=f"calzettini-{code}.json",
        mime="application/json", on_click="ignore",
    )  # fmt: skip
    label, go = text("settings.import", lang), text("settings.import.go", lang)
    brought = file_field(label, go, ".json", "bring in", lang, most=export_import.MOST_BYTES)
    if brought is not None:
        _bring(code, brought, lang)


def _bring(code: str, raw: bytes, lang: str) -> None:
    try:
        new = export_import.unpack_into(services.store(), code, raw)
    except export_import.BadFile as wrong:
        # What is quoted comes from the file: shown as text, never as Markdown.
        st.html(f'<p class="cz-refused" role="alert">{escape(refused(wrong, lang))}</p>')
        return
    except Unavailable as error:
        st.error(explain(error, lang, moved=True))
        return
    current_learner.become(code)
    st.success(text("settings.import.done", lang, n=new.events, matches=new.matches))
    if new.apart:
        st.info(text("settings.import.apart", lang, n=new.apart))


def refused(wrong: export_import.BadFile, lang: str) -> str:
    """Why a file was refused, where, and what stood there."""
    facts = dict(wrong.facts)
    if wrong.reason != "field":
        return text(f"settings.import.{wrong.reason}", lang, **facts)
    place = text(f"settings.import.at.{facts['where']}", lang, place=facts["place"])
    why = text(f"settings.import.why.{facts['why']}", lang)
    key = "settings.import.field" if facts["found"] != "" else "settings.import.field.bare"
    return text(key, lang, place=place, field=facts["field"], why=why, found=facts["found"])

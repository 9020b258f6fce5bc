"""The copies of the log that this computer keeps, for whoever sits at it."""

from __future__ import annotations

from html import escape
from urllib.parse import urlsplit

import streamlit as st

from lessons.learner.data_folder import log_file
from lessons.learner.storage.copies import copies_of
from screens.web.addresses import ONLY_HERE
from screens.wording.texts import text


def show(lang: str) -> None:
    """Nothing for those who come from elsewhere, whom files of this computer do not concern, nor where the log is a server's."""
    log = log_file()
    if log is None or urlsplit(st.context.url or "").hostname not in ONLY_HERE:
        return
    there = copies_of(log)
    st.header(text("settings.copies", lang), anchor=False)
    st.markdown(text("settings.copies.text", lang))
    if not there:
        st.markdown(text("settings.copies.none", lang))
        return
    heads = "".join(f"<th scope='col'>{escape(text(f'settings.copies.{one}', lang))}</th>" for one in ("day", "file"))
    rows = "".join(
        f'<tr><th scope="row">{one.day}</th><td translate="no">{escape(str(one.file))} ({one.size / 1e6:.1f} MB)</td></tr>'
        for one in there
    )
    st.html(
        f'<div class="cz-scroll"><table class="cz-rules"><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>'
    )

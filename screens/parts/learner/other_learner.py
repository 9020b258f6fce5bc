"""Several people at one computer: going on as another learner, asked first; a new one at a press; first names."""

from __future__ import annotations

from html import escape

import streamlit as st

from lessons.learner import shape
from screens.learner import current_learner
from screens.parts.press import button
from screens.shared import services
from screens.wording.texts import text


def ask(lang: str) -> None:
    """Where the address carries somebody else's code: nobody becomes another learner unasked."""
    code = current_learner.offered()
    if code is None:
        return
    with st.container(border=True, key="other-learner"):
        now = current_learner.called(current_learner.learner())
        st.html(f'<p class="cz-lead">{escape(text("learner.ask", lang, name=now))}</p>{go_on(code, lang)}')
        button(text("learner.stay", lang, name=_plain(now)), current_learner.stay)


def go_on(code: str, lang: str) -> str:
    """The link by which this browser goes on as that learner."""
    said = text("learner.go-on", lang, name=current_learner.called(code))
    return _link(current_learner.way_to(code), said)


def choose(lang: str) -> None:
    """Who else is at this computer, and somebody new."""
    others = current_learner.others_here()
    if others:
        st.subheader(text("learner.here", lang), anchor=False)
        st.html("".join(go_on(code, lang) for code in others))
    st.html(_link(current_learner.way_to(current_learner.somebody_new()), text("learner.new", lang)))
    st.markdown(text("learner.new.text", lang))


def first_name(lang: str) -> None:
    """A first name, so that one is found again among the others."""
    with st.form("first name", border=False):
        now = shape.name(current_learner.setting("name")) or ""
        typed = st.text_input(text("learner.name", lang), value=now, max_chars=shape.MOST_NAME, autocomplete="off")
        if st.form_submit_button(text("learner.name.keep", lang)):
            _keep(typed, lang)


def _keep(typed: str, lang: str) -> None:
    name = shape.name(typed)
    if name is None and typed.strip():
        st.error(text("learner.name.bad", lang, most=shape.MOST_NAME))
        return
    current_learner.keep("name", name or "")
    st.success(text("learner.name.kept" if name else "learner.name.none", lang))


def known(code: str) -> bool:
    """Has anybody used this code here?"""
    return services.store().learner(code) is not None


def _link(address: str, said: str) -> str:
    return f'<p><a href="{escape(address)}" target="_self">{escape(said)}</a></p>'


def _plain(name: str) -> str:
    # A button's label is Markdown; a name is not.
    return "".join(f"\\{one}" if one.isascii() and not one.isalnum() and one != " " else one for one in name)

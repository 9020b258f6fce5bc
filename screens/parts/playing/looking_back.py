"""A hand once more: trick by trick, from any of them on, from the beginning, as a record to be kept, or from such a file."""

from __future__ import annotations

import streamlit as st

from engine.errors import BadInput
from engine.games.bologna.deal.form import OTTOCENTO
from lessons.places.hindsight import Hindsight, open_record
from lessons.places.move import Refused
from lessons.places.practice import once_more
from lessons.practice.dealing import record_of
from screens import sessions
from screens.components.table import TABLE
from screens.learner import current_learner
from screens.parts.press import button
from screens.shell.navigation import Pages
from screens.wording.record_errors import explain, read
from screens.wording.texts import text

PARAMETER, AGAIN, RECORD = "game", "again", "record"
MOST_BYTES = 20_000
"""A record of a whole hand has about a thousand."""


def show(name: str, pages: Pages, lang: str) -> None:
    """The hand, and what can be done with it."""
    with st.container(key="lesson-title"):
        st.title(text("hindsight.title", lang), anchor=False)
    try:
        state: Hindsight = sessions.show(TABLE, f"hindsight/{name}")
    except Refused:
        st.markdown(text("hindsight.none", lang))
        st.page_link(pages.practice, label=text("practice.title", lang))
        return
    with st.container(horizontal=True, key="after"):
        if any(moment.before for moment in state.moments):
            button(text("hindsight.from-here", lang), _from_here, name, key="from-here")
        button(text("hindsight.same-deal", lang), _same_deal, name, key="same-deal")
        st.download_button(
            text("hindsight.record", lang), lambda: record_of(state.hand), f"calzettini-{OTTOCENTO.id}-{state.hand.seed}.txt",
            "text/plain", on_click="ignore",
        )  # fmt: skip
        back = {} if name == RECORD else {PARAMETER: name}
        st.page_link(pages.practice, label=text("hindsight.back", lang), query_params=back)


def open_file(lang: str) -> None:
    """A record from a file; of one that cannot be read the line, and why."""
    with st.expander(text("hindsight.file", lang)), st.form("open a record", border=False, clear_on_submit=True):
        file = st.file_uploader(text("hindsight.file.choose", lang), type=["txt"])
        if st.form_submit_button(text("hindsight.file.open", lang)) and file is not None:
            data = file.getvalue()[: MOST_BYTES + 1]
            told = data.decode("utf-8-sig", errors="replace")
            try:
                read(told if len(data) <= MOST_BYTES else "")
            except BadInput as error:
                st.error(explain(error, told, lang))
            else:
                open_record(sessions.sessions().ground, current_learner.learner(), told)
                st.query_params[PARAMETER] = RECORD
                st.rerun()


def _state(name: str) -> Hindsight:
    state: Hindsight = sessions.sessions().state(current_learner.learner(), f"hindsight/{name}")
    return state


def _from_here(name: str) -> None:
    """To be played on from the learner's card in this trick, or in the first one after it."""
    state = _state(name)
    later = [moment for moment in state.moments if moment.before]
    moment = next((one for one in later if one.number >= state.at), later[-1])
    _play(record_of(state.hand, moment.done))


def _same_deal(name: str) -> None:
    _play(record_of(_state(name).hand, 0))


def _play(record: str) -> None:
    known = sessions.sessions()
    once_more(known.ground, known.state(current_learner.learner(), f"practice/{AGAIN}"), record)
    st.query_params.clear()
    st.query_params[PARAMETER] = AGAIN

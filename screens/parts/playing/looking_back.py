"""A hand once more: trick by trick, from any of them on, from the beginning, as a record to be kept, or from such a file."""

from __future__ import annotations

from contextlib import suppress

import streamlit as st

from engine.errors import BadInput
from lessons.moves.move import MoveRefused
from lessons.places import table
from lessons.places.hindsight import Hindsight, open_record
from lessons.places.practice import once_more
from lessons.places.table import TableSession
from lessons.tables.recorded import record_of
from lessons.yamlfile.encodings import BadEncoding, decoded
from screens.components.file_field.component import file_field
from screens.components.table import TABLE
from screens.learner import current_learner
from screens.parts import placing
from screens.parts.press import button
from screens.shared import sessions
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
        state: Hindsight = placing.show(TABLE, f"hindsight/{name}")
    except MoveRefused:
        st.markdown(text("hindsight.none", lang))
        st.page_link(pages.practice, label=text("practice.title", lang))
        return
    with st.container(horizontal=True, key="after"):
        if _can_be_played(state):
            if any(at > 0 for at, _ in _starts(state)):
                button(text("hindsight.from-here", lang), _from_here, name, key="from-here")
            button(text("hindsight.same-deal", lang), _same_deal, name, key="same-deal")
        st.download_button(
            text("hindsight.record", lang), lambda: record_of(state.hand), f"calzettini-{state.hand.game_id}-{state.hand.seed}.txt",
            "text/plain", on_click="ignore",
        )  # fmt: skip
        back = {} if name == RECORD else {PARAMETER: name}
        st.page_link(pages.practice, label=text("hindsight.back", lang), query_params=back)
    if not _can_be_played(state):
        st.caption(text("hindsight.still-playing", lang))


def open_file(lang: str) -> None:
    """A record from a file; of one that cannot be read the line, and why."""
    with st.expander(text("hindsight.file", lang)):
        asked = text("hindsight.file.choose", lang), text("hindsight.file.open", lang)
        data = file_field(*asked, ".txt", "open a record", lang, most=MOST_BYTES)
        if data is not None:
            told = _text(data)
            try:
                read(told)
            except BadInput as error:
                st.error(explain(error, told, lang))
            else:
                open_record(sessions.sessions().context, current_learner.learner(), told)
                st.query_params[PARAMETER] = RECORD
                st.rerun()


def _text(data: bytes) -> str:
    """However an editor has saved it; what cannot be read is told by the line it stands on."""
    try:
        return decoded(data).told
    except BadEncoding:
        return data.decode("utf-8-sig", errors="replace")


def _state(name: str) -> Hindsight:
    state: Hindsight = sessions.sessions().state(current_learner.learner(), f"hindsight/{name}")
    return state


def _starts(state: Hindsight) -> list[tuple[int, int]]:
    """From which tricks the hand can be played on, each with how many actions had been done then."""
    if _has_table(state):
        return [(one.number, one.first) for one in state.moments if one.trick]
    return [(one.number, one.done) for one in state.moments if one.before is not None]


def _can_be_played(state: Hindsight) -> bool:
    """At a table where a deal is being played no other one is begun."""
    return not _has_table(state) or _table(state).over


def _has_table(state: Hindsight) -> bool:
    """Is the deal of a game that has a table of its own? Others are played on at the table for hands of records."""
    return not state.hand.sort


def _table(state: Hindsight) -> TableSession:
    session: TableSession = sessions.sessions().state(state.learner, f"table/{state.hand.game_id}")
    return session


def _from_here(name: str) -> None:
    """To be played on from this trick, or from the first one after it in which the learner had a card to play."""
    state = _state(name)
    later = _starts(state)
    _play(state, next((done for number, done in later if number >= state.at), later[-1][1]))


def _same_deal(name: str) -> None:
    _play(_state(name), 0)


def _play(state: Hindsight, done: int) -> None:
    known = sessions.sessions()
    if _has_table(state):
        where = state.hand.game_id
        with suppress(MoveRefused):  # a deal was begun there meanwhile: it is shown
            table.PLACE.once_more(known.context, _table(state), state.hand, done)
    else:
        where = AGAIN
        session = known.state(current_learner.learner(), f"practice/{AGAIN}")
        once_more(known.context, session, record_of(state.hand, done))
    st.query_params.clear()
    st.query_params[PARAMETER] = where

"""The page of the scoring table: one fragment around the component; the address holds the position, and the browser writes it."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import replace
from random import Random, SystemRandom
from typing import Any

import streamlit as st

from engine.errors import BadInput
from engine.games.bologna.scoring import Position, PositionError, write
from screens import shop, who
from screens.pages import Pages
from screens.workbench import asked, moves, practice
from screens.workbench.component import workbench
from screens.workbench.counted import counted
from screens.workbench.desk import MODES, Desk, addressed, on_the_screen, refused
from screens.workbench.given import house_rules, options, say, table

KEY = "workbench"
SEAT = "workbench seat"
ASK, DO = "p", "do"
"""The address's parameters: the position, and which of the page's three ways is open."""
SEEN = 50


def show(pages: Pages) -> None:
    lang = who.language()
    with st.container(key="lesson-title"):
        st.title(say("workbench.title", lang), anchor=False)
    # Streamlit forgets what was mounted on a page that was left.
    desk = _from_address(st.session_state.get(KEY + " desk"), lang, arriving=KEY not in st.session_state)
    # A whole run: the browser may have nothing yet, and what was done on another device may be news.
    st.session_state[KEY + " desk"] = replace(desk, have="")
    _at_the_bench(lang)


@st.fragment
def _at_the_bench(lang: str) -> None:
    desk = _desk(lang)
    move = workbench(_given(desk, lang), KEY, on_move=lambda: _moved(lang))
    if isinstance(move, dict) and move.get("nonce") not in desk.seen:
        # The callback was not called: the server was restarted and this session begins with the learner's move.
        _take(move, lang)
        st.rerun()


def _given(desk: Desk, lang: str) -> dict[str, Any]:
    pack = who.setting("pack")
    key = hashlib.sha256(f"{lang} {pack} {desk.position.rules.changed()}".encode()).hexdigest()[:8]
    given: dict[str, Any] = {"lang": lang, "key": key, "ack": desk.ack, "note": desk.note, "mode": desk.mode}
    given["addressed"] = True
    if desk.have != key:
        given |= {"table": table(lang, pack), "rules": house_rules(desk.position.rules, lang)}
    if desk.mode == "count":
        return given | {"options": options(desk.position, lang), "counted": counted(desk.position, lang)}
    seat = st.session_state[SEAT] = practice.sit_down(shop.store(), who.learner(), st.session_state.get(SEAT))
    if seat.empty(desk.mode):
        seat = st.session_state[SEAT] = practice.settle(
            shop.store(), seat, desk.mode, {"do": "new"}, secrets.token_hex(12)
        )
    shown = asked.learning(seat.way, lang) if desk.mode == "learn" else asked.searching(seat.search, lang)
    return given | {"exercise": shown}


def _moved(lang: str) -> None:
    _take(st.session_state[KEY].move, lang)


def _take(move: object, lang: str) -> None:
    """The one way in: each move counts once, however often it comes; a stale or foreign one changes nothing."""
    desk = _desk(lang)
    try:
        event, value, nonce = moves.read_move(move)
    except moves.BadMove:
        return
    if nonce in desk.seen:
        return
    told = move if isinstance(move, dict) else {}
    if not desk.ack:
        # A session that has seen no move may be one after a restart, begun with an older address than the browser's screen.
        desk = on_the_screen(desk, told.get("from"))
    desk = replace(desk, ack=nonce, note="", have=str(told.get("have") or "")[:8], seen=(*desk.seen, nonce)[-SEEN:])
    try:
        if event == "mode":
            desk = replace(desk, mode=value if value in MODES else desk.mode)
        elif event == "exercise":
            seat = practice.sit_down(shop.store(), who.learner(), st.session_state.get(SEAT))
            st.session_state[SEAT] = practice.settle(shop.store(), seat, desk.mode, value, nonce)
        else:
            desk = desk.showing(moves.apply(desk.position, event, value, Random(SystemRandom().random())))
    except moves.BadMove:
        pass
    except PositionError as error:
        desk = replace(desk, note=refused(error, lang))
    except BadInput:
        desk = replace(desk, note=say("position.none-found", lang))
    _keep(desk)


def _desk(lang: str) -> Desk:
    found: Desk | None = st.session_state.get(KEY + " desk")
    return found if found is not None else _from_address(None, lang)


def _keep(desk: Desk) -> None:
    st.session_state[KEY + " desk"] = desk
    if desk.mode == st.query_params.get(DO, MODES[0]):
        # The position's own place in the address is for the browser to write, when it has a moment (kept.js): from here it would
        # be a message more with every tap, a whole page to go through again, and the page's icon to be fetched, before the answer.
        return
    kept = {DO: desk.mode}
    if desk.position != Position() or ASK in st.query_params:
        kept[ASK] = write(desk.position)
    st.query_params.update(kept)


def _from_address(desk: Desk | None, lang: str, *, arriving: bool = True) -> Desk:
    return addressed(desk, st.query_params.get(ASK), st.query_params.get(DO, MODES[0]), lang, arriving=arriving)

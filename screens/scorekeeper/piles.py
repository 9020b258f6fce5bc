"""The end of a hand by its cards: the scoring table, with the smaller pile laid out, inside the match."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import replace
from random import Random, SystemRandom
from typing import Any

import streamlit as st

from engine.errors import BadInput
from engine.games.bologna.scorekeeper import Match, Piled
from engine.games.bologna.scorekeeper.counting import position_of
from engine.games.bologna.scorekeeper.match import hand_of
from engine.games.bologna.scoring import Position, read, sheet, write
from engine.games.bologna.scoring.impossible import impossible
from screens import who
from screens.scorekeeper.component import PILE
from screens.scorekeeper.desk import code, pressed
from screens.scorekeeper.told import say
from screens.workbench import moves
from screens.workbench.counted import counted
from screens.workbench.given import house_rules, options, table

ASK = "pile"
DESK = "keeper pile"
TAKEN = "keeper pile taken"


def show(match: Match, hand: int, key: str, lang: str, put: Callable[[Any], bool]) -> None:
    """The cards of one side; both sides' figures as they come out, and the button that writes them down."""
    names = [match.start.side_name(side) for side in (0, 1)]
    had = hand_of(match, hand).end
    side = st.segmented_control(
        say("keeper.end.whose", lang), [0, 1], default=had.side if isinstance(had, Piled) else 0, required=True,
        format_func=lambda one: names[one], key=f"{key} whose",
    )  # fmt: skip
    side = side or 0
    position = _position(match, hand, side, had)
    move = _bench(position, [names[side], names[1 - side]], lang, lambda: _moved(match, hand, side, had))
    if isinstance(move, dict) and move.get("nonce") != st.session_state.get(f"{DESK} ack"):
        _take(match, hand, side, had, move)
        st.rerun()
    if not impossible(position) and position.last is not None and sheet(position).whole:

        def write_down() -> None:
            # The side and the cards of this moment: the press may come before the run that the last tap asks for.
            now = int(st.session_state.get(f"{key} whose", side))
            if put(Piled.of(hand, now, _position(match, hand, now, had))):
                st.query_params.pop(ASK, None)
                st.session_state.pop(TAKEN, None)

        pressed(say("keeper.end.go", lang), write_down, f"{key} pile go", type="primary")
    if TAKEN in st.session_state:
        st.session_state[TAKEN] = (*st.session_state[TAKEN][:2], True)


def _position(match: Match, hand: int, side: int, had: object) -> Position:
    """What is laid out so far, as the address has it: it survives a reload and a restarted server."""
    position = had.position if isinstance(had, Piled) else Position()
    try:
        position = read(_address(hand) or write(position))
    except BadInput:
        position = Position()
    return position_of(match.start, Piled.of(hand, side, position))


def _address(hand: int) -> str:
    """The position in the address. What follows a tap at once still comes from where the tap came from, and must not undo it."""
    asked = st.query_params.get(ASK, "")
    before, after, shown = st.session_state.get(TAKEN, (None, "", True))
    if before == (code(), hand, asked):
        return str(after)
    if shown:
        st.session_state.pop(TAKEN, None)  # the browser has the new address: another one is the learner's own wish
    return asked


def _bench(position: Position, sides: list[str], lang: str, moved: Callable[[], None]) -> Any:
    pack = who.setting("pack")
    still = {**table(lang, pack), "sides": sides}
    key = hashlib.sha256(f"{lang} {pack} {sides}".encode()).hexdigest()[:8]
    ack = st.session_state.get(f"{DESK} ack", "")
    shown = {"lang": lang, "key": key, "ack": ack, "note": "", "mode": "count", "table": still}
    shown |= {"options": options(position, lang), "counted": counted(position, lang)}
    shown["rules"] = house_rules(position.rules, lang)
    return PILE.mount(shown, DESK, moved)


def _moved(match: Match, hand: int, side: int, had: object) -> None:
    _take(match, hand, side, had, st.session_state[DESK].move)


def _take(match: Match, hand: int, side: int, had: object, move: object) -> None:
    try:
        event, value, nonce = moves.read_move(move)
    except moves.BadMove:
        return
    if nonce == st.session_state.get(f"{DESK} ack"):
        return
    try:
        position = moves.apply(_position(match, hand, side, had), event, value, Random(SystemRandom().random()))
    except (moves.BadMove, BadInput):
        pass
    else:
        asked, now = st.query_params.get(ASK, ""), replace(position, dealer=None, shown=(), before=(0, 0))
        st.query_params[ASK] = write(replace(now, rules=type(position.rules)()))
        if asked != st.query_params[ASK]:
            st.session_state[TAKEN] = ((code(), hand, asked), st.query_params[ASK], False)
    # Last of all: a run may be cut short at any of these lines, and what it has not done comes again.
    st.session_state[f"{DESK} ack"] = nonce

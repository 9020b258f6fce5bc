"""Declarations in the first trick: a player, what is shown, how many cards; three or four taps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import streamlit as st

from engine.games.bologna.combinations import CRICCONE, SEQUENCES
from engine.games.bologna.scorekeeper import SEATS, Correct, Declared, Match, Undo
from engine.games.bologna.scorekeeper.match import hand_of
from engine.games.bologna.scorekeeper.worth import LEAST, sizes
from screens.scorekeeper import told
from screens.scorekeeper.desk import pressed
from screens.scorekeeper.told import say

Write = Callable[[Any], bool]


def show(match: Match, hand: int, lang: str, write: Write) -> None:
    """For every player of this hand; one who has declared already is corrected."""
    its = hand_of(match, hand)
    order = [(its.dealer + 1 + i) % len(SEATS) for i in range(len(SEATS))]
    names = {
        seat: match.start.names[seat] + (f" ({said.points})" if (said := its.declared_by(seat)) else "")
        for seat in order
    }
    key = f"declare {hand}"
    seat = st.segmented_control(
        say("keeper.declare.who", lang), order, format_func=lambda one: names[one], key=f"{key} who"
    )
    if seat is not None:
        number, had = next(((n, one) for n, one in its.declared.items() if one.seat == seat), (0, None))
        # What was saved since begins the fields anew.
        _player(f"{key} {seat} {len(match.places) if had else 0}", match, hand, seat, number, had, lang, write)


def correct(match: Match, had: Declared, number: int, lang: str, write: Write) -> None:
    """The fields of one declaration that was written down."""
    _player(f"declare {had.hand} {had.seat} {len(match.places)}", match, had.hand, had.seat, number, had, lang, write)


def _player(
    key: str, match: Match, hand: int, seat: int, number: int, had: Declared | None, lang: str, write: Write
) -> None:
    before = dict(had.combinations) if had else {}
    chosen: list[str] = []
    for sort, kinds in (("criccone", tuple(CRICCONE)), ("sequences", SEQUENCES)):
        chosen += st.pills(
            say(f"keeper.declare.{sort}", lang), kinds, selection_mode="multi", key=f"{key} {sort}",
            default=[kind for kind in kinds if kind in before],
            format_func=lambda kind: say(f"workbench.kind.{kind}", lang),
        )  # fmt: skip
    said = [(kind, _how_many(f"{key} {kind}", kind, before.get(kind, LEAST), lang)) for kind in chosen]
    figure = None
    if not said:
        figure = st.number_input(
            say("keeper.declare.points", lang), 1, 2000, had.figure if had else None, key=f"{key} points", width=220
        )
    entry = Declared(hand, seat, tuple(said), None if said else figure)
    name = match.start.names[seat]
    if not said and figure is None:
        st.markdown(say("keeper.declare.nothing", lang, name=name))
    else:
        st.html(f'<p class="kp-worth">{told.points(entry.points, lang)}</p>')
    with st.container(horizontal=True):
        done = entry if had is None else Correct(number, entry)
        label = say("keeper.declare.go" if had is None else "keeper.save", lang, name=name)
        pressed(label, lambda: _save(key, done, write), f"{key} go", type="primary")
        if had is not None:
            pressed(say("keeper.undo", lang), lambda: write(Undo(number)), f"{key} undo")


def _save(key: str, entry: Declared | Correct, write: Write) -> None:
    hand = entry.entry.hand if isinstance(entry, Correct) and isinstance(entry.entry, Declared) else None
    hand = entry.hand if isinstance(entry, Declared) else hand
    if write(entry) and hand is not None:
        st.session_state[f"declare {hand} who"] = None


def _how_many(key: str, kind: str, now: int, lang: str) -> int:
    label = say("keeper.declare.cards", lang, kind=say(f"workbench.kind.{kind}", lang))
    found = st.segmented_control(label, list(sizes(kind)), default=now, required=True, key=f"{key} n")
    return int(found or LEAST)

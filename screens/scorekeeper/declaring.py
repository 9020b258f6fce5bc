"""Declarations in the first trick: a player, what is shown, how many cards; three or four taps."""

from __future__ import annotations

from collections.abc import Callable, Mapping
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
SORTS = (("criccone", tuple(CRICCONE)), ("sequences", SEQUENCES))


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
    for sort, kinds in SORTS:
        st.pills(
            say(f"keeper.declare.{sort}", lang), kinds, selection_mode="multi", key=f"{key} {sort}",
            default=[kind for kind in kinds if kind in before],
            format_func=lambda kind: say(f"workbench.kind.{kind}", lang),
        )  # fmt: skip
    chosen = _chosen(key)
    for kind in chosen:
        _how_many(f"{key} {kind}", kind, before.get(kind, LEAST), lang)
    if not chosen:
        st.number_input(
            say("keeper.declare.points", lang), 1, 2000, had.figure if had else None, key=f"{key} points", width=220
        )

    def entry() -> Declared:
        return _entered(key, hand, seat, before)

    name = match.start.names[seat]
    if not chosen and entry().figure is None:
        st.markdown(say("keeper.declare.nothing", lang, name=name))
    else:
        st.html(f'<p class="kp-worth">{told.points(entry().points, lang)}</p>')
    with st.container(horizontal=True):
        label = say("keeper.declare.go" if had is None else "keeper.save", lang, name=name)

        def save() -> None:
            if write(entry() if had is None else Correct(number, entry())):
                st.session_state[f"declare {hand} who"] = None

        pressed(label, save, f"{key} go", type="primary")
        if had is not None:
            pressed(say("keeper.undo", lang), lambda: write(Undo(number)), f"{key} undo")


def _chosen(key: str) -> list[str]:
    return [kind for sort, _ in SORTS for kind in st.session_state.get(f"{key} {sort}") or ()]


def _entered(key: str, hand: int, seat: int, before: Mapping[str, int]) -> Declared:
    """What stands in the fields now: a button pressed right after a tap comes before the run that the tap asks for."""
    field = st.session_state
    said = tuple((kind, int(field.get(f"{key} {kind} n") or before.get(kind, LEAST))) for kind in _chosen(key))
    return Declared(hand, seat, said, None if said else field.get(f"{key} points"))


def _how_many(key: str, kind: str, now: int, lang: str) -> None:
    label = say("keeper.declare.cards", lang, kind=say(f"workbench.kind.{kind}", lang))
    st.segmented_control(label, list(sizes(kind)), default=now, required=True, key=f"{key} n")

"""The end of a hand: by its figures, by the cards of the smaller pile, by going out, or thrown in."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import streamlit as st

from engine.games.bologna.pile import ALL_CARD_POINTS
from engine.games.bologna.scorekeeper import Correct, Counted, Hand, Match, Monte, Out, judge
from engine.games.bologna.scorekeeper.match import hand_of
from screens.scorekeeper import piles
from screens.scorekeeper.desk import note, pressed
from screens.scorekeeper.told import say

Write = Callable[[Any], bool]


def show(match: Match, hand: int, lang: str, write: Write, number: int | None = None) -> None:
    """How this hand ended. With a ``number`` the entry of that number is corrected."""
    put = write if number is None else lambda entry: write(Correct(number, entry))
    its = hand_of(match, hand)
    key = f"end {hand} {number or 0}"
    with st.container(key="keeper-out"):
        for seat in (its.dealer, (its.dealer + 1) % 4) if number is None else ():
            said = its.declared_by(seat)
            if said and judge(match, Out(hand, seat)).ok:
                label = say("keeper.end.out", lang, name=match.start.names[seat], points=said.points)
                pressed(label, partial(put, Out(hand, seat)), f"{key} out {seat}", type="primary")
    ways = ["figures", "cards", *(["monte"] if match.start.house.andare_a_monte and not its.declared else [])]
    way = st.segmented_control(
        say("keeper.end.how", lang), ways, default=ways[0], required=True, key=f"{key} way",
        format_func=lambda one: say(f"keeper.end.{one}", lang),
    )  # fmt: skip
    if way == "cards":
        piles.show(match, hand, key, lang, put)
    elif way == "monte":
        pressed(say("keeper.end.monte.go", lang), lambda: put(Monte(hand)), f"{key} monte", type="primary")
    else:
        _figures(match, its, key, lang, put)


def _figures(match: Match, hand: Hand, key: str, lang: str, put: Write) -> None:
    names = [match.start.side_name(side) for side in (0, 1)]
    had = hand.end if isinstance(hand.end, Counted) else None
    corrected = hand.end is not None and had is None
    with st.form(key, border=False):
        for part in ("criccone", "sequences", "points"):
            # A hand that was entered by its cards is corrected by figures starting from what they gave.
            now = _now(hand, part) if had or corrected else (None, None)
            with st.container(horizontal=True, key=f"pair-{part}-{key.replace(' ', '-')}"):
                for side in (0, 1):
                    st.number_input(
                        say(f"keeper.end.{part}", lang, side=names[side]),
                        0,
                        2000,
                        now[side],
                        key=f"{key} {part} {side}",
                    )
            if part == "points":
                st.markdown(say("keeper.end.points.help", lang))
        last = next((side for side in (0, 1) if hand.scores[side].last_trick), None)
        st.segmented_control(
            say("keeper.end.last", lang), [0, 1], default=last, format_func=lambda side: names[side], key=f"{key} last"
        )
        pressed(
            say("keeper.end.go", lang),
            lambda: _entered(key, hand.number, lang, put),
            f"{key} go",
            form=True,
            type="primary",
        )


def _now(hand: Hand, part: str) -> tuple[int, int]:
    a, b = hand.scores
    told = {
        "criccone": (a.criccone, b.criccone),
        "sequences": (a.sequences, b.sequences),
        "points": (a.card_points, b.card_points),
    }
    return told[part]


def _entered(key: str, hand: int, lang: str, put: Write) -> None:
    field = st.session_state
    last = field.get(f"{key} last")
    cards = _both(field.get(f"{key} points 0"), field.get(f"{key} points 1"))
    if last is None or cards is None:
        note(say("keeper.end.incomplete", lang))
        return
    a, b, c, d = (int(field.get(f"{key} {part} {side}") or 0) for part in ("criccone", "sequences") for side in (0, 1))
    put(Counted(hand, (a, b), last, (c, d), cards))


def _both(a: int | None, b: int | None) -> tuple[int, int] | None:
    """Both sides' card points, one of them from the rest of 87; more than that is left for the engine to refuse."""
    if a is None:
        return None if b is None else (max(0, ALL_CARD_POINTS - b), b)
    return (a, max(0, ALL_CARD_POINTS - a)) if b is None else (a, b)

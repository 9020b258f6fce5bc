"""Who plays, how long, by which house rules: the form a match begins with, and is corrected with."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import streamlit as st

from engine.games.bologna.rules import Rules
from engine.games.bologna.scorekeeper import FORMATS, SEATS, SIDES, Start
from engine.games.bologna.scorekeeper.judging import LONGEST
from engine.house import HouseRule, Value
from screens import texts
from screens.scorekeeper.desk import pressed
from screens.scorekeeper.told import say
from screens.workbench.given import chosen

HOUSE = ("tie_at_target", "andare_a_monte", "grande", "moors_in_grande")
"""The house rules that bear on a score kept at a table; the others are about play."""
NOBODY = Start(("", "", "", ""))


def form(key: str, had: Start, label: str, lang: str, done: Callable[[Start], Any]) -> None:
    """The fields, filled from ``had``; ``done`` gets what was entered."""
    with st.form(key, border=False):
        for side, column in enumerate(st.columns(2)):
            with column:
                st.markdown(f"**{say('keeper.new.side', lang, side=SIDES[side])}**")
                for seat in (side, side + 2):
                    st.text_input(
                        say("keeper.new.player", lang, seat=SEATS[seat]), had.names[seat], max_chars=LONGEST,
                        autocomplete="off", key=f"{key} name {seat}",
                    )  # fmt: skip
                st.text_input(
                    say("keeper.new.pair", lang, side=SIDES[side]), had.sides[side], max_chars=LONGEST,
                    autocomplete="off", key=f"{key} pair {side}",
                )  # fmt: skip
        st.markdown(say("keeper.new.seats", lang))
        _choose(
            f"{key} format",
            say("keeper.new.format", lang),
            FORMATS,
            had.format,
            lambda one: say(f"keeper.format.{one}", lang),
        )
        _choose(f"{key} dealer", say("keeper.new.dealer", lang), range(len(SEATS)), had.dealer, lambda one: SEATS[one])
        with st.expander(say("keeper.new.rules", lang)):
            for rule in Rules.all():
                if rule.name in HOUSE:
                    _rule(f"{key} rule {rule.name}", rule, getattr(had.house, rule.name), lang)
        pressed(label, lambda: done(_entered(key, had)), f"{key} go", form=True, type="primary")


def _rule(key: str, rule: HouseRule, now: Value, lang: str) -> None:
    label = texts.text(f"house.{rule.name}", lang)
    named = partial(chosen, rule.name, lang=lang)
    st.selectbox(label, list(rule.choices), rule.choices.index(now), format_func=named, key=key)


def _choose(key: str, label: str, options: Any, now: Any, named: Callable[[Any], str]) -> None:
    st.segmented_control(label, list(options), default=now, required=True, format_func=named, key=key)


def _entered(key: str, had: Start) -> Start:
    field = st.session_state
    names = tuple(_name(f"{key} name {seat}") for seat in range(len(SEATS)))
    rules = had.house.changed() | {name: field[f"{key} rule {name}"] for name in HOUSE}
    house = Rules.read(rules)
    sides = _name(f"{key} pair 0"), _name(f"{key} pair 1")
    return Start((names[0], names[1], names[2], names[3]), field[f"{key} dealer"], field[f"{key} format"], house, sides)


def _name(key: str) -> str:
    return " ".join(str(st.session_state[key]).split())

"""A table of a game that is settled after each deal, on the practice page: choosing one, its house rules, what follows a deal."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

import streamlit as st

from engine.game import game, games
from lessons.moves.move import Move
from lessons.moves.rng import new_nonce
from lessons.places.table import AGAIN, LEAVE, TableSession, setting
from lessons.tables.hand import family_table
from lessons.tables.stages import PACES
from screens.components.table import TABLE
from screens.learner import current_learner
from screens.learner.preferences import PLAYED
from screens.parts import placing
from screens.parts.ended import kept, onward, the_rest
from screens.parts.lesson.flourish import FANS
from screens.parts.pictured import pictured
from screens.parts.pills import pills
from screens.parts.playing import how_played
from screens.parts.playing.hand_settings import heading, sits
from screens.parts.playing.own_table import played_here, usual
from screens.shared import sessions
from screens.shell.navigation import Pages
from screens.views.table import view_of
from screens.wording.house_rules import value
from screens.wording.texts import text

SHOWN = {family: fan[0] for family, fan in FANS.items()} | {"bologna": "Moon"}
"""The card that stands beside the games of a family; Bologna's first belongs to the hands of Ottocento."""
LOOK = "look"
"""The address's parameter: ``/practice?game=mineo3&look=back``, the last deal once more."""


def choose(some: Iterable[str], pages: Pages, lang: str) -> None:
    """The game one sits down to, of each of these families."""
    known = [name for name in games() if played_here(name)]
    for family in some:
        its = [name for name in known if game(name).family == family]
        with st.container(key=f"stop-{family}", horizontal=True, vertical_alignment="center"):
            title, about = (text(f"at-table.{part}.{family}", lang) for part in ("choose", "about"))
            st.html(pictured(title, about, family, SHOWN[family]))
            chosen = its[0]
            if len(its) > 1:
                chosen = st.selectbox(
                    text("at-table.game", lang), its, index=its.index(usual(family)), key=f"table {family} {lang}",
                    format_func=lambda one: text(f"game.{one}", lang),
                )  # fmt: skip
            label = text("at-table.title", lang, game=text(f"game.{chosen}", lang))
            st.page_link(pages.practice, label=label, query_params={"game": chosen})


def show(name: str, pages: Pages, lang: str) -> None:
    """The table itself, and what belongs to it."""
    with heading(
        text("at-table.title", lang, game=text(f"game.{name}", lang)), sits(text("practice.sits.plain", lang), lang)
    ):
        _settings(name, lang)
    for kept_as in (PLAYED, f"{PLAYED}-{game(name).family}"):
        if current_learner.preferences().settings.get(kept_as) != name:
            current_learner.keep(kept_as, name)
    session: TableSession = placing.show(TABLE, f"table/{name}")
    if session.over:
        _after(name, session, pages, lang)


def _after(name: str, session: TableSession, pages: Pages, lang: str) -> None:
    """The rule to keep, and the next deal; the reckoning, the same cards once more, a look back and the lessons are folded away."""
    view = view_of(session, current_learner.preferences())
    kept(view.rule, lang)
    match = session.sitting.match
    ended = match is not None and match.over
    onward(text("practice.match-again" if ended else "at-table.next-deal", lang), _move, name, AGAIN)
    with the_rest(text("ends.more", lang)):
        st.html(f'<div class="cz-reckoned">{"".join(f"<p>{escape(one)}</p>" for one in view.reckoned)}</div>')
        with st.container(horizontal=True, vertical_alignment="bottom", key="after"):
            if session.hand.state.tricks:
                look = {"game": name, LOOK: "back"}
                st.page_link(pages.practice, label=text("hindsight.open", lang), query_params=look)
            st.button(text("at-table.once-more", lang), key="once-more", on_click=_move, args=(name, AGAIN, 0))
            st.page_link(pages.home, label=text("practice.lessons", lang))


def _settings(name: str, lang: str) -> None:
    """How far the others go at one go, the house rules, and getting up."""
    paces = {one: text(f"practice.pace.{one}", lang) for one in PACES}
    _control("pace", text("practice.pace", lang), PACES, paces, lang)
    how_played.beside_the_table(lang)
    its = game(name)
    family = family_table(its.family, its.id)
    rules = [rule for rule in family.rules(its) if rule.choices] if family else []
    if rules:
        with st.expander(text("at-table.house", lang)):
            for rule in rules:
                labels = {str(one): value(rule, one, lang) for one in rule.choices}
                _control(setting(name, rule.name), text(f"house.{rule.name}", lang), tuple(labels), labels, lang)
    with st.expander(text("at-table.stand-up", lang)):
        st.markdown(text("at-table.stand-up.sure", lang))
        st.button(text("at-table.stand-up", lang), key="stand-up", on_click=_move, args=(name, LEAVE))


def _control(name: str, label: str, values: tuple[str, ...], labels: dict[str, str], lang: str) -> None:
    now = current_learner.preferences().settings.get(name, "")
    shown = now if now in values else values[0]
    pills(label, values, shown, labels.__getitem__, lambda one: current_learner.keep(name, one), f"{name} {lang}")


def _move(name: str, event: str, kept: int | None = None) -> None:
    """By the one way in, as if the browser had said it."""
    known, place = sessions.sessions(), f"table/{name}"
    who = current_learner.learner()
    seen = known.revision(place, known.state(who, place))
    known.move(who, Move(place=place, event=event, nonce=new_nonce(), value=kept, seen=seen))

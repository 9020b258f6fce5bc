"""Language, the game one learns, size, pictures; the learner's code and file; starting over; the house rules."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

import streamlit as st

from engine.discovery import last
from engine.game import FAMILIES, begins, game, games
from engine.house import HouseRule
from screens.learner import current_learner, learned_game
from screens.learner.learner_cookie import ASK, BACK, address
from screens.learner.preferences import DEFAULTS, SIZES
from screens.pages import packs
from screens.parts import press
from screens.parts.learner import daily_copies, export_file, other_learner, starting_over
from screens.parts.pills import pills
from screens.parts.playing import how_played
from screens.shell.navigation import Pages
from screens.wording.citations import link
from screens.wording.house_rules import value
from screens.wording.texts import LANGUAGES, text

FIRST = {family: begins(family) for family in map(last, FAMILIES)}
"""Each family's game that one begins with."""


def show(pages: Pages) -> None:
    lang = current_learner.language()
    st.title(text("settings.title", lang), anchor=False)
    _choose("language", list(LANGUAGES), LANGUAGES, current_learner.language(), lang)
    _learned(lang)
    _choose(
        "size",
        list(SIZES),
        {one: text(f"settings.size.{one}", lang) for one in SIZES},
        current_learner.setting("size"),
        lang,
    )
    if current_learner.setting("size") != DEFAULTS["size"]:
        st.markdown(text("settings.size.text", lang))
    known = packs.names(lang)
    _choose("pack", list(known), known, current_learner.setting("pack"), lang)
    st.markdown(text("settings.pack.text", lang))
    with st.container(key="own-pictures"):
        st.page_link(pages.packs, label=text("settings.pack.own", lang))
    st.header(text("how.title", lang), anchor=False)
    how_played.show(lang)
    _learner(lang)
    export_file.show(lang)
    daily_copies.show(lang)
    starting_over.show(lang)
    if rules := game(learned_game.learned() or next(iter(FIRST.values()))).house.all():
        st.header(text("settings.rules", lang), anchor=False)
        st.markdown(text("settings.rules.text", lang))
        st.html(_rules(rules, lang))


def _learned(lang: str) -> None:
    """The game one learns: its family, and which of its games; nothing is chosen as long as no lesson was begun."""
    now, its = learned_game.learned(), learned_game.family()
    families = {one: text(f"gallery.pack.{one}", lang) for one in FIRST}
    label, choose = text("settings.learned", lang), lambda one: learned_game.choose(FIRST[one])
    pills(label, list(families), its or None, families.__getitem__, choose, "choose learned")
    if not its:
        st.markdown(text("settings.learned.none", lang))
        return
    offered = [one for one in games() if game(one).family == its]
    key = f"choose game {its} {lang}"
    chosen = st.selectbox(
        text("settings.learned.game", lang), offered, index=offered.index(now), key=key, filter_mode=None,
        format_func=lambda one: text(f"game.{one}", lang), on_change=lambda: learned_game.choose(st.session_state[key]),
    )  # fmt: skip
    press.keep_unheard(key, chosen, now, learned_game.choose)
    st.markdown(text("settings.learned.text", lang))


def _choose(name: str, options: list[str], names: dict[str, str], now: str, lang: str) -> None:
    shown = now if now in options else options[0]
    label, keep = text(f"settings.{name}", lang), lambda one: current_learner.keep(name, one)
    pills(label, options, shown, names.__getitem__, keep, f"choose {name}")


def _learner(lang: str) -> None:
    st.header(text("settings.learner", lang), anchor=False)
    code = current_learner.learner()
    st.html(f'<p class="cz-code" translate="no">{escape(code.replace("-", " "))}</p>')
    st.markdown(text("settings.learner.text", lang))
    if not current_learner.keeps_cookies():
        st.caption(text("way-in.cookies-app", lang))
    st.markdown(text("settings.learner.secret", lang))
    st.code(address(st.context.url, code), language=None, wrap_lines=True)
    other_learner.first_name(lang)
    other_learner.choose(lang)
    with st.form("other learner", border=False):
        typed = st.text_input(text("settings.learner.other", lang), max_chars=80, autocomplete="off")
        if st.form_submit_button(text("settings.learner.go", lang)):
            _become(typed, lang)
    if current_learner.is_guest():
        st.link_button(text("settings.learner.home", lang), f"/?{ASK}={BACK}")


def _become(typed: str, lang: str) -> None:
    found = current_learner.read(typed)
    if found is None:
        st.error(text("settings.learner.bad", lang))
    elif not other_learner.known(found):
        st.error(text("settings.learner.unknown", lang))
    else:
        st.html(other_learner.go_on(found, lang))


def _rules(rules: Iterable[HouseRule], lang: str) -> str:
    heads = [text(f"settings.rules.{one}", lang) for one in ("rule", "ours", "others", "source")]
    rows = "".join(_rule(rule, heads, lang) for rule in rules)
    head = "".join(f"<th scope='col'>{escape(one)}</th>" for one in heads)
    return f'<div class="cz-scroll"><table class="cz-rules"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'


def _rule(rule: HouseRule, heads: list[str], lang: str) -> str:
    elsewhere = "; ".join(value(rule, one, lang) for one in rule.choices if one != rule.default)
    cells = [text(f"house.{rule.name}", lang), value(rule, rule.default, lang), elsewhere]
    first = f'<th scope="row">{escape(cells[0])}</th>'
    others = (
        f'<td data-head="{escape(head)}">{escape(cell)}</td>' for head, cell in zip(heads[1:3], cells[1:], strict=True)
    )
    cited, address = link(rule.source, lang)
    source = f'<td data-head="{escape(heads[3])}"><a href="{address}" target="_self">{escape(cited)}</a></td>'
    return f"<tr>{first}{''.join(others)}{source}</tr>"

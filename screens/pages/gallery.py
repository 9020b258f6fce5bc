"""All the cards of a pack: look at one, learn its name in both languages, its worth, and how not to take it for another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

import streamlit as st

from engine import game
from engine.game import Game
from lessons.text.card_catalogue import CardEntry, entry
from lessons.text.printed import edition
from lessons.yamlfile.fields import beside
from screens.card_pictures import addresses, overlays
from screens.card_pictures.given import Ring
from screens.components.host import AT_NO_PLACE
from screens.components.table import TABLE
from screens.components.table.given import CardProps, TablePanel
from screens.components.table.props import label, may
from screens.learner import current_learner, learned_game
from screens.parts import card_groups
from screens.wording.texts import headed, text, texts_under

PACKS = {"bologna": "ottocento", "sicily": "barcellona4", "france": "french4"}
"""The packs there are to look at, each as a game has it that plays with every card of it."""
KEY = "gallery"
ALL, GROUPS = "all", "groups"


def show() -> None:
    lang = current_learner.language()
    st.title(text("gallery.title", lang), anchor=False)
    decks = {deck: text(f"gallery.pack.{deck}", lang) for deck in PACKS}
    packs = sorted(decks, key=lambda one: one != learned_game.family())
    its = game(PACKS[_choose(text("gallery.pack", lang), packs, decks, "gallery pack")])
    st.html(f'<p class="cz-lead">{escape(text("gallery.lead", lang, n=len(its.pack)))}</p>')
    _cards(its, lang)


def _cards(its: Game, lang: str) -> None:
    marks = {mark.id: mark for mark in card_groups.marks(its.id)}
    names = {ALL: text("gallery.all", lang)} | {mark.id: mark.name[lang] for mark in marks.values()}
    suits = [ALL, "trumps", *(one for one in marks if len(one) == 1), GROUPS]
    chosen = _choose(
        text("gallery.show", lang),
        suits,
        names | {GROUPS: text("gallery.by_group", lang)},
        f"gallery filter {its.family}",
    )
    if chosen == GROUPS:
        groups = [one for one in marks if one not in suits]
        chosen = _choose(text("gallery.groups", lang), groups, names, f"gallery group {its.family}")
    codes = marks[chosen].cards if chosen in marks else tuple(card.code for card in its.pack)
    if chosen in marks and marks[chosen].meaning:
        st.markdown(marks[chosen].meaning[lang])
    told = st.toggle(text("gallery.names", lang), value=True, key="gallery names")
    given = _given(its, codes, lang, named=told)
    picked = TABLE.mount({**given, **AT_NO_PLACE, "qid": f"gallery.{its.family}.{chosen}"}, KEY)
    if isinstance(picked, int) and 0 <= picked < len(codes):
        st.session_state["gallery card"] = codes[picked]
        _look(its, codes[picked], lang)


def _choose(label: str, options: list[str], names: Mapping[str, str], key: str) -> str:
    """One of these; the first where none is chosen yet."""
    chosen = st.pills(label, options, default=options[0], required=True, format_func=lambda one: names[one], key=key)
    return chosen or options[0]


def _look(its: Game, code: str, lang: str) -> None:
    known = entry(code, edition(its.family, current_learner.setting("pack")))
    if known is not None:
        st.dialog(known.name[lang], width="large")(lambda: _large(its, code, known, lang))()


def _large(its: Game, code: str, known: CardEntry, lang: str) -> None:
    deck, pack = its.family, current_learner.setting("pack")
    marks = list(addresses.marks(deck, pack, code))
    ringed = bool(marks) and st.toggle(text("gallery.show_marks", lang), key="gallery marks")
    st.html(_page(its, code, known, lang, overlays.ring(code, pack, deck, lang, marks if ringed else ())))


def _given(its: Game, codes: tuple[str, ...], lang: str, *, named: bool) -> TablePanel:
    """``named``: the names stand under the cards; without them one can ask oneself what they are called."""
    deck, pack = its.family, current_learner.setting("pack")
    looked = st.session_state.get("gallery card")
    cards: list[CardProps] = [
        {"src": src, "label": label(code, True, lang, edition(deck, pack))}
        for src, code in zip(addresses.urls(deck, pack, codes), codes, strict=True)
    ]
    return {
        "mode": "one",
        "prompt": [],
        "rows": [{"label": "", "pick": True, "layout": "grid", "named": True, "names": named, "cards": cards}],
        "choices": [],
        "at_least": 1,
        "at_most": 1,
        "parts": 1,
        "at_once": True,
        "lang": lang,
        "size": addresses.size(deck, pack),
        "words": texts_under("table", lang),
        "mark": None,
        "hints": [],
        "answer": codes.index(looked) if looked in codes else None,
        "note": "",
        "table": None,
        "progress": (0, 0),
        "leaves": False,
        "can": may(answer=True),
    }


def _page(its: Game, code: str, known: CardEntry, lang: str, rings: Sequence[Ring] = ()) -> str:
    pack = current_learner.setting("pack")
    card, other = its.pack[code], beside(lang)
    told = card_groups.place(its.pack, card)
    groups = [mark.name[lang] for mark in card_groups.marks(its.id) if mark.id in card.groups]
    facts = [
        (text("gallery.points", lang), str(card.points)),
        (text("gallery.order", lang), text(f"gallery.order.{told.kind}", lang, i=told.i, n=told.n)),
        (text("gallery.groups", lang), ", ".join(groups)),
    ]
    listed = "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in facts if value)
    picture = addresses.url(its.family, pack, code, addresses.LARGE)
    face = f'<img src="{picture}" alt="{escape(known.look[lang])}">{_rings(rings)}'
    return (
        f'<div class="cz-card"><div class="cz-face">{face}</div><div>'
        f'<p class="cz-other">{escape(headed(text("gallery.other", lang), lang))} '
        f'<span lang="{other}">{escape(known.name[other])}</span></p>'
        f"<dl>{listed}</dl><p><strong>{escape(text('gallery.tell', lang))}.</strong> {escape(known.tell[lang])}</p>"
        f"{_ringed(rings, lang)}{_like(known, its.family, pack, lang)}</div></div>"
    )


def _rings(rings: Sequence[Ring]) -> str:
    sides = ("left", "top", "width", "height")
    places = ("; ".join(f"{side}: {at}%" for side, at in zip(sides, one["at"], strict=True)) for one in rings)
    return "".join(f'<span class="cz-ring" style="{place}"></span>' for place in places)


def _ringed(rings: Sequence[Ring], lang: str) -> str:
    """What the rings are round, in words: signs that are only counted are told as one."""
    if not rings:
        return ""
    told = dict.fromkeys(one["name"] for one in rings if not one["mark"].startswith("sign-"))
    signs = sum(one["mark"].startswith("sign-") for one in rings)
    said = [*([text("gallery.signs", lang, n=signs)] if signs else []), *told]
    return f"<p><strong>{escape(headed(text('gallery.ringed', lang), lang))}</strong> {escape(', '.join(said))}</p>"


def _like(known: CardEntry, deck: str, pack: str, lang: str) -> str:
    if not known.like:
        return ""
    items = "".join(
        f'<li><img src="{addresses.url(deck, pack, code)}" alt="">{escape(label(code, True, lang, edition(deck, pack)))}</li>'
        for code in known.like
    )
    return f"<strong>{escape(headed(text('gallery.like', lang), lang))}</strong><ul class='cz-like'>{items}</ul>"

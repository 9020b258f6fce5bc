"""Your own pictures: every pack of the club, its gaps, every file that is wrong with what will help, and how to make a pack."""

from __future__ import annotations

import json
from collections.abc import Mapping
from html import escape

import streamlit as st

from images.manifest import MANIFEST
from images.packs import Pack
from images.scans import PackProblem
from lessons.yamlfile import system_errors
from screens.card_pictures import addresses, custom_packs
from screens.components.table.props import label
from screens.learner import current_learner
from screens.learner.preferences import PACKS
from screens.wording.texts import has, plain, text, unmarked

EXAMPLE = {
    "schema": 1,
    "id": "our-cards",
    "deck": "bologna",
    "title": "The cards of our club",
    "cards": {"Angel": "angel.jpg", "T16": "star.jpg", "SK": "king-of-swords.png"},
    "back": "back.jpg",
}
FEW = 6
"""Pictures that show at a glance which pack this is."""


def show() -> None:
    lang = current_learner.language()
    st.title(text("packs.title", lang), anchor=False)
    st.markdown(text("packs.lead", lang))
    if st.button(text("packs.look", lang), key="look again"):
        with st.spinner(text("packs.looking", lang)):
            addresses.look()
    if not custom_packs.found():
        st.markdown(text("packs.none", lang))
    for pack in custom_packs.found():
        st.header(unmarked(pack.title or pack.id), anchor=False)
        st.html(report(pack, lang))
    _guide(lang)


def names(lang: str) -> dict[str, str]:
    """The packs that can be chosen, by id: ours, the club's own, and all of them mixed."""
    titles = {pack.id: unmarked(pack.title or pack.id) for pack in custom_packs.found() if pack.pictures}
    ours = {one: text(f"settings.pack.{one}", lang) for one in PACKS}
    return ours | titles | {custom_packs.MIXED: text(f"settings.pack.{custom_packs.MIXED}", lang)}


def report(pack: Pack, lang: str) -> str:
    """One pack as HTML: how much of it there is, a few pictures, the gaps, the problems."""
    has_, all_ = len(pack.pictures), len(pack.pictures) + len(pack.gaps)
    key = "packs.nothing" if not has_ else "packs.part" if pack.gaps else "packs.whole"
    parts = [f"<p>{escape(text(key, lang, has=has_, n=all_))}</p>"]
    shown = [addresses.url(pack.deck, pack.id, code, 120) for code in list(pack.pictures)[:FEW]]
    parts += ['<p class="cz-own">' + "".join(f'<img src="{one}" alt="">' for one in shown) + "</p>"] if shown else []
    if has_ and pack.gaps:
        missing = ", ".join(_name(code, pack.deck, lang) for code in pack.gaps)
        parts.append(f"<details><summary>{escape(text('packs.gaps', lang))} ({len(pack.gaps)})</summary>")
        parts.append(f"<p>{escape(missing)}</p></details>")
    parts += [f"<p>{escape(text('packs.borrowed', lang))}</p>"] if pack.borrowed else []
    return "".join(parts) + _problems(pack, lang)


def why(problem: PackProblem, lang: str) -> tuple[str, str]:
    """What is wrong with a file, and what will help, in words."""
    facts = said(problem.facts, problem.reason)
    if problem.reason == "unreadable":
        facts["error"] = system_errors.why(int(str(problem.facts["error"]))).said(lang)
    fix = f"pack.fix.{problem.reason}"
    better = next((f"{fix}.{name}" for name in facts if has(f"{fix}.{name}")), fix)
    return text(f"pack.why.{problem.reason}", lang, **facts), text(better, lang, **facts)


def said(facts: Mapping[str, object], reason: str) -> dict[str, str]:
    """The figures of a problem as people write them: bytes in MB, pixels in millions, nothing longer than a line or three."""
    found = {name: plain(str(value))[: 240 if name == "files" else 80] for name, value in facts.items()}
    unit, of = (1024 * 1024, "MB") if reason == "too-big" else (1_000_000, "MP")
    for name, value in facts.items():
        if name in ("bytes", "limit") and isinstance(value, int):
            found[name] = f"{max(1, round(value / unit))} {of}"
        elif name == "off_percent" and isinstance(value, int):
            found[name] = str(abs(value))
    return found


def _problems(pack: Pack, lang: str) -> str:
    if not pack.problems:
        return f"<p>{escape(text('packs.fine', lang))}</p>"
    heads = [text(f"packs.{one}", lang) for one in ("file", "why", "fix")]
    head = "".join(f'<th scope="col">{escape(one)}</th>' for one in heads)
    rows = []
    for problem in pack.problems:
        told, fix = why(problem, lang)
        cells = zip(heads[1:], (told, fix), strict=True)
        others = "".join(f'<td data-head="{escape(name)}">{escape(cell)}</td>' for name, cell in cells)
        rows.append(f'<tr><th scope="row" translate="no">{escape(plain(problem.file)[:80])}</th>{others}</tr>')
    return (
        f"<h3>{escape(text('packs.problems', lang))}</h3><div class='cz-scroll'><table class='cz-rules'>"
        f"<thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table></div>"
    )


def _name(code: str, deck: str, lang: str) -> str:
    return text("packs.back", lang) if code == "back" else label(code, True, lang, deck)


def _guide(lang: str) -> None:
    st.header(text("packs.guide", lang), anchor=False)
    st.markdown(text("packs.guide.text", lang, folder=custom_packs.folder()))
    st.code(f"{custom_packs.folder() / str(EXAMPLE['id']) / MANIFEST}", language=None, wrap_lines=True)
    st.code(json.dumps(EXAMPLE, indent=2), language=None, wrap_lines=True)
    st.markdown(text("packs.guide.codes", lang))

"""A test that is over: how many were right in each part, and now, at last, why."""

from __future__ import annotations

from html import escape
from typing import Any, cast

import streamlit as st

from lessons.question.kind import Item, Kind, Message
from lessons.question.registry import kinds
from lessons.question.sampling import NoSituation, draw
from lessons.review import trial
from lessons.script.steps import kind_of
from lessons.session.state import Attempt
from lessons.text import phrases
from lessons.yamlfile.fields import Spec
from screens.card_pictures import addresses
from screens.components.table.props import label
from screens.learner import current_learner, memory_view
from screens.parts.ended import NEXT
from screens.shell.navigation import Pages
from screens.wording.texts import text

MOST = 20
"""Cards shown with a question, at most."""


def show(attempt: Attempt, pages: Pages, lang: str) -> None:
    """In each part how many were right, the one large button, and below it question by question what was right and why."""
    memory = memory_view.memory()
    name, time = trial.told_by(attempt.lesson.id)
    found = trial.result(memory, time, name)
    if found is None:
        return
    parts = "".join(
        f'<tr><th scope="row">{escape(text(f"test.part.{part}", lang))}</th>'
        f"<td>{escape(text('test.of', lang, right=right, asked=asked))}</td></tr>"
        for part, (right, asked) in found.by_part.items()
    )
    st.html(f'<table class="cz-tests"><tbody>{parts}</tbody></table>')
    with st.container(key=NEXT):
        st.page_link(pages.home, label=text("lesson.back", lang))
    st.header(text("test.why", lang), anchor=False)
    st.html(f'<ol class="cz-told">{"".join(_told(attempt, lang))}</ol>')


def _told(attempt: Attempt, lang: str) -> list[str]:
    """Each question with what was right."""
    rows = []
    for number, step in enumerate((one for one in attempt.lesson.steps if isinstance(one, Spec)), 1):
        kind, seed = kinds()[kind_of(step)], attempt.course.seeds.get(step.id)
        if seed is None:
            continue
        try:
            item = draw(kind, step, attempt.course.game, seed, attempt.course.rules)
        except NoSituation:
            continue
        ok = attempt.went.get(step.id) == "right"
        panel = kind.panel(item)
        asked = phrases.say(
            panel.prompt, cast(phrases.Lang, lang), current_learner.named_by(item.game.family, panel.pack)
        )
        left_open = any(one.step == step.id and one.shown for one in attempt.missed)
        mark = text("table.right" if ok else "test.unknown" if left_open else "table.wrong", lang)
        sign = "✓" if ok else "?" if left_open else "✗"
        rows.append(
            f'<li class="{"is-right" if ok else "is-wrong"}"><span aria-hidden="true">{sign}</span><div>'
            f"<p><b>{number}. {escape(asked)}</b> ({escape(mark)})</p>{_cards(kind, item, lang)}"
            f"<p>{escape(_why(kind, item, lang))}</p></div></li>"
        )
    return rows


def _why(kind: Kind[Any, Any], item: Item, lang: str) -> str:
    """The right answer and its reason; praise belongs to an answer that was right, and this is said of any."""
    card = kind.recognises(item)
    says = [said for said in kind.reveal(item).says if not said.reason.endswith(".right")]
    says = [Message("reveal.cards", {"cards": (card,)}), *says] if card else says
    named_by = current_learner.named_by(item.game.family, kind.panel(item).pack)
    told = dict.fromkeys(phrases.say(said, cast(phrases.Lang, lang), named_by) for said in says)
    return " ".join(one if one[-1] in ".!?" else f"{one}." for one in told)


def _cards(kind: Kind[Any, Any], item: Item, lang: str) -> str:
    """The cards that were asked about, small, as long as they are few; by now they may be named."""
    panel = kind.panel(item)
    rows = [row.cards for row in panel.rows if row.cards]
    if sum(map(len, rows)) > MOST:
        return ""
    deck, pack = item.game.family, panel.pack or current_learner.setting("pack")
    named_by = current_learner.named_by(deck, panel.pack)
    told = (
        "".join(
            f'<img src="{addresses.url(deck, pack, code)}" alt="{escape(label(code, True, lang, named_by))}">'
            for code in row
        )
        for row in rows
    )
    return f'<div class="cz-mini">{"".join(f"<span>{one}</span>" for one in told)}</div>'

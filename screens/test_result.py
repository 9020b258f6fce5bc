"""A test that is over: how many were right in each part, and now, at last, why."""

from __future__ import annotations

from html import escape
from typing import cast

import streamlit as st

from lessons import words
from lessons.fields import Spec
from lessons.found import kinds
from lessons.review import trial
from lessons.script import kind_of
from lessons.situations import NoSituation, draw
from lessons.taking import Taking
from screens import remembered
from screens.texts import text


def show(taking: Taking, lang: str) -> None:
    memory = remembered.memory()
    time = cast(trial.Time, taking.lesson.id.rpartition("-")[2])
    found = trial.result(memory, time)
    if found is None:
        return
    parts = "".join(
        f'<tr><th scope="row">{escape(text(f"test.part.{part}", lang))}</th>'
        f"<td>{escape(text('test.of', lang, right=right, asked=asked))}</td></tr>"
        for part, (right, asked) in found.by_part.items()
    )
    st.html(f'<table class="cz-tests"><tbody>{parts}</tbody></table>')
    st.header(text("test.why", lang), anchor=False)
    st.html(f'<ol class="cz-told" style="list-style:none;margin:0">{"".join(_told(taking, lang))}</ol>')


def _told(taking: Taking, lang: str) -> list[str]:
    """Each question with what was right."""
    rows = []
    for number, step in enumerate((one for one in taking.lesson.steps if isinstance(one, Spec)), 1):
        kind, seed = kinds()[kind_of(step)], taking.course.seeds.get(step.id)
        if seed is None:
            continue
        try:
            item = draw(kind, step, taking.course.game, seed, taking.course.rules)
        except NoSituation:
            continue
        ok = taking.went.get(step.id) == "right"
        asked = words.say(kind.panel(item).prompt, cast(words.Lang, lang))
        why = dict.fromkeys(words.say(said, cast(words.Lang, lang)) for said in kind.reveal(item).says)
        mark = text("table.right" if ok else "table.wrong", lang)
        rows.append(
            f'<li class="{"is-right" if ok else "is-wrong"}"><span aria-hidden="true">{"✓" if ok else "✗"}</span><div>'
            f"<p><b>{number}. {escape(asked)}</b> ({escape(mark)})</p><p>{escape(' '.join(why))}</p></div></li>"
        )
    return rows

"""The weeks of a learner: how much was right at once and how long answers took, drawn and as a table."""

from __future__ import annotations

from datetime import date
from html import escape

import streamlit as st

from lessons.memory.memory import Memory, Week
from screens.learner import memory_view
from screens.wording.texts import text

MOST = 16
"""Weeks shown, the latest ones."""


def show(memory: Memory, lang: str) -> None:
    weeks = sorted(memory.weeks.items())[-MOST:]
    if not weeks:
        st.markdown(text("progress.weeks.none", lang))
        return
    monday, last = weeks[-1]
    st.markdown(text("progress.weeks.last", lang, asked=last.asked, right=_percent(last), since=_name(monday, lang)))
    if len(weeks) > 1:
        _drawn(weeks, lang)
        with st.expander(text("progress.weeks.table", lang)):
            st.html(_table(weeks, lang))


def _drawn(weeks: list[tuple[str, Week]], lang: str) -> None:
    """Two small charts under each other; no axis promises more than a learner wants to know."""
    import altair as alt  # a second to load, and only here

    green, ink = ("#7fd0a8", "#f3ecd9") if st.context.theme.type == "dark" else ("#1b5e43", "#20281f")
    names = [_name(monday, lang) for monday, _ in weeks]
    right = [{"w": name, "v": _percent(week)} for name, (_, week) in zip(names, weeks, strict=True)]
    took = [{"w": name, "v": _seconds(week)} for name, (_, week) in zip(names, weeks, strict=True) if week.timed]
    for key, rows, top in (("right", right, 100.0), ("time", took, None)):
        if len(rows) < 2:
            continue
        scale = alt.Scale(domain=[0, top]) if top else alt.Scale(zero=True)
        axis = alt.Axis(labelAngle=0, labelFontSize=15, title=None, labelOverlap=True)
        base = alt.Chart(alt.InlineData(rows)).encode(
            x=alt.X("w:N", sort=None, axis=axis),
            y=alt.Y("v:Q", scale=scale, axis=alt.Axis(labelFontSize=15, title=None, tickCount=4)),
        )
        line = base.mark_line(strokeWidth=3, color=green, point=alt.OverlayMarkDef(size=90, filled=True, color=green))
        said = base.mark_text(dy=-15, fontSize=16, color=ink).encode(text="v:Q")
        chart = (line + said).properties(height=200, description=text(f"progress.weeks.{key}", lang))
        st.html(f'<p class="cz-small"><b>{escape(text(f"progress.weeks.{key}", lang))}</b></p>')
        st.altair_chart(chart, width="stretch", theme="streamlit")


def _table(weeks: list[tuple[str, Week]], lang: str) -> str:
    heads = "".join(
        f'<th scope="col">{escape(text(f"progress.weeks.{one}", lang))}</th>'
        for one in ("week", "asked", "right", "time")
    )
    rows = "".join(
        f'<tr><th scope="row">{escape(_name(monday, lang))}</th><td>{week.asked}</td><td>{_percent(week)}</td>'
        f"<td>{_seconds(week) if week.timed else '–'}</td></tr>"
        for monday, week in weeks
    )
    return f'<table class="cz-tests"><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>'


def _percent(week: Week) -> int:
    return round(100 * week.right / week.asked)


def _seconds(week: Week) -> int:
    return round(week.ms / week.timed / 1000)


def _name(monday: str, lang: str) -> str:
    return memory_view.on(date.fromisoformat(monday), lang)

"""Progress: the map of skills, what comes back when, the weeks, the mistakes made most often, score sheets, tests."""

from __future__ import annotations

from collections import Counter
from datetime import datetime, timedelta
from html import escape
from typing import cast
from urllib.parse import urlencode

import streamlit as st

from lessons.memory.memory import STATES, Memory
from lessons.question.kind import Message
from lessons.question.registry import misconceptions
from lessons.review import trial
from lessons.text import phrases
from lessons.text.skills import Skill, skills
from screens.learner import current_learner, memory_view
from screens.learner.review_session import with_skill
from screens.parts.progress import score_history, skill_icons, weekly_chart
from screens.shell.navigation import PRACTISE, Pages
from screens.wording.texts import text

MISTAKES = 5
LATELY = timedelta(days=60)
DAYS = 14


def show(pages: Pages) -> None:
    lang, memory, now = current_learner.language(), memory_view.memory(), memory_view.now()
    skill_icons.style()
    st.title(text("progress.title", lang), anchor=False)
    _map(memory, now, lang)
    st.header(text("progress.due", lang), anchor=False)
    _days(memory, now, pages, lang)
    st.header(text("progress.weeks", lang), anchor=False)
    weekly_chart.show(memory, lang)
    st.header(text("progress.mistakes", lang), anchor=False)
    _mistakes(memory, now, pages, lang)
    st.header(text("progress.sheets", lang), anchor=False)
    score_history.show(pages, lang)
    st.header(text("test.title", lang), anchor=False)
    _tests(memory, now, pages, lang)


def _map(memory: Memory, now: datetime, lang: str) -> None:
    # What has no place in the curriculum belongs to other games: it is shown to those who have met it.
    every = [skill for skill in skills().values() if skill.code or skill.id in memory.standings]
    states = {skill.id: memory.state(skill.id, now) for skill in every}
    counted = Counter(states.values())
    legend = "".join(
        f"<li>{skill_icons.state(one, lang)}<b>{counted[one]}</b></li>" for one in reversed(STATES) if counted[one]
    )
    st.html(
        f'<p class="cz-lead">{escape(text("progress.map", lang, n=len(states)))}</p><ul class="cz-legend">{legend}</ul>'
    )
    groups: dict[str, list[Skill]] = {}
    for skill in every:
        groups.setdefault(skill.code[:1], []).append(skill)
    told = []
    for letter, some in groups.items():
        rows = "".join(
            f'<li>{skill_icons.state(states[one.id], lang)}<span class="cz-skill">{escape(one.name.get(lang, one.id))}</span>'
            f"{_practise(one, lang)}</li>"
            for one in some
        )
        standings = [memory.standings[one.id] for one in some if one.id in memory.standings]
        firm = sum(one.mastered or one.since is not None for one in standings)
        count = escape(text("progress.of", lang, n=firm, of=len(some)))
        name = text(f"group.{letter}" if letter else "group.other", lang)
        told.append(
            f'<section class="cz-group"><h3>{escape(name)} <small>{count}</small></h3>'
            f'<ul class="cz-map">{rows}</ul></section>'
        )
    st.html(f'<div class="cz-groups">{"".join(told)}</div>')


def _practise(skill: Skill, lang: str) -> str:
    """The link that begins a sitting about this skill; nothing where no question asks it."""
    if with_skill(skill.id) is None:
        return ""
    said = escape(text("progress.practise.skill", lang, skill=skill.name.get(lang, skill.id)))
    short = escape(text("progress.practise.short", lang))
    href = escape(f"review?{urlencode({PRACTISE: skill.id})}")
    return f'<a class="cz-practise" href="{href}" target="_self" aria-label="{said}">{short}</a>'


def _days(memory: Memory, now: datetime, pages: Pages, lang: str) -> None:
    """How many skills and cards come back on each of the next days."""
    traces = [*memory.skills.values(), *memory.cards.values()]
    if not traces:
        st.markdown(text("progress.due.none", lang))
        return
    days = Counter(
        0 if one.is_due(now) else (one.due.astimezone(now.tzinfo).date() - now.date()).days for one in traces
    )
    later = sum(n for day, n in days.items() if day > DAYS)
    most = max(days.values())
    rows = [
        (memory_view.day(now + timedelta(days=day), now, lang), days[day], not day)
        for day in sorted(days)
        if day <= DAYS
    ]
    rows += [(text("progress.due.later", lang), later, False)] if later else []
    told = "".join(
        f'<li class="{"is-today" if today else ""}"><span>{escape(name)}</span>'
        f'<span class="cz-bar"><i style="width:{max(2, round(70 * n / max(most, later)))}%"></i>{n}</span></li>'
        for name, n, today in rows
    )
    st.html(f'<ul class="cz-days">{told}</ul>')
    if days[0]:
        with st.container(key="links-review"):
            st.page_link(pages.review, label=text("progress.review", lang))


def _mistakes(memory: Memory, now: datetime, pages: Pages, lang: str) -> None:
    """The misconceptions met most often lately, what puts each right, and a way to practise just that."""
    lately = {
        name: [at for at in times if now - at < LATELY]
        for name, times in memory.mistakes.items()
        if name in misconceptions()
    }
    often = sorted((one for one in lately.items() if one[1]), key=lambda one: (-len(one[1]), -one[1][-1].timestamp()))
    if not often:
        st.markdown(text("progress.mistakes.none", lang))
    for name, times in often[:MISTAKES]:
        says = [phrases.say(Message(f"{part}.{name}"), cast(phrases.Lang, lang)) for part in ("diagnosis", "remedy")]
        seen = text(
            "progress.mistakes.once" if len(times) == 1 else "progress.mistakes.times",
            lang, n=len(times), day=memory_view.day(times[-1], now, lang),
        )  # fmt: skip
        with st.container(
            key=f"mistake-{name}", horizontal=True, vertical_alignment="center", horizontal_alignment="distribute"
        ):
            with st.container(width="content"):
                st.html(
                    f'<p class="cz-mistake">{escape(says[0])} <b>{escape(says[1])}</b></p><p class="cz-small">{escape(seen)}</p>'
                )
            st.page_link(pages.review, label=text("progress.practise", lang), query_params={PRACTISE: name})


def _tests(memory: Memory, now: datetime, pages: Pages, lang: str) -> None:
    taken = {
        name: [(time, found) for time in trial.TIMES if (found := trial.result(memory, time, name))]
        for name in trial.names()
    }
    if not any(taken.values()):
        st.markdown(text("test.text", lang))
    for name, results in taken.items():
        if not results:
            continue
        first, rows = results[0][1], []
        if name != "ottocento":
            st.markdown(text(f"game.{name}", lang))
        for time, found in results:
            gained = trial.gain(first, found) if found is not first else None
            rows.append(
                f'<tr><th scope="row">{escape(text(f"test.time.{time}", lang))}</th>'
                f"<td>{escape(memory_view.on(found.at.astimezone(now.tzinfo).date(), lang))}</td>"
                f"<td><b>{escape(text('test.of', lang, right=found.right, asked=found.asked))}</b></td>"
                f"<td>{escape(text('test.gain', lang, n=round(100 * gained))) if gained is not None else ''}</td></tr>"
            )
        st.html(f'<table class="cz-tests"><tbody>{"".join(rows)}</tbody></table>')
    with st.container(key="links-tests"):
        st.page_link(pages.review, label=text("test.go", lang))

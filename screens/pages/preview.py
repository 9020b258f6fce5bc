"""Preview: a lesson's steps one below the other with one seed, as a learner sees them and as each wrong belief does."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import cast

import streamlit as st

from lessons.club import own_lessons
from lessons.club.preview import QuestionPreview, preview
from lessons.club.reports import reports
from lessons.course import loader
from lessons.course.askable import in_words
from lessons.course.course import Course
from lessons.lint.findings import found_in
from lessons.moves.rng import system_rng
from lessons.script.steps import Branch, Result, Say, Step, is_drill, kind_of
from lessons.session.step_link import SEEDS, StepLink, read_link
from lessons.yamlfile.characters import visible
from lessons.yamlfile.fields import Lang, Spec
from screens.learner import current_learner
from screens.pages import about_lessons
from screens.parts.lesson import previewed
from screens.shared import services
from screens.shell.navigation import ID, Pages
from screens.wording.texts import either, text, unmarked

LESSON = "lesson"
"""The address's parameter: ``/preview?lesson=ottocento/following&seed=7&step=no-cups``."""
POLL = 1.0
"""Seconds between looks at the file, while somebody is on this page."""


def show(pages: Pages) -> None:
    lang = current_learner.language()
    st.title(text("preview.title", lang), anchor=False)
    st.markdown(text("preview.lead", lang))
    if own_lessons.changed():
        _look_again()
    link = _chosen(lang)
    if link is None:
        return
    path = _path(link.lesson)
    if path is not None:
        _watch(str(path), loader.stamps([path]).get(path))
        _findings(path, lang)
    course = services.courses().get(link.lesson)
    if course is not None:
        _lesson(course, link, pages, current_learner.language_in(course.lesson.languages))


def _chosen(lang: str) -> StepLink | None:
    """What the address asks for, and what was chosen here since; the address follows."""
    asked = read_link(st.query_params.to_dict(), LESSON)
    ids = list(services.courses())
    here = asked.lesson if asked else None
    options = ids if here is None or here in ids else [here, *ids]
    with st.container(horizontal=True, vertical_alignment="bottom"):
        chosen = st.selectbox(
            text("preview.lesson", lang), options, index=options.index(here) if here else None, format_func=_title,
            placeholder=text("preview.none", lang), filter_mode=None,
        )  # fmt: skip
        _follow(asked.seed if asked else None)
        seed = st.number_input(text("preview.seed", lang), 0, SEEDS - 1, key="seed")
        st.button(text("preview.another", lang), on_click=_another)
    if chosen is None:
        return None
    step = asked.step if asked and asked.lesson == chosen else ""
    st.query_params.from_dict(
        {**st.query_params.to_dict(), LESSON: chosen, "seed": str(seed)}
        if step
        else {LESSON: chosen, "seed": str(seed)}
    )
    st.session_state.followed = int(seed)
    return StepLink(chosen, step, int(seed), asked.number if asked and step else 0)


def _follow(asked: int | None) -> None:
    """A link to another situation counts, also where this page is open already; what was typed here counts until then."""
    if "seed" not in st.session_state or (asked is not None and asked != st.session_state.get("followed")):
        st.session_state.seed = 1 if asked is None else asked


def _another() -> None:
    st.session_state.seed = system_rng().randrange(1, 10_000)


def _title(id_: str) -> str:
    course = services.courses().get(id_)
    return f"{id_} · {either(course.lesson.title, current_learner.language())}" if course else id_


def _path(lesson: str) -> Path | None:
    """The lesson's file; that of a lesson which can no longer be read is remembered while this page is open."""
    known = {one.lesson.id: one.path for one in services.own().files if one.lesson is not None}
    path = known.get(lesson) or loader.shipped().files.get(lesson)
    kept = cast("dict[str, Path]", st.session_state.setdefault("previewed", {}))
    if path is not None:
        kept[lesson] = path
    return kept.get(lesson)


@st.fragment(run_every=POLL)
def _watch(path: str, stamp: tuple[int, int] | None) -> None:
    """Looks at the file now and then; when it has changed, the lessons are read again and so is this page."""
    if loader.stamps([Path(path)]).get(Path(path)) != stamp:
        _look_again()
        st.rerun()


def _look_again() -> None:
    services.look_again()


def _findings(path: Path, lang: str) -> None:
    st.html(previewed.line(text("preview.file", lang, file=visible(path.name))))
    for one in services.own().files:
        if one.path == path and one.problems:
            about_lessons.told(found_in(one.text, one.problems), lang)


def _lesson(course: Course, link: StepLink, pages: Pages, lang: str) -> None:
    st.header(unmarked(either(course.lesson.title, lang)), anchor=False)
    for said in about_lessons.about(course.lesson, lang):
        st.text(said)
    if course.lesson.note is not None:
        st.html(previewed.note(text("preview.note", lang), either(course.lesson.note, lang)))
    st.page_link(pages.lesson, label=text("preview.to_lesson", lang), query_params={ID: course.lesson.id})
    st.html(previewed.STYLE)
    steps = [(n, step) for n, step in enumerate(course.lesson.steps, 1) if link.step in ("", step.id)]
    if link.step:
        st.page_link(
            pages.preview, label=text("preview.one_step", lang),
            query_params={LESSON: course.lesson.id, "seed": str(link.seed)},
        )  # fmt: skip
    for number, step in steps:
        _step(number, step, course, replace(link, step=step.id), lang)
    _reports(course.lesson.id, pages, lang)


def _step(number: int, step: Step, course: Course, link: StepLink, lang: str) -> None:
    what = ""
    if isinstance(step, Spec):
        what = f" · {text('preview.drill' if is_drill(step) else 'preview.question', lang)} · {kind_of(step)}"
    st.html(f"<h3>{previewed.plain(text('preview.step', lang, n=number, id=step.id) + what)}</h3>")
    pack = course.lesson.pack or current_learner.setting("pack")
    look = previewed.PreviewStyle(lang, course.game.family, pack, course.game)
    said = getattr(step, "say", None)
    if said is not None:
        st.html(look.paragraphs(either(said, lang)))
    if isinstance(step, Say | Spec):
        shared = link if isinstance(step, Spec) else replace(link, seed=None)
        st.html(previewed.link(text("preview.share", lang), services.step_address(st.context.url, shared)))
        if step.discuss:
            st.html(previewed.line(text("preview.discuss", lang)))
    if isinstance(step, Say):
        if step.show is not None:
            st.html(look.show(step.show))
    elif isinstance(step, Branch):
        facts = {"step": step.branch.step, "went": step.branch.went, "to": step.to}
        st.html(previewed.line(text("preview.branch", lang, **facts)))
    elif isinstance(step, Result):
        st.html(previewed.line(text("preview.result", lang)))
    else:
        _question(course, link, look, lang)


def _question(course: Course, link: StepLink, look: previewed.PreviewStyle, lang: str) -> None:
    try:
        found: QuestionPreview | None = preview(course, link, cast(Lang, lang), look.shown)
    except Exception as error:  # noqa: BLE001 - an author sees what is wrong with this question, and the others
        st.html(previewed.line(text("preview.broken", lang, why=in_words(error))))
        return
    st.html(previewed.line(text("preview.cannot", lang)) if found is None else look.question(found))


def _reports(lesson: str, pages: Pages, lang: str) -> None:
    st.header(text("preview.reports", lang), anchor=False)
    found = reports(lesson)
    if not found:
        st.markdown(text("preview.no_reports", lang))
    for place, one in enumerate(found[:50]):
        with st.container(border=True, key=f"report-{place}"):
            st.text(text("preview.report", lang, date=one.date, step=one.step, seed=one.seed))
            st.text(text("preview.report.answered", lang, answer=one.answer))
            st.text(text("preview.report.told", lang, reasons=", ".join(one.reasons)))
            st.page_link(
                pages.preview, label=text("preview.report.look", lang),
                query_params={LESSON: lesson, "step": one.step, "seed": str(one.seed or 0), "number": str(one.number)},
            )  # fmt: skip

"""Home: where you were, and the path of lessons."""

from __future__ import annotations

from html import escape

import streamlit as st

from engine.game import family_of
from lessons.course.listing import ListedLesson
from lessons.session import bar
from lessons.session.replay import Attempt
from lessons.tables.families import has_own_table
from screens.learner import current_learner, learned_game, memory_view
from screens.learner.preferences import PLAYED
from screens.parts.lesson.flourish import fan
from screens.parts.lesson.going_on import OVER, begun_of, family_met, following, placed, state
from screens.parts.lesson.lesson_path import FAMILY, OTHER, OURS_TOO, RELATIVES, SUBJECTS, Chapter, Stop, chapters
from screens.parts.playing import problem_of_the_day
from screens.parts.playing.own_table import played_here, usual
from screens.parts.playing.sorts import SORTS, titled
from screens.parts.progress import skill_icons
from screens.shared import services
from screens.shell.navigation import ID, KNOW, PLACE, Pages
from screens.wording.texts import DEFAULT, either, named, text, unmarked

LED = (RELATIVES, OURS_TOO, "france", "sicily", "sicily-more")
"""The chapters that need a word before their lessons."""
NAMED = ("france", "sicily")
"""The families with words of their own for whoever learns one of their games."""
_SIGNS = {"done": "✓", "shown": "◐"}
"""What stands in the place of a lesson's number once it is over."""


def show(pages: Pages) -> None:
    lang = current_learner.language()
    stranger = current_learner.unknown()
    if stranger:
        st.warning(text("home.unknown", lang, code=unmarked(stranger)))
    if current_learner.too_many():
        st.warning(text("home.too_many", lang))
    if not current_learner.keeps_cookies():
        st.caption(text("way-in.cookies-app", lang))
    path = services.path(current_learner.learner())
    here, family = following(path, lang), learned_game.family()
    its = f".{family}" if family in NAMED else ""
    st.title(text(f"home.title{its}", lang), anchor=False)
    new = all(attempt is None for _, attempt in path)
    lead = f"home.game.{family_met(path, lang)}" if new else f"home.lead{its}"
    st.html(f'<p class="cz-lead">{escape(text(lead, lang))}</p>')
    _first(here, pages, lang)
    _beside(here, path, pages, lang)
    st.header(text("home.path", lang), anchor=False)
    for chapter in chapters(path, services.own().ids, learned_game.family_first(lang)):
        _chapter(chapter, here, path, pages, lang)
    _more(path, pages, lang)
    if services.left_out():
        with st.container(key="left-out", horizontal=True):
            st.page_link(
                pages.lessons, label=text("home.left_out", lang, n=len({one.file for one in services.left_out()}))
            )


def _more(path: list[Stop], pages: Pages, lang: str) -> None:
    """Beside the path: to play, and to look things up."""
    st.header(text("practice.title", lang), anchor=False)
    st.markdown(text("practice.home", lang))
    with st.container(horizontal=True, key="after"):
        family = learned_game.family() if played_here(learned_game.learned()) else ""
        if played := game_played(path, family):
            label = text("at-table.title", lang, game=text(f"game.{played}", lang))
            st.page_link(pages.practice, label=label, query_params={"game": played})
        for sort in SORTS:
            st.page_link(pages.practice, label=titled(sort, lang), query_params={"game": sort})
        if problem_of_the_day.fits(path):
            problem_of_the_day.link(pages, lang)
        st.page_link(pages.glossary, label=text("glossary.title", lang))
        st.page_link(pages.rules, label=text("rules.title", lang))
        st.page_link(pages.prints, label=text("prints.title", lang))


def game_played(path: list[Stop], family: str = "") -> str:
    """The game one plays at a table of one's own: the one played last, or that of the lesson begun last; of this family the one to
    begin with, where neither is of it, else none."""
    last = current_learner.preferences().settings.get(PLAYED, "")
    begun = [lesson.game for lesson, attempt in path if attempt is not None and played_here(lesson.game)]
    known = [
        one
        for one in (last, learned_game.learned(), *reversed(begun))
        if played_here(one) and family in ("", family_of(one))
    ]
    return known[0] if known else usual(family) if family else ""


def tables_of(chapter: Chapter) -> str:
    """The family whose games are played at a table of one's own, where this chapter is its own; else nothing."""
    family = family_of(chapter.stops[0][1][0].game)
    return family if chapter.id.startswith(family) and has_own_table(chapter.stops[0][1][0].game) else ""


def _chapter(chapter: Chapter, here: Stop | None, path: list[Stop], pages: Pages, lang: str) -> None:
    """A chapter folds away; the one that holds the next lesson is open."""
    said = text("home.chapter", lang, title=_called(chapter, lang), n=chapter.finished, of=len(chapter.stops))
    with st.expander(said, expanded=any(stop == here for _, stop in chapter.stops), key=f"chapter-{chapter.id}"):
        if chapter.id in LED:
            st.markdown(text(f"chapter.{chapter.id}.lead", lang))
        if family := tables_of(chapter):
            played = game_played(path, family)
            label = text("at-table.title", lang, game=text(f"game.{played}", lang))
            st.page_link(pages.practice, label=label, query_params={"game": played})
        for number, stop in chapter.stops:
            _stop(number, stop, path, pages, lang)


def _called(chapter: Chapter, lang: str) -> str:
    """The title of a chapter; that of a subject says that it is Bologna's, where another family's course stands first."""
    elsewhere = chapter.id in (*SUBJECTS, OTHER) and learned_game.another_than(FAMILY, lang)
    return text(f"chapter.{chapter.id}.named" if elsewhere else f"chapter.{chapter.id}", lang)


def _first(here: Stop | None, pages: Pages, lang: str) -> None:
    """The one thing to press."""
    with st.container(key="continue", horizontal=True, vertical_alignment="center", horizontal_alignment="distribute"):
        if here is None:
            st.html(f'<p class="cz-over">{escape(text("home.all_done", lang))}</p>')
            return
        lesson, attempt = here
        begun = state(attempt) == "begun"
        with st.container(width="content"):
            over = text("home.continue" if begun else "home.begin", lang)
            st.html(
                f'<p class="cz-over">{escape(over)}</p>'
                f'<p class="cz-title"{_lang(lesson, lang)}>{escape(either(lesson.title, lang))}</p>'
                f'<p class="cz-over">{escape(_meta(lesson, attempt, lang))}</p>'
            )
            label = text("home.resume" if begun else "home.open", lang)
            st.page_link(pages.lesson, label=label, query_params={ID: lesson.id})
        st.html(fan(current_learner.setting("pack"), family=family_of(lesson.game)), width="content")


def _beside(here: Stop | None, path: list[Stop], pages: Pages, lang: str) -> None:
    """In one quiet line: to play, what is due (as much as is asked in one go), the map; and how to show what one knows already."""
    memory, due = memory_view.memory(), memory_view.portion()
    elsewhere = [stop for stop in begun_of(path) if stop != here][-1:]
    skill_icons.style()
    with st.container(key="links-home", horizontal=True, vertical_alignment="center"):
        st.page_link(pages.practice, label=text("practice.title", lang))
        if memory.standings:
            told = "home.review.none" if not due else "home.review.one" if due == 1 else "home.review.many"
            st.page_link(pages.review, label=text(told, lang, n=due))
        else:
            st.markdown(text("home.review.not-yet", lang))
        if memory.standings:
            st.page_link(pages.progress, label=text("progress.title", lang))
        elif of := placed(path, lang):
            st.page_link(pages.review, label=text("home.place", lang), query_params={PLACE: of})
        for lesson, _ in elsewhere:
            label = text(
                "home.named", lang, what=text("home.continue", lang), title=unmarked(either(lesson.title, lang))
            )
            st.page_link(pages.lesson, label=label, query_params={ID: lesson.id})
        if here is not None and here[1] is None:
            label = text("home.know", lang, title=unmarked(either(here[0].title, lang)))
            st.page_link(pages.review, label=label, query_params={KNOW: here[0].id})


def _stop(number: int, stop: Stop, path: list[Stop], pages: Pages, lang: str) -> None:
    lesson, attempt = stop
    now = state(attempt)
    about = either(lesson.about, lang) if lesson.about else ""
    missing = [either(other.title, lang) for other, its in path if other.id in lesson.after and state(its) not in OVER]
    after = f" · {text('home.after', lang, lessons=', '.join(missing))}" if missing and now == "new" else ""
    with st.container(key=f"stop-{number}", horizontal=True, vertical_alignment="center"):
        st.html(
            f'<div class="cz-stop"><span class="cz-medal {now}" aria-hidden="true">{_SIGNS.get(now, number)}</span><div>'
            f"<h3{_lang(lesson, lang)}>{escape(either(lesson.title, lang))}</h3><p{_lang(lesson, lang)}>{escape(about)}</p>"
            f'<p class="cz-meta">{escape(_meta(lesson, attempt, lang) + after)}</p></div></div>'
        )
        what = text({"new": "home.open", "begun": "home.resume"}.get(now, "home.again"), lang)
        label = text("home.named", lang, what=what, title=unmarked(either(lesson.title, lang)))
        st.page_link(pages.lesson, label=label, query_params={ID: lesson.id})


def _lang(lesson: ListedLesson, lang: str) -> str:
    """For whoever has the page read aloud: the language of a lesson's title where it has none in the page's."""
    return "" if getattr(lesson.title, lang) else f' lang="{DEFAULT}"'


def _meta(lesson: ListedLesson, attempt: Attempt | None, lang: str) -> str:
    minutes = text("home.minutes", lang, n=lesson.minutes)
    i, n = bar.place(attempt) if attempt else (0, 0)
    told = f"{minutes} · {text(f'home.state.{state(attempt)}', lang, i=min(i + 1, n), n=n)}"
    elsewhere = lang not in lesson.languages
    return f"{told} · {text('home.told-in', lang, languages=named(lesson.languages))}" if elsewhere else told

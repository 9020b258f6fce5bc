"""The page from which sheets and files are taken; each is made when it is asked for."""

from __future__ import annotations

from functools import partial
from time import time

import streamlit as st

from screens import services
from screens.card_pictures import addresses
from screens.components.board.match_text import say
from screens.learner import current_learner
from screens.learner.preferences import PACKS
from screens.prints import cards, questions
from screens.prints.handout import handout
from screens.prints.sheets import bologna, france, sicily
from screens.wording.texts import LANGUAGES, either, named, text

PDF, ANKI, CSV = "application/pdf", "application/octet-stream", "text/csv; charset=utf-8"


def show() -> None:
    lang = current_learner.language()
    st.title(say("prints.title", lang), anchor=False)
    st.markdown(say("prints.lead", lang))
    chosen = st.pills(
        say("prints.language", lang), list(LANGUAGES), default=lang, required=True, key="prints language",
        format_func=lambda one: LANGUAGES[one],
    )  # fmt: skip
    paper, pack = chosen or lang, _pack()
    st.header(say("prints.score", lang), anchor=False)
    st.markdown(say("prints.score.text", lang))
    st.download_button(
        say("prints.score.get", lang),
        lambda: bologna.blank(paper),
        f"calzettini-punti-{paper}.pdf",
        PDF,
        on_click="ignore",
    )
    st.markdown(say("prints.jochi.text", lang))
    with st.container(horizontal=True):
        for seats in (3, 4):
            st.download_button(
                say("prints.jochi.get", lang, n=seats),
                partial(sicily.blank, paper, seats),
                f"calzettini-jochi-{seats}-{paper}.pdf",
                PDF,
                on_click="ignore",
            )
    st.markdown(say("prints.france.text", lang))
    with st.container(horizontal=True):
        for seats in (3, 4, 5):
            st.download_button(
                say("prints.france.get", lang, n=seats),
                partial(france.blank, paper, seats),
                f"calzettini-tarot-{seats}-{paper}.pdf",
                PDF,
                on_click="ignore",
                key=f"french {seats}",
            )
    st.header(say("prints.cards", lang), anchor=False)
    st.markdown(say("prints.cards.text", lang))
    with st.container(horizontal=True):
        st.download_button(
            say("prints.cards.sheet", lang), lambda: cards.recognition(paper, pack), f"calzettini-carte-{paper}.pdf", PDF,
            on_click="ignore",
        )  # fmt: skip
        st.download_button(
            say("prints.cards.flash", lang), lambda: cards.flash(paper, pack), f"calzettini-cartoncini-{paper}.pdf", PDF,
            on_click="ignore",
        )  # fmt: skip
        st.download_button(
            say("prints.cards.anki", lang),
            lambda: _anki(paper, pack),
            f"calzettini-{paper}.apkg",
            ANKI,
            on_click="ignore",
        )
    _questions(lang, paper, pack)


def _questions(lang: str, paper: str, pack: str) -> None:
    st.header(say("prints.quiz", lang), anchor=False)
    st.markdown(say("prints.quiz.text", lang))
    lessons = {course.lesson.id: course.lesson for course in services.courses().values()}
    id_ = st.selectbox(
        say("prints.quiz.lesson", lang),
        list(lessons),
        format_func=lambda one: either(lessons[one].title, lang),
        key="quiz lesson",
        filter_mode=None,
    )
    if id_ is None:
        return
    with st.container(horizontal=True):
        many = int(st.number_input(say("prints.quiz.many", lang), 1, 40, 10, key="quiz many", width=240))
        seed = int(st.number_input(say("prints.quiz.seed", lang), 1, 9999, 1, key="quiz seed", width=240))
    offered = lessons[id_].languages
    if paper not in offered:
        paper = current_learner.language_in(offered)
        st.caption(text("home.told-in", lang, languages=named([paper])))
    title = either(lessons[id_].title, paper)
    name = f"calzettini-{id_.replace('/', '-')}-{seed}-{paper}"
    with st.container(horizontal=True):
        st.download_button(
            say("prints.quiz.pdf", lang),
            lambda: handout(title, questions.drawn(lessons[id_], many, seed, paper), seed, paper, pack, many),
            f"{name}.pdf", PDF, on_click="ignore",
        )  # fmt: skip
        st.download_button(
            say("prints.quiz.csv", lang),
            lambda: questions.as_csv(questions.drawn(lessons[id_], many, seed, paper), paper),
            f"{name}.csv", CSV, on_click="ignore",
        )  # fmt: skip


def _pack() -> str:
    """The pictures the learner has chosen, where there are such; else the drawn ones."""
    chosen = current_learner.setting("pack")
    return chosen if chosen in addresses.packs("bologna") else PACKS[0]


def _anki(lang: str, pack: str) -> bytes:
    # Loaded when it is wanted: nothing else needs it.
    from screens.prints.anki import package

    return package(lang, pack, time())

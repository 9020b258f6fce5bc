"""The page from which sheets and files are taken; each is made when it is asked for."""

from __future__ import annotations

from functools import partial
from time import time

import streamlit as st

from engine import game
from screens.card_pictures import addresses
from screens.components.match_forms.names import say
from screens.learner import current_learner, learned_game
from screens.learner.preferences import PACKS
from screens.prints import cards, conversion, questions
from screens.prints.handout import handout
from screens.prints.sheets import bologna, france, sicily
from screens.shared import services
from screens.wording import house_rules
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
    paper = chosen or lang
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
    _cards(lang, paper)
    st.markdown(say("prints.conversion.text", lang))
    st.download_button(
        say("prints.conversion.get", lang),
        lambda: conversion.sheet(paper),
        f"calzettini-78-{paper}.pdf",
        PDF,
        on_click="ignore",
    )
    _questions(lang, paper)


def _cards(lang: str, paper: str) -> None:
    """The sheets and the deck of one pack, first the pack of the game one learns."""
    st.header(say("prints.cards", lang), anchor=False)
    st.markdown(say("prints.cards.text", lang))
    first = learned_game.family_first(lang)
    decks = sorted(cards.decks(), key=lambda one: one != first)
    label, called = text("gallery.pack", lang), lambda one: text(f"gallery.pack.{one}", lang)
    deck = st.pills(label, decks, default=decks[0], required=True, format_func=called, key="prints deck") or decks[0]
    pack = _pack(deck)
    made = {
        "sheet": ("carte", "pdf", PDF, lambda: cards.recognition(deck, paper, pack)),
        "flash": ("cartoncini", "pdf", PDF, lambda: cards.flash(deck, paper, pack)),
        "anki": ("anki", "apkg", ANKI, lambda: _anki(deck, paper, pack)),
    }
    with st.container(horizontal=True):
        for one, (file, ending, kind, make) in made.items():
            its = f"calzettini-{file}-{deck}-{paper}.{ending}"
            st.download_button(say(f"prints.cards.{one}", lang), make, its, kind, on_click="ignore", key=f"cards {one}")


def _questions(lang: str, paper: str) -> None:
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
    title, pack = either(lessons[id_].title, paper), _pack(game(lessons[id_].game).family)
    house = house_rules.told(services.courses()[id_].rules, paper)
    name = f"calzettini-{id_.replace('/', '-')}-{seed}-{paper}"
    with st.container(horizontal=True):
        st.download_button(
            say("prints.quiz.pdf", lang),
            lambda: handout(title, questions.drawn(lessons[id_], many, seed, paper, pack), seed, paper, pack, many, house),
            f"{name}.pdf", PDF, on_click="ignore",
        )  # fmt: skip
        st.download_button(
            say("prints.quiz.csv", lang),
            lambda: questions.as_csv(questions.drawn(lessons[id_], many, seed, paper, pack), paper),
            f"{name}.csv", CSV, on_click="ignore",
        )  # fmt: skip


def _pack(deck: str) -> str:
    """The pictures the learner has chosen, where there are such of this deck; else the drawn ones."""
    chosen = current_learner.setting("pack")
    return chosen if chosen in addresses.packs(deck) else PACKS[0]


def _anki(deck: str, lang: str, pack: str) -> bytes:
    # Loaded when it is wanted: nothing else needs it.
    from screens.prints.anki import package

    return package(lang, pack, time(), deck)

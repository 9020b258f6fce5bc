"""The pages to read in: the glossary, and the rules section by section with a place for every link that cites them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from html import escape
from itertools import count
from pathlib import Path
from typing import cast

import streamlit as st

from lessons.question.table_talk import is_gesture, meaning, spoken, spoken_at_tables
from lessons.text.glossary import GlossaryEntry, entries
from lessons.text.phrases import Lang, say, sentences
from lessons.yamlfile.fields import CLUB, beside
from screens.learner import current_learner, learned_game
from screens.wording import citations
from screens.wording.citations import AT
from screens.wording.texts import DEFAULT, text

STYLE = Path(__file__).parents[1] / "shell" / "static" / "reading.css"


@cache
def _style() -> str:
    return f"<style>{STYLE.read_text(encoding='utf-8')}</style>"


def glossary() -> None:
    lang = current_learner.language()
    st.html(_style())
    st.title(text("glossary.title", lang), anchor=False)
    st.html(f'<p class="cz-lead">{escape(text("glossary.lead", lang))}</p>')
    wanted = st.text_input(text("glossary.find", lang), key="wanted").strip().casefold()
    found = sorted(
        (one for one in entries().values() if wanted in _spellings(one)), key=lambda one: _name(one, lang).casefold()
    )
    st.html(f'<p role="status">{escape(text("glossary.found", lang, n=len(found)))}</p>')
    st.html(f'<dl class="cz-words">{"".join(_word(one, lang) for one in found)}</dl>')


def _word(entry: GlossaryEntry, lang: str) -> str:
    other = beside(lang)
    own, theirs = _name(entry, lang), _name(entry, other).partition(" (")[0]
    # Some names carry the other language's in brackets already: ripping trumps (accorciamento).
    told = theirs == own or f"({theirs})" in own
    names = [] if told else [f'<span lang="{other}">{escape(theirs)}</span>']
    if entry.dialect:
        names.append(f'<span lang="egl">{escape(entry.dialect)}</span>')
    also = f" <small>({', '.join(names)})</small>" if names else ""
    cited = (
        f'<a href="{citations.address(entry.source)}" target="_self">{escape(citations.cited(entry.source, lang))}</a>'
    )
    return (
        f'<div id="word-{escape(entry.id)}"><dt>{escape(own)}{also}</dt>'
        f"<dd>{escape(entry.meaning.get(lang, ''))} <small>{cited}</small></dd></div>"
    )


def _name(entry: GlossaryEntry, lang: str) -> str:
    return entry.term.get(lang) or entry.term[DEFAULT]


def _spellings(entry: GlossaryEntry) -> str:
    return " ".join([*entry.term.values(), entry.dialect, entry.id]).casefold()


def rules() -> None:
    lang = current_learner.language()
    st.html(_style())
    st.title(text("rules.title", lang), anchor=False)
    st.html(f'<p class="cz-lead">{escape(text("rules.lead", lang))}</p>')
    wanted = st.query_params.get(AT, "")
    if _said(wanted, lang):
        its = _language(wanted.partition("#")[0])
        st.html(
            f'<div class="cz-cited" lang="{its}"><h2>{escape(citations.cited(wanted, its))}</h2>'
            f"<p>{escape(_said(wanted, its))}</p></div>"
        )
    elif wanted.startswith(CLUB):
        told = f"<h2>{escape(citations.cited(wanted[:160], lang))}</h2><p>{escape(text('rules.club', lang))}</p>"
        st.html(f'<div class="cz-cited">{told}</div>')
    known = citations.ids(learned_game.family())
    books = "".join(
        f'<li><a href="#book-{book}">{escape(citations.title(book, _language(book)))}</a></li>' for book in known
    )
    st.html(f'<nav class="cz-books" aria-label="{escape(text("rules.books", lang))}"><ul>{books}</ul></nav>')
    for book in known:
        _book(book, _language(book))


def _book(book: str, lang: str) -> None:
    told = "".join(_section(one, lang) for one in citations.sections(book))
    st.html(
        f'<div class="cz-book" lang="{lang}"><h2 id="book-{book}">{escape(citations.title(book, lang))}</h2>'
        f"<p>{escape(citations.by(book, lang))}</p>{told}</div>"
    )


def _language(book: str) -> str:
    """The reader's own; French for a book that has it, where lessons are taken in French."""
    return current_learner.language_in(citations.languages(book))


def _section(source: str, lang: str) -> str:
    """The rule, and below it what else the source tells of it."""
    name = escape(citations.section(source, lang))
    told = "".join(f"<p>{escape(one)}</p>" for one in (_said(source, lang), *_more(source, lang)))
    return f'<section class="cz-section"><h3>{name}</h3>{told}{_phrases(source, lang)}</section>'


def _more(source: str, lang: str) -> Iterator[str]:
    """Paragraphs of the rules page only: a rule beside a mark is to be short."""
    for n in count(1):
        if (told := sentences().get(f"rule-more.{source}.{n}")) is None:
            return
        yield told.get(lang, "")


def _phrases(source: str, lang: str) -> str:
    """What partners may say to each other by this section, each phrase with what it means."""
    # Of what can be asked of each aria the first will do.
    found = {meaning(one).reason: one for one in reversed(spoken_at_tables()) if one.source == source}
    rows = []
    for one in reversed(found.values()):
        says, means = (escape(say(told, cast(Lang, lang), "sicily")) for told in (spoken(one), meaning(one)))
        its = "" if is_gesture(one) else ' lang="scn"'
        rows.append(f"<dt{its}>{says}</dt><dd>{means}</dd>")
    return f'<dl class="cz-phrases">{"".join(rows)}</dl>' if found else ""


def _said(source: str, lang: str) -> str:
    """The section in our own words; empty for an address that names none."""
    return sentences().get(f"rule.{source}", {}).get(lang, "")

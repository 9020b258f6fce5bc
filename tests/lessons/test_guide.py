"""The guide for authors is true in each of its languages: its example is a lesson, its tables are what the program knows."""

from __future__ import annotations

import re
from textwrap import dedent

import pytest

from lessons.course.loader import load
from lessons.question.registry import kinds
from lessons.script.rules_table import GUIDES, in_guide, table
from tests.lessons.trying import told

TEXTS = {lang: guide.place.read_text(encoding="utf-8") for lang, guide in GUIDES.items()}
every = pytest.mark.parametrize("lang", GUIDES)


@every
def test_the_first_lesson_of_the_guide_is_sound_as_it_stands(lang: str) -> None:
    assert told(first_lesson(lang)) == []


def test_the_italian_guide_shows_a_lesson_in_italian_alone() -> None:
    lesson = load(first_lesson("it"), "try.yaml").lesson
    assert lesson is not None
    assert lesson.languages == ("it",)


@every
def test_the_house_rules_in_the_guide_are_those_of_the_games(lang: str) -> None:
    guide = TEXTS[lang]
    assert table(lang) in guide, "make it again with: python -m lessons schema --write"
    assert in_guide(guide, lang) == guide
    assert in_guide(guide.replace("| `andare_a_monte` |", "| `andare` |"), lang) == guide


@every
def test_the_guide_names_every_kind_of_question(lang: str) -> None:
    listed = TEXTS[lang].partition("| `name-card` |")
    assert set(re.findall(r"^\| `([a-z-]+)` \|", "".join(listed[1:]), re.MULTILINE)) == set(kinds())


@every
def test_what_the_guide_says_a_lesson_may_bring_along_is_sound(lang: str) -> None:
    (own,) = re.findall(r"\n\n(    teaches: \[our-habit\]\n.*?)\n\n", TEXTS[lang], re.DOTALL)
    text = {"en": ("Try", "The *knocker*."), "it": ("Prova", "Il *bussatore*.")}
    title, said = (", ".join(f'{one}: "{text[one][at]}"' for one in ("en", "it") if f"{one}: " in own) for at in (0, 1))
    head = f"id: ottocento/try\ngame: ottocento\ntitle: {{{title}}}\nminutes: 5\n"
    assert told(head + dedent(own) + f"\nsteps:\n  - say: {{{said}}}\n") == []


def first_lesson(lang: str) -> str:
    (example,) = re.findall(r"```yaml\n(.*?)```", TEXTS[lang], re.DOTALL)
    return dedent(example.replace("\n   ", "\n").removeprefix("   "))

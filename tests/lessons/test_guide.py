"""The guide for authors is true: its example is a lesson, its tables are what the program knows."""

from __future__ import annotations

import re
from textwrap import dedent

from lessons.question.registry import kinds
from lessons.script.rules_table import PLACE, in_guide, table
from tests.lessons.trying import told

GUIDE = PLACE.read_text(encoding="utf-8")


def test_the_first_lesson_of_the_guide_is_sound_as_it_stands() -> None:
    (example,) = re.findall(r"```yaml\n(.*?)```", GUIDE, re.DOTALL)
    assert told(dedent(example.replace("\n   ", "\n").removeprefix("   "))) == []


def test_the_house_rules_in_the_guide_are_those_of_the_games() -> None:
    assert table() in GUIDE, "make it again with: python -m lessons schema --write"
    assert in_guide(GUIDE) == GUIDE
    assert in_guide(GUIDE.replace("| `andare_a_monte` |", "| `andare` |")) == GUIDE


def test_the_guide_names_every_kind_of_question() -> None:
    listed = GUIDE.partition("## Kinds of questions")[2]
    assert set(re.findall(r"^\| `([a-z-]+)` \|", listed, re.MULTILINE)) == set(kinds())


def test_what_the_guide_says_a_lesson_may_bring_along_is_sound() -> None:
    (own,) = re.findall(r"in the same file:\n\n(.*?)\n\nThe skill", GUIDE, re.DOTALL)
    head = 'id: ottocento/try\ngame: ottocento\ntitle: {en: "Try", it: "Prova"}\nminutes: 5\n'
    step = '\nsteps:\n  - say: {en: "The *knocker*.", it: "Il *bussatore*."}\n'
    assert told(head + dedent(own) + step) == []

"""A lesson to try things with, and what is said of it."""

from __future__ import annotations

from lessons.course.loader import load
from lessons.lint.content import checked, sources
from lessons.script.references import KnownNames
from lessons.text.skills import skills
from lessons.yamlfile.problems import Problem

HEAD = """\
id: ottocento/try
game: ottocento
title: {en: "Try", it: "Prova"}
minutes: 5
teaches: [follow-suit]
source: "ottocento#the-play"
steps:
"""
QUESTION = """\
  - id: one
    kind: legal-plays
    skill: follow-suit
    trick: "CK C8"
    hand: "C9 T16 BQ"
"""


def problems(text: str) -> list[Problem]:
    """What loading and checking a lesson finds."""
    loaded = load(text, "try.yaml")
    known = KnownNames({}, frozenset(skills()), sources())
    return sorted({*loaded.problems, *checked(loaded, known)})


def told(text: str) -> list[str]:
    """What loading and checking a lesson says, without the file's name."""
    return [str(problem).removeprefix("try.yaml:") for problem in problems(text)]

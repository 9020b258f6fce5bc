"""A lesson to try things with, and what is said of it."""

from __future__ import annotations

from lessons import check_lessons
from lessons.check import sources
from lessons.known import Known
from lessons.load import load
from lessons.skills import skills

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


def told(text: str) -> list[str]:
    """What loading and checking a lesson says, without the file's name."""
    loaded = load(text, "try.yaml")
    known = Known({}, frozenset(skills()), sources())
    found = sorted({*loaded.problems, *check_lessons.check(loaded, known)})
    return [str(problem).removeprefix("try.yaml:") for problem in found]

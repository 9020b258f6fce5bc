"""Whatever is wrong with a question about the teaching is quoted, pointed at, and answered with the likely fix."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from lessons.course.course import Course
from lessons.course.loader import library
from lessons.protocol import replies
from lessons.protocol.asks import ASKS
from lessons.protocol.framing import answers
from lessons.protocol.manual import example
from lessons.question.registry import kinds
from lessons.yamlfile.fields import Spec
from tests.engine.protocol_mistakes import WRONG, misheard, places, refusal, spoilt, unclear

TRICK = {"game": "ottocento", "kind": "who-wins", "seed": 3, "spec": {"trick": "CK Moor1 Moor4 C6"}}
WHOLE = (
    {"ask": "draw", **TRICK, "aim": ["first-moor-wins"], "rules": {"grande": "standard"}, "lang": "en"},
    {"ask": "answer", "question": TRICK, "given": [], "value": [1], "tries": 0, "lang": "it"},
    {"ask": "reveal", "question": {**TRICK, "aim": [], "rules": {}}, "given": [], "lang": "en"},
    {"ask": "lesson", "id": "x", "lesson": "mineo3/following", "lang": "it", "seed": 4},
)
"""Questions with every field that they may have."""
ABOUT_THE_WHOLE = ("unsatisfiable", "impossible")
"""A situation that does not fit together, whichever of its fields one changes."""


@cache
def drawn() -> tuple[dict[str, Any], ...]:
    """A question of each kind that a lesson asks with a spec of its own, as ``draw`` takes it."""
    found: dict[tuple[str, ...], dict[str, Any]] = {}
    for lesson in library():
        course = Course.of(lesson)
        for step in (one for one in lesson.steps if isinstance(one, Spec)):
            question = replies.questioned(step, lesson, course, 1)
            found.setdefault((question["kind"], *question.get("spec", ())), {"ask": "draw", **question})
    return tuple(found.values())


def fields(question: dict[str, Any]) -> Iterator[str]:
    yield from question.get("spec", ())


@pytest.mark.parametrize(
    "question", [*WHOLE, *(example(name) for name in ASKS)], ids=lambda one: f"{one['ask']}-{len(one)}"
)
def test_every_wrong_value_is_quoted_and_pointed_at(question: dict[str, Any]) -> None:
    for at in places(question):
        for value in WRONG:
            error = refusal(answers, spoilt(question, at, value))
            found = error and unclear(error, at, value, ABOUT_THE_WHOLE)
            assert not found, (at, found)


@pytest.mark.parametrize("kind", kinds())
def test_every_wrong_field_of_a_kind_is_quoted_and_pointed_at(kind: str) -> None:
    for question in (one for one in drawn() if one["kind"] == kind):
        for field in fields(question):
            for value in (None, True, 7, "zzqq", [], {}):
                error = refusal(answers, spoilt(question, ("spec", field), value))
                found = error and unclear(error, ("spec", field), value, ABOUT_THE_WHOLE)
                assert not found, (field, found)


@pytest.mark.parametrize("kind", kinds())
def test_a_slip_in_a_word_of_a_kind_gets_the_word_that_was_meant(kind: str) -> None:
    for question in (one for one in drawn() if one["kind"] == kind):
        for field in fields(question):
            word = question["spec"][field]
            if not (isinstance(word, str) and len(word) > 2 and word.replace("-", "").isalpha() and word.islower()):
                continue
            error = refusal(answers, spoilt(question, ("spec", field), misheard(word)))
            assert error is None or f"did you mean {word!r}?" in error["message"], (field, word, error)


def test_a_language_that_nobody_speaks_here_is_quoted_with_those_there_are() -> None:
    error = refusal(answers, {"ask": "draw", **TRICK, "lang": "de"})
    assert error is not None
    assert error["message"] == "no language 'de'; there are: en, it, fr"


@pytest.mark.parametrize("seed", ["3", -1, 1.5, True, None, 2**64, [3]])
def test_a_wrong_seed_is_quoted(seed: object) -> None:
    error = refusal(answers, {"ask": "draw", **TRICK, "seed": seed})
    assert error is not None
    assert error["field"] == "seed"
    assert json.dumps(seed).replace('"', "'") in error["message"]


def test_cards_in_a_list_are_offered_as_a_text() -> None:
    error = refusal(answers, {"ask": "draw", **TRICK, "spec": {"trick": ["CK", "C6"]}})
    assert error is not None
    assert "did you mean 'CK C6'?" in error["message"]


def test_words_said_in_no_round_are_refused_and_not_stumbled_over() -> None:
    for kind, game, said in (("bidding", "calatafimi4", "zero"), ("announcing", "mineo4", "passo")):
        error = refusal(answers, {"ask": "draw", "game": game, "kind": kind, "seed": 1, "spec": {"said": said}})
        assert error is not None
        assert (error["code"], error["field"]) == ("impossible", "spec.said")
        assert "say in which (round)" in error["message"]

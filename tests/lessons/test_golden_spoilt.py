"""Questions that lessons give themselves, each changed a little: what the checker says of them, or what is right then, as before.

Authors are told of what cannot be, and every kind tells it by itself; a list of such cards would never have them all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from pydantic import ValidationError

from engine.game import game
from lessons.course.course import Course
from lessons.course.loader import library
from lessons.lint.questions import card_fields
from lessons.question.kind import Kind
from lessons.question.registry import kinds, misconceptions
from lessons.script.steps import kind_of
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.fields import Spec
from lessons.yamlfile.problems import Path
from tests.conftest import Golden
from tests.engine.written_down import brief, known

from .table import spec
from .test_golden_questions import answered

CHANGED = 150
"""Changed questions of a kind."""
HEAD = ("id", "skill", "say", "deal", "discuss", "again")
Given = tuple[Course, Spec]


def given() -> dict[str, list[Given]]:
    """By kind, the questions of lessons."""
    found: dict[str, list[Given]] = {}
    for course in map(Course.of, library()):
        for step in course.lesson.steps:
            if isinstance(step, Spec) and not step.deal:
                found.setdefault(kind_of(step), []).append((course, step))
    return found


GIVEN = given()


@pytest.mark.parametrize("name", GIVEN)
def test_what_is_wrong_with_a_changed_question_is_told_as_before(name: str, golden: Golden) -> None:
    rng, codes, lines = Random(name), Counter[str](), list[str]()
    for _ in range(CHANGED):
        course, step = rng.choice(GIVEN[name])
        fields = changed(course, step, name, rng)
        told = list(_told(kinds()[name], course, step, fields))
        codes[told[0].partition(" ")[0]] += 1
        lines += told
    golden(f"spoilt/{name}.txt", f"{' '.join(f'{code} {codes[code]}' for code in sorted(codes))}: {known(lines)}\n")


def changed(course: Course, step: Spec, name: str, rng: Random) -> dict[str, Any]:
    """The fields of this question, one or two of them otherwise."""
    fields = {one: getattr(step, one) for one in step.model_fields_set}
    every = [one for one in type(step).model_fields if one not in (*HEAD, "kind")]
    for field in rng.sample(every, min(len(every), rng.choice((1, 1, 2)))):
        if (value := _otherwise(course, fields.get(field), name, field, rng)) is None:
            fields.pop(field, None)
        else:
            fields[field] = value
    return fields


def _otherwise(course: Course, value: Any, name: str, field: str, rng: Random) -> Any:
    """Something else in this field: near what stands there, as another question has it, or nothing."""
    if field == "aim":
        return (rng.choice(sorted(misconceptions())),)
    if isinstance(value, int) and not isinstance(value, bool) and rng.random() < 0.6:
        return value + rng.choice((-1, 1, 100))
    if isinstance(value, str) and value and rng.random() < 0.6:
        return _words_otherwise(value.split(), [card.code for card in course.game.pack], rng)
    others = [getattr(one, field) for _, one in GIVEN[name] if field in one.model_fields_set]
    return (
        rng.choice([*others, None])
        if others
        else rng.choice((None, 0, 1, True, "x", rng.choice(tuple(course.game.pack)).code))
    )


def _words_otherwise(words: list[str], pack: list[str], rng: Random) -> str:
    """Cards in a row, one more, one less, another one, one twice, or one that there is not."""
    at = rng.randrange(len(words))
    return " ".join(
        rng.choice(
            (
                [*words, rng.choice(pack)],
                [*words, words[at]],
                words[:at] + words[at + 1 :],
                [*words[:at], rng.choice(pack), *words[at + 1 :]],
                [*words[:at], "X99", *words[at + 1 :]],
                words[::-1],
            )
        )
    )


def _told(kind: Kind[Any, Any], course: Course, step: Spec, fields: dict[str, Any]) -> Iterator[str]:
    try:
        spec = type(step).model_validate(fields)
    except ValidationError as error:
        yield "refused " + brief([(one["loc"], one["type"]) for one in error.errors(include_url=False)])
        return
    unreadable = list(card_fields(spec, (), course.game, _said))
    yield from unreadable
    if unreadable:
        return
    faults = list(kind.faults(spec, course.game, course.rules))
    yield from (_said((one.field,), one.message, one.code, offset=one.offset) for one in faults)
    if not faults:
        yield from _right(kind, course, spec)


def _said(path: Path, message: str, code: str, *, offset: int = 0, key: bool = False) -> Any:
    return f"{code} {brief(path)} {offset} {_facts(message)}"


def _facts(message: str) -> str:
    return f"{message.code} {brief(message.facts)}" if isinstance(message, CheckerMessage) else message


def _right(kind: Kind[Any, Any], course: Course, spec: Spec) -> Iterator[str]:
    """What is right of a question that could stand in a lesson; what is drawn is looked at elsewhere."""
    if not kind.fixed(spec):
        yield "drawn"
        return
    item = kind.make(spec, course.game, Random(1), course.rules, ())
    yield f"asked {kind.expected(item)} {kind.guess_rate(item):.3f}"
    yield from answered(kind, item)


@pytest.mark.parametrize(("of", "told"), [("pile", "checker.odd-pile"), ("criccone", "checker.not-counted")])
def test_an_error_in_what_cannot_be_counted_is_told_of_the_cards_and_not_looked_for(of: str, told: str) -> None:
    its = game("ottocento" if of == "pile" else "mineo3")
    codes = " ".join(card.code for card in tuple(its.pack)[:5])
    asked = spec("find-error", of=of, cards=codes, error="stops-at-the-5")
    (fault,) = kinds()["find-error"].faults(asked, its, its.house())
    assert isinstance(fault.message, CheckerMessage)
    assert fault.message.code == told

"""Questions whose situation stands in a lesson, with a slip of the pen in each: what is found to be impossible is as before.

A figure a little off, a yes for a no, another word that may stand there, a card too many or too few.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any, Literal, get_args, get_origin

import pytest
from pydantic import ValidationError

from engine.game import Game
from lessons.course.course import Course
from lessons.course.loader import library
from lessons.question.registry import kinds
from lessons.script.steps import kind_of
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.fields import Spec
from tests.conftest import Golden
from tests.engine.written_down import brief, known

MOST, SLIPS = 40, 3
"""So many questions of a kind, and slips of one sort in each of their fields."""
GIVEN: dict[str, list[tuple[Course, Spec]]] = defaultdict(list)
for lesson in library():
    for step in lesson.steps:
        if isinstance(step, Spec) and kinds()[kind_of(step)].fixed(step):
            GIVEN[kind_of(step)].append((Course.of(lesson), step))


def words(hint: Any) -> Iterator[str]:
    """What may stand in a field of which the schema says it."""
    if get_origin(hint) is Literal:
        yield from (one for one in get_args(hint) if isinstance(one, str))
    for inner in get_args(hint):
        yield from words(inner)


def otherwise(value: Any, hint: Any, its: Game, rng: Random) -> Iterator[Any]:
    match value:
        case bool():
            yield not value
        case int():
            yield from (value - 1, value + 1, -value, value + rng.randrange(2, 40))
        case None:
            yield from (0, 1, rng.randrange(100), rng.choice([*its.pack]).code)
        case str():
            yield from (
                rng.sample(others, min(SLIPS, len(others))) if (others := sorted(set(words(hint)) - {value})) else ()
            )
            codes = value.split()
            if value and all(code in {card.code for card in its.pack} for code in codes):
                more = [card.code for card in its.pack if card.code not in codes]
                yield " ".join(codes[1:])
                yield " ".join((*codes, *rng.sample(more, min(1, len(more)))))
                yield " ".join((*codes[:-1], *rng.sample(more, min(1, len(more)))))
                yield " ".join(codes[::-1])
            elif not value:
                yield rng.choice([*its.pack]).code
            if value.replace("/", "").isdecimal():
                yield from (f"{value}1", "7", value[:-1])


def told(message: str) -> str:
    """By its code, where it has one: the sentence may be said better."""
    return f"{message.code} {brief(message.facts)}" if isinstance(message, CheckerMessage) else message


def spoilt(step: Spec, its: Game, rng: Random) -> Iterator[Spec]:
    for name, field in type(step).model_fields.items():
        if name in ("id", "say", "kind", "expect", "skill", "aim", "again", "why", "hints", "source", "discuss"):
            continue
        for value in otherwise(getattr(step, name), field.annotation, its, rng):
            try:
                yield type(step).model_validate({**dict(step), name: value})
            except ValidationError:
                continue  # the schema says so


@pytest.mark.parametrize("kind", GIVEN)
def test_what_cannot_be_in_a_question_of_a_lesson_is_told_as_before(kind: str, golden: Golden) -> None:
    rng, codes, lines = Random(kind), Counter[str](), list[str]()
    for course, step in rng.sample(GIVEN[kind], min(MOST, len(GIVEN[kind]))):
        for made in spoilt(step, course.game, rng):
            found = list(kinds()[kind].faults(made, course.game, course.rules))
            codes.update([one.field for one in found] or ["nothing wrong"])
            lines += [
                f"{course.lesson.id} {step.id}: {one.field} {one.code} {one.offset} {told(one.message)}"
                for one in found
            ] or ["-"]
    golden(f"faults/{kind}.txt", f"{' '.join(f'{name} {codes[name]}' for name in sorted(codes))}: {known(lines)}\n")

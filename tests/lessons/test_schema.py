"""The schema that editors read is the one the models make, and the lessons keep to it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import jsonschema
import pytest

from lessons.schemas import lesson as schema
from lessons.schemas import plan as plans
from lessons.yamlfile.strict_yaml import read

from .table import ROOT

FIX = "make it again with: python -m lessons schema --write"


def test_the_schema_in_docs_is_current() -> None:
    assert schema.PLACE.read_text(encoding="utf-8") == schema.text(), FIX


def test_the_schema_is_a_schema() -> None:
    jsonschema.Draft202012Validator.check_schema(json.loads(schema.text()))


def _one_of(seen: Any, ways: list[Any], value: object, schema: Any) -> Iterator[jsonschema.ValidationError]:
    """As the standard has it; what is wrong with each way is looked for only where not one of them fits."""
    if sum(seen.evolve(schema=way).is_valid(value) for way in ways) != 1:
        yield from jsonschema.Draft202012Validator.VALIDATORS["oneOf"](seen, ways, value, schema)


Seen = jsonschema.validators.extend(jsonschema.Draft202012Validator, {"oneOf": _one_of})


@cache
def by_schema() -> Any:
    return Seen(schema.schema())


@pytest.mark.parametrize("path", sorted((ROOT / "content" / "lessons").rglob("*.yaml")), ids=lambda path: path.stem)
def test_every_lesson_is_valid_by_the_schema_as_an_editor_sees_it(path: object) -> None:
    data = _as_an_editor(read(path.read_bytes(), "f").data)  # type: ignore[attr-defined]
    by_schema().validate(data)


def test_the_schema_of_plans_is_current_and_ours_are_valid_by_it() -> None:
    assert plans.PLACE.read_text(encoding="utf-8") == plans.text(), FIX
    jsonschema.Draft202012Validator.check_schema(plans.schema())
    for path in sorted((ROOT / "content" / "evenings").glob("*.yaml")):
        plan = _as_an_editor(read(path.read_bytes(), "f").data)
        jsonschema.Draft202012Validator(plans.schema()).validate(plan)


def _as_an_editor(value: object) -> object:
    """Numbers as numbers, true as true: an editor reads YAML by its own rules."""
    if isinstance(value, dict):
        return {key: _as_an_editor(one) if key not in ("expect",) else one for key, one in value.items()}
    if isinstance(value, list):
        return [_as_an_editor(one) for one in value]
    text = str(value)
    if text in ("true", "false"):
        return text == "true"
    try:
        return int(text) if text.isdecimal() else float(text) if text.startswith("0.") else text
    except ValueError:
        return text


SOUND = {
    "id": "ottocento/try",
    "game": "ottocento",
    "title": {"en": "a", "it": "b"},
    "minutes": 5,
    "teaches": ["follow-suit"],
    "source": "ottocento#the-play",
    "steps": [{"id": "one", "kind": "legal-plays", "skill": "follow-suit", "trick": "CK C8", "hand": "C9, T16"}],
}
OWN = {"skills": {"ours": {"name": {"en": "a", "it": "b"}}}, "teaches": ["ours"], "source": "club: Circolo X, 2024"}


def _step(**changes: object) -> dict[str, object]:
    (step,) = SOUND["steps"]  # type: ignore[misc]
    return {"steps": [{**step, **changes}]}  # type: ignore[dict-item]


@pytest.mark.parametrize(
    "wrong",
    [
        {"teaches": ["folow-suit"]},
        {"source": "ottocento#the-pley"},
        {"source": "our rules"},
        {"game": "otocento"},
        _step(skill="folow-suit"),
        _step(aim=["must-overtrum"]),
        _step(hand="C9 T99"),
        _step(kind="legal-play"),
    ],
)
def test_an_editor_underlines_a_name_that_there_is_not(wrong: dict[str, object]) -> None:
    seen = by_schema()
    assert seen.is_valid(SOUND)
    assert not seen.is_valid({**SOUND, **wrong})


def test_an_editor_takes_what_a_lesson_brings_along() -> None:
    seen = by_schema()
    assert seen.is_valid({**SOUND, **OWN, **_step(skill="ours")})

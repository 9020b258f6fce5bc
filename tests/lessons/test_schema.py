"""The schema that editors read is the one the models make, and the lessons keep to it."""

from __future__ import annotations

import json

import jsonschema
import pytest

from lessons import schema
from lessons.places import read

from .table import ROOT

FIX = "make it again with: python -m lessons schema --write"


def test_the_schema_in_docs_is_current() -> None:
    assert schema.PLACE.read_text(encoding="utf-8") == schema.text(), FIX


def test_the_schema_is_a_schema() -> None:
    jsonschema.Draft202012Validator.check_schema(json.loads(schema.text()))


@pytest.mark.parametrize("path", sorted((ROOT / "content" / "lessons").rglob("*.yaml")), ids=lambda path: path.stem)
def test_every_lesson_is_valid_by_the_schema_as_an_editor_sees_it(path: object) -> None:
    data = _as_an_editor(read(path.read_bytes(), "f").data)  # type: ignore[attr-defined]
    jsonschema.Draft202012Validator(schema.schema()).validate(data)


def _as_an_editor(value: object) -> object:
    """Numbers as numbers: an editor reads YAML by its own rules."""
    if isinstance(value, dict):
        return {key: _as_an_editor(one) if key not in ("expect",) else one for key, one in value.items()}
    if isinstance(value, list):
        return [_as_an_editor(one) for one in value]
    text = str(value)
    try:
        return int(text) if text.isdecimal() else float(text) if text.startswith("0.") else text
    except ValueError:
        return text

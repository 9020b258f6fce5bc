"""The JSON Schema of a lesson, from the same models that read it, for editors that complete and underline."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from lessons.lesson_file import file_model

PLACE = Path(__file__).resolve().parents[1] / "docs" / "lesson.schema.json"


def schema() -> dict[str, Any]:
    """The schema as data."""
    told = file_model().model_json_schema()
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **told, "title": "A Calzettini lesson"}


def text() -> str:
    """The schema as it stands in ``docs/lesson.schema.json``."""
    return json.dumps(schema(), indent=1, ensure_ascii=False, sort_keys=True) + "\n"

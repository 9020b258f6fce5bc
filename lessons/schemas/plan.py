"""The JSON Schema of a plan, from the models that read it, for editors that complete and underline."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from engine.game import games
from lessons.plans.shape import PlanFile
from lessons.schemas import lesson

PLACE = Path(__file__).resolve().parents[2] / "docs" / "evening.schema.json"


def schema() -> dict[str, Any]:
    """The models' own, and the names that may be used: of misconceptions, skills, sources, games."""
    told, names = PlanFile.model_json_schema(), lesson.schema()["$defs"]
    defs = told["$defs"] | {name: names[name] for name in ("CitedSource", "Misconception", "Skill")}
    asks, part, plan = defs["Asks"]["properties"], defs["Part"]["properties"], told["properties"]
    for name in ("aim", "or"):
        asks[name] = _one_of("Misconception", asks[name])
    asks["skill"] = _one_of("Skill", asks["skill"])
    for fields in (part, plan):
        about = {key: one for key, one in fields["source"].items() if key in ("description", "title", "default")}
        cited: dict[str, Any] = {"$ref": "#/$defs/CitedSource"}
        fields["source"] = about | ({"anyOf": [cited, {"const": ""}]} if "default" in about else cited)
    plan["game"] = {**plan["game"], "enum": sorted(games())}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **told,
        "$defs": defs,
        "title": "An evening's plan",
    }


def text() -> str:
    """The schema as it stands in ``docs/evening.schema.json``."""
    return json.dumps(schema(), indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def _one_of(name: str, told: dict[str, Any]) -> dict[str, Any]:
    about = {key: one for key, one in told.items() if key in ("description", "title", "default")}
    return about | {"anyOf": [{"$ref": f"#/$defs/{name}"}, {"const": ""}]}

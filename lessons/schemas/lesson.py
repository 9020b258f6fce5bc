"""The JSON Schema of a lesson, from the same models that read it, for editors that complete and underline."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from engine.game import game, games
from lessons.lint.content import sources
from lessons.question.registry import misconceptions
from lessons.script.lesson_file import file_model
from lessons.text.printed import STANDS_FOR
from lessons.text.skills import listed
from lessons.yamlfile.fields import CARDS, CLUB

PLACE = Path(__file__).resolve().parents[2] / "docs" / "lesson.schema.json"
Node = dict[str, Any]


def schema() -> Node:
    """The schema as data: the models' own, and the names that may be used, of skills, misconceptions, sources and cards."""
    told = file_model().model_json_schema()
    for node in list(_nodes(told)):
        if isinstance(node.get("properties"), dict):
            _name(node["properties"])
        if node.get("format") == CARDS:
            node["$ref"] = "#/$defs/Cards"
    told["$defs"] |= _names()
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema", **told, "title": "A Calzettini lesson",
        # A lesson that brings skills along may name them as well.
        "if": {"required": ["skills"]}, "then": {}, "else": _listed_skills_only(),
    }  # fmt: skip


def text() -> str:
    """The schema as it stands in ``docs/lesson.schema.json``."""
    return json.dumps(schema(), indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def _name(fields: Node) -> None:
    """Give a model's fields the names they may hold."""
    for field, give in _GIVEN.items():
        if isinstance(fields.get(field), dict) and fields[field].get("type") != "object":
            fields[field] = give(fields[field])


def _names() -> Node:
    """The names there are, each list once."""
    free = {"pattern": f"^{CLUB}[^ ].{{2,150}}$", "type": "string"}
    return {
        "Cards": {"pattern": _cards(), "type": "string"},
        "CitedSource": {"anyOf": [{"enum": sorted(sources())}, free]},
        "Misconception": {"enum": sorted(misconceptions())},
        "Skill": {"enum": sorted(listed())},
    }


def _source(told: Node) -> Node:
    about: Node = {key: told[key] for key in ("default", "description", "title") if key in told}
    ref: Node = {"$ref": "#/$defs/CitedSource"}
    return about | ({"anyOf": [ref, {"const": ""}]} if "default" in told else ref)


def _aim(told: Node) -> Node:
    return {**told, "items": {"$ref": "#/$defs/Misconception"}}


def _game(told: Node) -> Node:
    return {**told, "enum": sorted(games())}


def _pack(told: Node) -> Node:
    about: Node = {key: told[key] for key in ("default", "description", "title") if key in told}
    return about | {"enum": ["", *sorted(STANDS_FOR)]}


_GIVEN: dict[str, Callable[[Node], Node]] = {"source": _source, "aim": _aim, "game": _game, "pack": _pack}


def _listed_skills_only() -> Node:
    skill = {"$ref": "#/$defs/Skill"}
    steps = {"items": {"properties": {"skill": skill}}}
    return {"properties": {"teaches": {"items": skill}, "steps": steps}}


def _cards() -> str:
    """Cards of any pack by their codes, with blanks, commas or semicolons between."""
    codes = sorted({card.code for one in games() for card in game(one).pack})
    one = f"(?:{'|'.join(codes)})"
    return f"^(?:[\\s,;]*{one}(?:[\\s,;]+{one})*)?[\\s,;]*$"


def _nodes(value: object) -> Iterator[Node]:
    if isinstance(value, dict):
        yield value
    for one in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from _nodes(one)

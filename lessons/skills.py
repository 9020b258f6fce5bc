"""What a learner can be good at: ``content/skills.yaml``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from lessons.cardbook import CONTENT
from lessons.places import read


@dataclass(frozen=True, slots=True)
class Skill:
    """A skill, its name in each language, the skills that come first, and its code in the curriculum (A1 to L1)."""

    id: str
    name: Mapping[str, str]
    after: tuple[str, ...] = ()
    code: str = ""


@cache
def skills(content: Path = CONTENT) -> Mapping[str, Skill]:
    """Id -> skill, in the order of the file."""
    path = content / "skills.yaml"
    data = read(path.read_bytes(), path.name).data if path.exists() else {}
    found = {}
    for id_, told in data.items() if isinstance(data, dict) else ():
        if isinstance(told, dict) and isinstance(told.get("name"), dict):
            after, name = told.get("after", []), told["name"]
            texts = {k: v for k, v in name.items() if isinstance(v, str)} if isinstance(name, dict) else {}
            before = tuple(str(one) for one in after) if isinstance(after, list) else ()
            found[id_] = Skill(id_, texts, before, str(told.get("code", "")))
    return found

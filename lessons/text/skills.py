"""What a learner can be good at: ``content/skills.yaml``, and what lessons bring along."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from lessons.text.card_catalogue import CONTENT
from lessons.text.lesson_vocabulary import LessonVocabulary, Skill, brought
from lessons.yamlfile.disk_cache import DiskCache
from lessons.yamlfile.languages import read_texts, with_languages
from lessons.yamlfile.locked_cache import read_once

__all__ = ["Skill", "listed", "skills"]


def skills(content: Path = CONTENT) -> Mapping[str, Skill]:
    """Id -> skill, in the order of the file, then those that lessons bring along."""
    return _with(content, brought())


@lru_cache(maxsize=4)
def _with(content: Path, own: LessonVocabulary) -> Mapping[str, Skill]:
    return {**listed(content), **{id_: skill for id_, skill in own.skills.items() if id_ not in listed(content)}}


@read_once
def listed(content: Path = CONTENT) -> Mapping[str, Skill]:
    """Those of ``content/skills.yaml`` alone."""
    path = content / "skills.yaml"
    data = DiskCache("skills", with_languages(path)).made(lambda: read_texts(path).data) if path.exists() else {}
    found = {}
    for id_, told in data.items() if isinstance(data, dict) else ():
        if isinstance(told, dict) and isinstance(told.get("name"), dict):
            after, name = told.get("after", []), told["name"]
            texts = {k: v for k, v in name.items() if isinstance(v, str)} if isinstance(name, dict) else {}
            before = tuple(str(one) for one in after) if isinstance(after, list) else ()
            need = told.get("may_need", [])
            topics = frozenset(str(one) for one in need) if isinstance(need, list) else frozenset()
            found[id_] = Skill(id_, texts, before, str(told.get("code", "")), topics)
    return found

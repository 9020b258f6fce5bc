"""Every kind's own example.yaml: right answers are right, wrong ones are told their own error."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine import game
from lessons.question.answered import marking
from lessons.question.registry import kinds
from lessons.text import phrases
from lessons.yamlfile.strict_yaml import read

from .table import ROOT, ask, written


def examples() -> list[Any]:
    found = []
    for kind in kinds().values():
        path = ROOT / "lessons" / "questions" / kind.name.replace("-", "_") / "example.yaml"
        reading = read(path.read_bytes(), str(path))
        assert not reading.problems
        assert isinstance(reading.data, list)
        found += [
            pytest.param(kind, told, id=f"{kind.name}: {told['ask']}")
            for told in reading.data
            if isinstance(told, dict)
        ]
    return found


@pytest.mark.parametrize(("kind", "told"), examples())
def test_right_answers_are_right_and_wrong_ones_hear_why(kind: Any, told: Any) -> None:
    where = game(told["game"]) if "game" in told else None
    item = ask(kind.name, 0, where, **told["ask"])
    for text in (told["right"], *told.get("also", [])):
        given, answer = written(kind, item, text)
        mark = marking.mark(kind, item, given, answer)
        assert mark.ok, text
        assert mark.done, text
        assert mark.named is None
    for wrong in told.get("wrong", []):
        given, answer = written(kind, item, wrong["answer"])
        mark = marking.mark(kind, item, given, answer)
        assert not mark.ok, wrong["answer"]
        reasons = [said.reason for said in mark.says]
        assert set(wrong.get("says", [])) <= set(reasons), wrong["answer"]
        if "diagnosis" in wrong:
            assert mark.named == wrong["diagnosis"]
            said = f"diagnosis.{mark.diagnosis}" if mark.diagnosis else marking.perhaps(mark.named).reason
            assert reasons[0] == said, "what went wrong is said first"
        for lang in phrases.LANGS:
            assert all(phrases.say_all(mark.says, lang, item.game.family))


def test_every_kind_has_a_folder_with_examples() -> None:
    homes = {
        path.name for path in Path(ROOT / "lessons" / "questions").iterdir() if path.is_dir() and path.name[0] != "_"
    }
    assert homes == {name.replace("-", "_") for name in kinds()}
    assert all((ROOT / "lessons" / "questions" / home / "example.yaml").exists() for home in homes)

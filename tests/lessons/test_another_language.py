"""A language more is one line where languages are named, and files: what it takes, tried with one that does not exist."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lessons.yamlfile.strict_yaml import read

from .table import ROOT

LINE = '    fr: Text | None = Field(default=None, title="Français"'
SPEAK = """
from engine.game import game
from lessons.lint import completeness
from lessons.question.kind import Said
from lessons.script import loader
from lessons.script.fields import LANGS, NAMES
from lessons.text import phrases
from lessons.text.card_catalogue import CONTENT
from screens.prints import questions
from screens.wording import texts
gaps = [str(one) for one in completeness.check(CONTENT)]
assert not gaps, gaps
assert LANGS == ("en", "it", "xx") and NAMES["xx"] == "Xish"
assert texts.LANGUAGES["xx"] == "Xish" and texts.spoken("xx-XX") == "xx"
assert texts.text("home.title", "xx").startswith("xx ")
assert phrases.card_name("SK", "xx", "the").startswith("le-xx ")
assert " e " in phrases.fill("{cards:name}", {"cards": ("SK", "BK")}, "xx")
lesson = next(one for one in loader.library() if one.id == "ottocento/following")
assert "xx" in lesson.languages
asked = questions.drawn(lesson, 4, 7, "xx")
assert asked and all(one.prompt.startswith("Xx ") for one in asked), [one.prompt for one in asked]
print("spoken")
"""


def _with_a_language_more(data: Any) -> Any:
    """Every text that is there in English and Italian also in the new language, under its own name."""
    if isinstance(data, list):
        return [_with_a_language_more(one) for one in data]
    if not isinstance(data, dict):
        return data
    told = {key: _with_a_language_more(one) for key, one in data.items()}
    if isinstance(data.get("en"), str) and isinstance(data.get("it"), str):
        text = data["it"].replace("{it}", "{xx}")
        told["xx"] = text if text.startswith("{") or ("." not in text and len(text) < 3) else f"xx {text}"
    return told


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of the program with the new language's one line and its files."""
    for name in ("engine", "lessons", "screens", "images", "content"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__", "built"))
    fields = tmp_path / "lessons" / "script" / "fields.py"
    told = fields.read_text(encoding="utf-8")
    assert LINE in told
    fields.write_text(told.replace(LINE, f'    xx: Text = Field(title="Xish")\n{LINE}'), encoding="utf-8")
    for path in (tmp_path / "content").rglob("*.yaml"):
        data = read(path.read_bytes(), path.name).data
        path.write_text(json.dumps(_with_a_language_more(data), ensure_ascii=False), encoding="utf-8")
    (tmp_path / "content" / "grammar" / "xx.yaml").write_text('articles: [{article: "le-xx "}]\n', encoding="utf-8")
    return tmp_path


def run(house: Path) -> subprocess.CompletedProcess[str]:
    told = [sys.executable, "-c", SPEAK]
    return subprocess.run(told, cwd=house, capture_output=True, text=True, timeout=120, check=False)


def test_a_language_of_files_and_one_line_is_spoken_everywhere(house: Path) -> None:
    done = run(house)
    assert done.stdout == "spoken\n", done.stderr[-2000:]


def _lost(change: Callable[[dict[str, Any]], None]) -> Callable[[Path], None]:
    def losing(path: Path) -> None:
        data = json.loads(path.read_text(encoding="utf-8"))
        change(data)
        path.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")

    return losing


def test_its_gaps_are_named(house: Path) -> None:
    _lost(lambda data: data["home.title"].pop("xx"))(house / "content" / "words" / "screens.yaml")
    _lost(lambda data: data["title"].pop("xx"))(house / "content" / "lessons" / "ottocento" / "following.yaml")
    (house / "content" / "grammar" / "xx.yaml").unlink()
    wrong = run(house).stderr
    assert "'home.title' has no text in 'xx'" in wrong
    assert "'xx' is missing here" in wrong
    assert "there is no file for 'xx'" in wrong

"""A language more is files: what it takes, tried with one that does not exist, and not a line of the program changed."""

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

LESSONS = ("lessons", "evenings", "problems")
"""Here a language stands beside the others; everywhere else it may be in a folder of its own."""
ITSELF = 'name: "Xish"\npages: true\nfamily: "sicily"\narticles: [{article: "le-xx "}]\njoins: {"da |le": "dalle"}\n'
SPEAK = """
from engine.game import game
from lessons.lint import completeness
from lessons.question.kind import Message
from lessons.course import loader
from lessons.yamlfile.fields import LANGS, NAMES, PAGES
from lessons.text import glossary, phrases
from lessons.text.card_catalogue import CONTENT
from screens.learner.preferences import Preferences
from screens.prints import questions
from screens.wording import citations, texts
gaps = [str(one) for one in completeness.check(CONTENT)]
assert not gaps, gaps
assert LANGS == ("en", "it") and "xx" in PAGES and NAMES["xx"] == "Xish"
assert texts.LANGUAGES["xx"] == "Xish" and texts.spoken("xx-XX") == "xx"
assert Preferences(locale="xx-XX").language == "xx"
assert texts.text("home.title", "xx").startswith("xx ")
assert phrases.card_name("SK", "xx", "the").startswith("le-xx ")
assert phrases.fill("da {card:the}", {"card": "SK"}, "xx").startswith("Dalle-xx ")
assert " e " in phrases.fill("{cards:name}", {"cards": ("SK", "BK")}, "xx")
assert glossary.entries()["grande"].meaning["xx"].startswith("xx ")
assert citations.title("ottocento", "xx").startswith("xx ")
lesson = next(one for one in loader.library() if one.id == "ottocento/following")
assert "xx" in lesson.languages
asked = questions.drawn(lesson, 4, 7, "xx")
assert asked and all(one.question.casefold().startswith("xx ") for one in asked), [one.question for one in asked]
print("spoken")
"""


def _is_text(data: Any) -> bool:
    return isinstance(data, dict) and isinstance(data.get("en"), str) and isinstance(data.get("it"), str)


def _told(data: dict[str, str]) -> str:
    """What the new language says: the Italian, so that its holes are right, behind its own name."""
    text = data["it"].replace("{it}", "{xx}")
    return text if text.startswith("{") or ("." not in text and len(text) < 3) else f"xx {text}"


def _with_a_language_more(data: Any) -> Any:
    """Every text that is there in English and Italian also in the new language."""
    if isinstance(data, list):
        return [_with_a_language_more(one) for one in data]
    if not isinstance(data, dict):
        return data
    told = {key: _with_a_language_more(one) for key, one in data.items()}
    return told | ({"xx": _told(data)} if _is_text(data) else {})


def _by_itself(data: Any) -> Any:
    """The new language's own file beside this one: its texts alone, under the same keys."""
    if _is_text(data):
        return _told(data)
    entries = data.items() if isinstance(data, dict) else ((one["id"], one) for one in data)
    inside = {key: _by_itself(one) for key, one in entries if isinstance(one, dict)}
    return {key: one for key, one in inside.items() if one}


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of the program with the new language's files."""
    for name in ("engine", "lessons", "screens", "images", "content"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__", "built"))
    content = tmp_path / "content"
    own = content / "languages" / "xx"
    for path in [one for one in content.rglob("*.yaml") if "languages" not in one.parts]:
        data, its = read(path.read_bytes(), path.name).data, own / path.relative_to(content)
        if path.relative_to(content).parts[0] in LESSONS:
            path.write_text(json.dumps(_with_a_language_more(data), ensure_ascii=False), encoding="utf-8")
        elif texts := _by_itself(data):
            its.parent.mkdir(parents=True, exist_ok=True)
            its.write_text(json.dumps(texts, ensure_ascii=False), encoding="utf-8")
    (own / "language.yaml").write_text(ITSELF, encoding="utf-8")
    return tmp_path


def run(house: Path) -> subprocess.CompletedProcess[str]:
    told = [sys.executable, "-c", SPEAK]
    return subprocess.run(told, cwd=house, capture_output=True, text=True, timeout=120, check=False)


def test_a_language_of_files_alone_is_spoken_everywhere(house: Path) -> None:
    done = run(house)
    assert done.stdout == "spoken\n", done.stderr[-2000:]


def _lost(change: Callable[[dict[str, Any]], None]) -> Callable[[Path], None]:
    def losing(path: Path) -> None:
        data = json.loads(path.read_text(encoding="utf-8"))
        change(data)
        path.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")

    return losing


def test_its_gaps_are_named(house: Path) -> None:
    own = house / "content" / "languages" / "xx"
    _lost(lambda data: data.pop("home.title"))(own / "words" / "screens.yaml")
    _lost(lambda data: data.update({"home.titel": "xx"}))(own / "words" / "screens.yaml")
    _lost(lambda data: data["title"].pop("xx"))(house / "content" / "lessons" / "ottocento" / "following.yaml")
    (own / "words" / "memory.yaml").rename(own / "words" / "memori.yaml")
    wrong = run(house).stderr
    assert "'home.title' has no text in 'xx'" in wrong
    assert "'home.titel' stands in no other language; did you mean 'home.title'?" in wrong
    assert "'xx' is missing here" in wrong
    assert "nothing is called content/words/memori.yaml" in wrong

"""What the app does before its first page, and what it leaves for later."""

from __future__ import annotations

import importlib.metadata
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from streamlit.components.v2.component_manager import BidiComponentManager
from streamlit.testing.v1 import AppTest

from app import app
from lessons.course import listing, loader
from lessons.learner.event import Event
from lessons.yamlfile import disk_cache
from screens.shared import services

from .asking import Visitor
from .driving import LEARNER, MAIN, visit

LATER = ("numpy", "PIL.Image", "lessons.questions", "lessons.evening", "lessons.places", "screens.shared.sessions",
         "lessons.learner.matches", "engine.games.bologna.ottocento", "engine.games.sicily.mineo3")  # fmt: skip
"""What a newcomer's first page has no need of."""
FIRST_PAGE = f"""
import json, sys
import app
from lessons.yamlfile import disk_cache
from streamlit.testing.v1 import AppTest
disk_cache.begin()
at = AppTest.from_file({str(MAIN)!r}, default_timeout=60).run()
assert not at.exception, at.exception
print(json.dumps([[one.value for one in at.title], sorted(sys.modules)]))
"""


def html(at: AppTest) -> str:
    return " ".join(one.proto.body for one in at.get("html"))


def test_no_package_is_read_to_find_components_that_none_of_them_brings(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[str] = []
    monkeypatch.setattr(importlib.metadata, "distributions", lambda: looked.append("all that is installed") or [])
    BidiComponentManager().discover_and_register_components(start_file_watching=False)
    visit()
    assert not looked


def test_a_newcomers_first_page_waits_for_nothing_that_it_does_not_show(tmp_path: Path) -> None:
    env = os.environ | {disk_cache.ADDRESS: str(tmp_path), "CALZETTINI_DATABASE": str(tmp_path / "log.sqlite")}

    def start() -> tuple[list[str], list[str]]:
        done = subprocess.run(
            [sys.executable, "-c", FIRST_PAGE], env=env, capture_output=True, text=True, check=True, cwd=MAIN.parents[2]
        )
        title, modules = json.loads(done.stdout)
        return title, [one for one in LATER if one in modules]

    first, again = start(), start()
    assert first[0] == again[0] != []
    assert again[1] == []


def test_the_first_page_is_the_same_whether_lessons_were_read_or_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = html(visit())
    monkeypatch.setenv(disk_cache.ADDRESS, str(tmp_path / "compiled"))
    monkeypatch.setattr(disk_cache, "_served", True)
    listing.keep()
    for one in (loader._shipped, services._ready, listing._recalled):
        one.cache_clear()
    try:
        assert html(visit()) == shown
        assert not loader.has_read()
        services.store().append(LEARNER, "ottocento/following", Event("next", "start+1", "n1"))
        assert html(visit()) != shown, "who has begun a lesson sees how far it is"
        assert loader.has_read()
    finally:
        listing._recalled.cache_clear()


def test_the_icon_is_our_own_from_the_first_moment() -> None:
    answer = Visitor(app).get("/favicon.png")
    assert answer.status == 200
    assert answer.headers["content-type"] == "image/png"
    assert answer.body == (MAIN.parents[1] / "shell" / "static" / "icon.png").read_bytes()

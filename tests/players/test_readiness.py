"""numba that is installed and cannot be used, and no place to keep what it makes: nothing is searched, and it is said why."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from threading import Event
from typing import Any

import pytest

from lessons.text.phrases import LANGS
from players import compile_ahead, readiness
from players.beside import Beside
from players.core import cache
from screens.wording.texts import text
from tests.players.test_protocol import recorded

BLOCKED = "import sys; sys.modules['numba'] = None\n"
"""Installed, as its package says, but it cannot be imported."""
SERVES = "import sys\nfrom players.__main__ import main\nsys.exit(main(sys.argv[1:]))\n"


def served(before: str = "", *arguments: str, **variables: str) -> list[dict[str, Any]]:
    """What ``python -m players`` answers to three questions."""
    _, record = recorded(3, 4)
    deal = {"game": "ottocento", "record": record}
    asked = [{"ask": "players"}, {"ask": "choose", "player": "club", **deal}, {"ask": "coach", **deal}]
    done = subprocess.run(
        [sys.executable, "-c", before + SERVES, *arguments], input="".join(json.dumps(one) + "\n" for one in asked),
        capture_output=True, text=True, check=True, env=os.environ | variables,
    )  # fmt: skip
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.parametrize(
    ("before", "variables", "said"),
    [
        (BLOCKED, {}, "cannot be used here"),
        ("", {"NUMBA_DISABLE_JIT": "1"}, "NUMBA_DISABLE_JIT"),
        ("", {cache.ADDRESS: "/proc/nowhere"}, cache.ADDRESS),
    ],
    ids=["cannot be imported", "told not to compile", "nowhere to keep it"],
)
def test_where_numba_is_of_no_use_the_book_plays_and_the_reason_is_told(
    before: str, variables: dict[str, str], said: str
) -> None:
    there, chosen, coach = served(before, **variables)
    assert not there["compiled"]
    assert said in there["why_not"]
    assert (chosen["ok"], chosen["player"], chosen["worlds"]) == (True, "book", 0)
    assert (coach["error"]["code"], coach["error"]["message"]) == ("not-compiled", there["why_not"])


@pytest.mark.parametrize("ready", [True, False])
def test_nothing_is_compiled_where_numba_cannot_be_imported(
    ready: bool, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    if ready:
        monkeypatch.setenv(cache.ADDRESS, str(tmp_path))
        folder = cache._folder()
        assert folder is not None
        (folder / cache.READY).touch()
    code = BLOCKED + "import sys\nfrom players.__main__ import main\nsys.exit(main(['compile']))"
    variables = os.environ | {cache.ADDRESS: str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, env=variables)
    assert done.returncode == 1
    assert "numba is installed but cannot be used here" in done.stdout
    assert "ModuleNotFoundError" in done.stdout


def test_where_there_is_no_place_to_keep_it_nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "FOLDER", None)
    monkeypatch.setattr(compile_ahead, "load", lambda: pytest.fail("compiled for nothing"))
    monkeypatch.setattr(compile_ahead, "Timer", lambda *args: pytest.fail("compiled beside for nothing"))
    assert cache.ADDRESS in compile_ahead.compile_all()
    compile_ahead.begin()
    assert readiness.why_not() == "nowhere"


def test_an_app_whose_search_finds_numba_of_no_use_says_so_and_starts_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "_given_up", Event())
    code = BLOCKED + SERVES
    beside = Beside((sys.executable, "-c", code, "beside"))
    assert readiness.why_not() == ""
    assert beside.ask(60, ask="players") is None
    assert readiness.why_not() == "unusable"
    monkeypatch.setattr(beside, "_running", lambda: pytest.fail("started again"))
    assert beside.ask(60, ask="players") is None


@pytest.mark.parametrize("why", readiness.SENTENCES)
def test_every_reason_has_its_words_at_the_table(why: str) -> None:
    said = {text(f"practice.strength.{why}", lang) for lang in LANGS}
    assert len(said) == len(LANGS)
    if why == "nowhere":
        assert all(cache.ADDRESS in one for one in said)

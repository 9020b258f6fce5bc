"""What all sessions share is made once, however many of them ask at the same time."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier, Event, Thread

import pytest
from starlette.applications import Starlette

from lessons.text import phrases
from lessons.yamlfile import languages
from lessons.yamlfile.strict_yaml import FileReading
from screens.entry import preload
from screens.learner.learner_cookie import OWN, Join
from screens.shared import findings
from screens.shared.loading import once

from .asking import Visitor
from .driving import LEARNER, visit


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled or checked because of what is tested here."""
    monkeypatch.setattr("players.compile_ahead.begin", lambda: None)
    monkeypatch.setenv(findings.CHECKED, "off")


def test_of_eight_who_ask_at_once_one_makes_it_and_all_have_it() -> None:
    made, together = [], Barrier(8)

    @once
    def table() -> object:
        made.append(object())
        return made[-1]

    def ask(_: int) -> object:
        together.wait()
        return table()

    with ThreadPoolExecutor(8) as people:
        had = set(people.map(ask, range(8)))
    assert len(made) == len(had) == 1


def test_words_are_read_once_however_many_ask_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def reads(path: Path) -> FileReading:
        read.append(path.name)
        time.sleep(0)  # another thread's turn
        return languages.read_texts(path)

    monkeypatch.setattr(phrases, "read_texts", reads)
    phrases.sentences.cache_clear()
    with ThreadPoolExecutor(8) as people:
        had = {id(one) for one in people.map(lambda _: phrases.sentences(), range(8))}
    assert len(had) == 1
    assert len(read) == len(set(read))


@pytest.fixture
def loading(monkeypatch: pytest.MonkeyPatch) -> Iterator[Thread]:
    """As after the start, with what the first page needs loaded and nobody there yet."""
    for name in ("_wanted", "_at_once"):
        monkeypatch.setattr(preload, name, Event())
    monkeypatch.setattr(preload, "NOBODY", 60)
    monkeypatch.setattr(findings, "_wanted", ready := Event())
    phrases.sentences.cache_clear()
    begun = Thread(target=preload.warm)
    begun.start()
    ready.wait()
    assert phrases.sentences.made == 0, "a page that has not been shown does not wait for it"
    yield begun
    preload.expected()
    begun.join()


def test_a_first_move_finds_what_it_needs_when_a_page_has_been_shown(loading: Thread) -> None:
    visit()
    loading.join()
    assert phrases.sentences.made == 1


def test_whoever_was_here_before_or_opens_another_page_does_not_wait_for_the_first_page(
    loading: Thread, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(preload, "PAINTED", 60)
    served = Join(Starlette(), preload.expected)
    Visitor(served).get("/")
    Visitor(served).get("/static/main.js")
    assert not preload._wanted.is_set(), "a newcomer's home shows nothing of it"
    Visitor(served, {OWN: LEARNER}).get("/")
    loading.join()
    assert phrases.sentences.made == 1


@pytest.mark.parametrize("address", ["/lesson?id=ottocento/following", f"/?learner={LEARNER}"])
def test_pages_that_take_the_lessons_are_expected(address: str) -> None:
    told: list[str] = []
    Visitor(Join(Starlette(), lambda: told.append(address))).get(address)
    assert told == [address]

"""What all sessions share is made once, however many of them ask at the same time."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier, Event

import pytest

from lessons.text import phrases
from screens import findings, warming
from screens.loading import once


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


def test_a_first_move_finds_what_it_needs_when_a_page_has_been_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warming, "_begun", Event())
    monkeypatch.setattr(findings, "_wanted", Event())
    assert warming.begin() is None, "nobody is served"
    findings.wanted()
    phrases.sentences.cache_clear()
    loading = warming.begin()
    assert loading is not None
    loading.join()
    assert phrases.sentences.cache_info().currsize == 1
    assert warming.begin() is None, "once"

"""What all sessions share is made once, however many of them ask at the same time."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier, Event, Thread

import pytest

from lessons.learner import event as events
from lessons.text import phrases
from lessons.yamlfile import languages
from lessons.yamlfile.strict_yaml import Reading
from screens import findings, services, warming
from screens.loading import once

from .driving import LEARNER, visit


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled or checked because of what is tested here."""
    monkeypatch.setattr("players.warming.begin", lambda: None)
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

    def reads(path: Path) -> Reading:
        read.append(path.name)
        time.sleep(0)  # another thread's turn
        return languages.read_texts(path)

    monkeypatch.setattr(phrases, "read_texts", reads)
    phrases.sentences.cache_clear()
    with ThreadPoolExecutor(8) as people:
        had = {id(one) for one in people.map(lambda _: phrases.sentences(), range(8))}
    assert len(had) == 1
    assert len(read) == len(set(read))


def test_a_first_move_finds_what_it_needs_when_a_page_has_been_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warming, "_shown", Event())
    monkeypatch.setattr(warming, "PAINTED", 0)
    monkeypatch.setattr(findings, "_wanted", wanted := Event())
    phrases.sentences.cache_clear()
    loading = Thread(target=warming.warm, args=(False,))
    loading.start()
    wanted.wait()
    assert phrases.sentences.made == 0, "a page that has not been shown does not wait for it"
    visit()
    loading.join()
    assert phrases.sentences.made == 1


def test_where_somebody_has_learned_before_nothing_waits_for_a_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warming, "_shown", Event())
    monkeypatch.setattr(findings, "_wanted", Event())
    phrases.sentences.cache_clear()
    warming.warm(known=True)
    assert phrases.sentences.made == 1


def test_a_log_tells_whether_anybody_has_learned_here_before() -> None:
    store = services.store()
    assert not store.used()
    visit()
    assert not store.used(), "who has only looked has learned nothing"
    store.append(LEARNER, "ottocento/following", events.Event("next", "start+1", "n1"))
    assert store.used()

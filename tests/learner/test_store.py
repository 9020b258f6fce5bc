"""The log: saved once, in order, before anyone hears of it."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from pydantic import ValidationError

from lessons.learner.event import Event
from lessons.learner.shape import MOST_DATA, ToldEvent
from lessons.learner.store import Store, since_reset


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    store = Store(address)
    yield store
    store.close()


def answer(nonce: str, **data: int) -> Event:
    return Event("answer", "no-cups", nonce, dict(data))


def test_what_is_appended_is_there_in_order(store: Store) -> None:
    store.append("luna", "following", answer("a", value=1))
    store.append("luna", "points", answer("b"))
    log = store.append("luna", "following", answer("c", value=2))
    assert [(event.nonce, dict(event.data)) for event in log] == [("a", {"value": 1}), ("c", {"value": 2})]
    assert all(event.at.endswith("+00:00") for event in log)


def test_the_same_nonce_twice_is_saved_once(store: Store) -> None:
    store.append("luna", "following", answer("a", value=1))
    log = store.append("luna", "following", answer("a", value=9))
    assert [dict(event.data) for event in log] == [{"value": 1}]


def test_two_learners_may_have_the_same_nonce(store: Store) -> None:
    store.append("luna", "following", answer("a"))
    assert len(store.append("sole", "following", answer("a"))) == 1


def test_only_what_came_after_is_read_again(store: Store) -> None:
    (first,) = store.append("luna", "following", answer("a"))
    after = store.append("luna", "following", answer("b"), after=first.number)
    assert [event.nonce for event in after] == ["b"]


def test_starting_over_forgets_nothing_but_counts_from_there(store: Store) -> None:
    for event in (answer("a"), Event("reset", "", "r"), answer("b")):
        store.append("luna", "following", event)
    assert len(store.events("luna", "following")) == 3
    assert [event.nonce for event in since_reset(store.events("luna", "following"))] == ["b"]


def test_a_second_store_on_the_same_log_sees_everything(address: str) -> None:
    one, two = Store(address), Store(address)
    one.append("luna", "following", answer("a"))
    two.append("luna", "following", answer("b"))
    assert len(one.events("luna", "following")) == 2
    one.close()
    two.close()


def test_twenty_threads_appending_at_once_lose_nothing(store: Store) -> None:
    def answers(who: int) -> None:
        for number in range(10):
            store.append("luna", "following", answer(f"{who}.{number}"))

    threads = [threading.Thread(target=answers, args=(who,)) for who in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(store.events("luna", "following")) == 200


def test_settings_are_kept_one_by_one(store: Store) -> None:
    store.keep("luna", {"language": "it"})
    assert dict(store.keep("luna", {"size": "large"}).settings) == {"language": "it", "size": "large"}
    assert store.learner("nobody") is None


def test_an_event_of_unreasonable_size_is_refused(store: Store) -> None:
    with pytest.raises(ValueError, match="are the most"):
        store.append("luna", "following", Event("answer", "s", "n", {"value": "x" * MOST_DATA}))


def test_of_the_size_that_an_event_may_have_all_is_kept_and_a_character_more_is_too_much() -> None:
    around = len('"value": ""') + 2  # as its JSON has it: the name, a colon, quotes, and what parts it from others
    assert told_event("x" * (MOST_DATA - around)).data["value"]
    with pytest.raises(ValidationError, match="too much for one event"):
        told_event("x" * (MOST_DATA - around + 1))


def told_event(value: str) -> ToldEvent:
    at = "2026-11-20T12:00:00.000+00:00"
    return ToldEvent(lesson="following", step="s", kind="answer", data={"value": value}, nonce="n", at=at)


def test_what_stands_ahead_of_a_log_in_a_file_is_counted_too(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "log.sqlite"))
    store.append("luna", "following", answer("nonce-1"))
    sizes = {part: (tmp_path / f"log.sqlite{end}").stat().st_size for part, end in (("log", ""), ("ahead", "-wal"))}
    assert store.sizes() == sizes
    assert sizes["ahead"] > 0
    store.close()
    assert Store(str(tmp_path / "log.sqlite")).sizes()["log"] > 0

"""A learner's file comes back as it went; anything else is refused whole, with the reason."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from lessons.learner.event import Event
from lessons.learner.store import Store
from lessons.learner.travel import export_import
from lessons.learner.travel.export_import import BadFile

CODE = "luna-sole-onda-faro"


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    store = Store(address)
    for number in range(3):
        store.append(CODE, "following", Event("answer", "no-cups", f"answer-{number}", {"value": [number], "per": "è"}))
    store.keep(CODE, {"language": "it"})
    yield store
    store.close()


def test_everything_comes_back_on_another_computer(store: Store, tmp_path: Path) -> None:
    other = Store(str(tmp_path / "other.sqlite"))
    assert export_import.unpack_into(other, CODE, export_import.pack(store, CODE)).events == 3
    assert (
        export_import.unpack(export_import.pack(other, CODE)).log
        == export_import.unpack(export_import.pack(store, CODE)).log
    )
    learner = other.learner(CODE)
    assert learner is not None
    assert dict(learner.settings) == {"language": "it"}


def test_bringing_a_file_twice_adds_nothing(store: Store) -> None:
    file = export_import.pack(store, CODE)
    assert export_import.unpack_into(store, CODE, file).events == 0
    assert len(store.events(CODE)) == 3


def test_a_file_only_adds_what_is_missing(store: Store, tmp_path: Path) -> None:
    other = Store(str(tmp_path / "other.sqlite"))
    other.append(CODE, "following", Event("answer", "no-cups", "answer-1", {"value": [1]}))
    other.keep(CODE, {"language": "en"})
    assert export_import.unpack_into(other, CODE, export_import.pack(store, CODE)).events == 2
    learner = other.learner(CODE)
    assert learner is not None
    assert learner.settings["language"] == "en"


def changed(change: Callable[[dict[str, Any]], object]) -> Callable[[bytes], bytes]:
    def apply(raw: bytes) -> bytes:
        file = json.loads(raw)
        change(file)
        return json.dumps(file).encode()

    return apply


REFUSED: list[tuple[str, str, Callable[[bytes], bytes]]] = [
    ("truncated", "not-json", lambda raw: raw[: len(raw) // 2]),
    ("empty", "not-json", lambda raw: b""),
    ("a photograph", "not-json", lambda raw: b"\xff\xd8\xff\xe0" + raw),
    ("a bomb of brackets", "not-json", lambda raw: b"[" * 200_000),
    ("another program's", "foreign", lambda raw: b'{"deck": 62}'),
    ("a list", "foreign", lambda raw: b"[]"),
    ("of the future", "future", changed(lambda f: f.update(version=99))),
    ("a version that is a word", "damaged", changed(lambda f: f.update(version="one"))),
    ("one answer changed", "damaged", changed(lambda f: f["events"][0]["data"].update(value=[9]))),
    ("one event lost", "damaged", changed(lambda f: f["events"].pop())),
    ("settings of another shape", "field", changed(lambda f: f.update(settings=[1]))),
    ("no learner", "field", changed(lambda f: f.pop("learner"))),
    ("a key twice", "damaged", lambda raw: raw.replace(b'"learner"', b'"format"', 1)),
    ("too large", "too-large", lambda raw: raw + b" " * export_import.MOST_BYTES),
]


@pytest.mark.parametrize(("_", "reason", "damage"), REFUSED, ids=[name for name, _, _ in REFUSED])
def test_a_file_that_is_wrong_is_refused_whole(
    store: Store, _: str, reason: str, damage: Callable[[bytes], bytes]
) -> None:
    before = export_import.pack(store, CODE)
    with pytest.raises(BadFile) as refused:
        export_import.unpack_into(store, CODE, damage(before))
    assert refused.value.reason == reason
    assert export_import.pack(store, CODE) == before

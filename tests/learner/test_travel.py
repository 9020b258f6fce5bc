"""A learner's file comes back as it went; anything else is refused whole, with the reason."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from engine import game, games
from lessons.evening.room import Customs
from lessons.learner.event import Event
from lessons.learner.store import Store
from lessons.learner.travel import export_import
from lessons.learner.travel.export_import import BadFile
from lessons.places import table
from screens.learner import table_names
from screens.learner.preferences import DEFAULTS, LEARNED, PLAYED

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


def everything_that_can_be_set() -> dict[str, str]:
    """A value of each setting that a page keeps."""
    its = {**DEFAULTS, "language": "it", LEARNED: "mineo3"}
    for name in games():
        its |= {PLAYED: name, f"{PLAYED}-{game(name).family}": name}
        its |= {
            table.setting(name, rule.name): str(rule.choices[-1]) for rule in game(name).house.all() if rule.choices
        }
    its |= {table_names.setting(seat): "Giannò" for seat in table_names.SEATS}
    return its | {f"evening_{name}": "no" for name in asdict(Customs())}


def test_whatever_somebody_can_set_is_kept_and_comes_back(store: Store, tmp_path: Path) -> None:
    everything = everything_that_can_be_set()
    assert len(everything) > 50
    store.keep(CODE, everything)
    other = Store(str(tmp_path / "other.sqlite"))
    export_import.unpack_into(other, CODE, export_import.pack(store, CODE))
    learner = other.learner(CODE)
    assert learner is not None
    assert dict(learner.settings) == everything


@pytest.mark.parametrize("wrong", [{"Size": "large"}, {"size": "x" * 129}, {"size": "\0"}, {"": "x"}, {"s" * 65: "x"}])
def test_a_setting_that_no_file_could_bring_back_is_not_kept_either(store: Store, wrong: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="not a setting"):
        store.keep(CODE, wrong)
    assert export_import.unpack(export_import.pack(store, CODE)).settings == {"language": "it"}


def test_as_many_events_as_a_file_may_have_fit_into_it(store: Store) -> None:
    one = Event(
        "answer", "drill-trumping", "mwydphle.jql12lx97bfu1wm2nr1", {"value": [1, 2], "right": False, "seed": 2**32}
    )
    before = len(export_import.pack(store, CODE))
    store.append(CODE, "ottocento/reading-declarations", one)
    each = len(export_import.pack(store, CODE)) - before
    assert each * export_import.MOST_EVENTS < export_import.MOST_BYTES


WRONG_HEADS: list[tuple[str, object]] = [
    *(("created", value) for value in ({}, 5, None, "\ud800", "x" * 40, "2026-13-01T00:00:00+00:00")),
    *(("settings", value) for value in (5, {"A": "x"}, {"size": {}}, {"size": "x" * 200})),
    *(("learner", value) for value in ({}, "", "A-b")),
]


@pytest.mark.parametrize(("key", "value"), WRONG_HEADS)
def test_a_refusal_names_what_stands_in_the_file_and_nothing_of_how_it_is_read(
    store: Store, key: str, value: object
) -> None:
    with pytest.raises(BadFile) as refused:
        export_import.unpack(changed(lambda file: file.update({key: value}))(export_import.pack(store, CODE)))
    assert refused.value.facts["field"] in (key, f"{key}.A", f"{key}.size")


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

"""An import is looked at whole before anything of it is kept; what is refused is quoted, with its place."""

from __future__ import annotations

import json
import os
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.games.bologna.scorekeeper import Declared, Monte, Start
from lessons.learner.event import Event
from lessons.learner.store import ImportResult, Store
from lessons.learner.travel import export_import
from lessons.learner.travel.export_import import BadFile
from lessons.memory.memory import as_it_stands, remember
from tests.learner.mutating import NASTY, mutated, places, put, signed

CODE, OTHER = "luna-sole-onda-faro", "faro-onda-sole-luna"
MATCH = "luna-castello-onda-faro"
MUTATIONS = int(os.environ.get("CALZETTINI_MUTATIONS", "100"))
"""Files spoilt at random; 10,000 by hand."""
ABOUT = {"skill": "follow-suit", "kind": "legal-plays", "guess": 0.25, "help": False, "ok": True, "done": True}


WORDS = ["yesterday", "9999-12-31", "test/ottocento"]
TIMES = ["9999-12-31T23:59:59+00:00", "2026-01-01T00:00:00", "1969-01-01T00:00:00+00:00", "../../x"]
HARMLESS: dict[str, list[Any]] = {
    "lesson": WORDS,
    "step": ["", *WORDS, *TIMES],
    "nonce": ["yesterday", "9999-12-31", "2026-01-01T00:00:00"],
    "data": [{}],
}
"""What looks nasty, and in these fields is a name like any other."""


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return filled(tmp_path)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What a learner takes along; a test that spoils it spoils a copy."""
    return file_of(filled(tmp_path_factory.mktemp("taken")))


def filled(folder: Path) -> Store:
    store = Store(str(folder / "log.sqlite"))
    for number in range(3):
        event = Event("answer", "no-cups", f"answer-{number}", {"value": [number], "per": "è", **ABOUT})
        store.append(CODE, "ottocento/following", event)
    plan = {
        "game": "ottocento",
        "parts": [{"ask": {"kind": "legal-plays", "skill": "follow-suit"}, "seed": 7}],
        "helped": [],
    }
    store.append(CODE, "review/3f2a90c1", Event("plan", "", "plan-0001", plan))
    store.keep(CODE, {"language": "it", "name": "Anna"})
    store.matches.begin(MATCH, CODE, Start(("Anna", "Bruno", "Carla", "Dino")), "match-0001")
    store.matches.append(MATCH, OTHER, 2, Declared(1, 0, (("kings", 4),)), "match-0002")
    return store


@pytest.fixture
def fresh(tmp_path: Path) -> Store:
    return Store(str(tmp_path / "fresh.sqlite"))


def file_of(store: Store) -> dict[str, Any]:
    file: dict[str, Any] = json.loads(export_import.pack(store, CODE))
    return file


def refused(store: Store, file: Any) -> BadFile:
    with pytest.raises(BadFile) as found:
        export_import.unpack_into(store, CODE, signed(file))
    return found.value


@pytest.mark.parametrize("at", ["yesterday", "9999-12-31", "9999-12-31T00:00:00+00:00", "2026-02-30T00:00:00+00:00",
                                "2026-01-01T00:00:00", "1970-01-01T00:00:00+00:00", 5, None])  # fmt: skip
def test_a_day_that_never_was_is_refused_with_its_entry(store: Store, at: object) -> None:
    found = refused(store, put(file_of(store), ("events", 1, "at"), at))
    assert (found.reason, found.facts["place"], found.facts["field"]) == ("field", 2, "at")
    assert found.facts["found"] == json.dumps(at)


@pytest.mark.parametrize("field", ["lesson", "step", "kind", "data", "nonce", "at"])
@pytest.mark.parametrize("value", NASTY, ids=lambda one: ascii(one)[:20])
def test_no_field_of_an_event_takes_what_it_should_not(
    file: dict[str, Any], fresh: Store, field: str, value: Any
) -> None:
    spoilt = put(file, ("events", 0, field), value)
    if any(field == one and value in fine for one, fine in HARMLESS.items()):
        assert export_import.unpack_into(fresh, CODE, signed(spoilt)).events == 4
        return
    found = refused(fresh, spoilt)
    assert found.facts["field"] == field or str(found.facts["field"]).startswith(f"{field}.")
    assert str(found.facts["found"]).isprintable()
    assert fresh.learner(CODE) is None, "nothing of it was kept"


def test_halves_of_characters_are_refused_wherever_they_stand(store: Store, fresh: Store) -> None:
    file = file_of(store)
    for path in places(file):
        if path[0] in ("format", "version", "sum"):
            continue
        with pytest.raises(BadFile):
            export_import.unpack_into(fresh, CODE, signed(put(file, path, "half \ud83d of one")))
    assert fresh.learner(CODE) is None


def test_nothing_is_kept_when_only_the_last_line_of_the_last_match_is_wrong(store: Store, fresh: Store) -> None:
    file = put(file_of(store), ("matches", 0, "entries", 1, "line"), "hand 1 east declares a lot")
    found = refused(fresh, file)
    assert (found.facts["where"], found.facts["field"], found.facts["why"]) == ("matches", "entries.1.line", "line")
    assert fresh.learner(CODE) is None
    assert fresh.matches.entries(MATCH) == ()


def test_too_many_events_too_deep_or_too_much_are_refused(store: Store) -> None:
    file = file_of(store)
    assert refused(store, put(file, ("events",), [1] * (export_import.MOST_EVENTS + 1))).reason == "too-many"
    assert refused(store, put(file, ("events", 0, "data", "value"), "x" * 16_001)).facts["why"] == "long"
    deep: Any = []
    for _ in range(9):
        deep = [deep]
    assert refused(store, put(file, ("events", 0, "data", "value"), deep)).facts["why"] == "deep"
    assert refused(store, put(file, ("events", 0, "nonce"), "n" * 65)).facts["why"] == "long"
    assert refused(store, put(file, ("events", 0, "nonce"), "answer-1")).reason == "twice"


def test_a_file_spoilt_in_any_way_is_refused_or_harmless(store: Store, fresh: Store) -> None:
    raw, rng, now = export_import.pack(store, CODE), Random(62), datetime(2026, 5, 1, tzinfo=UTC)
    taken = 0
    for _ in range(MUTATIONS):
        spoilt = mutated(raw, rng)
        try:
            export_import.unpack_into(fresh, CODE, spoilt)
        except BadFile:
            continue
        taken += 1
    assert 0 < taken < MUTATIONS
    memory = as_it_stands(remember(fresh.log(CODE)))
    assert {*memory.due(now), *memory.due_cards(now + timedelta(days=400))} <= {*memory.skills, *memory.cards}
    assert export_import.unpack(export_import.pack(fresh, CODE)).log
    assert all(one.entries for one in fresh.matches.of(CODE))


def test_a_plan_for_a_sitting_that_cannot_be_is_refused(store: Store) -> None:
    found = refused(store, put(file_of(store), ("events", 3, "lesson"), "test/ottocento"))
    assert (found.facts["place"], found.facts["field"], found.facts["why"]) == (4, "lesson", "sitting")


def test_matches_come_along_and_twice_adds_nothing(store: Store, fresh: Store) -> None:
    file = export_import.pack(store, CODE)
    assert export_import.unpack_into(fresh, CODE, file) == ImportResult(4, 1)
    assert export_import.unpack_into(fresh, CODE, file) == ImportResult(0, 0)
    assert fresh.matches.entries(MATCH) == store.matches.entries(MATCH)
    assert [one.code for one in fresh.matches.of(CODE)] == [MATCH]
    assert OTHER not in file.decode(), "whoever else wrote in it is nobody's business"
    assert export_import.unpack(export_import.pack(fresh, CODE)).matches == export_import.unpack(file).matches


def test_a_match_that_went_on_is_brought_up_to_date_and_one_that_went_another_way_stays(
    store: Store, fresh: Store
) -> None:
    export_import.unpack_into(fresh, CODE, export_import.pack(store, CODE))
    store.matches.append(MATCH, CODE, 3, Monte(1), "match-0003")
    assert export_import.unpack_into(fresh, CODE, export_import.pack(store, CODE)) == ImportResult(0, 1)
    assert fresh.matches.length(MATCH) == 3
    fresh.matches.append(MATCH, CODE, 4, Monte(2), "match-here")
    store.matches.append(MATCH, CODE, 4, Monte(2), "match-there")
    assert export_import.unpack_into(fresh, CODE, export_import.pack(store, CODE)) == ImportResult(0, 0, 1)
    assert fresh.matches.length(MATCH) == 4


@pytest.mark.parametrize("file", sorted((Path(__file__).parent / "exports").glob("*.json")), ids=lambda one: one.stem)
def test_files_of_every_version_are_read(fresh: Store, file: Path) -> None:
    brought = export_import.unpack_into(fresh, CODE, file.read_bytes())
    assert brought.events == 6
    assert brought.matches == (0 if file.stem == "version-1" else 1)
    learner = fresh.learner(CODE)
    assert learner is not None
    assert dict(learner.settings) == {"language": "it", "size": "large"}
    assert remember(fresh.log(CODE)).standings["follow-suit"].asked == 1
    assert export_import.unpack_into(fresh, CODE, file.read_bytes()) == ImportResult(0)


def test_there_is_a_sample_of_the_version_written_now(store: Store) -> None:
    assert (Path(__file__).parent / "exports" / f"version-{file_of(store)['version']}.json").exists()

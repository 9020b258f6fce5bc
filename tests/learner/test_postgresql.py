"""The log in PostgreSQL: several processes that take turns, a server that goes and comes back."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psycopg
import pytest

from bench.running.postgresql import Cluster, cluster, name_in
from engine.games.bologna.scorekeeper import Monte, Start
from lessons.learner import learners
from lessons.learner.errors import Unavailable, UnusableDatabase, VersionConflict
from lessons.learner.event import Event
from lessons.learner.storage import opening
from lessons.learner.store import Store
from screens.wording import database_words
from tests.learner.test_schema import CODE
from tests.learner.test_waiting import BOUND, MATCH, every_way_to_write

START = Start(("Anna", "Bruno", "Carla", "Dino"))


@pytest.fixture
def address(postgresql: Cluster) -> str:
    return postgresql.database()


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    store = Store(address)
    store.append(CODE, "following", Event("next", "a", "nonce-first"))
    store.matches.begin(MATCH, CODE, START, "match-first")
    yield store
    store.close()


@pytest.fixture
def other(store: Store, address: str) -> Iterator[Store]:
    """Another process of the same installation."""
    other = Store(address)
    yield other
    other.close()


@pytest.fixture(scope="module")
def mortal() -> Iterator[Cluster]:
    """A server that is stopped and started again."""
    with cluster() as running:
        yield running


def test_starts_at_once_all_end_well_with_one_secret(address: str) -> None:
    with ThreadPoolExecutor(4) as starts:
        stores = list(starts.map(Store, [address] * 4))
    assert len({store.secret for store in stores}) == 1
    for store in stores:
        store.close()


def test_long_nonces_and_texts_with_a_nul_are_taken_as_sqlite_takes_them(store: Store) -> None:
    nonce = "n" * 300
    named = Start(("An\0na", "Bruno", "Carla", "Dino"))
    store.matches.begin("sole-sole-sole-sole", CODE, named, nonce)
    assert store.matches.wrote("sole-sole-sole-sole", nonce)
    assert len(store.matches.entries("sole-sole-sole-sole")) == 1
    store.rooms.begin("luna", CODE, "opened", '{"name": "a\0b"}', nonce)
    assert not store.rooms.append("luna", CODE, "opened", "{}", nonce)
    assert store.rooms.lines("lu\0na") == ()
    assert store.learner("lu\0na") is None
    assert store.events(CODE, "a\0b") == ()


def test_a_nonce_counts_once_over_all_processes(store: Store, other: Store) -> None:
    def presses(number: int) -> None:
        one = (store, other)[number % 2]
        one.append(CODE, "points", Event("next", "a", f"nonce-{number // 4}"))

    with ThreadPoolExecutor(8) as people:
        list(people.map(presses, range(80)))
    assert sorted(event.nonce for event in store.events(CODE, "points")) == sorted(f"nonce-{n}" for n in range(20))


def test_nobody_reads_past_a_line_that_is_still_to_come(store: Store, other: Store) -> None:
    store.rooms.begin("luna", CODE, "opened", "{}", "room-1")
    over = threading.Event()
    seen: list[int] = []

    def reads() -> None:
        while True:
            ends = over.is_set()
            seen.extend(line.number for line in other.rooms.lines("luna", seen[-1] if seen else 0))
            if ends:
                return

    def writes(number: int) -> None:
        who = f"sole-sole-sole-{'abcdefgh'[number % 8]}"
        (store, other)[number % 2].rooms.append("luna", who, "answered", "{}", f"nonce-{number}")

    reader = threading.Thread(target=reads)
    reader.start()
    with ThreadPoolExecutor(8) as people:
        list(people.map(writes, range(120)))
    over.set()
    reader.join()
    assert len(seen) == 121
    assert seen == [line.number for line in store.rooms.lines("luna")]


def test_learners_who_come_to_two_processes_at_once_are_made_once(store: Store, other: Store) -> None:
    def comes(number: int) -> None:
        (store, other)[number % 2].keep(f"sole-{'abcdefgh'[number // 2 % 8]}", {f"set_{number % 2}": "yes"})

    with ThreadPoolExecutor(8) as people:
        list(people.map(comes, range(16)))
    for letter in "abcdefgh":
        found = store.learner(f"sole-{letter}")
        assert found is not None
        assert found.settings == {"set_0": "yes", "set_1": "yes"}


def test_what_was_set_at_one_process_is_so_at_the_other_at_once(store: Store, other: Store) -> None:
    for language in ("it", "en", "it"):
        store.keep(CODE, {"language": language})
        found = other.learner(CODE)
        assert found is not None
        assert found.settings["language"] == language


def test_two_boards_at_two_processes_do_not_write_over_each_other(store: Store, other: Store) -> None:
    store.matches.append(MATCH, CODE, 2, Monte(1), "one")
    with pytest.raises(VersionConflict):
        other.matches.append(MATCH, CODE, 2, Monte(1), "other")


def test_who_has_the_turn_is_waited_for_and_one_that_died_is_not(store: Store, other: Store) -> None:
    with store.turn("luna lesson/a"):
        with other.turn("sole lesson/a"):
            pass
        began = time.monotonic()
        with pytest.raises(Unavailable) as found, other.turn("luna lesson/a"):
            pass
        assert found.value.code == "locked"
        assert time.monotonic() - began < BOUND
        assert store._database._server is not None
        store._database._server._turns.close()
    with other.turn("luna lesson/a"):
        pass


def test_another_program_that_holds_the_tables_is_waited_for(
    monkeypatch: pytest.MonkeyPatch, address: str, request: pytest.FixtureRequest
) -> None:
    monkeypatch.setattr(opening, "WAIT", 0.1)
    store: Store = request.getfixturevalue("store")
    with psycopg.connect(address) as holding:
        holding.execute("LOCK TABLE learners, events, match_entries, matches IN EXCLUSIVE MODE")
        assert {error.code for error in every_way_to_write(store, "nonce-held")} == {"locked"}
        assert len(store.events(CODE)) == 1, "reading waits for nobody"
    assert len(store.append(CODE, "following", Event("next", "a", "nonce-held"))) == 2


def test_a_connection_that_is_cut_is_made_again_by_itself(store: Store, address: str, postgresql: Cluster) -> None:
    for number in range(3):
        postgresql.cut(name_in(address))
        store.append(CODE, "points", Event("next", "a", f"nonce-{number}"))
        postgresql.cut(name_in(address))
        assert len(store.events(CODE, "points")) == number + 1


def test_one_that_is_cut_in_the_middle_of_a_transaction_has_written_nothing(
    store: Store, address: str, postgresql: Cluster
) -> None:
    def halfway() -> None:
        with store._database.writing() as db:
            db.exec_driver_sql("INSERT INTO learners (code, created) VALUES ('sole', '')")
            postgresql.cut(name_in(address))
            db.exec_driver_sql("SELECT 1")

    with pytest.raises(Unavailable) as found:
        halfway()
    assert found.value.code == "unreachable"
    assert store.learner("sole") is None


def test_while_the_server_is_away_every_write_is_told_so_and_afterwards_it_goes_on(mortal: Cluster) -> None:
    store = Store(mortal.database())
    store.append(CODE, "following", Event("next", "a", "nonce-first"))
    store.matches.begin(MATCH, CODE, START, "match-first")
    heard: list[str | None] = []
    again = threading.Event()
    store.hear(lambda told: (heard.append(told), again.set())[-1])
    mortal.stop()
    assert {error.code for error in every_way_to_write(store, "nonce-away")} == {"unreachable"}
    for ask in (lambda: store.events(CODE), store.look):
        with pytest.raises(Unavailable):
            ask()
    mortal.start()
    assert len(store.append(CODE, "following", Event("next", "a", "nonce-away"))) == 2
    assert again.wait(BOUND)
    assert heard == [None], "what others told meanwhile was missed"
    store.close()


def test_what_one_process_tells_the_others_hear_and_it_does_not_hear_itself(store: Store, other: Store) -> None:
    heard: dict[str, list[str | None]] = {"one": [], "other": []}
    there = threading.Event()

    def hears(name: str) -> Callable[[str | None], None]:
        return lambda told: (heard[name].append(told), there.set())[-1]

    store.hear(hears("one"))
    other.hear(hears("other"))
    store.tell("È arrivata Anna")
    assert there.wait(BOUND)
    there.clear()
    other.tell("Ciao")
    assert there.wait(BOUND)
    assert heard == {"one": ["Ciao"], "other": ["È arrivata Anna"]}


def test_who_learns_is_asked_once_until_another_process_writes_of_them(
    store: Store, other: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(learners, "KNOWN_FOR", 1e9)  # only what is told can end it
    told: list[str | None] = []
    there = threading.Event()
    store.hear(lambda one: (told.append(one), there.set())[-1])
    store.keep(CODE, {"language": "it"})
    asked: list[str] = []
    ask = store._learners._asked
    monkeypatch.setattr(store._learners, "_asked", lambda code: (asked.append(code), ask(code))[-1])
    for _ in range(3):
        known = store.learner(CODE)
        assert known is not None
        assert known.settings == {"language": "it"}
    assert asked == []
    other.keep(CODE, {"language": "fr"})
    other.tell("and this after it")
    assert there.wait(BOUND)
    changed = store.learner(CODE)
    assert changed is not None
    assert (changed.settings, asked) == ({"language": "fr"}, [CODE])
    assert told == ["and this after it"], "what is told of learners goes no further"


def test_a_server_that_is_not_there_is_said_in_a_sentence(tmp_path: Path) -> None:
    for address in (
        f"postgresql://anna:secret@/log?host={tmp_path}",
        "postgresql+psycopg://anna:secret@127.0.0.1:1/log",
    ):
        with pytest.raises(UnusableDatabase) as found:
            Store(address)
        assert found.value.reason == "unreachable"
        assert "secret" not in database_words.explain(found.value, "en")


def test_without_what_speaks_with_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "lessons.learner.server.server")
    monkeypatch.delitem(sys.modules, "lessons.learner.server.notifications")
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(UnusableDatabase) as found:
        Store("postgresql://anna@localhost/log")
    assert "psycopg[binary]" in database_words.explain(found.value, "it")


def test_with_a_file_nothing_of_it_is_loaded(tmp_path: Path) -> None:
    asked = (
        "import sys; from lessons.learner.store import Store; store = Store(sys.argv[1]); store.hear(print); "
        "store.tell('x'); print([one for one in sys.modules if 'psycopg' in one or 'learner.server' in one])"
    )
    told = [sys.executable, "-c", asked, str(tmp_path / "log.sqlite")]
    assert subprocess.run(told, check=True, capture_output=True, text=True).stdout.strip() == "[]"

"""Snapshots of memories: the same as the log says, or none at all."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from lessons.learner.event import Event
from lessons.learner.store import Store
from lessons.memory import snapshots
from lessons.memory.memory import Memory, remember
from lessons.memory.recall import LONG, Recall
from lessons.memory.snapshot import read, written
from lessons.memory.snapshots import MemorySnapshot, Snapshots
from tests.learner.days import LESSON, Diary

WHO, SECRET = "luna-castello-onda-faro", b"s" * 32


def diary() -> Diary:
    kept, rng = Diary(), Random(1)
    while len(kept.log) < LONG:
        kept.question(rng.random() < 0.7, skill=f"skill-{rng.randint(1, 9)}", card=rng.choice(("SQ", "")), ms=1500)
        kept.wait(hours=5)
    kept.answer(False, diagnosis="matto-wins")
    kept.event(
        "plan", "test/ottocento-before", "", game="ottocento", parts=[{"ask": {}, "seed": 1}], helped=["skill-1"]
    )
    kept.question(lesson="test/ottocento-before")
    return kept


@pytest.fixture(scope="module")
def log() -> list[tuple[str, Event]]:
    return diary().log


@pytest.fixture
def kept(tmp_path: Path) -> Snapshots:
    return Snapshots(tmp_path / "snapshots", SECRET)


def test_a_memory_is_read_as_it_was_written(log: list[tuple[str, Event]], kept: Snapshots) -> None:
    memory = remember(log)
    assert read(written(memory)) == memory
    kept.keep(WHO, MemorySnapshot(memory, "nonce"))
    assert kept.read(WHO) == MemorySnapshot(memory, "nonce")


def test_a_damaged_one_another_learners_and_another_programs_are_not_believed(
    log: list[tuple[str, Event]], kept: Snapshots, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    kept.keep(WHO, MemorySnapshot(remember(log), "nonce"))
    (file,) = (tmp_path / "snapshots").iterdir()
    whole = file.read_bytes()
    assert Snapshots(tmp_path / "snapshots", b"another secret").read(WHO) is None
    for raw in (
        b"",
        b"\n",
        whole[:-1],
        whole[: len(whole) // 2],
        whole.replace(b'"number": ', b'"number": 1'),
        b"x" * 3_000_000,
    ):
        file.write_bytes(raw)
        assert kept.read(WHO) is None
    file.write_bytes(whole)
    other = kept._file("somebody-else")
    other.write_bytes(whole)
    other.chmod(0o600)
    assert kept.read("somebody-else") is None
    assert kept.read(WHO) is not None
    file.chmod(0o666)
    assert kept.read(WHO) is None, "others could have written it"
    file.chmod(0o600)
    monkeypatch.setattr(snapshots, "made_by", lambda: "another program")
    assert kept.read(WHO) is None


def test_after_a_start_a_long_log_is_read_on_from_where_it_was(
    log: list[tuple[str, Event]], kept: Snapshots, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(str(tmp_path / "log.sqlite"))
    store.append_all(WHO, [(lesson, Event(e.kind, e.step, e.nonce, e.data, 0, e.at)) for lesson, e in log])
    first = Recall(store, kept).of(WHO)
    asked: list[int] = []
    plain = store.log

    def listened(learner: str, lesson: str | None = None, after: int = 0) -> tuple[tuple[str, Event], ...]:
        asked.append(after)
        return plain(learner, lesson, after)

    monkeypatch.setattr(store, "log", listened)
    assert Recall(store, kept).of(WHO) == first == Recall(store).of(WHO)
    assert asked == [first.number, 0]
    Recall(store, kept).forget(WHO)
    assert kept.read(WHO) is None
    store.close()


def test_a_log_that_was_put_back_is_not_taken_for_the_one_that_was(
    log: list[tuple[str, Event]], kept: Snapshots, tmp_path: Path
) -> None:
    store = Store(str(tmp_path / "log.sqlite"))
    store.append(WHO, LESSON, Event("next", "step", "nonce-0001"))
    kept.keep(WHO, MemorySnapshot(remember(log), log[-1][1].nonce))
    assert Recall(store, kept).of(WHO).standings == {}
    store.close()


def test_short_logs_leave_nothing_and_only_so_many_stay(
    kept: Snapshots, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(str(tmp_path / "log.sqlite"))
    store.append(WHO, LESSON, Event("next", "step", "nonce-0001"))
    Recall(store, kept).of(WHO)
    assert not (tmp_path / "snapshots").exists()
    monkeypatch.setattr(snapshots, "MOST_FILES", 3)
    for number in range(5):
        kept.keep(f"{WHO}-{number}", MemorySnapshot(Memory(), ""))
    assert len(list((tmp_path / "snapshots").iterdir())) == 3
    store.close()

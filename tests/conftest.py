"""Property tests are not timed: a busy machine breaks no rule. What tests write lies in memory; the longest files come first.

Nothing asks the outside (tests/outside.py)."""

import gc
import logging
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, settings

from bench.changed.noticed import noticed
from lessons.moves import rng
from tests import left_for_later, outside

settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")

ASKED: list[str] = []
"""What of the outside was asked for since the last test."""
outside.watch(ASKED.append)
MEMORY = Path("/dev/shm")
ROOM = 3 << 30
"""Bytes: two environments of the app are made there."""
LONGEST = (
    "start/test_stick.py",
    "screens/test_on_paper.py",
    "screens/test_lesson.py",
    "start/test_wheel.py",
    "screens/test_evening.py",
    "lessons/test_bots.py",
    "lessons/test_golden_questions.py",
    "lessons/test_minutes.py",
    "screens/test_hostile.py",
    "lessons/test_fuzz.py",
    "screens/test_shared_table.py",
    "screens/test_duplicate.py",
    "screens/test_evening_duplicate.py",
    "screens/test_club_lessons.py",
    "lessons/test_every_kind_in_every_game.py",
    "lessons/test_lessons.py",
    "lessons/feedback/test_to_the_point.py",
    "screens/test_mutated_moves.py",
    "screens/test_prints.py",
    "server/test_two_processes.py",
    "players/test_core.py",  # by now `make test` has compiled what it plays with
    "start/test_restore_running.py",
    "journeys/test_webkit.py",
    "journeys/test_geometry.py",
    "journeys/test_workbench.py",
    "journeys/test_evening.py",
    "journeys/test_every_place_waits.py",
    "journeys/test_frame.py",
    "journeys/test_away.py",
    "journeys/test_in_french.py",
    "journeys/test_survival.py",
    "journeys/test_start.py",
    "journeys/test_everyone.py",
    "journeys/test_practice.py",
    "journeys/test_review.py",
    "journeys/test_sicily.py",
    "journeys/test_restart.py",
    "journeys/test_scorekeeper.py",
    "journeys/test_overlays.py",
    "journeys/test_firefox.py",
)
"""Files that take ten seconds and more, the longest first: what is begun last is waited for by all the others."""


GOLDEN = Path(__file__).parent / "golden"
Golden = Callable[[str, str], None]
"""Compares a text with the file of this name in tests/golden, or writes it there."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--write-golden", action="store_true", help="write tests/golden anew instead of comparing with it")
    parser.addoption(
        "--record-logs", action="store_true", help="play what tests/golden/logs has no log of; what is there stays"
    )


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Golden:
    """What was looked at once and written down stays so."""

    def same(name: str, text: str) -> None:
        if request.config.getoption("--write-golden"):
            (GOLDEN / name).parent.mkdir(exist_ok=True)
            (GOLDEN / name).write_text(text, encoding="utf-8")
        assert text.split("\n") == (GOLDEN / name).read_text(encoding="utf-8").split("\n")

    return same


@pytest.fixture(autouse=True)
def lent_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test has its own deals and questions, the same each time: what fails once in a hundred fails for nobody else."""
    monkeypatch.setattr(rng, "_RNG", Random(request.node.nodeid))


@pytest.fixture(autouse=True, scope="session")
def what_somebody_keeps_here_is_left_alone() -> Iterator[None]:
    """Whoever has used the app from this checkout has a log in ``data/``, and tests lay nothing beside it."""
    before = _kept()
    yield
    assert _kept() == before


def _kept() -> set[Path]:
    """What lies in ``data/`` but what SQLite has open and what can be made again."""
    here = Path(__file__).parents[1] / "data"
    found = {one for one in here.rglob("*") if one.is_file() and not one.name.endswith(("-wal", "-shm"))}
    return {one for one in found if one.relative_to(here).parts[0] not in ("compiled", "backups", "snapshots")}


@pytest.fixture(autouse=True)
def nothing_is_passed_over() -> Iterator[None]:
    """What a fold passes over because of an error is a fault of ours, or the test listens for it with ``noticed`` itself."""
    with noticed() as told:
        yield
    assert not told


@pytest.fixture(autouse=True)
def what_is_put_off_ends_with_its_test() -> Iterator[None]:
    yield
    left_for_later.drop()


@pytest.fixture(autouse=True)
def nothing_asks_the_outside() -> Iterator[None]:
    """A name that is looked up, or a connection to another computer, fails the test, also where it goes on without an answer."""
    yield
    asked, ASKED[:] = list(ASKED), []
    assert not asked, f"the outside was asked: {'; '.join(asked)}"


def pytest_configure(config: pytest.Config) -> None:
    """Thousands of databases are made, and each answer of theirs would wait some milliseconds for the disk."""
    gc.disable()  # what is imported and collected from here on stays
    config.option.loadscopereorder = False  # as they are sorted here, not by how many tests there are in a file
    if _has_room(MEMORY):
        os.environ.setdefault("TMPDIR", str(MEMORY))
        tempfile.tempdir = None  # whoever asked before was told the disk


def _has_room(place: Path) -> bool:
    if not os.access(place, os.W_OK):
        return False
    # What is installed there has to be started there.
    return shutil.disk_usage(place).free > ROOM and not os.statvfs(place).f_flag & os.ST_NOEXEC


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    place = {here / name: number for number, name in enumerate(LONGEST)}
    items.sort(key=lambda item: place.get(item.path, len(place)))


def pytest_collection_finish() -> None:
    """What is loaded by now stays: to look through it for garbage again and again would take a twentieth of the time."""
    _heard_at_the_root()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    gc.enable()


def _heard_at_the_root() -> None:
    """Streamlit has seventy loggers that pass nothing on, and three times a test Pytest would begin and end to listen to each."""
    for name, logger in logging.root.manager.loggerDict.items():
        if name.startswith("streamlit") and isinstance(logger, logging.Logger):
            logger.propagate = True


@pytest.hookimpl(trylast=True)
def pytest_unconfigure() -> None:
    """Pytest has just looked for garbage that fails as it goes; what is left goes with the process, not looked through again."""
    gc.freeze()
    gc.disable()

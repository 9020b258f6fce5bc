"""A plug-in for pytest: each test is run as it is, and then, in a process forked off, with each slip on whose line it ran.

A test that has run has filled caches, so that a slip may be noticed only in a process of its own; ``__main__`` sees to that.
"""

from __future__ import annotations

import os
import resource
import signal
from collections import Counter
from pathlib import Path
from time import process_time

import pytest
import sitecustomize as switches  # type: ignore[import-not-found]  # bench/mutations/switches.py in the copy
from _pytest.runner import runtestprotocol

os.environ["SLIP_TESTER"] = str(os.getpid())
CHEAP = 0.7
"""Seconds of a test that is tried at once with each slip; longer ones wait for what shorter ones have not noticed."""
MOST, LEAST = 6, 10
"""A slip may make a test so many times as long, and lets it run so many seconds in any case."""
ROOM = Path(os.environ["SLIP_ROOM"])
NOTICED, REACHED, NOTES = ROOM / "slips-noticed", ROOM / "slips-reached", Path(os.environ["SLIP_NOTES"])
SIMILAR = 2
"""So many tests of one function are tried with a slip at once; the others wait, too."""
waiting: list[tuple[float, pytest.Item, int]] = []
fit: dict[str, bool] = {}
tried: Counter[tuple[str, int]] = Counter()


def _took() -> float:
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return process_time() + children.ru_utime + children.ru_stime


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The files in the order in which they were asked for: what notices most comes first."""
    order = {ROOM / name: place for place, name in enumerate(config.args)}
    items.sort(key=lambda item: order.get(item.path, len(order)))


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool:
    switches.ASKED.clear()
    NOTES.unlink(missing_ok=True)
    before = _took()
    reports = runtestprotocol(item, nextitem=nextitem)
    took = _took() - before
    asked = switches.ASKED | ({int(one) for one in NOTES.read_text().split()} if NOTES.exists() else set())
    _note(REACHED, f"{item.nodeid}\t{took:.3f}\t{' '.join(map(str, sorted(asked)))}")
    if any(one.failed for one in reports):
        fit[item.nodeid] = False
    for number in sorted(asked - _noticed()):
        like = item.nodeid.split("[")[0], number
        if took < CHEAP and tried[like] < SIMILAR:
            tried[like] += 1
            _try(item, nextitem, number, took)
        else:
            waiting.append((took, item, number))
    return True


@pytest.hookimpl(wrapper=True)
def pytest_runtestloop(session: pytest.Session) -> object:
    done = yield
    for took, item, number in sorted(waiting, key=lambda one: one[0]):
        if number not in _noticed():
            _try(item, None, number, took)
    return done


def _noticed() -> set[int]:
    return {int(line.split("\t")[0]) for line in NOTICED.read_text().splitlines()} if NOTICED.exists() else set()


def _note(file: Path, line: str) -> None:
    with file.open("a", encoding="utf-8") as notes:
        notes.write(line + "\n")


def _try(item: pytest.Item, nextitem: pytest.Item | None, number: int, took: float) -> None:
    if fit.get(item.nodeid, True) and (how := _fails(item, nextitem, number, took)):
        # Not every test can be run a second time: what fails with no slip on says nothing.
        if item.nodeid not in fit:
            fit[item.nodeid] = not _fails(item, nextitem, 0, took)
        if fit[item.nodeid]:
            _note(NOTICED, f"{number}\t{item.nodeid}\t{how}")


def _fails(item: pytest.Item, nextitem: pytest.Item | None, number: int, took: float) -> str:
    """How the test ends badly in a process forked off with this slip on; empty where it passes."""
    child = os.fork()
    if not child:
        try:
            os.setsid()
            switches.ON = number
            os.environ["SLIP_ON"] = str(number)
            seconds = int(MOST * took) + LEAST
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
            signal.signal(signal.SIGALRM, signal.SIG_DFL)
            signal.alarm(30 * seconds)
            item._initrequest()  # type: ignore[attr-defined]
            reports = runtestprotocol(item, log=False, nextitem=nextitem)
            os._exit(int(any(one.failed for one in reports)))
        except BaseException:  # noqa: BLE001
            os._exit(2)
    _, status = os.waitpid(child, 0)
    _end_group(child)
    if os.WIFSIGNALED(status):
        return "no end"
    return "fails" if os.WEXITSTATUS(status) else ""


def _end_group(group: int) -> None:
    try:
        os.killpg(group, signal.SIGKILL)
    except ProcessLookupError:
        return

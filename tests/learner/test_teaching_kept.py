"""What was acknowledged at a teaching table is there after a kill -9 in the middle of it, and on a full disk."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from lessons.learner.errors import Unavailable
from lessons.learner.store import Store
from lessons.shared_table.entries import CODEC
from lessons.shared_table.folding import fold
from lessons.shared_table.shared_table import SharedTable
from tests.learner.teaching_on import ANNA, TEACHER, Class, told
from tests.learner.test_waiting import every_connection

KILLS = int(os.environ.get("CALZETTINI_KILLS", "4"))
"""How often the lesson is killed, always at the same table; 100 by hand."""
ENOUGH = (3, 9, 12, 6)
"""Presses before that: in the first question, in another line, in the question there, when answers are shown."""


def killed_after(address: str, name: str, code: str, enough: int) -> list[str]:
    """What a lesson has said when it is killed after so many presses at least; the code of its table first."""
    run = [sys.executable, "-m", "tests.learner.teaching_on", address, name, code]
    with subprocess.Popen(run, stdout=subprocess.PIPE, text=True) as teaching:
        assert teaching.stdout is not None
        heard = [teaching.stdout.readline().rstrip("\n") for _ in range(enough + 1)]
        teaching.send_signal(signal.SIGKILL)
        return heard + teaching.stdout.read().split("\n")[:-1]


def stood(store: Store, code: str, number: int) -> SharedTable:
    """The table as the log tells it, up to this line."""
    return fold(CODEC.lines(code, (one for one in store.rooms.lines(code) if one.number <= number)))


def test_a_question_and_another_line_survive_kill_9(address: str) -> None:
    code, said = "", list[str]()
    # What a server has acknowledged is not in this program's hands.
    for run in range(KILLS if "://" not in address else min(KILLS, 2)):
        code, *heard = killed_after(address, f"n{run}", code, ENOUGH[run % len(ENOUGH)])
        said += heard
        store = Store(address)
        table = Class(store, "after", code).table
        assert table.number >= int(heard[-1].split()[0])
        store.close()
    store = Store(address)
    for line in said:
        assert told(stood(store, code, int(line.split()[0]))) == line
    lines = [(one.who, one.kind, one.text) for one in store.rooms.lines(code) if one.kind == "poll-answered"]
    assert len(lines) == len(set(lines)), "each answer is there once"
    lesson = Class(store, "later", code)
    assert lesson.table.teaching is not None
    if lesson.table.teaching.poll is not None:
        lesson.press(TEACHER, "poll-close")
    lesson.comes_to_a_card()
    store.close()


def test_on_a_full_disk_an_answer_is_not_half_there_and_counts_once_when_there_is_room(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "log.sqlite"))
    lesson = Class(store, "full")
    lesson.opens()
    for _ in zip(range(3), lesson.asks(), strict=False):
        pass
    poll = lesson.table.teaching and lesson.table.teaching.poll
    assert poll is not None
    value = {"to": poll.number, "card": poll.answers[ANNA]}
    acknowledged, stands = list[str](), [lesson.table]

    def all_answer() -> None:
        while True:
            lesson.press(f"{ANNA}-{len(acknowledged)}", "poll-answer", value, f"press-{len(acknowledged):06d}")
            acknowledged.append(f"{ANNA}-{len(acknowledged)}")
            stands.append(lesson.table)

    with every_connection(store, "PRAGMA max_page_count=1", "PRAGMA max_page_count=1073741823"):
        with pytest.raises(Unavailable) as found:
            all_answer()
        assert found.value.code == "full"
        assert lesson.table == stands[-1]
    refused = f"press-{len(acknowledged):06d}"
    last = f"{ANNA}-{len(acknowledged)}"
    for _ in range(2):
        lesson.press(last, "poll-answer", value, refused)
        lesson.press(TEACHER, "poll-show", None, "press-show")
    store.close()
    store = Store(str(tmp_path / "log.sqlite"))
    table = Class(store, "after", lesson.code).table
    assert table.teaching is not None
    assert table.teaching.poll is not None
    assert table.teaching.poll.shown
    assert {*acknowledged, last} <= set(table.teaching.poll.answers)
    kinds = [one.kind for one in store.rooms.lines(lesson.code)]
    assert kinds.count("poll-answered") == len(table.teaching.poll.answers)
    assert kinds.count("poll-shown") == 1
    store.close()

"""One place of every sort, with something on it, and what can be done there."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from typing import Any

from lessons.places.hindsight import open_record
from lessons.places.place import drawn_nonce
from lessons.places.step import place_of
from lessons.practice.dealing import record_of
from lessons.review.plan import Plan, Question
from lessons.review.templates import Template
from lessons.session.step_link import StepLink
from screens import services, sessions
from tests.lessons.whole_hand import whole_hand
from tests.screens.driving import LEARNER
from tests.screens.posting import Device
from tests.screens.test_scorekeeper import CODE, FIGURES, NAMES, START

LESSON, SITTING = "ottocento/following", "review/0000abcd"


@dataclass(frozen=True)
class There:
    """A place, and moves that mean something at it: event and value. The first one, made at once, changes what is kept there."""

    place: str
    moves: tuple[tuple[str, Any], ...]
    keeps: bool = True
    """False where the browser itself keeps what is on the table."""


def _lesson() -> There:
    return There(f"lesson/{LESSON}", (("next", None), *_ANSWERS))


def _step() -> There:
    return There(place_of(StepLink(LESSON, "no-cups", 7)), (("reveal", None), *_ANSWERS))


def _review() -> There:
    asked = tuple(Question(Template("who-wins", "follow-suit"), seed) for seed in range(3))
    services.store().append(LEARNER, SITTING, Plan("ottocento", asked).event(drawn_nonce()))
    return There(f"review/{SITTING}", (("reveal", None), *_ANSWERS))


def _practice() -> There:
    device = Device("practice/short")
    for _ in range(20):  # the others play until it is the learner's turn
        if device.look()["can"]["answer"]:
            break
        device.press("next", seen=device.panel["qid"])
    picks = [("answer", [place]) for place in range(15)]
    return There("practice/short", (("hint", None), *picks, ("again", None), ("pace", "trick"), *_ANSWERS))


def _hindsight() -> There:
    open_record(sessions.sessions().ground, LEARNER, record_of(whole_hand(5), 12))
    return There("hindsight/record", (("next", None), ("back", None), *_ANSWERS), keeps=False)


def _scoring() -> There:
    return There("scoring/learn", (*_SHEET, *_TABLE))


def _pile() -> There:
    _match()
    return There(f"pile/{CODE}/1/0", _TABLE, keeps=False)


def _match() -> There:
    if not services.store().matches.entries(CODE):
        services.store().matches.begin(CODE, LEARNER, START, "first")
    return There(
        f"match/{CODE}",
        (
            ("declare", {"hand": 1, "seat": 2, "combinations": [["kings", 4]]}),
            ("end", FIGURES),
            ("correct", {"number": 1, "event": "start", "value": {"names": list(NAMES), "dealer": 1}}),
            ("undo", {"number": 2}),
            ("out", {"hand": 1, "seat": 2}),
            ("monte", {"hand": 1}),
            ("pile", {"hand": 1, "side": 0, "position": "won-SK"}),
            ("stop", {}),
            ("again", None),
            ("begin", {"names": list(NAMES), "house": {"andare_a_monte": True}}),
        ),
    )


_ANSWERS: tuple[tuple[str, Any], ...] = (
    ("answer", [0]), ("answer", [0, 1]), ("answer", {"choice": 0}), ("answer", 0), ("answer", "3"), ("hint", None), ("undo", None),
    ("back", None), ("next", None), ("report", None), ("share", None), ("reveal", None),
)  # fmt: skip
_TABLE: tuple[tuple[str, Any], ...] = (
    ("turn", {"on": [0, 1], "off": []}), ("cards", [3, 40]), ("option", {"name": "dealer", "to": 0}),
    ("option", {"name": "left", "to": [5, 6]}), ("rule", {"name": "grande", "to": "laghi_both"}), ("before", [3, 4]),
    ("show", {"player": 0, "kind": "kings", "cards": [0, 10, 20]}), ("unshow", 0), ("text", "won-SK"), ("draw", None),
)  # fmt: skip
_SHEET: tuple[tuple[str, Any], ...] = (
    ("answer", {"cell": "total.0", "value": 0}), ("answer", {"cell": "last-trick.0", "value": 12}), ("hint", {"cell": "total.1"}),
    ("new", {"level": "gaps", "sort": "typical"}), ("new", {"timed": True}),
)  # fmt: skip
OPENED: dict[str, Callable[[], There]] = {
    "lesson": _lesson,
    "step": _step,
    "review": _review,
    "practice": _practice,
    "hindsight": _hindsight,
    "scoring": _scoring,
    "pile": _pile,
    "match": _match,
}
"""Sort of place -> how one of it comes to be; a test holds that none is forgotten."""


def written() -> str:
    """Everything that is kept of anybody, but for the questions and hands that lie there to be answered."""
    services.store()
    with closing(sqlite3.connect(os.environ["CALZETTINI_DATABASE"])) as db:
        events = db.execute("SELECT count(*), max(number) FROM events WHERE kind != 'present'").fetchall()
        matches = db.execute("SELECT count(*) FROM match_entries").fetchall()
        settings = db.execute("SELECT code, settings FROM learners ORDER BY code").fetchall()
    return str((events, matches, settings))

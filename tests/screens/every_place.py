"""One place of every sort, with something on it, and what can be done there."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from typing import Any

from lessons.moves.rng import new_nonce
from lessons.places.hindsight import open_record
from lessons.review.plan import Plan, PlannedQuestion
from lessons.review.templates import Template
from lessons.session.one_step import place_of
from lessons.session.step_link import StepLink
from lessons.tables.recorded import record_of
from screens.shared import services, sessions
from tests.lessons.whole_hand import whole_hand
from tests.screens.driving import LEARNER
from tests.screens.kept_match import CODE, FIGURES, NAMES, START
from tests.screens.posting import Device

LESSON, SITTING = "ottocento/following", "review/0000abcd"
TEACHER = "sole-onda-faro-luna"


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
    asked = tuple(PlannedQuestion(Template("who-wins", "follow-suit"), seed) for seed in range(3))
    services.store().append(LEARNER, SITTING, Plan("ottocento", asked).event(new_nonce()))
    return There(f"review/{SITTING}", (("reveal", None), *_ANSWERS))


def _practice() -> There:
    device = Device("practice/short")
    for _ in range(20):  # the others play until it is the learner's turn
        if device.look()["can"]["answer"]:
            break
        device.press("next", seen=device.panel["qid"])
    picks = [("answer", [place]) for place in range(15)]
    return There("practice/short", (("hint", None), *picks, ("again", None), ("pace", "trick"), *_ANSWERS))


def _table() -> There:
    """The learner speaks first."""
    return There(
        "table/mineo3",
        (
            ("answer", 1),
            ("hint", None),
            ("reveal", None),
            ("again", 0),
            ("stand-up", None),
            ("pace", "card"),
            *_ANSWERS,
        ),
    )


def _hindsight() -> There:
    open_record(sessions.sessions().context, LEARNER, record_of(whole_hand(5), 12))
    return There("hindsight/record", (("next", None), ("back", None), *_ANSWERS), keeps=False)


def _scoring() -> There:
    return There("scoring/learn", (*_SHEET, *_TABLE))


def _pile() -> There:
    _match()
    return There(f"pile/{CODE}/1/0", _TABLE, keeps=False)


def _settling() -> There:
    laid = {"kind": "solo", "told": {"bidder": "0", "last": "0"}, "cards": [["SK", "T16"]]}
    return There(
        "settling/mineo3",
        (("count", laid), ("count", {**laid, "cards": [[], ["SK", "SK"]]}), ("undo", None)),
        keeps=False,
    )


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


def _opened(who: str) -> str:
    """A room that this learner has opened: its code."""
    device = Device("desk/new", learner=who)
    device.look()
    return str(device.press("open", nonce=new_nonce())["opened"])


def _room() -> There:
    code = _opened(TEACHER)
    desk = Device(f"desk/{code}", learner=TEACHER)
    desk.press("ask", {"lesson": LESSON, "step": "no-cups"}, nonce=new_nonce(), seen=desk.look()["qid"])
    return There(f"room/{code}", (("join", {"name": "Anna"}), ("rename", {"name": "Anna Rosa"}), *_ALONE, *_ANSWERS))


def _alone(event: str, value: dict[str, Any]) -> str:
    """A room in which everybody does something by themselves; the learner is in it."""
    code = _opened(TEACHER)
    pupil = Device(f"room/{code}")
    pupil.look()
    pupil.press("join", {"name": "Anna"}, nonce=new_nonce())
    desk = Device(f"desk/{code}", learner=TEACHER)
    desk.look()
    desk.press(event, value, nonce=new_nonce())
    return code


def _pace() -> There:
    return There(f"pace/{_alone('pace', {'lesson': LESSON})}", (("next", None), ("again", None), *_ANSWERS))


def _deal() -> There:
    """Number 31: the learner leads, and has nothing to declare."""
    return There(
        f"deal/{_alone('deal', {'number': 11})}", (("answer", [0]), ("answer", [4]), ("again", None), *_ANSWERS)
    )


def _desk() -> There:
    return There(f"desk/{_opened(LEARNER)}", _LEADING)


def _wall() -> There:
    return There(f"wall/{_opened(LEARNER)}", _LEADING)


def _after() -> There:
    """An evening with one round that was revealed, as who leads it sees it."""
    code = _opened(LEARNER)
    desk = Device(f"desk/{code}", learner=LEARNER)
    for event, value in (("ask", {"lesson": LESSON, "step": "no-cups"}), ("close", None), ("reveal", None)):
        desk.press(event, value, nonce=new_nonce(), seen=desk.look()["qid"])
    given = ("homework", {"sort": "wrong"}), ("homework", {"sort": "rounds", "rounds": [1]})
    return There(f"after/{code}", (*given, ("homework", {"sort": "lesson", "lesson": LESSON}), ("forget", None)))


def _season() -> There:
    """A season with an evening in which somebody was, as who leads it sees it."""
    beginning = Device("season/new", learner=LEARNER)
    beginning.look()
    code = beginning.press("begin", {"name": "Autunno"}, nonce=new_nonce())["begun"]
    phone = Device(f"room/{_opened(LEARNER)}", learner=LEARNER)
    phone.look()
    phone.press("join", {"name": "Anna"}, nonce=new_nonce())
    season = Device(f"season/{code}", learner=LEARNER)
    key = season.look()["members"][0]["key"]
    two = {"one": key, "other": "0123456789abcdef.0123456789abcdef"}
    own = (("rename", {"pupil": key, "name": "Anna R."}), ("part", {"pupil": key}), ("same", two), ("two", two))
    its = (("name", {"season": 1, "name": "Inverno"}), ("count", {"season": 1, "evening": "luna", "on": True}))
    return There(
        f"season/{code}", (*own, *its, ("forget", {"pupil": key}), ("end", None), ("begin", {"name": "Primavera"}))
    )


def _seat() -> There:
    """A table of which the learner has the first chair, and the program the others."""
    hall = Device("seat/new", learner=LEARNER)
    hall.look()
    code = hall.press("open", {"name": "Anna", "game": "ottocento", "length": "four"}, nonce=new_nonce())["opened"]
    seat = Device(f"seat/{code}", learner=LEARNER)
    seat.look()
    seat.press("again", nonce=new_nonce(), seen=seat.panel["qid"])
    return There(f"seat/{code}", (*_ANSWERS, ("talk", None), ("shut", {"chair": 2, "on": True}), ("stand-up", None)))


_LEADING: tuple[tuple[str, Any], ...] = (
    ("ask", {"lesson": LESSON, "step": "drill-trumping"}), ("ask", {"game": "ottocento", "skill": "must-trump"}),
    ("ask", {"game": "ottocento", "misconception": "first-moor-wins"}), ("close", None), ("talk", None), ("vote", None),
    ("reveal", None), ("cover", {"on": True}), ("another", None), ("onward", None), ("reopen", None), ("host", {"key": "guessed"}),
    ("rename", {"badge": 0, "name": "Anna"}), ("leave-out", {"badge": 0}), ("address", {"host": "192.168.1.20"}),
    ("nod", {"request": 1, "yes": True}), ("pace", {"lesson": LESSON}), ("hint", {"badge": 0}), ("example", {"badge": 0}),
    ("lower", {"badge": 0}), ("deal", {"number": 4}), ("deal", {"wants": "matto"}), ("compare", {"on": True}), ("gather", None),
    ("pair", {}), ("pair", {"swap": [0, 1]}), ("seat", {"hands": 1}), ("tables", None),
    ("plan", {"plan": "the-grande", "part": 1, "turn": 0}), ("plan", {"plan": "the-grande", "part": 3, "turn": 1}),
)  # fmt: skip
_ALONE: tuple[tuple[str, Any], ...] = (("return", {"badge": 0}), ("hand", {"on": True}))
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
    "table": _table,
    "hindsight": _hindsight,
    "scoring": _scoring,
    "settling": _settling,
    "pile": _pile,
    "match": _match,
    "room": _room,
    "desk": _desk,
    "wall": _wall,
    "pace": _pace,
    "deal": _deal,
    "after": _after,
    "seat": _seat,
    "season": _season,
}
"""Sort of place -> how one of it comes to be; a test holds that none is forgotten."""


def written() -> str:
    """Everything that is kept of anybody, but for the questions and hands that lie there to be answered."""
    services.store()
    with closing(sqlite3.connect(os.environ["CALZETTINI_DATABASE"])) as db:
        events = db.execute("SELECT count(*), max(number) FROM events WHERE kind != 'present'").fetchall()
        matches = db.execute("SELECT count(*) FROM match_entries").fetchall()
        rooms = db.execute("SELECT count(*) FROM room_entries").fetchall()
        settings = db.execute("SELECT code, settings FROM learners ORDER BY code").fetchall()
    return str((events, matches, rooms, settings))

"""Learners' files with odd things in them and a right sum: ``python -m bench changed-files``.

For every sort of place there is a short file of somebody who was in the middle of it. One to three things in it become something
else (a value, a field, an event that goes or comes twice, two that change places), the file is signed as we would have signed it
and brought in; where it is taken, the place, home and all that is remembered must be there, and the place must go on.
"""

from __future__ import annotations

import itertools
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

from bench.changed.noticed import noticed
from bench.changed.spoilt import spoilt
from bench.reached.pressing import play
from lessons.course.course import Course
from lessons.course.loader import library
from lessons.learner.store import Store, since_reset
from lessons.learner.travel import export_import
from lessons.learner.travel.export_import import BadFile
from lessons.learner.travel.export_import import _sum as summed
from lessons.memory.memory import STATES, as_it_stands, remember
from lessons.moves.move import Move, MoveRefused
from lessons.places.hindsight import open_record
from lessons.places.place import Context
from lessons.places.sessions import Sessions
from lessons.review.plan import Plan, PlannedQuestion
from lessons.review.templates import Template
from lessons.session import bar
from lessons.session.replay import replay
from lessons.tables.recorded import record_of
from screens.api.envelope import envelope
from screens.learner.preferences import Preferences

WHO = "luna-castello-onda-faro"
ALL = 10_000
PRESSES = 24
FORWARD = 4
MATCHES: dict[str, tuple[tuple[str, Any], ...]] = {
    "": (
        ("declare", {"hand": 1, "seat": 2, "combinations": [["kings", 4]]}),
        ("end", {"hand": 1, "criccone": [34, 0], "sequences": [40, 60], "cards": [58, None], "last": 0}),
        ("monte", {"hand": 2}),
    ),
}


@dataclass(frozen=True)
class Story:
    """A file, and the place in the middle of which its learner is."""

    place: str
    file: dict[str, Any]


class House:
    """A database, and all places in it."""

    def __init__(self, folder: Path) -> None:
        self.store = Store(str(folder / "log.sqlite"))
        courses = {one.id: Course.of(one) for one in library()}
        self.context = Context(self.store, lambda: courses, b"secret")
        self.sessions = Sessions(self.context)
        self._nonces = itertools.count()

    def look(self, who: str, place: str) -> Mapping[str, Any]:
        """The place as a browser is told of it, in both halves of the way."""
        told = envelope(self.sessions, who, place, self.sessions.stands(who, place), Preferences(locale="it-IT"))
        assert json.dumps(told)
        return told

    def press(self, who: str, told: Mapping[str, Any], rng: Random) -> bool:
        """Anything that can be pressed there; was it taken?"""
        made = _press(told, rng)
        if made is None:
            return False
        event, value = made
        return self.move(who, told["place"], event, value, told["qid"])

    def move(self, who: str, place: str, event: str, value: Any, seen: str) -> bool:
        nonce = f"pressed-{next(self._nonces):07d}"
        try:
            self.sessions.move(who, Move(place=place, event=event, value=value, nonce=nonce, seen=seen))
        except MoveRefused:
            return False
        return True


def _press(told: Mapping[str, Any], rng: Random) -> tuple[str, Any] | None:
    can = told.get("can")
    if not can:
        return ("next", None) if told.get("turns") else None
    pressed = [event for event in ("hint", "undo") if can.get(event)]
    if pressed and rng.random() < 0.1:
        return rng.choice(pressed), None
    if can.get("next"):
        return "next", None
    if can.get("answer"):
        return "answer", _answer(told, rng)
    return ("reveal", None) if can.get("reveal") else ("again", None)


def _answer(told: Mapping[str, Any], rng: Random) -> Any:
    picks = [card for row in told["rows"] if row["pick"] for card in row["cards"]]
    may = [place for place, card in enumerate(picks) if not card.get("why")] or list(range(len(picks)))
    if told["mode"] == "number":
        return str(rng.randrange(40))
    if told["mode"] == "choice":
        return rng.randrange(len(told["choices"]))
    if told["choices"] and (not may or rng.random() < 0.4):
        return {"choice": rng.randrange(len(told["choices"]))}
    return rng.sample(may, min(len(may), max(1, told.get("at_least", 1))))


def stories(seed: int = 0, most: int | None = None) -> list[Story]:
    """One of every sort of place, of each kind of question, and a match; ``most``: so many of them."""
    rng, found = Random(seed), list[Story]()
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        places = [*_places(house), *(f"match {name}" for name in MATCHES)]
        for number, place in enumerate(places if most is None else rng.sample(places, most)):
            who = f"{WHO}-{'abcdefghijklmnopqrstuvwxyz'[number % 26]}{'x' * (number // 26)}"
            _begin(house, who, place)
            if place.startswith("match"):
                place = _matched(house, who, rng)
            elif place == "scoring/learn" or place == "scoring/error":
                _scored(house, who, place)
            elif place != "hindsight/record":
                _pressed(house, who, place, rng)
            found.append(Story(place, json.loads(export_import.pack(house.store, who))))
        house.store.close()
    return found


def _pressed(house: House, who: str, place: str, rng: Random) -> None:
    """So many presses at the place; of a hand that is to be looked at again, until it is over."""
    again = place.removeprefix("hindsight/")
    played = place if again == place else f"practice/{again}" if again in ("whole", "match") else f"table/{again}"
    for _ in range(PRESSES if again == place else 4 * PRESSES):
        told = house.look(who, played)
        if played != place and told["leaves"]:
            return
        house.press(who, told, rng)


def _places(house: House) -> list[str]:
    kinds: dict[str, str] = {}
    for name, course in house.context.courses().items():
        for step in course.lesson.steps:
            kinds.setdefault(getattr(step, "kind", None) or getattr(step, "drill", None) or "", name)
    lessons = [f"lesson/{one}" for one in dict.fromkeys(kinds.values())]
    tables = [
        "practice/short",
        "practice/whole",
        "practice/match",
        "table/mineo3",
        "table/french4",
        "table/french5",
        "table/barcellona4",
    ]
    looked = ["hindsight/record", "hindsight/whole", "hindsight/mineo3"]
    return [*lessons, *tables, *looked, "scoring/learn", "scoring/error", "review/review/0000abcd"]


def _begin(house: House, who: str, place: str) -> None:
    if place.startswith("review/"):
        asked = tuple(PlannedQuestion(Template("who-wins", "follow-suit"), seed) for seed in range(6))
        house.store.append(who, place.removeprefix("review/"), Plan("ottocento", asked).event("planned-0001"))
    if place == "hindsight/record":
        hand = play("mineo3", 5, {}).hand
        assert hand is not None
        open_record(house.context, who, record_of(hand))
    if place == "practice/match":
        told = house.look(who, place)
        house.move(who, place, "answer", 0, told["qid"])


def _scored(house: House, who: str, place: str) -> None:
    for event, value in (
        ("answer", {"cell": "total.0", "value": 0}), ("answer", {"cell": "last-trick.0", "value": 6}),
        ("hint", {"cell": "total.1"}), ("new", {"level": "gaps", "sort": "typical"}),
        ("answer", {"cell": "last-trick.0", "value": 6}),
    ):  # fmt: skip
        house.move(who, place, event, value, house.look(who, place)["qid"])


def _matched(house: House, who: str, rng: Random) -> str:
    told = house.look(who, "match/new")
    names = ["Anna", "Bruno", "Carla", "Dino"]
    assert house.move(who, "match/new", "begin", {"names": names, "dealer": 1}, told["qid"])
    opened = house.sessions.state(who, "match/new").kept
    code = opened[0].code
    for event, value in MATCHES[""]:
        house.move(who, f"match/{code}", event, value, house.look(who, f"match/{code}")["qid"])
    return f"match/{code}"


def looked_at(house: House, who: str, place: str, rng: Random) -> None:
    """All pages that this log stands behind, and some presses at the place. Errors: whatever raises."""
    log = house.store.log(who)
    for name in dict.fromkeys(lesson for lesson, _ in log):
        course = house.context.courses().get(name)
        if course is not None:
            attempt = replay(course, since_reset(event for lesson, event in log if lesson == name))
            assert 0 <= bar.place(attempt)[0] <= bar.place(attempt)[1]
    memory, now = as_it_stands(remember(log)), datetime.now(UTC)
    assert all(memory.state(skill, now) in STATES for skill in memory.standings)
    memory.due(now), memory.due_cards(now)
    if place.startswith("match/"):
        house.look(who, "match/new")
    for _ in range(FORWARD):
        try:
            told = house.look(who, place)
        except MoveRefused as error:
            if error.why != "no-such-place":
                raise
            return
        house.press(who, told, rng)
    for sort in ("whole", "match") if place.startswith("practice/") else ():
        try:
            house.look(who, f"hindsight/{sort}")
        except MoveRefused:
            continue


def run(files: int, seed: int = 0, most: int | None = None) -> Iterator[tuple[str, Exception | None, list[str]]]:
    """Each file that was taken or refused, of ``most`` places: what it is, what raised, and what was passed over."""
    rng, known = Random(seed), stories(seed, most)
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        for number in range(files):
            story = known[number % len(known)]
            file, told = spoilt(story.file, rng)
            letters = "abcdefghijklmnop"
            who = "-".join(letters[(number >> 4 * k) & 15] for k in range(5)) + "-faro"
            place = story.place
            if file["matches"]:
                code = f"{who}-match"
                file["matches"][0]["code"], place = code, f"match/{code}"
                file["sum"] = summed(file)
            what = f"{story.place}: {told}"
            with noticed() as passed_over:
                try:
                    export_import.unpack_into(house.store, who, json.dumps(file).encode())
                    looked_at(house, who, place, rng)
                except BadFile:
                    yield f"refused {what}", None, passed_over
                    continue
                except Exception as error:  # noqa: BLE001 - all of them are to be counted
                    yield what, error, passed_over
                    continue
            yield what, None, passed_over
        house.store.close()


def measure(files: int = ALL) -> dict[str, float]:
    """How many files there were, were refused, broke a page, and had something that was passed over by name."""
    count: Counter[str] = Counter(files=0, refused=0, broken=0, named_in_the_log=0)
    for what, error, passed_over in run(files):
        count["files"] += 1
        count["refused"] += what.startswith("refused")
        count["named_in_the_log"] += bool(passed_over)
        if error is not None:
            count["broken"] += 1
            print(f"{what}: {error!r}", file=sys.stderr)
    return dict(count)

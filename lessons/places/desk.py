"""The teacher's desk of a room: opening it, what is asked, going on from moment to moment, who is there."""

from __future__ import annotations

import hmac
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from random import Random, SystemRandom
from typing import Any

from pydantic import ValidationError

from lessons.evening import choosing
from lessons.evening.entries import (
    Addressed,
    Asked,
    Closed,
    Covered,
    Ended,
    Entry,
    Hosted,
    LeftOut,
    Opened,
    Renamed,
    Reopened,
    Revealed,
    SecondVote,
    Talked,
    Turn,
    write_entry,
)
from lessons.evening.histogram import aim_of
from lessons.evening.judging import tidy
from lessons.evening.questions import Question
from lessons.evening.taking_home import take_home
from lessons.learner.codes import words
from lessons.learner.rooms import Taken
from lessons.places.move import Move, Refused
from lessons.places.place import Ground
from lessons.places.room import MOST_NAME, Seat, around, led, seat, written
from lessons.question.panel import Said

NEW = "new"
"""``desk/new``: where a room is opened."""
TURNS: Mapping[str, type[Turn]] = {
    "close": Closed,
    "reopen": Reopened,
    "talk": Talked,
    "vote": SecondVote,
    "reveal": Revealed,
    "cover": Covered,
}
SAID: Mapping[str, type[Entry]] = {"rename": Renamed, "leave-out": LeftOut, "address": Addressed, "end": Ended}
TRIES = 50


@dataclass(frozen=True)
class Hall:
    """Before a room. ``rooms``: those one leads already; ``opened``: the code of the one that was just opened."""

    who: str
    rooms: tuple[str, ...] = ()
    opened: str = ""


@dataclass(frozen=True)
class Desk(Seat):
    """A room from the desk. ``key``: what makes another browser a host; empty for who is none."""

    key: str = ""

    @property
    def leads(self) -> bool:
        return self.who in self.room.hosts


class DeskPlace:
    """``desk/<code>``, and ``desk/new``."""

    def read(self, ground: Ground, who: str, name: str, before: Hall | Desk | None) -> Hall | Desk:
        return Hall(who, led(ground, who)) if name == NEW else _desk(ground, seat(ground, who, name))

    def take(self, ground: Ground, state: Hall | Desk, move: Move) -> Hall | Desk:
        if isinstance(state, Hall):
            if move.event != "open":
                raise Refused("bad-move", f"event: {move.event}")
            return replace(state, opened=_open(ground, state.who, move.nonce))
        now = seat(ground, state.who, state.code)
        try:
            return _desk(ground, written(ground, now, _entry(ground, now, move), move.nonce))
        except Refused:
            if ground.store.rooms.wrote(now.code, now.who, move.nonce):
                return _desk(ground, now)
            raise

    def moment(self, ground: Ground, state: Hall | Desk) -> str:
        return state.room.moment if isinstance(state, Desk) else NEW

    def news(self, ground: Ground, state: object, move: Move) -> tuple[tuple[str, str], ...]:
        """Telephones hear when the moment changes, or who somebody is; nothing of what only the projector shows."""
        if isinstance(state, Hall):
            return (("room/open", state.opened),)
        if not isinstance(state, Desk):
            return ()
        silent = move.event in ("host", "cover", "address")
        phones = () if silent else ((f"room/{state.code}", f"{state.room.moment}#{state.room.number}"),)
        ended = (("room/open", state.code),) if move.event == "end" else ()
        return (*phones, *around(state), *ended)


def key_of(ground: Ground, code: str) -> str:
    """What the second code on the desk holds: whoever has it leads the evening too."""
    return ground.name("host", code)


def _desk(ground: Ground, now: Seat) -> Desk:
    take_home(ground, now.code, now.room)
    key = key_of(ground, now.code) if now.who in now.room.hosts else ""
    return Desk(now.who, now.code, now.room, now.question, key)


def _open(ground: Ground, who: str, nonce: str) -> str:
    """The code of the new room, one word where that is free. It follows from the nonce: a press that comes twice opens one."""
    rooms = ground.store.rooms
    for turn in range(TRIES):
        rng = Random(int(ground.name("room", who, nonce, turn), 16))
        code = "-".join(rng.choice(words()) for _ in range(1 + turn // 8))
        try:
            rooms.begin(code, who, Opened.kind, write_entry(Opened()), nonce)
        except Taken:
            if not rooms.wrote(code, who, nonce):
                continue
        _end_empty(ground, who, code)
        return code
    raise Refused("not-now")


def _end_empty(ground: Ground, who: str, besides: str) -> None:
    """One's own rooms into which nobody has come would only be in the way of the telephones."""
    for code in led(ground, who):
        room = ground.rooms.room(ground.store.rooms, code)
        if code != besides and room is not None and not room.there:
            ground.store.rooms.append(code, who, Ended.kind, write_entry(Ended()), f"empty.{besides}")


def _entry(ground: Ground, now: Seat, move: Move) -> Entry:
    """What this press writes. Errors: :class:`Refused`, also for who may not, so that no question is made for a stranger."""
    value: Any = move.value if isinstance(move.value, dict) else {}
    if move.event == "host":
        if not hmac.compare_digest(key_of(ground, now.code).encode(), str(value.get("key", "")).encode()):
            raise Refused("in-words", said=Said("evening.refused.key"))
        return Hosted()
    if now.who not in now.room.hosts:
        raise Refused("in-words", said=Said("evening.refused.host"))
    if move.event in TURNS:
        if move.seen != now.room.moment:
            raise Refused("stale")
        return _read(TURNS[move.event], {**value, "seen": move.seen})
    if move.event in ASKS:
        if move.seen != now.room.moment:
            raise Refused("stale")
        return _asked(ASKS[move.event](ground, now, value, SystemRandom()), value)
    if move.event not in SAID:
        raise Refused("bad-move", f"event: {move.event}")
    if isinstance(value.get("name"), str):
        value = {**value, "name": tidy(value["name"][:MOST_NAME])}
    return _read(SAID[move.event], value)


def _read(sort: type[Entry], value: Mapping[str, Any]) -> Entry:
    try:
        return sort.model_validate_json(json.dumps(value))
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        if first["loc"] == ("name",):
            raise Refused("in-words", said=Said("evening.refused.no-name")) from None
        raise Refused("bad-move", f"value.{'.'.join(map(str, first['loc']))}: {first['msg']}") from None


def _asked(question: Question | None, value: Mapping[str, Any]) -> Asked:
    if question is None or question.link.seed is None:
        raise Refused("in-words", said=Said("evening.refused.no-question"))
    link, aim = question.link, value.get("misconception", "")
    return Asked(
        lesson=link.lesson,
        step=link.step,
        seed=question.link.seed,
        number=link.number,
        aim=aim if isinstance(aim, str) else "",
    )


def _chosen(ground: Ground, _: Seat, value: Mapping[str, Any], rng: Random) -> Question | None:
    """A step of a lesson, a skill or a misconception of a game: whatever is named."""
    courses, game = ground.courses(), str(value.get("game", ""))
    if "step" in value:
        return choosing.of_step(courses, str(value.get("lesson", "")), str(value["step"]), rng)
    if "skill" in value:
        return choosing.about_skill(courses, game, str(value["skill"]), rng)
    return choosing.showing(courses, game, str(value.get("misconception", "")), rng)


def _another(ground: Ground, now: Seat, _: Mapping[str, Any], rng: Random) -> Question | None:
    if now.question is None:
        return None
    return choosing.another(ground.courses(), now.question, aim_of(now.room, now.question), rng)


def _onward(ground: Ground, now: Seat, _: Mapping[str, Any], rng: Random) -> Question | None:
    return choosing.onward(ground.courses(), now.question.link, rng) if now.question is not None else None


ASKS: Mapping[str, Callable[[Ground, Seat, Mapping[str, Any], Random], Question | None]] = {
    "ask": _chosen,
    "another": _another,
    "onward": _onward,
}
"""Presses that put a question on the table."""

PLACE = DeskPlace()

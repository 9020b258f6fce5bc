"""The teacher's desk of a room: opening it, what is asked, going on from moment to moment, who is there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from datetime import datetime
from random import Random
from typing import Any

from lessons.course.course import Course
from lessons.evening.activities.comparing import DealResult, finished
from lessons.evening.activities.on_telephones import is_through, still_to_finish, table_of, tables_now
from lessons.evening.activities.tables import Score, is_over
from lessons.evening.activities.watching import Progress
from lessons.evening.entries.lifecycle import Agreed
from lessons.evening.entries.rounds import CODEC, Ended, Entry, LeftOut, Opened
from lessons.evening.room import Customs
from lessons.learner.codes import words
from lessons.learner.shared_logs.rooms import RoomCodeTaken
from lessons.moves.move import Move, MoveRefused
from lessons.places.at_a_table.seat import left_to_the_program
from lessons.places.entry_values import entry_of
from lessons.places.in_a_room.deal import lesson_of
from lessons.places.in_a_room.desk_presses import key_of, pressed
from lessons.places.in_a_room.left_open import LeftOpen, left_open, not_asked_yet
from lessons.places.in_a_room.room import Seat, around, led, seat, written
from lessons.places.in_a_room.scores import scores
from lessons.places.in_a_room.taking_home import take_home
from lessons.places.in_a_room.usual import keep, usual
from lessons.places.place import Context
from lessons.shared_table.shared_table import SharedTable

NEW = "new"
"""``desk/new``: where a room is opened."""
TRIES = 50
OF_ALL = ("seat", "round-over", "end", "pair", "tables", "ask", "pace", "deal", "gather", "plan", "leave-out")
"""Presses after which whoever plays at a table on a telephone may have to look up."""
OPENING = ("lobby", "revealed")
"""Phases in which a question may be asked, and what was left open is offered."""


@dataclass(frozen=True)
class Hall:
    """Before a room. ``rooms``: those one leads already; ``opened``: the code of the one that was just opened;
    ``customs``: how rounds went with this person last."""

    who: str
    rooms: tuple[str, ...] = ()
    opened: str = ""
    customs: Customs = field(default_factory=Customs)


@dataclass(frozen=True)
class Desk(Seat):
    """A room from the desk. ``key``: what makes another browser a host; empty for who is none.

    Where everybody takes a lesson by themselves, ``watched`` is that lesson and ``progress`` how far each is; for hosts only.
    ``results``: of those who are through with the deal that all play; ``scores``: of the matches
    of a tournament; ``tables``: by its code, each shared table of the round that is played on telephones, or the teaching table of
    the plan's part. ``left_open``: what
    the season's last evening left open, before anything was asked in a part of this one.
    """

    key: str = ""
    watched: Course | None = None
    progress: Mapping[str, Progress] = field(default_factory=dict)
    results: Mapping[str, DealResult] = field(default_factory=dict)
    scores: Mapping[str, Score] = field(default_factory=dict)
    tables: Mapping[str, SharedTable] = field(default_factory=dict)
    at: datetime | None = None
    """The time, where it is told for how long somebody is waited for."""
    left_open: tuple[LeftOpen, ...] = ()

    @property
    def leads(self) -> bool:
        return self.who in self.room.hosts

    @property
    def shown(self) -> str:
        """The code of the table of a round that the wall shows, or whose next deal it waits for; empty: the standings.

        They come of themselves when the round is over in which it was chosen, and instead of a table that has no deal left.
        """
        room, table = self.room, self.tables.get(self.room.shown)
        if room.phase != "tables" or not room.shown or table is None:
            return ""
        if is_over(room.seatings[-1], self.scores):
            return room.shown if room.shown_over else ""
        return "" if is_through(table) and self.held else room.shown

    @property
    def held(self) -> bool:
        """Would the table that the wall is to show tell others of a deal that they have still to play, or has it no cards yet?"""
        table = self.tables.get(self.room.shown)
        if table is None or not table.begun:
            return True
        return bool(still_to_finish(self.room.seatings[-1], self.tables, self.room.shown))


class DeskPlace:
    """The desk of whoever leads an evening: ``desk/<code>``, and ``desk/new``."""

    anew = True

    def read(self, context: Context, who: str, name: str, before: Hall | Desk | None) -> Hall | Desk:
        return (
            Hall(who, led(context, who), customs=usual(context, who))
            if name == NEW
            else _desk(context, seat(context, who, name))
        )

    def take(self, context: Context, state: Hall | Desk, move: Move) -> Hall | Desk:
        if isinstance(state, Hall):
            if move.event != "open":
                raise MoveRefused("bad-move", f"event: {move.event}")
            agreed = _agreed(move)
            keep(context, state.who, agreed)
            customs = state.customs.after(agreed)
            return replace(state, opened=_open(context, state.who, customs, move.nonce), customs=customs)
        now = seat(context, state.who, state.code)
        try:
            entry = pressed(context, now, move)
            there = written(context, now, entry, move.nonce)
            _gone_home(context, there, entry, move.nonce)
            after = _desk(context, there)
            if isinstance(entry, Agreed):
                keep(context, state.who, entry)
            return after
        except MoveRefused:
            if context.store.rooms.wrote(now.code, now.who, move.nonce):
                return _desk(context, now)
            raise

    def revision(self, context: Context, state: Hall | Desk) -> str:
        return state.room.revision if isinstance(state, Desk) else NEW

    def news(self, context: Context, state: object, move: Move) -> tuple[tuple[str, str], ...]:
        """Telephones hear when the moment changes, or who somebody is; nothing of what only the projector shows."""
        if isinstance(state, Hall):
            return (("room/open", state.opened),)
        if not isinstance(state, Desk):
            return ()
        silent = move.event in ("host", "cover", "address") or (move.event == "agree" and not _on_phones(move))
        phones = () if silent else ((f"room/{state.code}", f"{state.room.revision}#{state.room.number}"),)
        ended = (("room/open", state.code),) if move.event == "end" else ()
        return (*phones, *around(state), *ended, *_seats(state, move))


def _desk(context: Context, now: Seat) -> Desk:
    take_home(context, now.code, now.room)
    told = {**_seen(now), "results": _results(context, now), "scores": _scores(context, now)}
    told |= {"tables": _tables(context, now), "at": context.store.now()}
    if now.who not in now.room.hosts:
        return Desk(**told)
    watched = context.courses().get(now.room.pace.lesson) if now.room.pace and now.room.phase == "pace" else None
    progress: Mapping[str, Progress] = {}
    if watched is not None:
        progress = context.rooms.watch(now.code, watched).look(context.store, [one.who for one in now.room.there])
    opens = not_asked_yet(left_open(context, now.code), now.room.rounds) if now.room.phase in OPENING else ()
    key = key_of(context, now.code)
    return Desk(**told, key=key, watched=watched, progress=progress, left_open=opens)


def _seats(state: Desk, move: Move) -> Iterator[tuple[str, str]]:
    """Whoever sits at a table on a telephone hears where the evening goes; also at the tables of the round before."""
    if move.event in OF_ALL and state.room.seatings:
        tables = [code for one in state.room.seatings[-2:] if one.deals for code, _ in one.tables]
        yield from ((f"seat/{code}", f"{state.room.number}") for code in tables)
    if move.event in OF_ALL and state.room.taught:
        yield f"seat/{state.room.taught}", f"{state.room.number}"


def _gone_home(context: Context, now: Seat, entry: Entry, nonce: str) -> None:
    """Whoever is not counted any more does not keep a table waiting."""
    meant = now.room.with_badge(entry.badge) if isinstance(entry, LeftOut) else None
    table = table_of(now.room, meant.badge) if meant is not None else ""
    if meant is not None and table:
        left_to_the_program(context, now.who, table, meant.browsers, nonce)


def _tables(context: Context, now: Seat) -> Mapping[str, SharedTable]:
    at = {"tables": tables_now(now.room), "taught": (now.room.taught,)}
    codes = at.get(now.room.phase, ())
    found = {code: context.tables.table(context.store.rooms, code) for code in codes}
    return {code: one for code, one in found.items() if one is not None}


def _results(context: Context, now: Seat) -> Mapping[str, DealResult]:
    if now.room.phase != "deal":
        return {}
    tables = context.rooms.tables(now.code, lesson_of(now.code, now.room))
    return finished(tables.look(context.store, [one.who for one in now.room.there]))


def _scores(context: Context, now: Seat) -> Mapping[str, Score]:
    return scores(context, now.room) if now.room.phase == "tables" else {}


def _seen(now: Seat) -> dict[str, Any]:
    return {one.name: getattr(now, one.name) for one in fields(Seat)}


def _agreed(move: Move) -> Agreed:
    """What is said of how rounds go when a room is opened; often nothing. Errors: :class:`MoveRefused`."""
    found = entry_of(Agreed, move.value or {})
    assert isinstance(found, Agreed)
    return found


def _on_phones(move: Move) -> bool:
    """Does this press at a switch change what telephones show?"""
    return isinstance(move.value, dict) and "question" in move.value


def _open(context: Context, who: str, customs: Customs, nonce: str) -> str:
    """The code of the new room, one word where that is free. It follows from the nonce: a press that comes twice opens one."""
    rooms, opened = context.store.rooms, CODEC.write(Opened(agreed=Agreed(**asdict(customs))))
    for turn in range(TRIES):
        rng = Random(int(context.name("room", who, nonce, turn), 16))
        code = "-".join(rng.choice(words()) for _ in range(1 + turn // 8))
        try:
            rooms.begin(code, who, Opened.kind, opened, nonce)
        except RoomCodeTaken:
            if not rooms.wrote(code, who, nonce):
                continue
        _end_empty(context, who, code)
        return code
    raise MoveRefused("not-now")


def _end_empty(context: Context, who: str, besides: str) -> None:
    """One's own rooms into which nobody has come would only be in the way of the telephones."""
    for code in led(context, who):
        room = context.rooms.room(context.store.rooms, code)
        if code != besides and room is not None and not room.there:
            context.store.rooms.append(code, who, Ended.kind, CODEC.write(Ended()), f"empty.{besides}")


PLACE = DeskPlace()

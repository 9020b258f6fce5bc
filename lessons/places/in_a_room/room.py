"""A telephone in a room: joining, one's name, one's answer; and where one finds the room that is open."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta

from pydantic import JsonValue

from lessons.evening.activities.on_telephones import table_of
from lessons.evening.activities.tables import Score
from lessons.evening.entries.lifecycle import Raised, Returning
from lessons.evening.entries.rounds import Answered, Ended, Entry, Hosted, Joined, Opened, Renamed
from lessons.evening.judging import judge
from lessons.evening.polls.questions import Question, question_of
from lessons.evening.room import Member, Room
from lessons.learner.first_names import tidy
from lessons.learner.store import Store
from lessons.moves.move import Move, MoveRefused
from lessons.places.entry_values import entry_of
from lessons.places.in_a_room.scores import own_score
from lessons.places.place import Context
from lessons.question.kind import BadAnswer
from lessons.script.steps import Lesson
from lessons.shared_table.shared_table import SharedTable
from lessons.text.message import Message

OPEN = "open"
"""``room/open``: which rooms are open now."""
LASTS = timedelta(hours=18)
"""Nobody ends an evening that is over; after so long it is no longer offered."""
MOST_NAME = 400
"""Characters of a name that are looked at at all."""


@dataclass(frozen=True)
class Doors:
    """The rooms that are open, the latest first."""

    who: str
    rooms: tuple[str, ...]


@dataclass(frozen=True)
class Seat:
    """Somebody in a room as it stands. ``question``: that of the round; None before the first, and where it is gone.

    ``lesson``: what everybody takes by themselves now; ``worked``: what the teacher has sent to this one; ``score``: of the
    match at one's own table, while the tables play; ``table``: that table, where it is played on telephones.
    """

    who: str
    code: str
    room: Room
    question: Question | None
    lesson: Lesson | None = None
    worked: Question | None = None
    score: Score | None = None
    table: SharedTable | None = None


class RoomPlace:
    """A room as a telephone shows it: ``room/<code>`` for a telephone; ``room/open``."""

    anew = True

    def read(self, context: Context, who: str, name: str, before: Doors | Seat | None) -> Doors | Seat:
        return doors(context, who) if name == OPEN else seat(context, who, name)

    def take(self, context: Context, state: Doors | Seat, move: Move) -> Doors | Seat:
        if isinstance(state, Doors):
            raise MoveRefused("bad-move", f"event: {move.event}")
        now = seat(context, state.who, state.code)
        if move.event == "answer":
            return _answered(context, now, move)
        if move.event in ("join", "rename"):
            return _called(context, now, move)
        if move.event == "return":
            return written(context, now, entry_of(Returning, move.value), move.nonce)
        if move.event == "hand":
            return written(context, now, entry_of(Raised, move.value), move.nonce)
        raise MoveRefused("bad-move", f"event: {move.event}")

    def revision(self, context: Context, state: Doors | Seat) -> str:
        return state.room.revision if isinstance(state, Seat) else ".".join(state.rooms)

    def news(self, context: Context, state: object, move: Move) -> tuple[tuple[str, str], ...]:
        """The projector and the teacher hear of it; the other telephones do not."""
        return around(state) if isinstance(state, Seat) else ()


def doors(context: Context, who: str) -> Doors:
    return Doors(who, open_now(context.store))


def open_now(store: Store) -> tuple[str, ...]:
    """The rooms that are open, the latest first, also where the clock was put right in the middle of an evening."""
    since, until = (at.isoformat(timespec="milliseconds") for at in (store.now() - LASTS, store.now() + LASTS))
    return store.rooms.without(Ended.kind, (Opened.kind, Hosted.kind), since, until)


def led(context: Context, who: str) -> tuple[str, ...]:
    """The open rooms that this person leads, the latest first."""
    found = ((code, context.rooms.room(context.store.rooms, code)) for code in doors(context, who).rooms)
    return tuple(code for code, room in found if room is not None and who in room.hosts)


def seat(context: Context, who: str, code: str) -> Seat:
    """This person in the room as it stands on disk. Errors: :class:`MoveRefused` ``no-such-place``."""
    room = context.rooms.room(context.store.rooms, code)
    if room is None:
        raise MoveRefused("no-such-place", code)
    now, courses = room.round, context.asked()
    question = question_of(courses, now.link) if now is not None else None
    pace, me = room.pace if room.phase == "pace" else None, room.member(who)
    if pace is None:
        if me is None:
            return Seat(who, code, room, question)
        return Seat(
            who, code, room, question, score=own_score(context, room, me.badge), table=_own_table(context, room, me)
        )
    whole, sent = courses.get(pace.lesson), pace.worked.get(me.badge) if me is not None else None
    return Seat(
        who, code, room, question, whole.lesson if whole else None, question_of(courses, sent) if sent else None
    )


def _own_table(context: Context, room: Room, me: Member) -> SharedTable | None:
    code = table_of(room, me.badge) if room.phase == "tables" else ""
    return context.tables.table(context.store.rooms, code) if code else None


def around(state: Seat) -> tuple[tuple[str, str], ...]:
    """What those hear who are told of everything."""
    return tuple((f"{sort}/{state.code}", f"{state.room.number}") for sort in ("wall", "desk"))


def written(context: Context, now: Seat, entry: Entry, nonce: str) -> Seat:
    """The room with this entry, on disk, once for its nonce. Errors: :class:`MoveRefused` where it may not be now."""
    rooms = context.store.rooms
    said = judge(now.room, now.who, entry)
    if said is None:
        context.rooms.append(rooms, now.code, now.who, entry, nonce, now.room)
    elif not rooms.wrote(now.code, now.who, nonce):
        raise MoveRefused("in-words", said=said)
    return seat(context, now.who, now.code)


def _called(context: Context, now: Seat, move: Move) -> Seat:
    """Somebody who is called so from now on; one who is called so already is in the log once."""
    entry, member = _named(now, move), now.room.member(now.who)
    if member is not None and member.name == entry.name and judge(now.room, now.who, entry) is None:
        return now
    return written(context, now, entry, move.nonce)


def _named(now: Seat, move: Move) -> Joined | Renamed:
    told: JsonValue = move.value.get("name") if isinstance(move.value, dict) else None
    if not isinstance(told, str):
        raise MoveRefused("bad-move", "value.name: a text")
    name, member = tidy(told[:MOST_NAME]), now.room.member(now.who)
    if move.event == "rename" and member is not None:
        return Renamed.model_construct(badge=member.badge, name=name)
    return Joined.model_construct(name=name)


def _answered(context: Context, now: Seat, move: Move) -> Seat:
    """An answer to the question as it was on the screen; it counts unless the closing was on disk before it."""
    room, question = now.room, now.question
    if move.revision != room.revision or room.round is None or question is None:
        if context.store.rooms.wrote(now.code, now.who, move.nonce):
            return now
        raise MoveRefused("stale")
    try:
        answer = question.read(move.value)
    except BadAnswer:
        raise MoveRefused("unreadable") from None
    mark, vote = question.mark(answer), len(room.round.votes)
    told = Answered(round=room.round.number, vote=vote, answer=answer, ok=mark.ok, diagnosis=question.believed(answer))
    after = written(context, now, told, move.nonce)
    if now.who not in after.room.rounds[told.round - 1].votes[vote - 1]:
        raise MoveRefused("in-words", said=Message("evening.refused.closed"))
    return after


PLACE = RoomPlace()

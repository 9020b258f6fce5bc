"""What a press at the desk or the wall writes in the room: each sort of press, and who may not."""

from __future__ import annotations

import hmac
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from lessons.evening.activities import same_deal
from lessons.evening.entries.lifecycle import Addressed, Agreed, Compared, Dealt, Gathered, Lowered, Nodded, Paced
from lessons.evening.entries.rounds import (
    Asked,
    Closed,
    Covered,
    Ended,
    Entry,
    Hosted,
    LeftOut,
    Renamed,
    Reopened,
    Revealed,
    SecondVote,
    Talked,
    Turn,
)  # fmt: skip
from lessons.evening.histogram import aim_of
from lessons.evening.polls import choosing, laid_out
from lessons.evening.polls.questions import Question, question_of
from lessons.learner.first_names import tidy
from lessons.moves.move import Move, MoveRefused
from lessons.moves.rng import system_rng
from lessons.places.entry_values import entry_of, is_number
from lessons.places.in_a_room.laid import in_a_deal, laid
from lessons.places.in_a_room.pace import HELPS
from lessons.places.in_a_room.planned import planned
from lessons.places.in_a_room.room import MOST_NAME, Seat
from lessons.places.in_a_room.tournament.tables import TABLES
from lessons.places.place import Context
from lessons.text.message import Message

TURNS: Mapping[str, type[Turn]] = {
    "close": Closed,
    "reopen": Reopened,
    "talk": Talked,
    "vote": SecondVote,
    "reveal": Revealed,
    "cover": Covered,
}
SAID: Mapping[str, type[Entry]] = {
    "rename": Renamed,
    "leave-out": LeftOut,
    "address": Addressed,
    "end": Ended,
    "nod": Nodded,
    "gather": Gathered,
    "lower": Lowered,
    "compare": Compared,
    "agree": Agreed,
}


def key_of(context: Context, code: str) -> str:
    """What the second code on the desk holds: whoever has it leads the evening too."""
    return context.name("host", code)


def pressed(context: Context, now: Seat, move: Move) -> Entry:
    """What this press writes. Errors: :class:`MoveRefused`, also for who may not, so that no question is made for a stranger."""
    value: Any = move.value if isinstance(move.value, dict) else {}
    if move.event == "host":
        if not hmac.compare_digest(key_of(context, now.code).encode(), str(value.get("key", "")).encode()):
            raise MoveRefused("in-words", said=Message("evening.refused.key"))
        return Hosted()
    if now.who not in now.room.hosts:
        raise MoveRefused("in-words", said=Message("evening.refused.host"))
    if move.event in TURNS:
        if move.revision != now.room.revision:
            raise MoveRefused("stale")
        return entry_of(TURNS[move.event], {**value, "seen": move.revision})
    if move.event in ASKS:
        if move.revision != now.room.revision:
            raise MoveRefused("stale")
        return _asked(ASKS[move.event](context, now, value, system_rng()), value)
    if move.event == "pace":
        return _paced(context, value)
    if move.event == "deal":
        return _dealt(value)
    if move.event in TABLES:
        return TABLES[move.event](context, now, value, move.nonce)
    if move.event in HELPS:
        return _help(context, now, move, value)
    if move.event == "plan":
        return planned(context, now, value, system_rng(), move.nonce)
    if move.event not in SAID:
        raise MoveRefused("bad-move", f"event: {move.event}")
    if isinstance(value.get("name"), str):
        value = {**value, "name": tidy(value["name"][:MOST_NAME])}
    return entry_of(SAID[move.event], value)


def _paced(context: Context, value: Mapping[str, Any]) -> Entry:
    lesson = value.get("lesson")
    if not isinstance(lesson, str) or lesson not in context.courses():
        raise MoveRefused("in-words", said=Message("evening.refused.no-lesson"))
    return Paced(lesson=lesson)


def _dealt(value: Mapping[str, Any]) -> Entry:
    """The deal of a number that was asked for, or one that is drawn. Errors: :class:`MoveRefused`."""
    wants = value.get("wants", "any")
    if "number" in value or not isinstance(wants, str) or wants not in same_deal.WANTS:
        return entry_of(Dealt, {"number": value.get("number")})
    number = same_deal.drawn(wants, system_rng())
    if number is None:
        raise MoveRefused("in-words", said=Message("evening.refused.no-deal"))
    return Dealt(number=number)


def _help(context: Context, now: Seat, move: Move, value: Mapping[str, Any]) -> Entry:
    """Once for its nonce: a press that comes twice sends one hint."""
    badge = value.get("badge")
    if not is_number(badge) or context.store.rooms.wrote(now.code, now.who, move.nonce):
        raise MoveRefused("bad-move", "value.badge: a number")
    return HELPS[move.event](context, now, badge, move.nonce)


def _asked(question: Question | None, value: Mapping[str, Any]) -> Asked:
    if question is None or question.link.seed is None:
        raise MoveRefused("in-words", said=Message("evening.refused.no-question"))
    link, aim = question.link, value.get("misconception", "")
    return Asked(
        lesson=link.lesson,
        step=link.step,
        seed=question.link.seed,
        number=link.number,
        aim=aim if isinstance(aim, str) else "",
    )


def chosen(context: Context, value: Mapping[str, Any], rng: Random) -> Question | None:
    """A step of a lesson (with a ``seed`` the very one that was looked at before), a skill or a misconception of a game, a pile,
    or a deal as it stands: whatever is named."""
    courses, game = context.asked(), str(value.get("game", ""))
    if "position" in value:
        return laid(context, value["position"], value.get("asks", "points"))
    if "laid" in value:
        return in_a_deal(context, value["laid"])
    if "step" in value and "seed" in value:
        seen = entry_of(Asked, {name: value[name] for name in SEEN if name in value})
        assert isinstance(seen, Asked)
        return question_of(courses, seen.link)
    if "step" in value:
        return choosing.of_step(courses, str(value.get("lesson", "")), str(value["step"]), rng)
    if "skill" in value:
        return choosing.about_skill(courses, game, str(value["skill"]), rng)
    return choosing.showing(courses, game, str(value.get("misconception", "")), rng)


SEEN = ("lesson", "step", "seed", "number")
"""What names a question with the cards that were looked at."""


def _another(context: Context, now: Seat, _: Mapping[str, Any], rng: Random) -> Question | None:
    if now.question is None:
        return None
    courses, aim = context.asked(), aim_of(now.room, now.question)
    fresh = laid_out.another(courses, now.question.link, aim, rng)
    return question_of(courses, fresh) if fresh is not None else choosing.another(courses, now.question, aim, rng)


def _onward(context: Context, now: Seat, _: Mapping[str, Any], rng: Random) -> Question | None:
    return choosing.onward(context.asked(), now.question.link, rng) if now.question is not None else None


ASKS: Mapping[str, Callable[[Context, Seat, Mapping[str, Any], Random], Question | None]] = {
    "ask": lambda context, _, value, rng: chosen(context, value, rng),
    "another": _another,
    "onward": _onward,
}
"""Presses that put a question on the table."""

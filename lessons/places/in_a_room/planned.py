"""Going to a part of an evening's plan from the desk or the wall, at once with its question; and leaving the plan."""

from __future__ import annotations

import time
from collections.abc import Mapping
from random import Random
from typing import Any

from lessons.evening.activities.tables import FEWEST, proposed
from lessons.evening.entries.lifecycle import Agreed, Dealt, Paired
from lessons.evening.entries.rounds import Asked, Planned
from lessons.evening.room import Room
from lessons.moves.move import MoveRefused
from lessons.places.entry_values import is_number
from lessons.places.in_a_room.left_open import left_open, not_asked_yet
from lessons.places.in_a_room.room import Seat
from lessons.places.in_a_room.taught import open_table
from lessons.places.place import Context
from lessons.plans import shelf
from lessons.plans.rounds import question_for
from lessons.plans.shape import Asks, Part, Plan
from lessons.text.message import Message


def planned(context: Context, now: Seat, value: Mapping[str, Any], rng: Random, nonce: str) -> Planned:
    """What is written: ``plan`` (empty: left), ``part``, and the ``turn`` that was on the screen. Errors: :class:`MoveRefused`."""
    plan, part, turn = value.get("plan"), value.get("part", 0), value.get("turn")
    if not isinstance(plan, str) or not is_number(part) or not is_number(turn):
        raise MoveRefused("bad-move", "value: plan, part and turn")
    if turn != now.room.planning.turn:
        raise MoveRefused("stale")
    at = int(time.time())
    if not plan:
        return Planned(plan="", turn=turn, at=at)
    found = shelf.found().plans.get(plan)
    if found is None or not 0 <= part < len(found.parts):
        raise MoveRefused("in-words", said=Message("evening.refused.no-plan"))
    its = found.parts[part]
    paced = its.own_pace if its.own_pace in context.courses() else ""
    asked, played = _asked(context, now, found, its, rng), _played(now.room, its)
    agreed = None if now.room.planning.been(plan) else _agreed(found)
    taught = open_table(context, now, found.game, its.table, nonce) if its.table is not None else ""
    return Planned(
        plan=plan, part=part, turn=turn, at=at, asked=asked, paced=paced, played=played, agreed=agreed, taught=taught
    )


def _agreed(plan: Plan) -> Agreed | None:
    """How rounds go by this plan, as far as it says so. Only its beginning says it: what is changed later is not taken back."""
    says = plan.customs.model_dump(exclude_none=True)
    return Agreed(**says) if says else None


def _played(room: Room, part: Part) -> Dealt | Paired | None:
    """The deal for all, or the tables, that this part names. Too few for tables play as they sit: what, stands on the wall."""
    if part.deal is not None:
        return Dealt(number=part.deal)
    if not part.tables or len(room.there) < FEWEST:
        return None
    return Paired(pairs=room.pairs, on=True) if room.pairs else Paired(pairs=proposed(room))


def _asked(context: Context, now: Seat, plan: Plan, part: Part, rng: Random) -> Asked | None:
    """The part's question. Errors: :class:`MoveRefused` where it asks one and none can be made now."""
    if part.ask is None:
        return None
    for asks in part.ask.tries(_left(context, now, part.ask)):
        question = question_for(context.asked(), plan, asks, rng)
        if question is not None and (link := question.link).seed is not None:
            return Asked(lesson=link.lesson, step=link.step, seed=link.seed, number=link.number, aim=asks.aim)
    raise MoveRefused("in-words", said=Message("evening.refused.no-question"))


def _left(context: Context, now: Seat, asks: Asks) -> list[str]:
    """What the season's last evening left open, as long as tonight nobody was asked about it."""
    found = not_asked_yet(left_open(context, now.code), now.room.rounds) if asks.left_open else ()
    return [one.misconception for one in found]

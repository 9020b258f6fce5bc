"""The question of a part of a plan, and what comes next in it from where a room is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from lessons.course.course import Course
from lessons.evening.polls import choosing
from lessons.evening.polls.questions import Question
from lessons.evening.room import Room
from lessons.plans.shape import Asks, Part, Plan


@dataclass(frozen=True, slots=True)
class Follows:
    """The part that a press leads to. ``turn``: how often the room went to one before, so that a double press counts once."""

    plan: str
    part: int
    turn: int


def question_for(courses: Mapping[str, Course], plan: Plan, asks: Asks, rng: Random) -> Question | None:
    """A question of this part, with fresh cards where they are drawn; None where none can be made."""
    if asks.step:
        return choosing.of_step(courses, asks.lesson or plan.own, asks.step, rng)
    if asks.skill:
        return choosing.about_skill(courses, plan.game, asks.skill, rng)
    own = {plan.own: courses[plan.own]} if plan.own in courses else {}
    # What the plan itself brings along for this was written for it.
    return choosing.showing(own, plan.game, asks.aim, rng) or choosing.showing(courses, plan.game, asks.aim, rng)


def part_of(room: Room, plans: Mapping[str, Plan]) -> Part | None:
    """The part of the plan where the room is; None where it follows none, or one that is gone."""
    now, plan = room.planning, plans.get(room.planning.plan)
    return plan.parts[now.part] if plan is not None and now.part < len(plan.parts) else None


def begun(room: Room) -> int:
    """How many questions were asked since this part began."""
    return len(room.rounds) - room.planning.since


def asks_again(room: Room, plans: Mapping[str, Plan]) -> bool:
    """Does the plan want another question of the same aim before it goes on, on an evening that has such?"""
    part = part_of(room, plans) if room.customs.again else None
    return part is not None and part.ask is not None and 0 < begun(room) < part.ask.questions


def follows(room: Room, plans: Mapping[str, Plan]) -> Follows | None:
    """The next part; None at the plan's end, and without a plan."""
    now, plan = room.planning, plans.get(room.planning.plan)
    if plan is None or now.part + 1 >= len(plan.parts):
        return None
    return Follows(now.plan, now.part + 1, now.turn)

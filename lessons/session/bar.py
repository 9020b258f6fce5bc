"""The place in a lesson as its bar tells it: screens left behind, what is ahead at most, and what comes back."""

from __future__ import annotations

from engine.fast_dataclass import changed
from lessons.script.steps import Branch, Drill, Step
from lessons.session.returning.remediation import BEFORE, MORE
from lessons.session.state import Attempt

ADDED = MORE + 2
"""So many screens one press adds at most: an offer, the drill's other questions after it, and one that comes back."""


def place(taking: Attempt) -> tuple[int, int]:
    """Screens left behind, and those there are at most, with what comes back; every screen moves it."""
    return taking.left, taking.left + _ahead(taking) + _besides(taking) + taking.coming_back


def part(taking: Attempt) -> float:
    """How much of the question shown is done, from 0 to 1: each of its steps brings it a quarter nearer to its end."""
    asked = taking.question
    return 0.0 if asked is None else round(1 - 0.75 ** (len(asked.given) + asked.over), 3)


def reached(taking: Attempt) -> float:
    """How much of the bar is full, from 0 to 1: what is added on the way makes the rest narrower, and takes nothing back."""
    if taking.done:
        return 1.0
    at, of = place(taking)
    return round(taking.reached + part(taking) * (1 - taking.reached) / (of - at + ADDED), 4)


def onward(before: Attempt, after: Attempt) -> Attempt:
    """After a press, with the bar moved on where a screen was left behind: by its share of what was empty."""
    if after.left == before.left:
        return after
    at, of = place(after)
    if after.left < before.left or (before.done and not after.done):
        return changed(after, reached=at / of if of else 0.0)
    return changed(after, reached=before.reached + (1 - before.reached) / (of - at + 1))


def at_step(taking: Attempt) -> int:
    """Which step of a question in several is asked, from 2 on; 0 at the first, which may be the only one, and where none is."""
    asked = taking.question
    return len(asked.given) + 1 if asked is not None and asked.given and not asked.over else 0


def _ahead(taking: Attempt) -> int:
    """Screens of the lesson's steps from that shown on, that of now among them."""
    step, steps = taking.step, taking.lesson.steps
    if step is None:
        return 0
    rest = sum(_width(one, taking) for one in steps[taking.at + 1 :])
    if not isinstance(step, Drill) or step.id in taking.went:
        return rest + _width(step, taking)
    return rest + max(1, max(step.until.at_most, taking.most) - taking.asked)


def _width(step: Step, taking: Attempt) -> int:
    """So many screens a step may take; one that was left behind before is passed in one."""
    if isinstance(step, Branch):
        return 0
    return step.until.at_most if isinstance(step, Drill) and step.id not in taking.went else 1


def _besides(taking: Attempt) -> int:
    """Screens that are none of the lesson's steps: another way that is taken, what comes back."""
    if taking.detour is not None:
        return {"offer": 1, "example": 1 + BEFORE, "before": taking.detour.left}[taking.detour.stage]
    return int(taking.back is not None and not taking.in_its_drill)

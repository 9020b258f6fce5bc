"""The place in a lesson as its bar tells it: screens left behind, what is ahead at most, and what comes back."""

from __future__ import annotations

from engine.fast_dataclass import changed
from lessons.script.steps import Branch, Drill, Step
from lessons.session.returning.remediation import BEFORE, MORE
from lessons.session.state import Attempt

ADDED = MORE + 2
"""So many screens one press adds at most: an offer, the drill's other questions after it, and one that comes back."""


def place(attempt: Attempt) -> tuple[int, int]:
    """Screens left behind, and those there are at most, with what comes back; every screen moves it."""
    return attempt.left, attempt.left + _ahead(attempt) + _besides(attempt) + attempt.coming_back


def part(attempt: Attempt) -> float:
    """How much of the question shown is done, from 0 to 1: each of its steps brings it a quarter nearer to its end."""
    asked = attempt.question
    return 0.0 if asked is None else round(1 - 0.75 ** (len(asked.given) + asked.over), 3)


def reached(attempt: Attempt) -> float:
    """How much of the bar is full, from 0 to 1: what is added on the way makes the rest narrower, and takes nothing back."""
    if attempt.done:
        return 1.0
    at, of = place(attempt)
    return round(attempt.reached + part(attempt) * (1 - attempt.reached) / (of - at + ADDED), 4)


def onward(before: Attempt, after: Attempt) -> Attempt:
    """After a press, with the bar moved on where a screen was left behind: by its share of what was empty."""
    if after.left == before.left:
        return after
    at, of = place(after)
    if after.left < before.left or (before.done and not after.done):
        return changed(after, reached=at / of if of else 0.0)
    return changed(after, reached=before.reached + (1 - before.reached) / (of - at + 1))


def at_step(attempt: Attempt) -> int:
    """Which step of a question in several is asked, from 2 on; 0 at the first, which may be the only one, and where none is."""
    asked = attempt.question
    return len(asked.given) + 1 if asked is not None and asked.given and not asked.over else 0


def _ahead(attempt: Attempt) -> int:
    """Screens of the lesson's steps from that shown on, that of now among them."""
    step, steps = attempt.step, attempt.lesson.steps
    if step is None:
        return 0
    rest = sum(_width(one, attempt) for one in steps[attempt.at + 1 :])
    if not isinstance(step, Drill) or step.id in attempt.went:
        return rest + _width(step, attempt)
    return rest + max(1, max(step.until.at_most, attempt.most) - attempt.asked)


def _width(step: Step, attempt: Attempt) -> int:
    """So many screens a step may take; one that was left behind before is passed in one."""
    if isinstance(step, Branch):
        return 0
    return step.until.at_most if isinstance(step, Drill) and step.id not in attempt.went else 1


def _besides(attempt: Attempt) -> int:
    """Screens that are none of the lesson's steps: another way that is taken, what comes back."""
    if attempt.detour is not None:
        return {"offer": 1, "example": 1 + BEFORE, "before": attempt.detour.left}[attempt.detour.stage]
    return int(attempt.back is not None and not attempt.in_its_drill)

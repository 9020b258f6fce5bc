"""How a hand is played on the screen, as the learner has set it: what the browser is told of that beside the cards."""

from __future__ import annotations

from lessons.course.loader import library
from lessons.course.order import begins_with
from lessons.session.state import Attempt
from screens.components.table.given import HowPlayed
from screens.learner.preferences import Preferences


def at_table(preferences: Preferences, plays: bool) -> HowPlayed:
    """At a table of one's own; ``plays``: the learner is to play a card now."""
    return looked_at(preferences) | (_pressed(preferences, preferences.setting("alone")) if plays else {})


def in_lesson(attempt: Attempt, lesson: str, preferences: Preferences) -> HowPlayed:
    """In the lesson of this id: tricks of the first have numbers; of a hand played there at most the last card plays itself."""
    told = of_question(lesson, preferences)
    if attempt.done or attempt.kind is None or not attempt.kind.moves_on:
        return told
    told |= _falls(preferences)
    if not attempt.open:
        return told
    return told | _pressed(preferences, "last" if preferences.setting("alone") == "only" else "no")


def of_question(lesson: str, preferences: Preferences, beginners: bool = False) -> HowPlayed:
    """Of a question of this lesson: tricks of the first have numbers, and wherever those who are asked are ``beginners``."""
    return {"numbers": True} if beginners or lesson in begins_with(library()) else _numbers(preferences)


def looked_at(preferences: Preferences) -> HowPlayed:
    """Where nobody plays any more: how fast cards fall, and whether they are numbered."""
    return _falls(preferences) | _numbers(preferences)


def _falls(preferences: Preferences) -> HowPlayed:
    match preferences.setting("fall"):
        case "slow" | "usual" as speed:
            return {"fall": speed}
    return {}


def _numbers(preferences: Preferences) -> HowPlayed:
    return {"numbers": True} if preferences.setting("numbers") == "always" else {}


def _pressed(preferences: Preferences, alone: str) -> HowPlayed:
    told: HowPlayed = {"tap": True} if preferences.setting("tap") == "yes" else {}
    match alone:
        case "last" | "only":
            told["alone"] = alone
    return told

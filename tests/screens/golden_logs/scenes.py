"""What there is to be a log of: every sort of place, in every game it has."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from random import Random

from engine import game, games
from lessons.review import trial
from lessons.review.stock import stocks
from lessons.tables.families import has_own_table
from screens.shared import services
from tests.screens.golden_logs import alone, rooms
from tests.screens.golden_logs.kept import Log, taken_down
from tests.screens.golden_logs.pressing import Played


def scenes() -> Mapping[str, Callable[[Played], None]]:
    """Name of the log -> what is done for it."""
    made: dict[str, Callable[[Played], None]] = {
        "practice-short": partial(alone.practice, "short"), "practice-whole": partial(alone.practice, "whole"),
        "practice-match": partial(alone.practice, "match"), "practice-again": alone.again, "room-evening": rooms.evening,
        "room-pace": rooms.pace, "room-deal": rooms.deal, "room-tables": rooms.tables, "room-forgotten": rooms.forgotten,
        "season": rooms.season, "room-telephones": rooms.telephones,
    }  # fmt: skip
    made |= {f"seat-{name}": partial(rooms.friends, name) for name in ("ottocento", "mineo4", "calatafimi2", "french4")}
    made["seat-duplicate"] = rooms.duplicate
    made |= {f"seat-rest-{name}": partial(rooms.the_rest, name) for name in ("ottocento", "mineo3", "french3")}
    made |= {f"scoring-{step}": partial(alone.scoring, step) for step in ("count", "learn", "error")}
    made |= {f"match-ottocento-{format_}": partial(alone.bologna, format_) for format_ in ("800", "1000", "four")}
    courses = list(services.courses())
    for name in games():
        lessons = [one for one in courses if one.startswith(f"{name}/")]
        if lessons:
            made[f"lesson-{name}"] = partial(alone.lesson, lessons[min(1, len(lessons) - 1)])
            made[f"step-{name}"] = partial(alone.step, lessons[0])
            made[f"room-{name}"] = partial(rooms.room, name)
        if name in stocks():
            made[f"review-{name}"] = partial(alone.review, name)
        if name in trial.names() and name in ("ottocento", "mineo3", "french4"):
            made[f"test-{name}"] = partial(alone.test, name)
        if has_own_table(name):
            made[f"table-{name}"] = partial(alone.table, name)
        if game(name).family != "bologna" and getattr(game(name).form, "bids", True):
            made[f"settling-{name}"] = partial(alone.settling, name)
            made[f"match-{name}"] = partial(alone.kept, name)
    return made


def played(name: str) -> Log:
    """This scene played in the log of this test, and taken down."""
    at = Played(Random(name))
    scenes()[name](at)
    return taken_down(at.look, at.pressed)

"""The plans there are: those of ``content/evenings``, and a club's own beside its log; one that cannot be used is left out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from threading import Lock

from engine.errors import BadInput
from engine.game import game
from lessons.course.course import Course
from lessons.course.loader import shown, stamps, unready
from lessons.learner.data_folder import EVENINGS, data_folder
from lessons.plans.lying import lying_wrong
from lessons.plans.reading import LoadedPlan, read_file
from lessons.plans.shape import InSeries, Plan
from lessons.script import house
from lessons.text.card_catalogue import CONTENT
from lessons.yamlfile import copies
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.problems import Problem

FOLDER = EVENINGS
"""Of ``content/``, and beside the log."""
ENDINGS = (".yaml", ".yml")
MOST = 60
"""A club's files that are looked at; a folder with more is not one of plans."""


@dataclass(frozen=True)
class Shelf:
    """The plans that there are. ``plans`` by id, ours first; ``courses``: the questions they bring along; ``left_out``: why
    other files are not there.
    """

    plans: Mapping[str, Plan] = field(default_factory=dict)
    courses: Mapping[str, Course] = field(default_factory=dict)
    left_out: tuple[Problem, ...] = ()
    stamps: Mapping[Path, tuple[int, int]] = field(default_factory=dict)


_looking = Lock()
_found: Shelf | None = None


def folder() -> Path:
    """Where a club puts its own plans."""
    return data_folder() / FOLDER


def found() -> Shelf:
    """As they were last looked at; looked at now where nobody has."""
    return _found if _found is not None else look()


def look() -> Shelf:
    """Look for files that have come, gone or changed. Never raises for what a file holds."""
    global _found
    with _looking:
        paths = [*plan_files(), *own_files()]
        now = stamps(paths)
        if _found is None or dict(_found.stamps) != now:
            _found = _stocked(paths, now, _found or Shelf())
        return _found


def forget() -> None:
    """As before the first look."""
    global _found
    _found = None


def plan_files(content: Path = CONTENT) -> list[Path]:
    return copies.copies_last((content / FOLDER).glob("*.yaml"))


def twice(one: LoadedPlan, other: str) -> Problem:
    """Two plans of one id: a room would not know which."""
    assert one.plan is not None
    if copies.original(Path(one.file).name) == Path(other).name:
        return one.reading.problem(("id",), copies.said(Path(other).name), copies.CODE)
    said = CheckerMessage("checker.same-plan", id=repr(one.plan.id), other=other)
    return one.reading.problem(("id",), said, "id")


def own_files() -> Iterator[Path]:
    """A club's own plans."""
    return plans_in(folder())


def plans_in(place: Path) -> Iterator[Path]:
    """Plain files of this folder in the order of their names, copies last; no links, nothing hidden."""
    try:
        names = copies.copies_last(place.iterdir())
    except OSError:
        return
    fit = [one for one in names if one.suffix in ENDINGS and not one.name.startswith(".") and not one.is_symlink()]
    yield from (one for one in fit[:MOST] if one.is_file())


def _stocked(paths: list[Path], now: Mapping[Path, tuple[int, int]], before: Shelf) -> Shelf:
    plans: dict[str, Plan] = {}
    courses: dict[str, Course] = {}
    files: dict[str, str] = {}
    taken: set[InSeries] = set()
    left_out: list[Problem] = []
    for path in paths:
        one = read_file(path, shown(path))
        wrong = one.problems or _unready(one, own=not path.is_relative_to(CONTENT))
        if one.plan is None or wrong:
            left_out += wrong
        elif one.plan.id in files:
            left_out.append(twice(one, files[one.plan.id]))
        else:
            plans[one.plan.id], files[one.plan.id] = _in_its_place(one.plan, taken), shown(path)
            if one.lesson is not None:
                # What has not changed stays the same value: a question on the table is not made anew.
                old = before.courses.get(one.lesson.id)
                same = old is not None and old.lesson == one.lesson
                courses[one.lesson.id] = old if old is not None and same else Course.of(one.lesson)
    return Shelf(plans, courses, tuple(left_out), now)


def _in_its_place(plan: Plan, taken: set[InSeries]) -> Plan:
    """As the plan is, but by itself where another has its evening of the series: somebody has made it of that one."""
    if plan.series is None:
        return plan
    if plan.series in taken:
        return plan.model_copy(update={"series": None})
    taken.add(plan.series)
    return plan


def _unready(one: LoadedPlan, own: bool) -> tuple[Problem, ...]:
    """Why a plan whose file is well formed cannot be used: its game, cards that there are not, questions that nobody can ask."""
    assert one.plan is not None
    try:
        game(one.plan.game)
    except BadInput:
        return (one.reading.problem(("game",), house.no_game(one.plan.game), "unknown-game"),)
    lying = tuple(lying_wrong(one.plan, one.reading.problem))
    return lying or (unaskable(one) if own else ())


def unaskable(one: LoadedPlan) -> tuple[Problem, ...]:
    """Why the questions that a plan brings along cannot be asked, if they cannot."""
    from lessons.course.askable import stumble  # only a plan of a club's own needs it

    return () if one.asked is None or one.lesson is None else unready(one.asked) or stumble(one.asked)

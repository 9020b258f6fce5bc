"""What is told of an evening that is over: for who leads it all of it, for each pupil the own part."""

from __future__ import annotations

from typing import NotRequired

from typing_extensions import TypedDict

from screens.room_views.given import PairStands, PersonProps


class LessonCount(TypedDict):
    """A lesson that was taken alone."""

    title: str
    right: int
    of: int


class SkillCount(TypedDict):
    """How a skill went."""

    name: str
    right: int
    of: int


class MistakeMet(TypedDict):
    """A misconception that was met, and how often it has gone."""

    belief: str
    met: int
    gone: int


class DealLeftRow(PersonProps):
    """What somebody has made of a deal."""

    points: str
    begato: str
    cost: int


class DealLeft(TypedDict):
    """A deal that all have played."""

    number: int
    turn: int
    title: str
    rows: list[DealLeftRow]
    book: str


class PairLeft(PairStands):
    """How a pair has done."""

    place: int


class TournamentLeft(TypedDict):
    """A tournament."""

    title: str
    rows: list[PairLeft]
    compared: bool
    """It was played on telephones, the same deals at all tables."""


class OwnLine(TypedDict):
    """A line of a pupil's part."""

    title: str
    points: str
    beside: str


class OwnDeal(OwnLine):
    """The own hand of a deal that all have played."""

    turn: int


class OwnTables(TypedDict):
    """The own matches of a tournament."""

    title: str
    lines: list[OwnLine]
    place: int
    margin: int
    of: NotRequired[int]
    against: NotRequired[float]
    """Points against the average, to a tenth, where the same deals were played on telephones."""


class RoundLeft(TypedDict):
    """A question that was asked."""

    number: int
    title: str
    skill: str
    first: str
    now: str
    again: bool


class TaskProps(TypedDict):
    """A task of homework, and what came of it."""

    title: str
    href: str
    came: str


class HomeworkProps(TypedDict):
    """Homework with its tasks."""

    title: str
    tasks: list[TaskProps]


class RoundAgain(TypedDict):
    """A question that went wrong."""

    number: int
    title: str


class PupilBesides(TypedDict):
    """What a pupil has done alone or at tables."""

    paced: list[LessonCount]
    missed: list[str]
    deals: list[OwnDeal]
    tables: list[OwnTables]


class PupilProps(PersonProps, PupilBesides):
    """One pupil's evening."""

    right: int
    of: int
    skills: list[SkillCount]
    mistakes: list[MistakeMet]
    again: list[RoundAgain]
    homework: list[HomeworkProps]


class AllBesides(TypedDict):
    """What was done alone or at tables."""

    paced: list[LessonCount]
    deals: list[DealLeft]
    tables: list[TournamentLeft]


class EveningLeft(AllBesides):
    """All that an evening leaves."""

    day: str
    date: str
    rounds: list[RoundLeft]
    skills: list[SkillCount]
    mistakes: list[MistakeMet]
    pupils: list[PupilProps]
    homework: list[str]
    link: str

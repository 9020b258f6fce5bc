"""Afterwards: what was done alone or at tables in a room, out of everybody's logs and the score sheets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from lessons.evening.activities.answers import Alone
from lessons.evening.activities.comparing import DealResult, finished
from lessons.evening.activities.tables import PairStanding, Score, standings
from lessons.evening.activities.watching import AnsweredQuestion, Progress
from lessons.evening.room import Member, Room
from lessons.evening.stretches import Stretch, Tournament
from lessons.places.in_a_room.deal import deal_called
from lessons.places.in_a_room.scores import scores
from lessons.places.place import Context

LONGEST = timedelta(hours=4)
"""A lesson that nobody has called off is over after so long: what somebody does later at home is nobody else's."""


@dataclass(frozen=True, slots=True)
class OfDeal:
    """A deal that all have played: its number, which of the evening it was (from 1), by the learner what came of it."""

    number: int
    turn: int
    results: Mapping[str, DealResult]


@dataclass(frozen=True, slots=True)
class TournamentResult:
    """A tournament: how it stands, and by its code how each match does."""

    tournament: Tournament
    standings: tuple[PairStanding, ...]
    scores: Mapping[str, Score]


def alone_in(context: Context, code: str, room: Room, members: Iterable[Member]) -> Alone:
    """What each of these has answered while a lesson was on."""
    browsers = [who for one in members for who in one.browsers]
    courses = context.courses()
    seen: dict[str, dict[str, Progress]] = {
        lesson: context.rooms.watch(code, courses[lesson]).look(context.store, browsers)
        for lesson in dict.fromkeys(one.lesson for one in room.paced)
        if lesson in courses
    }

    def alone(stretch: Stretch, member: Member) -> tuple[AnsweredQuestion, ...]:
        of_lesson, until = seen.get(stretch.lesson, {}), _over(stretch)
        told = (of_lesson[who].answered for who in member.browsers if who in of_lesson)
        return tuple(sorted((d for one in told for d in one if stretch.since <= d.at < until), key=lambda d: d.at))

    return alone


def _over(stretch: Stretch) -> str:
    """When it was over, at the latest; what has no beginning holds nothing."""
    if not stretch.since:
        return ""
    latest = (datetime.fromisoformat(stretch.since) + LONGEST).isoformat(timespec="milliseconds")
    return min(stretch.until or latest, latest)


def deals_in(context: Context, code: str, room: Room) -> tuple[OfDeal, ...]:
    """The deals of the evening; that which is on only once it is shown how everybody has played it."""
    told = len(room.deals) - (room.phase == "deal" and not room.compared)
    return tuple(
        OfDeal(number, turn, _results(context, code, room, turn)) for turn, number in enumerate(room.deals[:told], 1)
    )


def _results(context: Context, code: str, room: Room, turn: int) -> dict[str, DealResult]:
    browsers = {who: one.who for one in room.members.values() for who in one.browsers}
    table = context.rooms.tables(code, deal_called(code, turn))
    through = finished(table.look(context.store, browsers))
    return {browsers[who]: result for who, result in through.items()}


def tournaments_in(context: Context, room: Room) -> tuple[TournamentResult, ...]:
    """The tournaments of the evening, each as it stands."""
    found = ((one, scores(context, one)) for one in room.tournaments)
    return tuple(TournamentResult(one, standings(one, stands), stands) for one, stands in found)

"""What the last evening of a season left open: the misconceptions that were there still, to begin the next one with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from lessons.course.course import Course
from lessons.evening import afterwards
from lessons.evening.polls.questions import Question, question_of
from lessons.evening.room import Round
from lessons.places.clubs import LEADS, ClubEvening, club_of, counted, evenings_led
from lessons.places.in_a_room.gathering import alone_in
from lessons.places.place import Context
from lessons.question.registry import misconceptions

MOST = 3
"""So many are offered."""


@dataclass(frozen=True, slots=True)
class LeftOpen:
    """A misconception that so many had ``still`` at the end of the last evening, and the game in which they gave it away."""

    misconception: str
    game: str
    still: int


def left_open(context: Context, code: str) -> tuple[LeftOpen, ...]:
    """What most people had still comes first; nothing in a room that is of no season, or its first evening."""
    last = _last_before(context, code)
    if last is None:
        return ()
    made: tuple[LeftOpen, ...] = context.clubs.kept(
        f"left {last.code}", (last.room,), lambda: _LastEvening(context, last).left
    )
    return made


def not_asked_yet(found: tuple[LeftOpen, ...], rounds: tuple[Round, ...]) -> tuple[LeftOpen, ...]:
    """As many as are offered, without what tonight was asked for already."""
    asked = {one.aim for one in rounds}
    return tuple(one for one in found if one.misconception not in asked)[:MOST]


def _last_before(context: Context, code: str) -> ClubEvening | None:
    room = context.rooms.room(context.store.rooms, code)
    for host in sorted(room.hosts) if room is not None else ():
        club = club_of(context, host)
        season = club[1].now if club is not None else None
        here = next((one for one in context.store.across.led(host, LEADS) if one.code == code), None)
        if season is not None and here is not None and season.counts(code, here.first):
            before = [one for one in counted(season, evenings_led(context, host)) if one.first < here.first]
            return before[-1] if before else None
    return None


@dataclass(frozen=True)
class _LastEvening:
    """The last evening, looked at afterwards."""

    context: Context
    evening: ClubEvening

    @cached_property
    def courses(self) -> Mapping[str, Course]:
        return self.context.asked()

    @property
    def left(self) -> tuple[LeftOpen, ...]:
        room, code = self.evening.room, self.evening.code
        alone = alone_in(self.context, code, room, room.members.values())
        met = afterwards.left(room, self.question, alone).met
        still = [(one.misconception, one.met - one.gone) for one in met if one.met > one.gone]
        told = (LeftOpen(name, self._game(name), many) for name, many in still)
        return tuple(sorted((one for one in told if one.game), key=lambda one: -one.still))

    def question(self, one: Round) -> Question | None:
        return question_of(self.courses, one.link)

    def _game(self, misconception: str) -> str:
        """The game in which it was given away most often; of a lesson taken alone the first one that it fits."""
        games = Counter(self._games(misconception))
        return games.most_common(1)[0][0] if games else ""

    def _games(self, misconception: str) -> Iterator[str]:
        for one in self.evening.room.rounds:
            course = self.courses.get(one.link.lesson)
            if course is not None and any(told.diagnosis == misconception for told in one.counted.values()):
                yield course.lesson.game
        for stretch in self.evening.room.paced:
            course = self.courses.get(stretch.lesson)
            belief = misconceptions().get(misconception)
            if course is not None and belief is not None and belief.fits(course.game):
                yield course.lesson.game

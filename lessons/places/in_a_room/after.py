"""Afterwards: what an evening leaves to who leads it, and to each who was there what is theirs; homework, and forgetting it all."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from datetime import UTC, date, datetime
from functools import cached_property

from lessons.evening import afterwards
from lessons.evening.afterwards import EveningResult, PupilResult
from lessons.evening.entries.rounds import CODEC, Ended, Forgotten, Homework, Hosted, Opened
from lessons.evening.judging import judge
from lessons.evening.polls.questions import Question, question_of
from lessons.evening.room import Room, Round
from lessons.learner.days import day_of
from lessons.learner.event import Event
from lessons.learner.store import since_reset
from lessons.memory.in_time import ahead_of
from lessons.moves.move import Move, MoveRefused
from lessons.places.clubs import leave_out_unseen
from lessons.places.in_a_room.gathering import OfDeal, TournamentResult, alone_in, deals_in, tournaments_in
from lessons.places.in_a_room.homework import Came, Task, homework_of, of_step
from lessons.places.in_a_room.room import around, seat, written
from lessons.places.in_a_room.taking_home import take_home
from lessons.places.place import Context
from lessons.session.one_step import asks, place_of
from lessons.session.replay import replay
from lessons.session.step_link import SEEDS, StepLink
from lessons.shared_table.duplicate.entries import SetMade
from lessons.shared_table.entries import TableOpened

KEPT = (Opened.kind, Hosted.kind, Ended.kind)
"""What stays of an evening that is forgotten: who led it, and that it is over; no name, no answer."""


@dataclass(frozen=True)
class After:
    """A room afterwards, as one person sees it."""

    who: str
    code: str
    room: Room
    context: Context

    @property
    def leads(self) -> bool:
        return self.who in self.room.hosts

    def question(self, one: Round) -> Question | None:
        return question_of(self.context.asked(), one.link)

    @cached_property
    def day(self) -> date:
        return day_of(self.context.store.rooms.begun(self.code))

    @cached_property
    def left(self) -> EveningResult:
        alone = alone_in(self.context, self.code, self.room, self.room.members.values())
        return afterwards.left(self.room, self.question, alone)

    @cached_property
    def deals(self) -> tuple[OfDeal, ...]:
        return deals_in(self.context, self.code, self.room)

    @cached_property
    def tournaments(self) -> tuple[TournamentResult, ...]:
        return tournaments_in(self.context, self.room)

    @cached_property
    def own(self) -> PupilResult | None:
        """What is told of whoever looks; None for who was not there."""
        member = self.room.members.get(self.who)
        if member is None:
            return None
        alone = alone_in(self.context, self.code, self.room, (member,))
        return afterwards.fared(self.room, member, self.question, alone)

    def tasks(self, number: int, fared: PupilResult) -> tuple[Task, ...]:
        """What one pupil has to do of the homework of this number (from 0), and what came of it by the pupil's own log."""
        given, who = self.room.homework[number], fared.member.who
        if given.sort == "lesson":
            return (Task(StepLink(given.lesson), self._of_lesson(who, given)),)
        wanted = fared.wrong if given.sort == "wrong" else given.rounds
        rounds = [self.room.rounds[one - 1] for one in wanted if one <= len(self.room.rounds)]
        links = [self._with_other_cards(one, number) for one in rounds if self.question(one) is not None]
        if given.sort == "wrong":
            links += self._missed_alone(number, fared, {(one.lesson, one.step) for one in links})
        return tuple(Task(link, of_step(self._events(who, place_of(link)))) for link in links)

    def _with_other_cards(self, one: Round, number: int) -> StepLink:
        """The step once more, for all with the same cards, and not those of the evening where it draws them."""
        return StepLink(one.link.lesson, one.link.step, self._seed(number, one.number), one.link.number)

    def _missed_alone(self, number: int, fared: PupilResult, given: AbstractSet[tuple[str, str]]) -> list[StepLink]:
        """The steps that went wrong in lessons taken by oneself, once each, and not where they are ``given`` already."""
        links = [
            StepLink(one.lesson, step, self._seed(number, one.lesson, step), place)
            for one in fared.paced
            for step, place in one.wrong
            if (one.lesson, step) not in given
        ]
        return [one for one in links if asks(self.context.asked(), one)]

    def _seed(self, *parts: object) -> int:
        return int(self.context.name("homework", self.code, *parts), 16) % SEEDS

    def _of_lesson(self, who: str, given: Homework) -> Came:
        course = self.context.courses().get(given.lesson)
        events = self._events(who, given.lesson)
        since = self._begins(given.at)
        if course is None or not any(one.kind == "answer" and (one.at or "") >= since for one in events):
            return ""
        return "done" if replay(course, events).done else "begun"

    def _begins(self, given: int) -> str:
        """From when on answers are homework (UTC, ISO 8601); empty where a clock set ahead has dated it, and nobody knows."""
        at = datetime.fromtimestamp(given, UTC)
        return "" if ahead_of(self.context.store.now()) < (told := at.isoformat(timespec="seconds")) else told[:19]

    def _events(self, who: str, lesson: str) -> tuple[Event, ...]:
        return tuple(since_reset(self.context.store.events(who, lesson)))


class AfterPlace:
    """What an evening leaves, once it is over: ``after/<code>``."""

    anew = True

    def read(self, context: Context, who: str, name: str, before: After | None) -> After:
        now = seat(context, who, name)
        take_home(context, name, now.room)
        return After(who, name, now.room, context)

    def take(self, context: Context, state: After, move: Move) -> After:
        now = seat(context, state.who, state.code)
        if move.event == "homework":
            after = written(context, now, homework_of(context, move), move.nonce)
            return After(state.who, state.code, after.room, context)
        if move.event != "forget":
            raise MoveRefused("bad-move", f"event: {move.event}")
        rooms = context.store.rooms
        said = judge(now.room, now.who, Forgotten())
        # A tournament's score sheets hold names, too.
        seatings = [seating for one in now.room.tournaments for seating in one.seatings]
        tables = [code for one in seatings if not one.deals for code, _ in one.tables]
        if said is None:
            # First of all, as nobody will know afterwards which tables there were; where it is cut short it is pressed once more.
            rooms.forget_in_copies(now.code, KEPT, tables)
            context.store.matches.forget(tables)
            _forget_shared(context, now.code)
            rooms.forget(now.code, now.who, Forgotten.kind, CODEC.write(Forgotten()), move.nonce, KEPT)
            context.rooms.forget(now.code)
            context.clubs.forget_kept()
            for host in now.room.hosts:
                leave_out_unseen(context, host)
        elif not rooms.wrote(now.code, now.who, move.nonce):
            raise MoveRefused("in-words", said=said)
        rooms.scrub()
        return self.read(context, state.who, state.code, None)

    def revision(self, context: Context, state: After) -> str:
        return f"{state.room.number}"

    def news(self, context: Context, state: object, move: Move) -> tuple[tuple[str, str], ...]:
        assert isinstance(state, After)
        now = seat(context, state.who, state.code)
        number = f"{state.room.number}"
        return (
            (f"after/{state.code}", number),
            (f"room/{state.code}", f"{state.room.revision}#{number}"),
            *around(now),
        )


def _forget_shared(context: Context, code: str) -> None:
    """Tables on telephones, and the sets of deals that were played there, hold names as well, or lead to them."""
    its = context.store.rooms.belonging(code, (TableOpened.kind, SetMade.kind))
    context.store.rooms.delete(its)
    for one in its:
        context.tables.forget(one)
        context.sets.forget(one)


PLACE = AfterPlace()

"""A room as its log tells it: who is there, who leads, the rounds and how each was answered; a pure fold."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Literal

from engine.fast_dataclass import changed, fast_dataclass
from lessons.evening.entries.lifecycle import Agreed
from lessons.evening.entries.rounds import Homework, Told
from lessons.evening.members import Member as Member
from lessons.evening.members import Members
from lessons.evening.planning import PlanProgress
from lessons.evening.stretches import Pace, Seating, Stretch, Tournament
from lessons.session.step_link import StepLink

Phase = Literal["lobby", "open", "closed", "talk", "revealed", "pace", "deal", "tables", "taught", "ended"]
_NOTHING: Mapping[Any, Any] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Customs:
    """The customs of a round; each can be switched off, for an evening or in the middle of it.

    ``talks``: where about half were right at the first vote a talk is proposed. ``hidden``: nothing is shown of how a vote
    went before the reveal. ``again``: after it another question with the same aim is proposed. ``question``: telephones show
    the question too, and not only what is pressed.
    """

    talks: bool = True
    hidden: bool = True
    again: bool = True
    question: bool = True

    def after(self, agreed: Agreed | None) -> Customs:
        return self if agreed is None else changed(self, **agreed.model_dump(exclude_none=True))


@dataclass(frozen=True, slots=True)
class Return:
    """Somebody with another browser wants to be this badge again. ``number`` counts from 1; ``denied``: a host has said no."""

    number: int
    badge: int
    denied: bool = False


@dataclass(frozen=True, slots=True)
class Round:
    """One question: ``votes`` are the first and, after the talk, the second one; each who -> what was answered last."""

    number: int
    link: StepLink
    aim: str = ""
    votes: tuple[Mapping[str, Told], ...] = (_NOTHING,)
    talked: bool = False
    revealed: bool = False

    @property
    def vote(self) -> Mapping[str, Told]:
        """What was answered in the vote that is on, or was the last."""
        return self.votes[-1]

    @property
    def counted(self) -> Mapping[str, Told]:
        """What counts in the end: whoever did not answer again stays with the first answer."""
        return {**self.votes[0], **self.votes[-1]}

    def told(self, who: str) -> Told | None:
        """What of it is this member's; of three hundred not all are put together for each."""
        return self.votes[-1].get(who) or self.votes[0].get(who)

    def answered(self, who: str, told: Told) -> Round:
        return changed(self, votes=(*self.votes[:-1], MappingProxyType({**self.vote, who: told})))


@fast_dataclass(frozen=True)
class Room:
    """The state of a room, folded from its log. ``number``: that of the last line read. ``covered``: the projector hides how
    the round went.

    ``host``: the laptop's name for telephones, where one was chosen. ``given``: how many badges there are.
    ``returns``: who wants to come back, by the new browser; ``asked_back``: how often somebody wanted to. ``deals``: the
    numbers of those that all have played, the last one now; ``compared``: the projector shows how.
    ``paced``: the lessons that were taken by themselves, the one that is on the last. ``pairs``: badges of those who play
    together, ``seatings``: the rounds of their tournament; ``earlier``: the tournaments before it. ``shown``: the code of the
    table of a round that the wall is to show; empty: the standings; ``shown_over``: the round was over when that was chosen.
    ``taught``: the code of the teaching table that a part of the
    plan has opened last.
    """

    number: int = 0
    phase: Phase = "lobby"
    hosts: frozenset[str] = frozenset()
    customs: Customs = Customs()
    members: Members = field(default_factory=Members)
    rounds: tuple[Round, ...] = ()
    covered: bool = False
    host: str = ""
    given: int = 0
    returns: Mapping[str, Return] = field(default_factory=lambda: _NOTHING)
    asked_back: int = 0
    pace: Pace | None = None
    paced: tuple[Stretch, ...] = ()
    deals: tuple[int, ...] = ()
    compared: bool = False
    pairs: tuple[tuple[int, int], ...] = ()
    seatings: tuple[Seating, ...] = ()
    earlier: tuple[Tournament, ...] = ()
    shown: str = ""
    shown_over: bool = False
    taught: str = ""
    planning: PlanProgress = field(default_factory=PlanProgress)
    homework: tuple[Homework, ...] = ()
    forgotten: bool = False

    @property
    def round(self) -> Round | None:
        """The question on the table; None before the first."""
        return self.rounds[-1] if self.rounds else None

    @property
    def begun(self) -> bool:
        """Has this evening done anything yet, and not only gathered?"""
        return bool(self.rounds or self.paced or self.deals or self.seatings or self.earlier or self.planning.stages)

    @property
    def there(self) -> tuple[Member, ...]:
        """Those who are counted, in the order of joining."""
        return self.members.there

    @property
    def tournaments(self) -> tuple[Tournament, ...]:
        """All of this evening in which people have sat down."""
        now = Tournament(self.pairs, self.seatings)
        return (*self.earlier, *((now,) if self.seatings else ()))

    @property
    def revision(self) -> str:
        """The revision that every browser in the room shows: round, vote and phase; it tells nothing of any answer."""
        now = self.round
        return f"{now.number if now else 0}.{len(now.votes) if now else 1}.{self.phase}"

    @property
    def in_votes(self) -> tuple[Member, ...]:
        """Those who have an answer that counts: in a second vote also who stays with the first one."""
        return () if self.round is None else tuple(one for one in self.there if one.who in self.round.counted)

    @property
    def again(self) -> int | None:
        """How many have answered in the second vote; None where there is none."""
        if self.round is None or len(self.round.votes) < 2:
            return None
        return sum(one.who in self.round.vote for one in self.there)

    def member(self, who: str) -> Member | None:
        found = self.members.get(who)
        return found if found is not None and found.there else None

    def with_badge(self, badge: int) -> Member | None:
        return self.members.by_badge.get(badge)

    def points(self, who: str) -> int:
        """The revealed questions this member had right, when it counted; how fast never counts."""
        return sum(told.ok for told in self.shown_to(who))

    def shown_to(self, who: str) -> tuple[Told, ...]:
        """What this member answered to the questions that were revealed."""
        return tuple(told for one in self.rounds if one.revealed and (told := one.told(who)) is not None)


def on_the_table(room: Room, now: Round) -> Room:
    """The room with its last round changed."""
    return changed(room, rounds=(*room.rounds[:-1], now))


def seated(room: Room, member: Member) -> Room:
    return changed(room, members=room.members.seated(member))

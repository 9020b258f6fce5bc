"""A room as its log tells it: who is there, who leads, the rounds and how each was answered; a pure fold."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, Literal

from lessons.evening.entries import Told
from lessons.session.step_link import StepLink

Phase = Literal["lobby", "open", "closed", "talk", "revealed", "ended"]
_NOTHING: Mapping[str, Any] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Member:
    """Somebody with a telephone. ``badge`` counts from 0 in the order of joining and is never given twice."""

    who: str
    badge: int
    name: str
    there: bool = True


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

    def answered(self, told: Mapping[str, Told]) -> Round:
        return replace(self, votes=(*self.votes[:-1], MappingProxyType(dict(told))))


@dataclass(frozen=True, slots=True)
class Room:
    """``number``: that of the last line read. ``covered``: the projector hides how the round went.

    ``host``: the laptop's name for telephones, where one was chosen.
    """

    number: int = 0
    phase: Phase = "lobby"
    hosts: frozenset[str] = frozenset()
    members: Mapping[str, Member] = field(default_factory=lambda: _NOTHING)
    rounds: tuple[Round, ...] = ()
    covered: bool = False
    host: str = ""

    @property
    def round(self) -> Round | None:
        """The question on the table; None before the first."""
        return self.rounds[-1] if self.rounds else None

    @property
    def there(self) -> tuple[Member, ...]:
        """Those who are counted, in the order of joining."""
        return tuple(one for one in self.members.values() if one.there)

    @property
    def moment(self) -> str:
        """What every browser in the room calls this moment: round, vote and phase; it tells nothing of any answer."""
        now = self.round
        return f"{now.number if now else 0}.{len(now.votes) if now else 1}.{self.phase}"

    @property
    def in_votes(self) -> tuple[Member, ...]:
        """Those who have answered in this vote; once it is revealed, in either."""
        if self.round is None:
            return ()
        told = self.round.counted if self.phase == "revealed" else self.round.vote
        return tuple(one for one in self.there if one.who in told)

    def member(self, who: str) -> Member | None:
        found = self.members.get(who)
        return found if found is not None and found.there else None

    def with_badge(self, badge: int) -> Member | None:
        return next((one for one in self.members.values() if one.badge == badge), None)

    def twins(self, member: Member) -> bool:
        """Has somebody else who is there the same name?"""
        return any(one.badge != member.badge and _alike(one.name, member.name) for one in self.there)

    def points(self, who: str) -> int:
        """The revealed questions this member had right, when it counted; how fast never counts."""
        return sum(one.revealed and who in one.counted and one.counted[who].ok for one in self.rounds)


def _alike(one: str, other: str) -> bool:
    return one.casefold() == other.casefold()


def on_the_table(room: Room, now: Round) -> Room:
    """The room with its last round changed."""
    return replace(room, rounds=(*room.rounds[:-1], now))


def seated(room: Room, member: Member) -> Room:
    return replace(room, members=MappingProxyType({**room.members, member.who: member}))

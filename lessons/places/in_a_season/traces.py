"""A member is forgotten everywhere: in the club's log, in every evening, on tournaments' sheets, at shared tables, on the list.

What others did with them stays; of the forgotten one there is a place without a name. The own log of what they learnt is theirs.
"""

from __future__ import annotations

import secrets
from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from string import ascii_lowercase

from lessons.club import members as club_list
from lessons.evening.entries.rounds import CODEC as ROOM_CODEC
from lessons.evening.entries.rounds import OneForgotten
from lessons.evening.forgetting import without
from lessons.evening.room import Member as InRoom
from lessons.evening.room import Room
from lessons.learner.shared_logs.rewrites import Lines, MatchLines, OtherLine, Rewrite, Settings
from lessons.learner.shared_logs.rooms import RoomLine
from lessons.places.clubs import ClubEvening, about, evenings_led, seen
from lessons.places.in_a_room.room import open_now
from lessons.places.place import Context
from lessons.season.club import Club
from lessons.season.forgetting import match_without, settings_without, table_without
from lessons.season.members import Member, members, with_key
from lessons.shared_table.entries import Sat, TableOpened


@dataclass(frozen=True)
class MemberTraces:
    """Somebody who is to be forgotten: by a pupil of theirs, of the club of this code."""

    context: Context
    code: str
    club: Club
    key: str

    @cached_property
    def evenings(self) -> tuple[ClubEvening, ...]:
        """All that were led, whether they count or not."""
        return evenings_led(self.context, self.club.owner)

    @cached_property
    def everybody(self) -> tuple[Member, ...]:
        """Also who only came in and left again."""
        told = (
            seen(self.context, at, member)
            for at, one in enumerate(self.evenings)
            for member in one.room.members.values()
            if not member.gone
        )
        return members(self.club, tuple(told))

    @cached_property
    def member(self) -> Member | None:
        return with_key(self.everybody, self.key)

    @property
    def is_here(self) -> bool:
        """Are they in an evening that is on, on whose telephones their place is?"""
        still = open_now(self.context.store)
        return any(evening.code in still for evening, _ in self._places)

    @cached_property
    def rewrite(self) -> Rewrite:
        """What is written anew, wherever it stands."""
        logs: dict[str, Lines] = {self.code: self._not_of_club}
        matches: dict[str, MatchLines] = {}
        for evening, one in self._places:
            nobody = _Nobodies()
            logs[evening.code] = partial(_in_room, browsers=one.browsers, badge=one.badge, nobody=nobody)
            matches |= {code: partial(match_without, seat=seat) for code, seat in _seats(evening.room, one.badge)}
        for table in self.tables:
            logs[table] = self._at_table
        return Rewrite(logs, matches, dict.fromkeys(self._browsers, self._settings))

    @property
    def rooms(self) -> tuple[tuple[ClubEvening, int], ...]:
        """Where they were, and the badge there."""
        return tuple((evening, one.badge) for evening, one in self._places)

    @cached_property
    def tables(self) -> tuple[str, ...]:
        """The shared tables at which they have sat, by their codes."""
        return self.context.store.across.written_by(sorted(self._browsers), (TableOpened.kind, Sat.kind))

    @cached_property
    def names(self) -> frozenset[str]:
        """All they have been called, casefolded."""
        if self.member is None:
            return frozenset()
        own = (self.member.name, *(one.name for one in self.member.pupils))
        return frozenset(one.casefold() for one in own)

    def off_the_list(self) -> None:
        """Out of the file from which names can be chosen, unless another one is called the same."""
        others = {pupil.name.casefold() for one in self.everybody if one is not self.member for pupil in one.pupils}
        club_list.leave_out(self.names - others)

    @cached_property
    def _places(self) -> tuple[tuple[ClubEvening, InRoom], ...]:
        found = []
        for one in self.member.seen if self.member is not None else ():
            evening = self.evenings[one.evening]
            meant = evening.room.with_badge(one.badge)
            if meant is not None:
                found.append((evening, meant))
        return tuple(found)

    @cached_property
    def _browsers(self) -> frozenset[str]:
        return frozenset(who for _, one in self._places for who in one.browsers)

    @cached_property
    def _others(self) -> frozenset[str]:
        """Those of the browsers that somebody else has used as well: there only these names are theirs."""
        ours = {(evening.code, one.badge) for evening, one in self._places}
        return frozenset(
            who
            for evening in self.evenings
            for one in evening.room.members.values()
            if not one.gone and (evening.code, one.badge) not in ours
            for who in one.browsers
        )

    def _not_of_club(self, lines: Sequence[RoomLine]) -> Iterator[OtherLine]:
        keys = self.member.keys if self.member is not None else frozenset()
        return (OtherLine(one.number, None) for one in lines if about(one) & keys)

    def _at_table(self, lines: tuple[RoomLine, ...]) -> Iterator[OtherLine]:
        yield from table_without(lines, self._browsers - self._others, None)
        yield from table_without(lines, self._browsers & self._others, self.names)

    @property
    def _settings(self) -> Settings:
        return partial(settings_without, names=self.names)


class _Nobodies:
    """In place of each browser another one that is nobody's."""

    def __init__(self) -> None:
        self._found: defaultdict[str, str] = defaultdict(_drawn)

    def __call__(self, browser: str) -> str:
        return self._found[browser]


def _drawn() -> str:
    return f"nobody-{''.join(secrets.choice(ascii_lowercase) for _ in range(16))}"


def _in_room(
    lines: tuple[RoomLine, ...], browsers: Collection[str], badge: int, nobody: _Nobodies
) -> Iterator[OtherLine]:
    return without(lines, browsers, (badge,), nobody)


def _seats(room: Room, badge: int) -> Iterator[tuple[str, int]]:
    """The matches at whose tables this badge has sat, each with its seat: partners sit opposite each other."""
    for tournament in room.tournaments:
        for seating in tournament.seatings:
            for code, two in seating.tables:
                for at, pair in enumerate(two):
                    for partner, one in enumerate(tournament.pairs[pair]):
                        if one == badge:
                            yield code, at + 2 * partner


def forget(told: MemberTraces, nonce: str) -> None:
    """On disk when this returns, in the copies of the log too. Errors: :class:`lessons.learner.errors.Unavailable`, and it is
    to be asked for again."""
    context = told.context
    rooms, tables, browsers = told.rooms, told.tables, told.rewrite.settings
    context.store.across.rewrite(told.rewrite)
    told.off_the_list()
    for evening, badge in rooms:
        context.rooms.forget(evening.code)
        entry = OneForgotten(badge=badge)
        text = ROOM_CODEC.write(entry)
        context.store.rooms.append(evening.code, told.club.owner, entry.kind, text, f"{nonce[:56]}.{badge}")
    for table in tables:
        context.tables.forget(table)
    context.store.forget(browsers)
    context.clubs.forget(told.code)
    context.clubs.forget_kept()

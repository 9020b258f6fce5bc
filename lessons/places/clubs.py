"""A club's log and the evenings it speaks of: where it is found, which evenings there are, who was seen there; not a place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date

from lessons.evening.entries.rounds import Hosted, Opened
from lessons.evening.room import Member, Room
from lessons.learner.days import day_of
from lessons.learner.shared_logs.entries import BadEntry
from lessons.learner.shared_logs.rewrites import OtherLine, Rewrite
from lessons.learner.shared_logs.rooms import RoomLine
from lessons.places.place import Context
from lessons.season.club import Club, Season
from lessons.season.entries import CODEC, SeasonBegun, keys_in
from lessons.season.members import Presence, Pupil

LEADS = (Opened.kind, Hosted.kind)


@dataclass(frozen=True)
class ClubEvening:
    """One that somebody has led: the code of its room, its day there, the number of its first line, the room itself."""

    code: str
    day: date
    first: int
    room: Room


def club_of(context: Context, who: str) -> tuple[str, Club] | None:
    """The log of the club whose seasons this person leads, by its code; None where there is none."""
    for led in reversed(context.store.across.led(who, (SeasonBegun.kind,))):
        club = context.clubs.club(context.store.rooms, led.code)
        if club is not None and club.owner == who:
            return led.code, club
    return None


def evenings_led(context: Context, who: str) -> tuple[ClubEvening, ...]:
    """Those this person has led to which anybody has come, the earliest first; one that was deleted is none of them."""
    found = []
    for led in context.store.across.led(who, LEADS):
        room = context.rooms.room(context.store.rooms, led.code)
        if room is not None and not room.forgotten and any(not one.gone for one in room.members.values()):
            found.append(ClubEvening(led.code, day_of(led.begun), led.first, room))
    return tuple(found)


def counted(season: Season, evenings: Iterable[ClubEvening]) -> tuple[ClubEvening, ...]:
    """The evenings that count in this season."""
    return tuple(one for one in evenings if season.counts(one.code, one.first))


def pupil(context: Context, browser: str, name: str) -> Pupil:
    """A browser and what was typed in it; its key tells nobody either of them."""
    parts = (context.name("browser", browser), context.name("name", browser, name.casefold()))
    return Pupil(".".join(one[:16] for one in parts), name)


def seen(context: Context, place: int, member: Member) -> Presence:
    """A member of an evening, which has this place in the season."""
    return Presence(place, member.badge, tuple(pupil(context, one, member.name) for one in member.browsers))


def leave_out_unseen(context: Context, who: str) -> None:
    """What was said of people who are seen in no evening any more goes out of the club's log, a name first of all.

    To be scrubbed after it, see :meth:`lessons.learner.shared_logs.across.Across.scrub`.
    """
    found = club_of(context, who)
    if found is None:
        return
    code, _ = found
    seen_still = {key for one in evenings_led(context, who) for key in _keys(context, one.room.members.values())}

    def unseen(lines: Sequence[RoomLine]) -> Iterator[OtherLine]:
        return (OtherLine(one.number, None) for one in lines if not about(one) <= seen_still)

    if any(unseen(context.store.rooms.lines(code))):
        context.store.across.rewrite(Rewrite({code: unseen}))
        context.clubs.forget(code)


def about(line: RoomLine) -> frozenset[str]:
    """The pupils that a line of a club's log speaks of, by their keys."""
    try:
        return frozenset(keys_in(CODEC.read(line.kind, line.text)))
    except BadEntry:
        return frozenset()


def _keys(context: Context, members: Iterable[Member]) -> Iterator[str]:
    return (one.key for member in members if not member.gone for one in seen(context, 0, member).pupils)

"""Where a member of a club finds their own season: by the evenings in which they were, and who led these."""

from __future__ import annotations

from lessons.evening.entries.rounds import Joined, Opened
from lessons.places.clubs import club_of, pupil
from lessons.places.in_a_season.book import SeasonBook, book_of, of_browser
from lessons.places.place import Context
from lessons.season.club import Club
from lessons.season.members import Member

MOST = 60
"""So many evenings are looked at."""


def clubs_of(context: Context, who: str) -> dict[str, Club]:
    """By the code of its log, each club of whose evenings they have been, the own one first, those of the latest evenings next."""
    own = club_of(context, who)
    found = {own[0]: own[1]} if own is not None else {}
    asked: set[str] = set()
    for visited in context.store.rooms.visited(who, (Joined.kind, Opened.kind), MOST):
        room = context.rooms.room(context.store.rooms, visited.code) if Joined.kind in visited.own else None
        for host in sorted(room.hosts - asked) if room is not None else ():
            asked.add(host)
            if (club := club_of(context, host)) is not None:
                found.setdefault(*club)
    return found


def own_seasons(context: Context, who: str, evening: str = "") -> list[tuple[SeasonBook, Member]]:
    """Of each club the latest season in which they were, and in which this evening counts where one is named."""
    room = context.rooms.room(context.store.rooms, evening) if evening else None
    hosts = sorted(room.hosts) if room is not None else ()
    clubs = dict(filter(None, (club_of(context, host) for host in hosts))) if evening else clubs_of(context, who)
    found = []
    for club in clubs.values():
        for number in range(len(club.seasons), 0, -1):
            book = book_of(context, club, number)
            if book is None or (evening and evening not in {one.code for one in book.evenings}):
                continue
            member = of_browser(book, pupil(context, who, "").browser)
            if member is not None:
                found.append((book, member))
                break
    return found

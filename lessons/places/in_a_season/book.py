"""A season as it is read out of its evenings: attendance, what each has learnt, league tables; no answer is kept twice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from lessons.evening import afterwards
from lessons.evening.activities.answers import answers
from lessons.evening.activities.tables import PairStanding
from lessons.evening.polls.questions import Question, question_of
from lessons.evening.room import Round
from lessons.places.clubs import ClubEvening, counted, evenings_led, seen
from lessons.places.in_a_room.gathering import TournamentResult, alone_in, tournaments_in
from lessons.places.place import Context
from lessons.season.club import Club, Season
from lessons.season.league import InLeague, compared, league
from lessons.season.learnt import InEvening, LearningTally, Proofs, SkillOver, StillThere, learnt, together
from lessons.season.members import Member, Presence, Proposal, members, proposed

Pair = tuple[str, ...]
"""The keys of the two members who play together, the smaller one first; of one who was forgotten, last, where they sat: that is
no member's key, and tells of no other evening that it was the same person."""


@dataclass(frozen=True)
class SeasonBook:
    """A club's season of this number. ``led``: all evenings that its owner has led."""

    context: Context
    club: Club
    number: int

    @property
    def season(self) -> Season:
        return self.club.seasons[self.number - 1]

    @cached_property
    def led(self) -> tuple[ClubEvening, ...]:
        return evenings_led(self.context, self.club.owner)

    @cached_property
    def evenings(self) -> tuple[ClubEvening, ...]:
        """Those that count, the earliest first."""
        return counted(self.season, self.led)

    @cached_property
    def read(self) -> tuple[dict[int, InEvening], ...]:
        """Of each evening by the badge what was done there."""
        return tuple(_read(self.context, one) for one in self.evenings)

    @cached_property
    def members(self) -> tuple[Member, ...]:
        """Kept as long as nothing happens in the club's log and in its evenings' rooms: when one is over, all look at once."""
        of = (self.club, *(one.room for one in self.evenings))
        name = f"members {self.club.owner} {self.number}"
        made: tuple[Member, ...] = self.context.clubs.kept(name, of, lambda: members(self.club, tuple(self._seen())))
        return made

    @cached_property
    def proposals(self) -> tuple[Proposal, ...]:
        return tuple(proposed(self.club, self.members))

    @cached_property
    def learnt(self) -> dict[str, LearningTally]:
        """By the member's key."""
        showing = Proofs()
        return {one.key: self.of(one, showing) for one in self.members}

    def of(self, member: Member, showing: Proofs | None = None) -> LearningTally:
        """What one member has learnt; whoever was in an evening twice, with two browsers, did all of it."""
        by: dict[int, InEvening] = {}
        for one in member.seen:
            told = self.read[one.evening][one.badge]
            by[one.evening] = _both(by[one.evening], told) if one.evening in by else told
        return learnt(by, showing or Proofs())

    @cached_property
    def together(self) -> tuple[tuple[SkillOver, ...], tuple[StillThere, ...]]:
        return together(tuple(self.learnt.values()))

    @cached_property
    def won(self) -> tuple[tuple[int, TournamentResult], ...]:
        """The tournaments, each with the place of its evening; kept as long as nobody writes at any of their tables."""
        rooms = tuple(one.room for one in self.evenings)
        tables = [code for room in rooms for one in room.tournaments for its in one.seatings for code, _ in its.tables]
        last = self.context.store.across.last_written(tables) if tables else (0, 0)
        name = f"won {self.club.owner} {self.number} {last}"
        made: tuple[tuple[int, TournamentResult], ...] = self.context.clubs.kept(name, rooms, self._won)
        return made

    def _won(self) -> tuple[tuple[int, TournamentResult], ...]:
        every = ((at, tournaments_in(self.context, one.room)) for at, one in enumerate(self.evenings))
        return tuple((at, won) for at, several in every for won in several)

    @cached_property
    def pairs(self) -> tuple[InLeague[Pair], ...]:
        """Pairs of members; whoever sits with whom is the same pair in every evening. A pair of which one was forgotten since has
        what it won still, evening by evening."""
        return league((who, one) for who, one in self._standings(on_telephones=False) if len(who) == 2)

    @cached_property
    def persons(self) -> tuple[InLeague[str], ...]:
        """Each member with what their pair has won, whoever was the other."""
        return league(self._each(on_telephones=False))

    @cached_property
    def pairs_compared(self) -> tuple[InLeague[Pair], ...]:
        """The same pairs, where all tables played the same deals."""
        return compared((who, one) for who, one in self._standings(on_telephones=True) if len(who) == 2)

    @cached_property
    def persons_compared(self) -> tuple[InLeague[str], ...]:
        """Each member there."""
        return compared(self._each(on_telephones=True))

    def _each(self, *, on_telephones: bool) -> Iterator[tuple[str, PairStanding]]:
        known = {member.key for member in self.members}
        every = self._standings(on_telephones=on_telephones)
        return ((one, standing) for who, standing in every for one in who if one in known)

    def _standings(self, *, on_telephones: bool) -> Iterator[tuple[Pair, PairStanding]]:
        whose = {(one.evening, one.badge): member.key for member in self.members for one in member.seen}
        for at, won in self.won:
            if won.tournament.on_telephones != on_telephones:
                continue
            for standing in won.standings:
                badges = won.tournament.pairs[standing.pair]
                known = sorted(key for badge in badges if (key := whose.get((at, badge))))
                gone = [f"{at}.{badge}" for badge in badges if _forgotten(self.evenings[at], badge)]
                yield (*known, *gone), standing

    def _seen(self) -> Iterator[Presence]:
        for place, one in enumerate(self.evenings):
            for member in one.room.members.values():
                if (told := self.read[place].get(member.badge)) is not None and told.came:
                    yield seen(self.context, place, member)


def _forgotten(evening: ClubEvening, badge: int) -> bool:
    return any(one.badge == badge and one.gone for one in evening.room.members.values())


def _read(context: Context, evening: ClubEvening) -> dict[int, InEvening]:
    """Kept as long as nothing happens in the room; of an evening that is over nothing does."""
    room = evening.room
    if room.phase != "ended":
        return _looked_at(context, evening)
    made: dict[int, InEvening] = context.clubs.kept(evening.code, (room,), lambda: _looked_at(context, evening))
    return made


def _looked_at(context: Context, evening: ClubEvening) -> dict[int, InEvening]:
    """As the evening's own page has it, of each who was there."""
    room, courses = evening.room, context.asked()
    known: dict[int, Question | None] = {one.number: question_of(courses, one.link) for one in room.rounds}

    def questions(one: Round) -> Question | None:
        return known[one.number]

    alone = alone_in(context, evening.code, room, room.members.values())
    found = {}
    for member in room.members.values():
        its = afterwards.counted(room, member, questions, alone)
        given = tuple(answers(room, member, questions, alone))
        found[member.badge] = InEvening(afterwards.came(member, its.of), its.right, its.of, its.skills, given)
    return found


def _both(one: InEvening, other: InEvening) -> InEvening:
    skills = afterwards.summed((*one.skills, *other.skills))
    given = (*one.given, *other.given)
    return InEvening(True, one.right + other.right, one.of + other.of, skills, given)


def book_of(context: Context, club: Club, number: int = 0) -> SeasonBook | None:
    """The season of this number (from 1), the last one where it is 0; None where there is none."""
    number = number or len(club.seasons)
    return SeasonBook(context, club, number) if club.season(number) is not None else None


def of_browser(found: SeasonBook, browser: str) -> Member | None:
    """The member to whom this browser belongs, by the first part of pupils' keys."""
    return next((one for one in found.members if any(pupil.browser == browser for pupil in one.pupils)), None)

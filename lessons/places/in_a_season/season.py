"""A season: begun by whoever leads evenings, looked at by them, and by each member as far as it tells of that member."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from random import Random

from lessons.learner.codes import words
from lessons.learner.shared_logs.rooms import RoomCodeTaken
from lessons.moves.move import Move, MoveRefused
from lessons.places.clubs import club_of, evenings_led, pupil
from lessons.places.in_a_season.book import SeasonBook, book_of, of_browser
from lessons.places.in_a_season.presses import changes_nothing, pressed
from lessons.places.in_a_season.traces import MemberTraces, forget
from lessons.places.place import Context
from lessons.season.club import Club, judge
from lessons.season.entries import CODEC, ClubEntry, MemberGone, SeasonBegun
from lessons.season.members import Member
from lessons.text.message import Message

NEW = "new"
"""``season/new``: where a club's first season is begun."""
TRIES = 50


@dataclass(frozen=True)
class BeforeSeason:
    """Before a club's first season. ``begun``: the code of the log that there is now; empty where there is none. ``led``: so many
    evenings were led."""

    who: str
    begun: str = ""
    led: int = 0


@dataclass(frozen=True)
class SeasonLook:
    """A season as one person sees it. ``asked``: which one, from 1; 0 for the last one."""

    who: str
    code: str
    club: Club
    context: Context
    asked: int = 0

    @property
    def leads(self) -> bool:
        return self.who == self.club.owner

    @cached_property
    def book(self) -> SeasonBook:
        found = book_of(self.context, self.club, self.asked)
        assert found is not None
        return found

    @cached_property
    def own(self) -> Member | None:
        """The member that whoever looks is; None for somebody else."""
        return of_browser(self.book, pupil(self.context, self.who, "").browser)


class SeasonPlace:
    """A club's seasons and members: ``season/<code of the club>``, or ``season/<code>.<number of the season>``; and
    ``season/new``.
    """

    anew = True

    def read(
        self, context: Context, who: str, name: str, before: BeforeSeason | SeasonLook | None
    ) -> BeforeSeason | SeasonLook:
        if name == NEW:
            found = club_of(context, who)
            return BeforeSeason(who, found[0] if found is not None else "", len(evenings_led(context, who)))
        code, _, number = name.partition(".")
        club = context.clubs.club(context.store.rooms, code)
        asked = int(number) if number.isdecimal() and len(number) < 3 else 0
        if club is None or (number and club.season(asked) is None):
            raise MoveRefused("no-such-place", name)
        return SeasonLook(who, code, club, context, asked)

    def take(self, context: Context, state: BeforeSeason | SeasonLook, move: Move) -> BeforeSeason | SeasonLook:
        if isinstance(state, BeforeSeason):
            if move.event != "begin":
                raise MoveRefused("bad-move", f"event: {move.event}")
            return replace(state, begun=state.begun or _begun(context, state.who, pressed(move), move.nonce))
        if move.event == "forget":
            _forget(context, state, move)
        else:
            _written(context, state, pressed(move), move.nonce)
        asked = 0 if move.event == "begin" else state.asked
        club = context.clubs.club(context.store.rooms, state.code)
        assert club is not None
        return SeasonLook(state.who, state.code, club, context, asked)

    def revision(self, context: Context, state: BeforeSeason | SeasonLook) -> str:
        return NEW if isinstance(state, BeforeSeason) else f"{state.club.number}"

    def news(self, context: Context, state: object, move: Move) -> tuple[tuple[str, str], ...]:
        if not isinstance(state, SeasonLook):
            return ()
        names = (state.code, *(f"{state.code}.{one}" for one in range(1, len(state.club.seasons) + 1)))
        return tuple((f"season/{name}", f"{state.club.number}") for name in names)


def _begun(context: Context, who: str, entry: ClubEntry, nonce: str) -> str:
    """The code of the new log, of two words. It follows from the nonce: a press that comes twice begins one."""
    assert isinstance(entry, SeasonBegun)
    rooms = context.store.rooms
    for turn in range(TRIES):
        rng = Random(int(context.name("club", who, nonce, turn), 16))
        code = "-".join(rng.choice(words()) for _ in range(2))
        try:
            rooms.begin(code, who, entry.kind, CODEC.write(entry), nonce)
        except RoomCodeTaken:
            if not rooms.wrote(code, who, nonce):
                continue
        return code
    raise MoveRefused("not-now")


def _written(context: Context, state: SeasonLook, entry: ClubEntry, nonce: str) -> None:
    rooms, club = context.store.rooms, context.clubs.club(context.store.rooms, state.code) or state.club
    said = judge(club, state.who, entry)
    if said is None:
        if not changes_nothing(club, entry):
            context.clubs.append(rooms, state.code, state.who, entry, nonce, club)
    elif not rooms.wrote(state.code, state.who, nonce):
        raise MoveRefused("in-words", said=said)


def _forget(context: Context, state: SeasonLook, move: Move) -> None:
    """Where it was cut short it is pressed once more, with the same nonce; then it is only made sure that no byte is left."""
    if not state.leads:
        raise MoveRefused("in-words", said=Message("season.refused.not-yours"))
    rooms, key = context.store.rooms, move.value.get("pupil") if isinstance(move.value, dict) else None
    if not rooms.wrote(state.code, state.who, move.nonce):
        meant = MemberTraces(context, state.code, state.club, key if isinstance(key, str) else "")
        if meant.member is None:
            raise MoveRefused("in-words", said=Message("season.refused.nobody"))
        if meant.is_here:
            raise MoveRefused("in-words", said=Message("season.refused.here-now"))
        forget(meant, move.nonce)
        rooms.append(state.code, state.who, MemberGone.kind, CODEC.write(MemberGone()), move.nonce)
    context.store.across.scrub()


PLACE = SeasonPlace()

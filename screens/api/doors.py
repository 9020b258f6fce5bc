"""How many people one address brings into rooms, and how many rooms and tables it opens: a rate limit of what was new alone."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from lessons.moves.move import Move
from lessons.places.sessions import Sessions, Standing
from screens.web.rate import Rate
from screens.wording.texts import text

TABLE, SEASON = "table", "season"
OF_DOORS = {
    "join": (1 / 20, 100),
    "return": (1 / 20, 100),
    "open": (1 / 300, 10),
    TABLE: (1 / 60, 40),
    SEASON: (1 / 300, 10),
}
"""A second, and at once, for one address: the telephones of a whole club behind one router come in, and sit down to tables of
their own; nobody fills a room alone."""

_OWN = {"seat/new": TABLE, "season/new": SEASON}
_MANY = {"open": "evening.open.many", TABLE: "friends.many", SEASON: "season.refused.many-begun"}


class TooManyAtTheDoor(Exception):
    """One address brings more people than a club has, or opens more rooms than it leads."""

    def __init__(self, door: str) -> None:
        super().__init__(door)
        self._door = door

    def words(self, lang: str) -> str:
        return text(_MANY.get(self._door, "evening.join.many"), lang)


class Doors:
    """A rate limit for each door. What was refused, came twice, or is from somebody who is in already takes nothing from it."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._rates = {door: Rate(*OF_DOORS[door], now=now) for door in OF_DOORS}

    def moved(self, sessions: Sessions, who: str, move: Move, address: str) -> Standing:
        """The place after this move. Errors: :class:`Refused`, :class:`TooManyAtTheDoor`."""
        if not _at_a_door(sessions, who, move):
            return sessions.move(who, move)
        door = _OWN.get(move.place, move.event)
        rate, opened = self._rates[door], False
        # Taken beforehand and given back: of many at the same moment no more come through than may.
        if not rate.allows(address):
            raise TooManyAtTheDoor(door)
        try:
            stands = sessions.move(who, move)
            opened = _is_new(stands.state)
        finally:
            if not opened:
                rate.give_back(address)
        return stands


def _at_a_door(sessions: Sessions, who: str, move: Move) -> bool:
    """Would this open a room, or bring somebody into one who is not in it?"""
    if move.place in ("desk/new", "seat/new"):
        return move.event == "open"
    if move.place == "season/new":
        return move.event == "begin"
    if move.event not in ("join", "return") or not move.place.startswith("room/"):
        return False
    from lessons.places.in_a_room.room import Seat  # rooms are read when somebody comes to one, not when the app starts

    seat = sessions.state(who, move.place)
    if not isinstance(seat, Seat) or who in seat.room.members:
        return False
    return move.event == "join" or who not in seat.room.returns


def _is_new(state: Any) -> bool:
    """Was a room opened that was not there before? Where somebody came in, they did."""
    from lessons.places.at_a_table.seat import Hall as TableHall
    from lessons.places.in_a_room.desk import Hall

    return not isinstance(state, Hall | TableHall) or state.opened not in state.rooms

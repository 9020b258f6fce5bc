"""Tables of a room: what pairs them and begins a match at each; not a place of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.games.bologna.scorekeeper import Start
from lessons.evening.besides.tables import FEWEST, next_tables, proposed, standings, swapped
from lessons.evening.entries.between import Laid, Paired, SatDown
from lessons.evening.entries.entry import Entry
from lessons.evening.room import Room
from lessons.moves.move import Refused
from lessons.places.in_a_room.room import Seat
from lessons.places.in_a_room.scores import score, scores
from lessons.places.match import begin_match
from lessons.places.place import Ground
from lessons.text.said import Said

HANDS = (1, 2, 3, 4)
"""Four of them are Quattro Scartate."""


def pair(ground: Ground, now: Seat, value: Mapping[str, Any], nonce: str) -> Entry:
    """Pairs as tonight's answers propose them; or two people change places, until the first match has begun."""
    if len(now.room.there) < FEWEST:
        raise Refused("in-words", said=Said("evening.refused.few", {"n": FEWEST}))
    swap = value.get("swap")
    if swap is None:
        return Paired(pairs=proposed(now.room))
    if not isinstance(swap, list) or len(swap) != 2 or not all(isinstance(one, int) for one in swap):
        raise Refused("bad-move", "value.swap: two badges")
    if not now.room.pairs:
        raise Refused("in-words", said=Said("evening.refused.no-pairs"))
    if now.room.seatings or any(now.room.with_badge(one) is None for one in swap):
        raise Refused("in-words", said=Said("evening.refused.not-now"))
    return Paired(pairs=swapped(now.room.pairs, *swap))


def back_to_tables(ground: Ground, now: Seat, value: Mapping[str, Any], nonce: str) -> Entry:
    """The tournament goes on after something else."""
    if not now.room.pairs:
        raise Refused("in-words", said=Said("evening.refused.no-pairs"))
    return Paired(pairs=now.room.pairs, on=True)


def sit_down(ground: Ground, now: Seat, value: Mapping[str, Any], nonce: str) -> Entry:
    """The next round: a match for each table, begun once for the nonce."""
    room, hands = now.room, value.get("hands")
    if hands not in HANDS:
        raise Refused("bad-move", "value.hands: 1 to 4")
    if room.phase != "tables" or len(room.pairs) < 2:
        raise Refused("in-words", said=Said("evening.refused.no-pairs"))
    order = standings(room, scores(ground, room))
    if room.seatings and any(_open(ground, code, room.seatings[-1].hands) for code, _ in room.seatings[-1].tables):
        raise Refused("in-words", said=Said("evening.refused.still-playing"))
    tables = []
    for number, (first, second) in enumerate(next_tables(len(room.pairs), room.seatings, order)):
        # Partners sit opposite each other.
        badges = (room.pairs[first][0], room.pairs[second][0], room.pairs[first][1], room.pairs[second][1])
        start = Start(names_of(room, badges), format="four", deals=hands)
        code = begin_match(ground, now.who, start, f"{nonce[:50]}.table{number}")
        tables.append(Laid(match=code, pairs=(first, second)))
    return SatDown(hands=hands, tables=tuple(tables))


def _open(ground: Ground, code: str, hands: int) -> bool:
    return score(ground, code, hands).hands < hands


def names_of(room: Room, badges: tuple[int, int, int, int]) -> tuple[str, str, str, str]:
    """As a score sheet takes them: what cannot be printed is left out, no two are alike."""
    found: list[str] = []
    for badge in badges:
        meant = room.with_badge(badge)
        plain = "".join(one for one in (meant.name if meant else "") if one.isprintable() and one != '"').strip() or "?"
        name, more = plain, 2
        while name.casefold() in {one.casefold() for one in found}:
            name, more = f"{plain[:22]} {more}", more + 1
        found.append(name)
    return (found[0], found[1], found[2], found[3])


Press = Callable[[Ground, Seat, Mapping[str, Any], str], Entry]
TABLES: Mapping[str, Press] = {"pair": pair, "tables": back_to_tables, "seat": sit_down}
"""Presses at the desk."""

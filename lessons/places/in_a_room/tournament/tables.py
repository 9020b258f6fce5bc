"""Tables of a room: what pairs them and begins a match at each; not a place of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from engine.games.bologna.scorekeeper import Start
from lessons.evening.activities.movement import Two, next_tables
from lessons.evening.activities.on_telephones import DEALS, still_to_finish, tables_now
from lessons.evening.activities.tables import FEWEST, is_over, proposed, standings, swapped
from lessons.evening.entries.entry import Entry
from lessons.evening.entries.lifecycle import Laid, Paired, RoundOver, SatDown, TableShown
from lessons.evening.room import Room
from lessons.evening.stretches import ROBIN, SWISS
from lessons.moves.move import MoveRefused
from lessons.places.entry_values import entry_of, is_number
from lessons.places.in_a_room.room import Seat
from lessons.places.in_a_room.scores import scores
from lessons.places.in_a_room.tournament.on_telephones import open_tables
from lessons.places.match import begin_match
from lessons.places.place import Context
from lessons.text.message import Message

HANDS = (1, 2, 3, 4)
"""Four of them are Quattro Scartate."""


def pair(context: Context, now: Seat, value: Mapping[str, Any], nonce: str) -> Entry:
    """Pairs as tonight's answers propose them; or two people change places, until the first match has begun."""
    if len(now.room.there) < FEWEST:
        raise MoveRefused("in-words", said=Message("evening.refused.few", {"n": FEWEST}))
    swap = value.get("swap")
    if swap is None:
        return Paired(pairs=proposed(now.room))
    if not isinstance(swap, list) or len(swap) != 2 or not all(is_number(one) for one in swap):
        raise MoveRefused("bad-move", "value.swap: two badges")
    if not now.room.pairs:
        raise MoveRefused("in-words", said=Message("evening.refused.no-pairs"))
    if now.room.seatings or any(now.room.with_badge(one) is None for one in swap):
        raise MoveRefused("in-words", said=Message("evening.refused.not-now"))
    return Paired(pairs=swapped(now.room.pairs, *swap))


def back_to_tables(context: Context, now: Seat, value: Mapping[str, Any], nonce: str) -> Entry:
    """The tournament goes on after something else."""
    if not now.room.pairs:
        raise MoveRefused("in-words", said=Message("evening.refused.no-pairs"))
    return Paired(pairs=now.room.pairs, on=True)


def sit_down(context: Context, now: Seat, value: Mapping[str, Any], nonce: str) -> Entry:
    """The next round: a match for each table, begun once for the nonce.

    ``hands`` with real cards, or so many ``deals`` on telephones, the same at every table. ``movement``: how it is settled who
    meets whom, before the first round; by the standings where nothing is said.
    """
    room, hands, deals = now.room, value.get("hands"), value.get("deals")
    many = hands if deals is None else deals
    if not is_number(many) or many not in (HANDS if deals is None else DEALS):
        raise MoveRefused("bad-move", "value.hands: 1 to 4, or value.deals: 2 or 4")
    movement = room.seatings[0].movement if room.seatings else value.get("movement", SWISS)
    if movement not in (SWISS, ROBIN):
        raise MoveRefused("bad-move", "value.movement")
    if room.phase != "tables" or len(room.pairs) < 2:
        raise MoveRefused("in-words", said=Message("evening.refused.no-pairs"))
    stands = scores(context, room)
    if room.seatings and not is_over(room.seatings[-1], stands):
        raise MoveRefused("in-words", said=Message("evening.refused.still-playing"))
    if room.seatings and bool(room.seatings[0].deals) != (deals is not None):
        raise MoveRefused("in-words", said=Message("evening.refused.other-way"))
    order = [one.pair for one in standings(room, stands)]
    two = next_tables(len(room.pairs), room.seatings, order, movement)
    if deals is not None:
        code, tables = open_tables(context, now, deals, two, nonce)
    else:
        code, tables = "", tuple(_with_cards(context, now, hands, two, nonce))
    told = {"hands": many, "tables": tables, "deals": code, "movement": movement}
    return SatDown.model_validate({**told, "after": len(room.seatings)})


def _with_cards(context: Context, now: Seat, hands: Any, tables: Sequence[Two], nonce: str) -> Iterator[Laid]:
    for number, two in enumerate(tables):
        badges = tuple(now.room.pairs[pair][place] for place in (0, 1) for pair in two)
        # Partners sit opposite each other.
        start = Start(names_of(now.room, badges), format="four", deals=hands)
        yield Laid(match=begin_match(context, now.who, start, f"{nonce[:50]}.table{number}"), pairs=two)


def end_round(context: Context, now: Seat, value: Mapping[str, Any], nonce: str) -> Entry:
    """What a table has not played to its end is missing then."""
    return entry_of(RoundOver, {"round": value.get("round")})


def show_table(context: Context, now: Seat, value: Mapping[str, Any], nonce: str) -> Entry:
    """The wall shows a table of the round, if nobody who looks there has its deal still to play; or the standings again."""
    code, seating = value.get("table"), now.room.seatings[-1] if now.room.seatings else None
    if code and seating is not None and code in (codes := tables_now(now.room)):
        found = {one: context.tables.table(context.store.rooms, one) for one in codes}
        tables = {one: table for one, table in found.items() if table is not None}
        if not tables[code].begun:
            raise MoveRefused("in-words", said=Message("evening.refused.not-dealt"))
        if still := still_to_finish(seating, tables, code):
            raise MoveRefused(
                "in-words",
                said=Message("evening.refused.deal-on", {"tables": ", ".join(map(str, still)), "n": len(still)}),
            )
    over = bool(code) and seating is not None and is_over(seating, scores(context, now.room))
    return entry_of(TableShown, {"table": code, "over": over})


def names_of(room: Room, badges: Sequence[int]) -> tuple[str, str, str, str]:
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


Press = Callable[[Context, Seat, Mapping[str, Any], str], Entry]
TABLES: Mapping[str, Press] = {
    "pair": pair,
    "tables": back_to_tables,
    "seat": sit_down,
    "round-over": end_round,
    "show-table": show_table,
}
"""Presses at the desk."""

"""What a press at a shared table writes in its log: a word for the chairs, for the deal, or for the others."""

from __future__ import annotations

from typing import Any

from pydantic import JsonValue

from lessons.moves.move import Move, MoveRefused
from lessons.places.at_a_table import prepared
from lessons.places.at_a_table.at_table import AtTable
from lessons.places.at_a_table.in_evening import sat_again
from lessons.places.at_a_table.opening import name_in
from lessons.places.entry_values import entry_of
from lessons.places.table import TALK
from lessons.question.panel import BadAnswer, read_reply
from lessons.shared_table import entries
from lessons.shared_table.entry import TableEntry
from lessons.shared_table.teaching.entries import TAUGHT
from lessons.tables.shown import shown, value_of

OF_CHAIRS = ("again", "sit", "play-for", "come-back", "close")
"""Presses after which the evening has something else to tell of a table."""
AT_THE_DEAL = ("again", "next", "undo", "talk", "answer", "claim")
"""Presses that are meant for what is on the screen."""


def pressed(now: AtTable, move: Move) -> TableEntry:
    """What a press writes. Errors: :class:`MoveRefused`."""
    value: Any = move.value if isinstance(move.value, dict) else {}
    if move.event in TAUGHT:
        return entry_of(TAUGHT[move.event], value)
    match move.event:
        case "sit":
            if now.evening is not None:
                return sat_again(now.evening)
            return entry_of(entries.Sat, {"chair": value.get("chair"), "name": name_in(value)})
        case "stand-up":
            return entries.Stood()
        case "shut":
            return entry_of(entries.Shut, {"chair": value.get("chair"), "on": value.get("on")})
        case "play-for":
            return entry_of(entries.PlayedFor, {"chair": value.get("chair"), "host": now.leads})
        case "come-back":
            return entries.CameBack()
        case "onlookers":
            return entry_of(entries.OnlookersShown, {"on": value.get("on"), "chairs": value.get("chairs", [])})
        case "close":
            return entries.TableClosed(host=now.leads)
        case "again":
            return prepared.dealt(now.table, now.who, value, host=now.leads)
        case "lay-out":
            return prepared.laid(now.table, value)
        case "next":
            goes_on = entries.Swept if now.table.taker is not None else entries.WentOn
            return goes_on(host=now.leads)
        case "undo":
            half = now.hand is not None and now.hand.family.half(now.hand)
            return entries.Undone() if half else entries.AskedBack()
        case "agree":
            asking = now.table.asking
            sort = entries.Conceded if asking is not None and asking.rest else entries.Agreed
            return entry_of(sort, {"to": value.get("to"), "on": value.get("on")})
        case "claim":
            return entries.Claimed()
        case "talk":
            return entries.Acted(value={TALK: True})
        case "answer":
            return entries.Acted(value=_said(now, move.value))
    raise MoveRefused("bad-move", f"event: {move.event}")


def _said(now: AtTable, raw: JsonValue) -> dict[str, JsonValue]:
    """What a reply, which speaks of places only, means here. Errors: :class:`MoveRefused`."""
    if now.hand is None:
        raise MoveRefused("not-now")
    try:
        told = value_of(now.hand, read_reply(shown(now.hand).panel, raw))
    except BadAnswer:
        raise MoveRefused("unreadable") from None
    assert isinstance(told, dict)
    return told

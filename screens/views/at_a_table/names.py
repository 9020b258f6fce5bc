"""What those at a shared table are called."""

from __future__ import annotations

from collections.abc import Callable

from lessons.question.seats import YOU
from lessons.shared_table.shared_table import SharedTable
from lessons.shared_table.turning import seat_from
from screens.learner.table_names import Names
from screens.wording.texts import text

Naming = Callable[[SharedTable, int, str], str]


def called(table: SharedTable, number: int, lang: str) -> str:
    """Whoever has this chair, as sentences and counts name them; at an ordinary table a player has no name but that of the seat."""
    one = table.chairs[number]
    if one.who:
        return one.name
    return text("friends.program-name", lang, n=number + 1) if table.teaching is not None else ""


def on_plate(table: SharedTable, number: int, lang: str) -> str:
    """The same on a chair's plate, which also tells that somebody is away."""
    one, name = table.chairs[number], called(table, number, lang)
    return text("friends.away-name", lang, name=name) if one.who and not one.person else name


def names_at(table: SharedTable, chair: int, lang: str) -> Names:
    """What the others are called, as seen from this chair."""
    return tuple((seat, name) for place, seat, name in _names(table, chair, lang) if place != YOU)


def names_around(table: SharedTable, chair: int, lang: str) -> Names:
    """The same with whoever has this chair, for somebody who has none and sees the table from there."""
    return tuple((seat, name) for _, seat, name in _names(table, chair, lang))


def plates_at(table: SharedTable, chair: int, lang: str) -> Names:
    """What stands on the plates of the others, as seen from this chair."""
    return tuple((seat, name) for place, seat, name in _names(table, chair, lang, on_plate) if place != YOU)


def plates_around(table: SharedTable, chair: int, lang: str) -> Names:
    """What stands on the plates of all, as seen from this chair."""
    return tuple((seat, name) for _, seat, name in _names(table, chair, lang, on_plate))


def _names(table: SharedTable, chair: int, lang: str, name: Naming = called) -> list[tuple[int, str, str]]:
    """Seat, what it is called without a name, and the name."""
    hand = table.seats[chair].hand if table.seats else None
    if hand is None:
        return []
    count = len(table.chairs)
    seats = (seat_from(chair, number, count) for number in range(count))
    found = [(seat, hand.seats[seat], name(table, number, lang)) for number, seat in enumerate(seats)]
    return [one for one in found if one[2]]

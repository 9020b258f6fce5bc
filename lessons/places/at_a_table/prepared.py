"""Cards that a teacher prepares: by a deal's number, with an aim, from a record, of a problem."""

from __future__ import annotations

from typing import Any

from lessons.moves.move import MoveRefused
from lessons.moves.rng import new_seed, system_rng
from lessons.places.entry_values import entry_of
from lessons.shared_table.entries import DealtOut
from lessons.shared_table.entry import TableEntry
from lessons.shared_table.judging import judge
from lessons.shared_table.shared_table import SharedTable
from lessons.shared_table.teaching.aiming import TRIES, aims, with_aim
from lessons.shared_table.teaching.entries import HandLaid
from lessons.tables.recorded import lines_of
from lessons.text.message import Message

LONGEST = 20_000
"""Characters of a record that are looked at at all."""


def themes(game_id: str) -> tuple[str, ...]:
    """What there are problems about in this game: sections of its book."""
    from lessons.questions.problem import shelf  # only where a teacher asks for one

    return shelf.themes() if game_id == shelf.GAME else ()


def dealt(table: SharedTable, who: str, value: Any, *, host: bool = False) -> TableEntry:
    """Another deal; at a teaching table the one of a ``number``, the same whenever it is dealt, or one with an ``aim``.

    At a table that plays the deals of a set, the next of these. ``host``: whoever leads the evening presses. Errors:
    :class:`MoveRefused`.
    """
    number, aim = value.get("number"), value.get("aim")
    if number is None and aim is None:
        due = table.duplicate.due if table.duplicate is not None else None
        return DealtOut(seed=new_seed() if due is None else due, host=host)
    if table.teaching is None:
        raise MoveRefused("bad-move", "value: at a teaching table")
    return entry_of(DealtOut, {"seed": number if aim is None else _aimed(table, who, aim)})


def _aimed(table: SharedTable, who: str, aim: Any) -> int:
    """The number of a deal in which there is this. Errors: :class:`MoveRefused`, in words where none was found.

    Nothing is looked for where none may be dealt.
    """
    if (said := judge(table, who, DealtOut(seed=0))) is not None:
        raise MoveRefused("in-words", said=said)
    if not isinstance(aim, str) or aim not in aims(table.game_id):
        raise MoveRefused("bad-move", f"value.aim: {aim!r:.40}")
    found = with_aim(table, aim, (new_seed() for _ in range(TRIES)))
    if found is None:
        raise MoveRefused("in-words", said=Message("friends.refused.no-aim", {"tries": TRIES}))
    return found


def laid(table: SharedTable, value: Any) -> TableEntry:
    """The cards of a ``record``, or of one of the problems of a ``theme``. Errors: :class:`MoveRefused`."""
    theme, record = value.get("theme"), value.get("record")
    if theme is not None:
        if theme not in themes(table.game_id):
            raise MoveRefused("bad-move", f"value.theme: {theme!r:.40}")
        record = _problem(theme)
    if not isinstance(record, str) or len(record) > LONGEST:
        raise MoveRefused("in-words", said=Message("friends.refused.no-record"))
    try:
        return entry_of(HandLaid, {"record": [*lines_of(record)]})
    except MoveRefused:
        raise MoveRefused("in-words", said=Message("friends.refused.no-record")) from None


def _problem(theme: str) -> str:
    """The record of one of the problems about this, by chance."""
    from lessons.questions.problem import shelf

    return system_rng().choice(shelf.of_theme(theme)).record

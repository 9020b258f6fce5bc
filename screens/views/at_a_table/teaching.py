"""What everybody is told of the teaching at a table, and what the teacher may do about it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lessons.places.at_a_table.seat import AtTable
from screens.views.at_a_table.names import called
from screens.wording.texts import text


def teaching(state: AtTable, lang: str) -> dict[str, Any]:
    """``says``: sentences for whoever looks; ``hands``: of the teacher's, by chair: whose, and does it lie open to everybody?

    ``playing``: a deal is under way.
    """
    table = state.table
    assert table.teaching is not None
    teaches, playing = state.who == table.teacher, table.begun and not table.over
    told: dict[str, Any] = {
        "teaches": teaches,
        "playing": playing,
        "paused": table.stopped,
        "says": list(_says(state, teaches, lang)) if playing else [],
    }
    hands = [
        {"chair": chair, "name": called(table, chair, lang), "open": chair in table.teaching.opened}
        for chair in range(len(table.chairs))
    ]
    return told | ({"hands": hands} if teaches and playing else {})


def _says(state: AtTable, teaches: bool, lang: str) -> Iterator[str]:
    table = state.table
    assert table.teaching is not None
    if table.stopped:
        yield text(f"friends.teach.paused{'-yours' if teaches else ''}", lang, name=table.host)
    opened = sorted(table.teaching.opened)
    if teaches and not opened:
        yield text("friends.teach.closed", lang)
    if len(opened) == len(table.chairs):
        yield text("friends.teach.all-open", lang)
        return
    others = [called(table, chair, lang) for chair in opened if chair != state.chair]
    if others:
        yield text("friends.teach.some-open", lang, names=", ".join(others))
    if state.chair in opened:
        yield text("friends.teach.yours-open", lang)

"""A table that the wall shows: what lies there open to everybody, and what the deal has come to once it is over."""

from __future__ import annotations

from lessons.evening.besides.on_telephones import still_to_finish
from lessons.places.at_a_table.at_table import AtTable
from lessons.places.in_a_room.desk import Desk
from lessons.shared_table.shared_table import SharedTable
from screens.learner.preferences import Preferences
from screens.room_views.at_tables import called
from screens.views.at_a_table.looking_on import lying
from screens.views.in_a_room.given import CardsShown, ShownTable
from screens.wording.texts import text

NOBODY = "wall"
"""The wall looks on as somebody does who has no chair and leads nothing."""


def shown_table(state: Desk, preferences: Preferences) -> ShownTable | None:
    """The table of a round that whoever leads has chosen; None for the standings. Where its next deal has still to be played
    elsewhere no card of it is told, only that it is waited for."""
    room, lang = state.room, preferences.language
    table = state.tables.get(room.shown) if room.phase == "tables" and room.shown else None
    if table is None:
        return None
    seating = room.seatings[-1]
    number, two = next((at, two) for at, (code, two) in enumerate(seating.tables, 1) if code == room.shown)
    title = text("evening.wall.shown", lang, n=number, names=" – ".join(called(room, room.pairs[pair]) for pair in two))
    if not table.begun or still_to_finish(seating, state.tables, room.shown):
        return {"title": title, "waits": text("evening.wall.shown_waits", lang, n=number), "table": None, "sheet": []}
    return {"title": title, "waits": "", **_lies(room.shown, table, preferences)}


def _lies(code: str, table: SharedTable, preferences: Preferences) -> CardsShown:
    told = lying(AtTable(NOBODY, code, table), table, preferences)
    return {"table": told, "sheet": told["ended"]["sheet"] if "ended" in told else []}

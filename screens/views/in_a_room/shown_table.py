"""A table that the wall shows: what lies there open to everybody, and what the deal has come to once it is over."""

from __future__ import annotations

from lessons.places.at_a_table.at_table import AtTable
from lessons.places.in_a_room.desk import Desk
from screens.learner.preferences import Preferences
from screens.room_views.at_tables import called
from screens.views.at_a_table.given import PollProps
from screens.views.at_a_table.looking_on import lying
from screens.views.at_a_table.teaching import teaching
from screens.views.in_a_room.given import AnswerShown, CardsShown, ShownTable
from screens.wording.texts import text

NOBODY = "wall"
"""The wall looks on as somebody does who has no chair and leads nothing."""


def shown_table(state: Desk, preferences: Preferences) -> ShownTable | None:
    """The table of a round that whoever leads has chosen; None for the standings. Where its next deal has still to be played
    elsewhere no card of it is told, only that it is waited for."""
    room, lang = state.room, preferences.language
    if not state.shown:
        return None
    numbered = enumerate(room.seatings[-1].tables, 1)
    number, two = next((at, two) for at, (code, two) in numbered if code == state.shown)
    title = text(
        "evening.wall.shown", lang, n=number, names=" – ".join(called(room, room.pairs[pair], lang) for pair in two)
    )
    told: ShownTable = {"title": title, "waits": "", "table": None, "sheet": [], "says": [], "answers": []}
    if state.held:
        return told | {"waits": text("evening.wall.shown_waits", lang, n=number)}
    return told | _lies(AtTable(NOBODY, state.shown, state.tables[state.shown]), preferences)


def taught_table(state: Desk, preferences: Preferences) -> ShownTable | None:
    """The teaching table of the plan's part, as its teacher has opened it to all; None where it is closed."""
    table, lang = state.tables.get(state.room.taught), preferences.language
    if table is None or not table.begun or table.closed:
        return None
    looks = AtTable(NOBODY, state.room.taught, table)
    told = teaching(looks, preferences) if table.teaching is not None else None
    poll = told.get("poll") if told is not None else None
    return {
        "title": text("evening.wall.taught", lang),
        "waits": "",
        # While everybody is asked, that alone is said: whose hand is asked about, the question tells.
        "says": poll["says"] if poll is not None else told["says"] if told is not None else [],
        "answers": _answers(poll) if poll is not None else [],
        **_lies(looks, preferences),
    }


def _answers(poll: PollProps) -> list[AnswerShown]:
    return [
        {"card": poll["cards"][one["place"]]["label"], "n": one["n"], "ok": one["ok"], "coach": one["coach"]}
        for one in poll.get("result", ())
        if one["n"] or one["coach"]
    ]


def _lies(looks: AtTable, preferences: Preferences) -> CardsShown:
    told = lying(looks, looks.table, preferences)
    return {"table": told, "sheet": told["ended"]["sheet"] if "ended" in told else []}

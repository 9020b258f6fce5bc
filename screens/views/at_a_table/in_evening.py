"""What a table of an evening is told of it: which one it is, whether it goes on, and where whoever looks goes now."""

from __future__ import annotations

from lessons.places.at_a_table.in_evening import InEvening, InPlan
from screens.views.at_a_table.given import EveningProps
from screens.wording.texts import text


def in_evening(its: InEvening, lets_on: bool, lang: str) -> EveningProps:
    """``lets_on``: whoever looks leads the evening, and everybody at the table is away."""
    at = its.placed
    says = [] if at is None else [text("friends.evening.table", lang, n=at.table, round=at.round)]
    if its.leads and not its.over:
        says.append(text("friends.evening.leads", lang))
    if lets_on:
        says.append(text("friends.evening.deserted", lang))
    # Whoever has another table goes there first.
    if its.next:
        # While this round is on it is somebody else's table.
        says.append(text(f"friends.evening.{'next' if its.over else 'elsewhere'}", lang))
    elif its.over:
        says.append(text("friends.evening.over", lang))
    elif its.gathered:
        says.append(text("friends.evening.gathered", lang))
    return {
        "room": its.room,
        "says": says,
        "over": its.over,
        "leads": its.leads,
        "lets_on": lets_on,
        "kept": its.kept,
        "next": its.next,
    }


def in_plan(its: InPlan, lang: str) -> EveningProps:
    """Of a teaching table that a plan has opened: the way back, and whether the evening has gone on."""
    says = [] if its.on else [text("friends.evening.gathered", lang)]
    return {
        "room": its.room,
        "says": says,
        "over": not its.on,
        "leads": False,
        "lets_on": False,
        "kept": None,
        "next": "",
    }

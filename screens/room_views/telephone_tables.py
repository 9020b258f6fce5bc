"""The tables of a round on telephones: how far each is, who is waited for; of their points nothing before the round is over."""

from __future__ import annotations

from datetime import datetime

from lessons.evening.activities.on_telephones import is_through
from lessons.evening.activities.tables import Score
from lessons.shared_table.shared_table import SharedTable
from screens.room_views.given import TelephoneBoard
from screens.wording.figures import figure
from screens.wording.texts import text


def board(table: SharedTable, over: bool, lang: str) -> TelephoneBoard:
    """As everybody may see it. ``over``: the round is."""
    return {"says": _says(table, over, lang, tricks=False), "through": _has_played_all(table)}


def board_at_desk(table: SharedTable, code: str, over: bool, lang: str, now: datetime | None) -> TelephoneBoard:
    """As whoever leads sees it, with the way to it."""
    through, says = _has_played_all(table), _says(table, over, lang, tricks=True)
    told: TelephoneBoard = {"says": says, "through": through, "seat": code}
    if over or is_through(table):
        return told
    if table.deserted:
        return told | {"away": text("evening.table.deserted", lang)}
    if away := [one.name for one in table.chairs if one.who and one.played]:
        told["away"] = text("evening.table.away", lang, names=", ".join(away))
    if waits := waited(table):
        told |= {"waits": ", ".join(waits), "idle": _idle(table, now)}
    return told


def waited(table: SharedTable) -> list[str]:
    """The names of those without whom nothing goes on there."""
    if not table.begun or table.over:
        return [one.name for one in table.chairs if one.person]
    chairs = {table.taker} & table.people if table.taker is not None else table.waited
    return [table.chairs[chair].name for chair in sorted(chairs or table.people)]


def figures(score: Score, lang: str) -> list[str]:
    """What both pairs have made of it in the end."""
    return [figure(one, lang) if score.compared else "–" for one in score.against]


def _has_played_all(table: SharedTable) -> bool:
    return table.duplicate is not None and table.duplicate.over


def _says(table: SharedTable, over: bool, lang: str, *, tricks: bool) -> str:
    its, hand = table.duplicate, table.hand
    assert its is not None
    if over or is_through(table):
        return text(f"evening.table.{'broken' if not its.over else 'through'}", lang)
    if hand is None:
        return text("evening.table.not-dealt", lang)
    told = text("evening.table.deal", lang, n=its.dealt, of=len(its.seeds))
    if table.over:
        return text("evening.table.between", lang, n=len(its.results), of=len(its.seeds))
    if not tricks:
        return told
    trick = min(len(hand.state.tricks) + (not hand.rests), hand.tricks)
    return f"{told}, {text('evening.table.trick', lang, n=trick, of=hand.tricks)}"


def _idle(table: SharedTable, now: datetime | None) -> int:
    """Seconds since anybody there did something; by a clock that was put right meanwhile none."""
    if now is None or not table.since:
        return 0
    return max(0, int((now - datetime.fromisoformat(table.since)).total_seconds()))

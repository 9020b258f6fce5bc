"""Who may do what at a shared table now: every entry is looked at before it is written, and once more when the log is read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.game import game, is_game
from lessons.shared_table import entries
from lessons.shared_table.claiming import may_claim
from lessons.shared_table.dealing import acted
from lessons.shared_table.duplicate.results import is_told
from lessons.shared_table.entry import TableEntry
from lessons.shared_table.shared_table import SharedTable
from lessons.shared_table.taking_back import may_ask
from lessons.shared_table.teaching import teacher
from lessons.tables.families import has_own_table
from lessons.tables.hand import family_table
from lessons.tables.stages import SORTED
from lessons.text.message import Message

LENGTHS = ("800", "1000", "four")
"""Of the matches at the game that has some."""


PLAYS = (
    entries.Acted, entries.Undone, entries.AskedBack, entries.Agreed, entries.Claimed, entries.Conceded, entries.Swept,
    entries.WentOn, entries.DealtOut,
)  # fmt: skip
"""What nobody does while the teacher keeps everybody from playing."""


def is_offered(game_id: str) -> bool:
    """Can several people sit down to this game?"""
    return is_game(game_id) and (game_id == SORTED or has_own_table(game_id))


def is_duplicated(game_id: str) -> bool:
    """Can the same deals of it be compared? Not of a game in which each hangs on where the match stands."""
    family = family_table(game(game_id).family, game_id) if is_offered(game_id) else None
    return family is not None and is_told(game(game_id).family) and family.match_of({}) is None


def judge(table: SharedTable, who: str, entry: TableEntry) -> Message | None:
    """Why this may not be written now; None where it may."""
    if isinstance(entry, entries.TableOpened):
        return _opened(table, entry)
    if not table.chairs or table.closed:
        return Message("friends.refused.closed")
    if table.stopped and isinstance(entry, PLAYS):
        polled = table.teaching is not None and table.teaching.poll is not None
        here = "-here" if table.in_plan else ""
        return Message(f"friends.refused.{'polled' if polled else 'paused'}{here}", {"name": table.host})
    return _JUDGED[type(entry)](table, who, entry)


def _opened(table: SharedTable, entry: entries.TableOpened) -> Message | None:
    # An evening opens tables of its tournament, which play deals of a set, and of its plan, at which somebody teaches.
    if entry.evening and not (entry.seeds or entry.teaching):
        return Message("friends.refused.not-now")
    if entry.seeds:
        fits = bool(entry.duplicate) and not entry.teaching and not entry.length and is_duplicated(entry.game)
        return None if fits and not table.chairs else Message("friends.refused.not-now")
    matches = entry.length in LENGTHS if entry.game == SORTED else not entry.length
    return None if not table.chairs and is_offered(entry.game) and matches else Message("friends.refused.not-now")


def _sat(table: SharedTable, who: str, entry: entries.Sat) -> Message | None:
    if entry.chair >= len(table.chairs):
        return Message("friends.refused.no-chair")
    chair = table.chairs[entry.chair]
    if chair.who and chair.who != who:
        return Message("friends.refused.taken", {"name": chair.name})
    if chair.shut and who != table.opener:
        return Message("friends.refused.shut")
    if table.begun and table.chair_of(who) not in (None, entry.chair):
        return Message("friends.refused.playing")
    if table.deal_seen and table.chair_of(who) is None:
        return Message("friends.refused.looked-on")
    return None


def _sat_again(table: SharedTable, who: str, entry: entries.SatAgain) -> Message | None:
    if not table.in_tournament or table.chair_of(who) is not None:
        return Message("friends.refused.not-now")
    its = table.chairs[entry.chair] if entry.chair < len(table.chairs) else None
    return None if its is not None and its.who else Message("friends.refused.no-chair")


def _stood(table: SharedTable, who: str, entry: entries.Stood) -> Message | None:
    """In a tournament a chair stays whose it is."""
    return Message("friends.refused.kept") if table.in_tournament else _seated(table, who, entry)


def _seated(table: SharedTable, who: str, _: TableEntry) -> Message | None:
    return None if table.chair_of(who) is not None else Message("friends.refused.stands")


def _shut(table: SharedTable, who: str, entry: entries.Shut) -> Message | None:
    if who != table.opener:
        return Message("friends.refused.openers")
    if entry.chair >= len(table.chairs):
        return Message("friends.refused.no-chair")
    chair = table.chairs[entry.chair]
    if chair.who == who:
        return Message("friends.refused.own")
    return Message("friends.refused.kept") if table.in_tournament and chair.who else None


def _played_for(table: SharedTable, who: str, entry: entries.PlayedFor) -> Message | None:
    if entry.chair not in table.people:
        return Message("friends.refused.not-now")
    return None if who == table.teacher or _leads(table, entry) else _seated(table, who, entry)


def _leads(table: SharedTable, entry: entries.ByHost) -> bool:
    return table.in_tournament and entry.host


def _lets_on(table: SharedTable, entry: entries.ByHost) -> bool:
    """Where everybody is away whoever leads the evening lets the players go on."""
    return table.deserted and entry.host


def _came_back(table: SharedTable, who: str, entry: entries.CameBack) -> Message | None:
    chair = table.chair_of(who)
    return None if chair is not None and table.chairs[chair].played else Message("friends.refused.not-now")


def _acts(table: SharedTable, who: str) -> int | None:
    """The chair in which this person may act for themselves."""
    chair = table.chair_of(who)
    return chair if chair in table.people else None


def _dealt_out(table: SharedTable, who: str, entry: entries.DealtOut) -> Message | None:
    if table.teaching is not None:
        return None if who == table.teacher else Message("friends.refused.teachers")
    if _acts(table, who) is None and not _lets_on(table, entry):
        return Message("friends.refused.stands")
    if table.duplicate is not None and table.duplicate.due is None and table.over:
        return Message("friends.refused.set-over")
    due = table.duplicate is None or table.duplicate.due == entry.seed
    return None if due and (not table.begun or table.over) else Message("friends.refused.not-now")


def _acted(table: SharedTable, who: str, entry: entries.Acted) -> Message | None:
    chair = _acts(table, who)
    if chair is None:
        return Message("friends.refused.stands")
    hand = table.seats[chair].hand if table.begun else None
    if hand is None:
        return Message("friends.refused.not-now")
    out_of_turn = hand.talks or "talk" in entry.value
    if not out_of_turn and chair not in table.waited:
        return Message("friends.refused.not-your-turn")
    return (
        None
        if acted(table, chair, dict(entry.value), table.number + 1) is not None
        else Message("friends.refused.not-now")
    )


def _undone(table: SharedTable, who: str, entry: entries.Undone) -> Message | None:
    chair = _acts(table, who)
    hand = table.seats[chair].hand if chair is not None and table.begun else None
    return None if hand is not None and hand.family.half(hand) else Message("friends.refused.not-now")


def _asked_back(table: SharedTable, who: str, entry: entries.AskedBack) -> Message | None:
    chair = _acts(table, who)
    if chair is None:
        return Message("friends.refused.stands")
    return None if may_ask(table, chair) and table.asking is None else Message("friends.refused.not-now")


def _answers(table: SharedTable, who: str, entry: entries.Agreed | entries.Conceded) -> Message | None:
    chair, asking = _acts(table, who), table.asking
    if chair is None:
        return Message("friends.refused.stands")
    rest = isinstance(entry, entries.Conceded)
    fits = asking is not None and asking.number == entry.to and chair != asking.chair and asking.rest == rest
    return None if fits else Message("friends.refused.not-now")


def _claimed(table: SharedTable, who: str, entry: entries.Claimed) -> Message | None:
    chair = _acts(table, who)
    if chair is None:
        return Message("friends.refused.stands")
    return None if may_claim(table, chair) else Message("friends.refused.not-now")


def _swept(table: SharedTable, who: str, entry: entries.Swept) -> Message | None:
    if (who == table.teacher or _lets_on(table, entry)) and table.taker is not None:
        return None
    chair = _acts(table, who)
    if chair is None:
        return Message("friends.refused.stands")
    return None if table.may_sweep(chair) else Message("friends.refused.not-your-trick")


def _went_on(table: SharedTable, who: str, entry: entries.WentOn) -> Message | None:
    if table.steps and who != table.teacher:
        return Message("friends.refused.teachers")
    if who != table.teacher and _acts(table, who) is None and not _lets_on(table, entry):
        return Message("friends.refused.stands")
    return None if table.players_wait else Message("friends.refused.not-now")


def _onlookers_shown(table: SharedTable, who: str, entry: entries.OnlookersShown) -> Message | None:
    """Between two deals alone: nobody who plays one of them changes what they could see of it elsewhere."""
    if who != table.opener:
        return Message("friends.refused.openers")
    if table.duplicate is not None:
        return Message("friends.refused.same-deals")
    if any(chair >= len(table.chairs) for chair in entry.chairs):
        return Message("friends.refused.no-chair")
    between = not table.begun or table.over
    return None if between and table.teaching is None else Message("friends.refused.not-now")


def _closed(table: SharedTable, who: str, entry: entries.TableClosed) -> Message | None:
    return None if who == table.opener or _leads(table, entry) else Message("friends.refused.openers")


_JUDGED: Mapping[type[TableEntry], Callable[[SharedTable, str, Any], Message | None]] = {
    entries.Sat: _sat,
    entries.SatAgain: _sat_again,
    entries.Stood: _stood,
    entries.Shut: _shut,
    entries.PlayedFor: _played_for,
    entries.CameBack: _came_back,
    entries.DealtOut: _dealt_out,
    entries.Acted: _acted,
    entries.Undone: _undone,
    entries.AskedBack: _asked_back,
    entries.Agreed: _answers,
    entries.Claimed: _claimed,
    entries.Conceded: _answers,
    entries.Swept: _swept,
    entries.WentOn: _went_on,
    entries.OnlookersShown: _onlookers_shown,
    entries.TableClosed: _closed,
    **teacher.JUDGED,
}


def chairs_of(game_id: str) -> int:
    """How many chairs a table of this game has."""
    return game(game_id).seats

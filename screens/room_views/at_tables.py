"""The tables of a tournament in words: who sits where, how each match stands, how the pairs stand."""

from __future__ import annotations

from collections.abc import Callable

from lessons.evening.activities.on_telephones import FEWEST_TABLES, is_through
from lessons.evening.activities.tables import PairStanding, Score, is_over, standings
from lessons.evening.room import Member, Room
from lessons.evening.stretches import Seating
from lessons.places.in_a_room.desk import Desk
from lessons.shared_table.duplicate.deal_set import MOST_TABLES
from lessons.shared_table.shared_table import SharedTable
from screens.learner.preferences import Preferences
from screens.room_views import people
from screens.room_views.given import MatchBoard, OwnSeat, PairStands, SeatsOfRoom
from screens.room_views.telephone_tables import board, board_at_desk, figures
from screens.wording.figures import figure
from screens.wording.texts import text

Naming = Callable[[Member, Room, str], str]
"""How somebody of a room is called in a language."""


def tables_of(state: Desk, preferences: Preferences, *, at_desk: bool) -> SeatsOfRoom | None:
    """``tables`` of the round that is on, ``standings``, the pairs with their people; ``alone``: who has no partner.

    The codes of matches, by which one writes in them, are for hosts; who is waited for is told ``at_desk`` alone, and not on the
    wall, whoever leads there.
    """
    room, lang = state.room, preferences.language
    if room.phase != "tables":
        return None
    paired = {badge for pair in room.pairs for badge in pair}
    now = room.seatings[-1] if room.seatings else None
    first = room.seatings[0] if room.seatings else None
    return {
        "round": len(room.seatings),
        "hands": now.hands if now else 0,
        "tables": [_table(state, now, at, lang, at_desk) for at in range(len(now.tables))] if now else [],
        "standings": [_standing(room, one, lang) for one in standings(room, state.scores)] if now else [],
        "pairs": [[people.shown(one, room, lang) for one in _members(room, pair)] for pair in room.pairs],
        "alone": [people.shown(one, room, lang) for one in room.there if one.badge not in paired],
        "rests": [pair_called(room, pair, lang) for pair in _resting(room, now)] if now else [],
        "open": now is not None and not is_over(now, state.scores),
        "way": "" if first is None else "telephones" if first.deals else "cards",
        "movement": first.movement if first else "",
        "telephones": FEWEST_TABLES <= len(room.pairs) // 2 <= MOST_TABLES,
    }


def at_table(room: Room, me: Member, score: Score | None, lang: str, shared: SharedTable | None = None) -> OwnSeat:
    """What a telephone is told: its table, partner and opponents, where the score is written, or where to sit down, and how a
    match that is over ended; ``soon`` before round one. ``score``: of that match, the own pair's points first; ``shared``: the
    table, where it is played on telephones."""
    told: OwnSeat = {
        "table": 0, "partner": "", "against": "", "match": "", "result": "", "soon": not room.seatings, "seat": "",
        "through": False,
    }  # fmt: skip
    mine = next((number for number, pair in enumerate(room.pairs) if me.badge in pair), None)
    if mine is None:
        return told
    told["partner"] = " ".join(
        people.named(one, room, lang) for one in _members(room, room.pairs[mine]) if one.badge != me.badge
    )
    for number, (code, two) in enumerate(room.seatings[-1].tables if room.seatings else (), 1):
        if mine in two:
            other = two[1] if two[0] == mine else two[0]
            told |= {"table": number, "against": pair_called(room, other, lang)}
            told |= {"match": code} if shared is None else {"seat": code, "through": is_through(shared)}
    if score is not None and shared is not None:
        told["result"] = compared(score, lang)
    elif score is not None and score.hands >= room.seatings[-1].hands:
        told["result"] = _ended(score, lang)
    return told


def compared(score: Score, lang: str) -> str:
    """What a round on telephones has come to for the pair whose figures stand first."""
    if not score.compared:
        return text("evening.table.alone", lang)
    return text("evening.table.compared", lang, points=figure(score.against[0], lang), n=score.compared)


def pair_called(room: Room, pair: int, lang: str, name: Naming = people.named) -> str:
    return called(room, room.pairs[pair], lang, name)


def called(room: Room, pair: tuple[int, int], lang: str, name: Naming = people.named) -> str:
    """Two badges by their names."""
    return " & ".join(name(one, room, lang) for one in _members(room, pair))


def ahead(margin: int, lang: str) -> str:
    return text("evening.wall.ahead", lang, n=margin) if margin > 0 else str(margin).replace("-", "−")


def wins(half: int) -> str:
    """Matches won, a level one a half."""
    return f"{half // 2 or ''}½" if half % 2 else str(half // 2)


def _ended(score: Score, lang: str) -> str:
    own, other = score.points
    how = "won" if own > other else "lost" if own < other else "level"
    return text(f"evening.phone.table_{how}", lang, own=own, other=other)


def _members(room: Room, pair: tuple[int, int]) -> list[Member]:
    found = [room.with_badge(badge) for badge in pair]
    return [one for one in found if one is not None]


def _resting(room: Room, now: Seating) -> list[int]:
    seated = {pair for _, two in now.tables for pair in two}
    return [pair for pair in range(len(room.pairs)) if pair not in seated]


def _table(state: Desk, now: Seating, at: int, lang: str, at_desk: bool) -> MatchBoard:
    code, two = now.tables[at]
    score, shared = state.scores.get(code, Score()), state.tables.get(code)
    told: MatchBoard = {
        "number": at + 1,
        "names": [pair_called(state.room, pair, lang) for pair in two],
        "points": score.points,
        "played": score.hands,
    }
    if not now.deals:
        return told | {"match": code} if state.leads else told
    over = is_over(now, state.scores)
    if shared is not None and at_desk:
        shown = code == state.shown
        told |= {**board_at_desk(shared, code, over, lang, state.at), "shown": shown, "held": shown and state.held}
    elif shared is not None:
        told |= board(shared, over, lang)
    # Before the round is over they would tell others of deals that these have still to play.
    return told | {"figures": figures(score, lang)} if over else told | {"points": (0, 0), "played": 0}


def _standing(room: Room, one: PairStanding, lang: str) -> PairStands:
    told: PairStands = {
        "name": pair_called(room, one.pair, lang),
        "place": one.place,
        "wins": wins(one.half_wins),
        "margin": ahead(one.margin, lang),
        "played": one.played,
    }
    on_telephones = bool(room.seatings and room.seatings[0].deals)
    return told | {"against": figure(one.against, lang), "deals": one.deals} if on_telephones else told

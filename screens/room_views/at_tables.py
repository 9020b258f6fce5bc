"""The tables of a tournament in words: who sits where, how each match stands, how the pairs stand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import attrgetter

from lessons.evening.besides.tables import PairStanding, Score, standings
from lessons.evening.room import Member, Room
from lessons.evening.stretches import Seating
from lessons.places.in_a_room.desk import Desk
from screens.learner.preferences import Preferences
from screens.room_views import people
from screens.room_views.given import MatchBoard, OwnSeat, PairStands, SeatsOfRoom
from screens.wording.texts import text


def tables_of(state: Desk, preferences: Preferences) -> SeatsOfRoom | None:
    """``tables`` of the round that is on, ``standings``, the pairs with their people; ``alone``: who has no partner.

    The codes of matches, by which one writes in them, are for hosts.
    """
    room, lang = state.room, preferences.language
    if room.phase != "tables":
        return None
    paired = {badge for pair in room.pairs for badge in pair}
    now = room.seatings[-1] if room.seatings else None
    return {
        "round": len(room.seatings),
        "hands": now.hands if now else 0,
        "tables": [_table(room, now, at, state.scores, leads=state.leads) for at in range(len(now.tables))]
        if now
        else [],
        "standings": [_standing(room, one, lang) for one in standings(room, state.scores)] if now else [],
        "pairs": [[people.shown(one, room, lang) for one in _members(room, pair)] for pair in room.pairs],
        "alone": [people.shown(one, room, lang) for one in room.there if one.badge not in paired],
        "rests": [pair_called(room, pair) for pair in _resting(room, now)] if now else [],
        "open": now is not None and any(_played(state.scores, code) < now.hands for code, _ in now.tables),
    }


def at_table(room: Room, me: Member, score: Score | None, lang: str) -> OwnSeat:
    """What a telephone is told: its table, partner and opponents, where the score is written, and how a match that is over
    ended; ``soon`` before round one. ``score``: of that match, the own pair's points first."""
    told: OwnSeat = {"table": 0, "partner": "", "against": "", "match": "", "result": "", "soon": not room.seatings}
    mine = next((number for number, pair in enumerate(room.pairs) if me.badge in pair), None)
    if mine is None:
        return told
    told["partner"] = " ".join(one.name for one in _members(room, room.pairs[mine]) if one.badge != me.badge)
    for number, (code, two) in enumerate(room.seatings[-1].tables if room.seatings else (), 1):
        if mine in two:
            other = two[1] if two[0] == mine else two[0]
            told |= {"table": number, "against": pair_called(room, other), "match": code}
    if score is not None and score.hands >= room.seatings[-1].hands:
        told["result"] = _ended(score, lang)
    return told


def pair_called(room: Room, pair: int, name: Callable[[Member], str] = attrgetter("name")) -> str:
    return called(room, room.pairs[pair], name)


def called(room: Room, pair: tuple[int, int], name: Callable[[Member], str] = attrgetter("name")) -> str:
    """Two badges by their names."""
    return " & ".join(map(name, _members(room, pair)))


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


def _played(scores: Mapping[str, Score], code: str) -> int:
    return scores.get(code, Score()).hands


def _table(room: Room, now: Seating, at: int, scores: Mapping[str, Score], *, leads: bool) -> MatchBoard:
    code, two = now.tables[at]
    score = scores.get(code, Score())
    told: MatchBoard = {
        "number": at + 1,
        "names": [pair_called(room, pair) for pair in two],
        "points": score.points,
        "played": score.hands,
    }
    return told | {"match": code} if leads else told


def _standing(room: Room, one: PairStanding, lang: str) -> PairStands:
    return {
        "name": pair_called(room, one.pair),
        "wins": wins(one.half_wins),
        "margin": ahead(one.margin, lang),
        "played": one.played,
    }

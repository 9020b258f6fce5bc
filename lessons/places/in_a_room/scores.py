"""How the matches at the tables of a room stand, out of their score sheets; not a place of its own."""

from __future__ import annotations

from engine.games.bologna.scorekeeper import Monte, Start, fold
from lessons.evening.besides.tables import Score
from lessons.evening.room import Room
from lessons.evening.stretches import Tournament
from lessons.keeping.fitting import fitting
from lessons.places.place import Ground


def scores(ground: Ground, room: Room | Tournament) -> dict[str, Score]:
    """By its code, how each match of the tournament stands."""
    return {code: score(ground, code, one.hands) for one in room.seatings for code, _ in one.tables}


def own_score(ground: Ground, room: Room, badge: int) -> Score | None:
    """Of the match at whose table this badge sits now, its own pair's points first; None where it sits at none."""
    if room.phase != "tables" or not room.seatings:
        return None
    now = room.seatings[-1]
    for code, two in now.tables:
        for at, pair in enumerate(two):
            if badge in room.pairs[pair]:
                found = score(ground, code, now.hands)
                return Score(found.points[::-1], found.hands) if at else found
    return None


def score(ground: Ground, code: str, hands: int) -> Score:
    """Of the match with this code, which counts over so many hands."""
    entries = ground.store.matches.entries(code)
    if not entries or not isinstance(entries[0], Start):
        return Score()
    over = [hand for hand in fitting(fold, entries).hands if hand.end is not None and not isinstance(hand.end, Monte)][
        :hands
    ]
    return Score((sum(one.totals[0] for one in over), sum(one.totals[1] for one in over)), len(over))

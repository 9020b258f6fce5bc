"""How the matches at the tables of a room stand, out of their score sheets or shared tables; not a place of its own."""

from __future__ import annotations

from engine.games.bologna.scorekeeper import Monte, Start, fold
from lessons.evening.activities.on_telephones import scores_of
from lessons.evening.activities.tables import Score, is_over
from lessons.evening.room import Room
from lessons.evening.stretches import Seating, Tournament
from lessons.places.place import Context
from lessons.score_forms.contract import fitting


def scores(context: Context, room: Room | Tournament) -> dict[str, Score]:
    """By its code, how each match of the tournament stands."""
    return {code: its for one in room.seatings for code, its in of_round(context, one).items()}


def of_round(context: Context, seating: Seating) -> dict[str, Score]:
    """The same of one round: out of the score sheets of its tables, or of the shared tables at which it is played."""
    if not seating.deals:
        return {code: score(context, code, seating.hands) for code, _ in seating.tables}
    found = {code: context.tables.table(context.store.rooms, code) for code, _ in seating.tables}
    return scores_of(seating, {code: table for code, table in found.items() if table is not None})


def own_score(context: Context, room: Room, badge: int) -> Score | None:
    """Of the match at whose table this badge sits now, its own pair's points first; None where it sits at none.

    Of a round on telephones nothing before it is over.
    """
    if room.phase != "tables" or not room.seatings:
        return None
    now = room.seatings[-1]
    for code, two in now.tables:
        for at, pair in enumerate(two):
            if badge in room.pairs[pair]:
                found = of_round(context, now) if now.deals else {code: score(context, code, now.hands)}
                if now.deals and not is_over(now, found):
                    return None
                mine = found.get(code, Score())
                return mine.turned() if at else mine
    return None


def score(context: Context, code: str, hands: int) -> Score:
    """Of the match with this code, which counts over so many hands."""
    entries = context.store.matches.entries(code)
    if not entries or not isinstance(entries[0], Start):
        return Score()
    over = [hand for hand in fitting(fold, entries).hands if hand.end is not None and not isinstance(hand.end, Monte)][
        :hands
    ]
    return Score((sum(one.totals[0] for one in over), sum(one.totals[1] for one in over)), len(over))

"""Cards that a teacher has prepared: the deal of a record on the table, as everybody sees it from the own chair."""

from __future__ import annotations

from collections.abc import Iterable

from engine.fast_dataclass import changed
from lessons.shared_table import dealing
from lessons.shared_table.shared_table import SharedTable
from lessons.shared_table.turning import seat_from
from lessons.tables.hand import TableHand
from lessons.tables.playing import begun
from lessons.tables.recorded import hand_of_lines
from lessons.tables.sitting import Sitting


def readable(table: SharedTable, lines: Iterable[str]) -> TableHand | None:
    """The deal of a record, as the first chair sees it; None where it is none of the game that is played here."""
    hand = hand_of_lines([*lines])
    return hand if hand is not None and hand.game_id == table.game_id and hand.state.deck else None


def laid(table: SharedTable, hand: TableHand) -> SharedTable:
    """This deal is on the table and counts for nothing; one that is over, from its beginning, for it was played already."""
    match = table.seats[0].match if table.seats else None
    if not table.seats or (match is not None and match.over):
        table = dealing.fresh(table)
    done = () if hand.family.is_over(hand.state) else hand.done
    seats = tuple(_from(chair, one, hand, len(done)) for chair, one in enumerate(table.seats))
    dealt = dealing.with_people(changed(table, seats=seats, dealt=seats, before={}, asking=None))
    for action in done:
        dealt = dealing.player_did(_taken_up(dealt), action)
    dealt = _taken_up(dealt)
    # What was done in it is no news to anybody.
    return changed(dealt, seats=tuple(_known(one) for one in dealt.seats))


def _known(sitting: Sitting) -> Sitting:
    assert sitting.hand is not None
    return changed(sitting, hand=changed(sitting.hand, news=len(sitting.hand.done)))


def _from(chair: int, sitting: Sitting, hand: TableHand, kept: int) -> Sitting:
    """The deal before anything was done, as this chair sees it."""
    state, its = hand.state, hand.game
    dealer = seat_from(chair, state.dealer, its.seats)
    fresh = begun(its, hand.seed, state.deck, dealer, state.rules, hand.family.left_before(state, chair), hand.sort)
    return changed(sitting, hand=changed(fresh, kept=kept))


def _taken_up(table: SharedTable) -> SharedTable:
    return dealing.swept(table) if table.hand is not None and table.hand.rests else table

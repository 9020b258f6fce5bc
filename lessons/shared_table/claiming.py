"""Saying that all tricks to come are one's own: the cards lie open, the others are asked, and where all agree the rest is played.

Whoever has the lead says so: what goes then, and in which order, hangs on those cards alone. Whether it is so is looked at before
it is written, and not again when the log is read; what is played then stands in the log card by card.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.fast_dataclass import changed
from lessons.shared_table import dealing
from lessons.shared_table.entries import Claimed
from lessons.shared_table.entry import TableEntry
from lessons.shared_table.shared_table import OpenRequest, SharedTable
from lessons.tables.others import by_the_book
from lessons.tables.the_rest import TRICKS, from_the_top, takes_the_rest
from lessons.text.message import Message


def may_claim(table: SharedTable, chair: int) -> bool:
    """Is somebody in this chair to lead, with a few tricks to come? Nothing of it hangs on cards that they do not see."""
    hand = table.seats[chair].hand if table.begun else None
    if hand is None or table.asking is not None or chair not in table.waited:
        return False
    leads = hand.stage == "play" and hand.state.to_act == 0 and not hand.state.trick.cards
    return leads and 1 < hand.tricks - len(hand.state.tricks) <= TRICKS


def uncertain(table: SharedTable, entry: TableEntry, chair: int | None) -> Message | None:
    """Why this may not be said: it is not certain, and who could take a trick is not told. None where it is, or is not said."""
    if not isinstance(entry, Claimed) or chair is None:
        return None
    hand = table.seats[chair].hand
    return None if hand is not None and takes_the_rest(hand) else Message("friends.refused.not-certain")


def claimed(table: SharedTable, chair: int, number: int) -> SharedTable:
    """The others are asked, in the line of this number."""
    return changed(table, asking=OpenRequest(chair, number, rest=True))


def answered(table: SharedTable, chair: int, on: bool) -> SharedTable:
    """One of them has answered: a single no is enough, and all play on."""
    asking = table.asking
    return changed(table, asking=changed(asking, agreed=asking.agreed | {chair}) if asking is not None and on else None)


def granted(table: SharedTable) -> bool:
    """Has somebody said so, and is there nobody who has not agreed? Players of the program do."""
    asking = table.asking
    return asking is not None and asking.rest and not table.people - asking.agreed - {asking.chair}


def rest(table: SharedTable) -> tuple[str, ...]:
    """All cards to come, as lines of the game: whoever has said so plays from the top, the others as plain players would."""
    asking, found = table.asking, list[str]()
    assert asking is not None
    while (hand := table.hand) is not None and hand.state.phase == "play":
        own = from_the_top(hand.family.plays(hand.state)) if hand.state.to_act == asking.chair else []
        action = own[0] if own else by_the_book(hand)
        found.append(hand.family.written(action))
        table = _lies(table, found[-1])
    return tuple(found)


def played_out(table: SharedTable, lines: Iterable[str]) -> SharedTable:
    """After all that was played, as everybody sees it from the own chair, up to the first line that may not be."""
    for line in lines:
        after = _lies(table, line)
        if after is table:
            break
        table = after
    return changed(table, before={}, asking=None)


def _lies(table: SharedTable, line: str) -> SharedTable:
    """After one of these lines, the trick before it taken up; the same table where it may not be."""
    action = None if table.hand is None else dealing.read(table, line)
    if action is None:
        return table
    swept = dealing.swept(table) if table.hand is not None and table.hand.rests else table
    return dealing.player_did(swept, action)

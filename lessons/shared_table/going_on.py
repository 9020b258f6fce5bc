"""What the players in the chairs without people do next, up to a person's turn, the end of a trick, or a moment to speak."""

from __future__ import annotations

from typing import Any

from engine.fast_dataclass import changed
from lessons.shared_table import claiming
from lessons.shared_table.dealing import player_did
from lessons.shared_table.entries import TableLine, WentOn, WithPlayers
from lessons.shared_table.entry import TableEntry
from lessons.shared_table.folding import by_itself
from lessons.shared_table.shared_table import SharedTable
from lessons.tables.others import Chooser, by_the_book, unprompted


def with_players(table: SharedTable, who: str, entry: TableEntry, choose: Chooser) -> TableEntry:
    """The entry, which may be written, with what the players do after it, or with the whole rest, as it goes into the log."""
    if not isinstance(entry, WithPlayers):
        return entry
    after = by_itself(table, TableLine(table.number + 1, who, entry))
    did = claiming.rest(after) if claiming.granted(after) else lines(after, choose, pressed=isinstance(entry, WentOn))
    return entry.model_copy(update={"players": did})


def lines(table: SharedTable, choose: Chooser, pressed: bool = False) -> tuple[str, ...]:
    """What they do, as lines of the game. ``pressed``: somebody has just let them go on, and wants to say nothing.

    Where the teacher lets them go on card by card, whoever's turn it is does one thing, and only then.
    """
    found: list[str] = []
    let_on = pressed
    while table.hand is not None and not table.hand.rests and not table.over:
        if not pressed and found and _somebody_may_speak(table):
            break
        action = _next(table, choose, table.steps and (bool(found) or not let_on))
        if action is None:
            break
        pressed = False
        found.append(table.hand.family.written(action))
        table = player_did(table, action)
    return tuple(found)


def _next(table: SharedTable, choose: Chooser, held: bool) -> Any:
    """The next action of a player's; None where a person is waited for. ``held``: only what is said or given out of turn."""
    hand = table.hand
    assert hand is not None
    hand = changed(hand, people=table.people)
    if (action := unprompted(hand)) is not None:
        return action
    if table.waited or held:
        return None
    action = choose(hand)
    return by_the_book(hand) if action is None else action


def _somebody_may_speak(table: SharedTable) -> bool:
    """Do the players stop for somebody who may want to speak out of turn?"""
    hands = [table.seats[chair].hand for chair in table.people]
    return any(hand is not None and hand.family.waits(hand) for hand in hands)

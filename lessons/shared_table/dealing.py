"""What is done at a shared table, told to everybody in it: dealing, a word or a card, a trick that is taken up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.fast_dataclass import changed
from engine.game import game
from lessons.learner.event import Event, Json
from lessons.shared_table.shared_table import SharedTable
from lessons.shared_table.turning import seat_from, turned
from lessons.tables.playing import done
from lessons.tables.sitting import OTHERS, STEP, Sitting, laid, take


def fresh(table: SharedTable) -> SharedTable:
    """With nothing played yet, and a new match where the game has matches."""
    begun = Sitting(table.game_id, table.sort)
    if table.sort == "match":
        told: dict[str, Json] = {"length": table.length, **table.rules}
        begun = take(begun, Event("answer", STEP, "begun", {"value": told}))
    return changed(table, seats=(begun,) * len(table.chairs))


def dealt(table: SharedTable, seed: int, number: int) -> SharedTable:
    """A deal for everybody, as the line of this number tells it; after a match that is over, the first of another."""
    match = table.seats[0].match if table.seats else None
    if not table.seats or (match is not None and match.over):
        table = fresh(table)
    elif table.duplicate is not None:
        table = _by_itself(table)
    dealer, count = table.dealer, len(table.chairs)

    def deal(chair: int, sitting: Sitting) -> Sitting:
        told: dict[str, Json] = {"seed": seed, "dealer": seat_from(chair, dealer, count), OTHERS: []}
        if table.rules and not table.sort:
            told["rules"] = dict(table.rules)
        return take(sitting, Event("present", STEP, f"{number}", told))

    seats = tuple(deal(chair, one) for chair, one in enumerate(table.seats))
    return with_people(changed(table, seats=seats, dealt=seats, before={}, asking=None))


def _by_itself(table: SharedTable) -> SharedTable:
    """A deal of a duplicate owes nothing to those before it, which have gone otherwise at other tables."""
    return changed(table, seats=tuple(changed(one, match=None, standings=(), pool=0) for one in table.seats))


def with_people(table: SharedTable) -> SharedTable:
    """Each deal knows in which seats people sit."""
    if not table.begun:
        return table
    return changed(table, seats=tuple(_among(table, chair, one) for chair, one in enumerate(table.seats)))


def _among(table: SharedTable, chair: int, sitting: Sitting) -> Sitting:
    assert sitting.hand is not None
    return changed(sitting, hand=changed(sitting.hand, people=table.seen_from(chair) | {0}))


def acted(table: SharedTable, chair: int, value: dict[str, Json], number: int) -> SharedTable | None:
    """After what whoever sits there does, or chooses by half; None where that may not be or cannot be read.

    ``number``: that of its line, so that it is done once.
    """
    before = table.seats[chair]
    own = take(before, Event("answer", STEP, f"{number}", {"value": value, OTHERS: []}))
    if own is before or own.hand is None or before.hand is None:
        return None
    # Nothing that was done is taken back by one alone; only what is half chosen.
    own = changed(own, hand=changed(own.hand, before=None))
    after = changed(table, seats=(*table.seats[:chair], own, *table.seats[chair + 1 :]))
    actions = own.hand.done[len(before.hand.done) :] if own.hand else ()
    for action in actions:
        after = _heard(after, turned(action, -chair, len(table.chairs)), {chair})
    return changed(after, before={**table.before, chair: len(before.hand.done)}, asking=None) if actions else after


def undone(table: SharedTable, chair: int) -> SharedTable | None:
    """What is half chosen there is chosen no longer; None where nothing is."""
    hand = table.seats[chair].hand
    if hand is None or not hand.family.half(hand):
        return None
    own = changed(table.seats[chair], hand=hand.whole)
    return changed(table, seats=(*table.seats[:chair], own, *table.seats[chair + 1 :]))


def players_did(table: SharedTable, lines: Iterable[str]) -> SharedTable:
    """After what the players in the other chairs did by the log, up to the first line that may not be."""
    for line in lines:
        hand = table.hand
        if hand is None or hand.rests or table.over:
            break
        action = read(table, line)
        if action is None or action.seat in table.waited:
            break
        table = player_did(table, action)
    return table


def read(table: SharedTable, line: str) -> Any | None:
    """The action of this line of the log; None where it is none, or may not be now."""
    hand = table.hand
    assert hand is not None
    action = hand.family.read(line, game(table.game_id))
    return action if action is not None and hand.game.deal.judge(hand.state, action).ok else None


def player_did(table: SharedTable, action: Any) -> SharedTable:
    """After an action of a player's that may be."""
    return _heard(table, action, frozenset())


def swept(table: SharedTable) -> SharedTable:
    """The trick that lies there is taken up."""
    return changed(table, seats=tuple(_on(one) for one in table.seats), before={}, asking=None)


def _on(sitting: Sitting) -> Sitting:
    assert sitting.hand is not None
    return laid(sitting, changed(sitting.hand, rests=False, refused=None, news=len(sitting.hand.done)))


def _heard(table: SharedTable, action: Any, without: Iterable[int]) -> SharedTable:
    """Everybody but these sees what was done, each from the own chair."""
    left_out, count = frozenset(without), len(table.chairs)
    seats = tuple(
        one if chair in left_out or one.hand is None else laid(one, done(one.hand, turned(action, chair, count)))
        for chair, one in enumerate(table.seats)
    )
    return changed(table, seats=seats)

"""What everybody is asked at a teaching table: which card they would play in the place of whoever is to play one."""

from __future__ import annotations

from collections.abc import Mapping

from engine.cards import Card
from engine.fast_dataclass import changed
from engine.verdict import Verdict
from lessons.shared_table.shared_table import SharedTable
from lessons.shared_table.taught import Poll, TeachingState
from lessons.shared_table.teaching.entries import PollAnswered, PollClosed, PollOpened, PollShown
from lessons.tables.hand import ME, TableHand
from lessons.text.message import Message

MOST = 400
"""So many different people answer at most."""


def to_play(table: SharedTable) -> tuple[int, TableHand] | None:
    """Who is to play a card now, and the deal as that chair sees it; None where nobody is."""
    if table.hand is None or table.hand.rests or table.over or table.hand.turn is None:
        return None
    chair = table.hand.turn
    hand = table.seats[chair].hand
    # Whatever else may be said or given with the card is not asked about.
    hand = None if hand is None else changed(hand.whole, silent=True, later=True)
    return (chair, hand) if hand is not None and hand.turn == ME and hand.stage == "play" else None


def verdicts(hand: TableHand) -> Mapping[str, Verdict]:
    """Of every card there, in its order, whether it may be played, and why."""
    found: Mapping[Card, Verdict] = hand.family.verdicts(hand)
    return {card.code: found[card] for card in hand.game.pack.sorted(found)}


def asking(table: SharedTable) -> Poll | None:
    """What is asked and not yet shown."""
    poll = table.teaching.poll if table.teaching is not None else None
    return None if poll is None or poll.shown else poll


def _not_now(*fits: bool) -> Message | None:
    return None if all(fits) else Message("friends.refused.not-now")


def may_open(table: SharedTable, _: PollOpened) -> Message | None:
    return _not_now(table.teaching is not None and table.teaching.poll is None, to_play(table) is not None)


def may_answer(table: SharedTable, who: str, entry: PollAnswered) -> Message | None:
    """Everybody may but the teacher."""
    poll, asked = asking(table), to_play(table)
    if poll is None or asked is None or who == table.teacher or poll.number != entry.to:
        return Message("friends.refused.not-now")
    return _not_now(entry.card in verdicts(asked[1]), who in poll.answers or len(poll.answers) < MOST)


def may_show(table: SharedTable, _: PollShown) -> Message | None:
    return _not_now(asking(table) is not None)


def may_close(table: SharedTable, _: PollClosed) -> Message | None:
    return _not_now(table.teaching is not None and table.teaching.poll is not None)


def opened(its: TeachingState, table: SharedTable, number: int) -> TeachingState:
    asked = to_play(table)
    return its if asked is None else changed(its, poll=Poll(asked[0], number))


def answered(its: TeachingState, who: str, entry: PollAnswered) -> TeachingState:
    poll = its.poll
    return its if poll is None else changed(its, poll=changed(poll, answers={**poll.answers, who: entry.card}))


def shown(its: TeachingState, entry: PollShown) -> TeachingState:
    return its if its.poll is None else changed(its, poll=changed(its.poll, shown=True, worth=dict(entry.worth)))

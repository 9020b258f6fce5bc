"""What a deal has come to, line by line: what each side has won and why, who pays whom, and where everybody stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.sheet import Points
from engine.verdict import Facts
from lessons.tables.hand import TableHand
from lessons.tables.sitting import Sitting
from lessons.text.message import Message


def settlement(sitting: Sitting) -> tuple[Message, ...]:
    """The deal that is over: the reckoning, the payments, the standings."""
    assert sitting.hand is not None
    return (*reckoned(sitting.hand), *_stands(sitting, sitting.hand.family.reckoning(sitting.hand).unit))


def reckoned(hand: TableHand) -> tuple[Message, ...]:
    """The reckoning of a deal that is over, and the payments."""
    its = hand.family.reckoning(hand)
    if its.paid is None:
        return (*its.lines, *its.after)
    paid = tuple(_pays(hand.seats, *one, its.unit) for one in payments(its.paid))
    return (*its.lines, *(paid or (Message("at-table.nobody-pays"),)), *its.after)


def payments(payoffs: Sequence[Points]) -> Iterator[tuple[int, int, Points]]:
    """Who pays whom how much, so that everybody comes to what is theirs: each pays the others in turn."""
    owed = list(payoffs)
    for payer in range(len(owed)):
        for to in range(len(owed)):
            amount = min(-owed[payer], owed[to])
            if amount > 0:
                owed[payer] += amount
                owed[to] -= amount
                yield payer, to, amount


def _pays(seats: tuple[str, ...], payer: int, to: int, amount: Points, unit: str) -> Message:
    return Message(f"at-table.pays-{unit}", {"who": seats[payer], "took": seats[to], "n": amount})


def _stands(sitting: Sitting, unit: str) -> tuple[Message, ...]:
    """Where everybody stands; a deal played once more changes nothing, and that is said."""
    assert sitting.hand is not None
    if sitting.hand.kept is not None:
        return (Message("at-table.not-counted"),)
    if (match := sitting.match) is not None:
        ours, theirs = match.scores
        now = Message(f"at-table.match-{match.length}", {"n": ours, "m": theirs})
        return (Message("at-table.stands", {"n": match.number}), now)
    stands: list[Message] = []
    for seat, n in enumerate(sitting.stands):
        way = "even" if not n else "up" if n > 0 else "down"
        facts: Facts = {"who": sitting.hand.seats[seat], "n": max(n, -n)}
        stands.append(Message(f"at-table.stands-{way}-{unit}", facts))
    return (Message("at-table.stands", {"n": sitting.dealt}), *stands)

"""What a search makes of the cards that were played in a hand: asked beside the app, within a few seconds."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from lessons.tables.after_a_deal.hindsight import moments
from lessons.tables.bologna.weighing import may
from lessons.tables.hand import ME, TableHand
from lessons.tables.recorded import record_of
from lessons.text.message import Message
from players.beside import BESIDE
from screens.analysis.coaching import SOLVED, NoAnswer, seed_of

GAME = "ottocento"
EXACT = 400
"""Milliseconds of one core for an end that is solved, all hands open."""
LONGEST = 8.0
"""Seconds after which what has not been searched is left to the book."""
SOON = 2.5
"""Seconds for one answer; the first one has to load what is compiled."""
FEW = 7
"""With so many cards in hand the end is solved, all hands open."""


@dataclass(frozen=True)
class CardCost:
    """What a card has cost against the best one, on average of all that could be known then, and why.

    ``plain``: it has cost something, by more than the search can err; ``doubted``: the search is against it, by ``told`` points,
    and that is not more than it errs. ``solved``: possible worlds were solved, not played out by rule of thumb.
    ``open``: what it has cost as the cards really lay; None where that was not solved.
    """

    best: str
    told: int
    points: int
    margin: int
    plain: bool
    doubted: bool
    solved: bool
    why: Message
    open: int | None = None


@dataclass(frozen=True)
class HindsightResult:
    """By trick; ``whole`` where every card with a choice was searched."""

    tricks: Mapping[int, CardCost] = field(default_factory=dict)
    whole: bool = False


def searched(hand: TableHand) -> HindsightResult:
    """What the cards that the learner played have cost. Nothing where nobody can search; what was late is asked again next time."""
    until, found = time.monotonic() + LONGEST, dict[int, CardCost]()
    for moment in moments(hand):
        if len(may(moment)) < 2:
            continue
        assert moment.mine is not None
        try:
            if time.monotonic() > until:
                raise NoAnswer
            few = moment.before is not None and len(moment.before.hands[ME]) <= FEW
            found[moment.number] = _judged(record_of(hand, moment.done), moment.mine.code, few)
        except NoAnswer:
            return HindsightResult(found)
    return HindsightResult(found, whole=True)


@lru_cache(maxsize=2048)
def _judged(record: str, card: str, few: bool) -> CardCost:
    """Of a card played where its record ends; that there was no answer is not kept. Errors: :class:`NoAnswer`."""
    reply = BESIDE.ask(SOON, ask="coach", game=GAME, record=record, seed=seed_of(record), card=card)
    if reply is None:
        raise NoAnswer
    told, points, margin = (round(reply[name]) for name in ("told", "gap", "margin"))
    why = reply["why"]
    solved = reply["solved"]
    # Where worlds were solved no piles are known, so that nothing is said of what comes home.
    reason = "hindsight-points" + SOLVED if solved else why["reason"].replace("search", "hindsight")
    said = Message(reason, why["facts"] | {"points": points, "margin": margin})
    plain, doubted = (reply["verdict"] == verdict and told > 0 for verdict in ("differ", "open"))
    as_they_lay = _open(record, card) if few else None
    return CardCost(reply["best"], told, points, margin, plain, doubted, solved, said, as_they_lay)


def _open(record: str, card: str) -> int | None:
    """What the card has cost as the cards lay, all hands open and everybody playing best."""
    reply: dict[str, Any] | None = BESIDE.ask(SOON, ask="solve", game=GAME, record=record, ms=EXACT)
    if reply is None:
        return None
    worth = {one["card"]: int(one["points"]) for one in reply["values"]}
    return max(worth.values()) - worth[card]

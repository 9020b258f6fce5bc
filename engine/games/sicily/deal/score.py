"""What a deal comes to, however it ended: card points, the reckoning, and a payoff for every seat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.games.sicily.deal.state import State
from engine.games.sicily.form import Form
from engine.games.sicily.settling.played import FinishedDeal, Settlement
from engine.sheet import Line, Points

TERNONE = "ternone"


@dataclass(frozen=True, slots=True)
class DealScore:
    """The score of a Sicilian deal. ``points``: card points of each camp, the last trick included; ``lines`` the reckoning,
    signed for the bidder's side.

    ``counts``: the lines of each camp's count. ``pool``: what lies in the pool afterwards, where the game has one.
    """

    payoffs: tuple[Points, ...]
    points: tuple[int, ...] = ()
    breakdown: Mapping[str, Points] = field(default_factory=dict)
    lines: tuple[Line, ...] = ()
    counts: tuple[tuple[Line, ...], ...] = ()
    pool: int | None = None


def played(state: State) -> FinishedDeal:
    """A finished deal as the settling looks at it."""
    assert state.contract is not None
    scommessa = next((cards for _, word, cards in state.announced if word == "scommessa"), 0)
    return FinishedDeal(
        contract=state.contract,
        tricks=state.tricks,
        left=state.left,
        leaver=state.taker,
        rules=state.rules,
        announced=state.announced_words(),
        ternoni=tuple(told.seat for told in state.told if told.code == TERNONE),
        scommessa_cards=scommessa,
        pool=state.pool,
    )


def score_played(form: Form, one: FinishedDeal) -> DealScore:
    """The score of a deal that was played to the end."""
    settled: Settlement = form.settle(one)
    counts = tuple(sheet.lines for sheet in one.sheets)
    return DealScore(settled.payoffs, one.points, settled.breakdown, settled.lines, counts, settled.pool)


def score(state: State) -> DealScore:
    """The score of a deal that is over; payments that were offered and taken, for cards thrown in."""
    outcome = state.floor.outcome
    if outcome is not None and outcome.kind == "abandoned":
        source = state.floor.stage.source
        line = Line(outcome.reason, 0, (), {"payments": outcome.payments, "cards": outcome.cards}, source)
        return DealScore(outcome.payments, lines=(line,), pool=state.pool or None)
    return score_played(state.form, played(state))

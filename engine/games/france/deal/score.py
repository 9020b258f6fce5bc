"""The score of a finished deal: what it came to, what each defender pays, and what every seat gets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.cards import Card
from engine.games.france.auction.bidding import Bid
from engine.games.france.deal.state import State
from engine.games.france.dealing import cancelled, deal
from engine.games.france.form import Form
from engine.games.france.poignee import points
from engine.games.france.reckoning.duel import Duel
from engine.games.france.reckoning.outcome import Outcome, outcome
from engine.games.france.reckoning.scoring import Result, payment_lines, payoffs, sheet
from engine.games.france.rules import FrenchRules
from engine.games.france.sources import BIDDING
from engine.games.france.tricks import Sides
from engine.parts.tricks import Trick
from engine.sheet import Line, Points


@dataclass(frozen=True, slots=True)
class DealScore:
    """The score of a French deal. ``payoffs``: one a seat, their sum is zero.

    ``per_defender``: what each defender pays the taker's side; of two players, what seat 1 pays seat 0.
    ``lines`` show the reckoning in the order of the source. A deal that was not played has neither outcome nor payments.
    """

    payoffs: tuple[Points, ...]
    lines: tuple[Line, ...] = ()
    per_defender: Points = 0
    outcome: Outcome | None = None
    result: Result | None = None
    duel: Duel | None = None


def score_hand(
    form: Form,
    sides: Sides,
    bid: Bid,
    aside: Sequence[Card],
    tricks: Sequence[Trick],
    poignees: tuple[int, ...],
    announced: int | None,
    rules: FrenchRules,
) -> DealScore:
    """Score a deal with a taker. ``aside``: the discard or the chien; ``announced``: the side that announced the slam."""
    made = outcome(tricks, sides, form.size, aside, bid.chien_side, rules)
    result = Result(bid.word, made.half_points[0], made.bouts[0], made.petit, poignees, made.slam, announced)
    paid = sheet(result, rules)
    each = int(paid.total)
    contract = Line(result.verdict.reason, 0, (), result.verdict.facts, result.verdict.source)
    lines = (*made.lines, contract, *paid, *payment_lines(each, sides, rules))
    return DealScore(payoffs(each, sides, rules), lines, each, made, result)


def score_duel(form: Form, tricks: Sequence[Trick]) -> DealScore:
    """Score a deal of two players, for whom the federation has no rules: the essay's hold in every profile."""
    made = outcome(tricks, Sides(form.seats), form.size, (), 0, FrenchRules())
    duel = Duel(made.half_points, made.bouts, made.petit)
    result = Line(duel.verdict.reason, 0, (), duel.verdict.facts, duel.verdict.source)
    lines = (*made.lines, result, *duel.sheet(0), *duel.sheet(1))
    return DealScore(duel.payoffs, lines, duel.payoffs[0], made, duel=duel)


def score(state: State) -> DealScore:
    """The score of a deal that is over, however it ended; nothing is paid for one that was not played."""
    form, nothing = state.form, (0,) * state.form.seats
    if state.ending == "petit":
        stopped = cancelled(form, deal(form, state.deck, state.dealer, state.places), state.rules)
        reason = stopped[1] if stopped else None
        return DealScore(nothing, (Line(reason.reason, 0, (), reason.facts, reason.source),) if reason else ())
    bid = state.bid
    if not form.bids:
        return score_duel(form, state.tricks)
    if bid is None:
        return DealScore(nothing, (Line("all-pass", source=BIDDING),))
    shown = tuple(points(form, len(cards)) for cards in state.shown if cards)
    announced = None if state.announced is None else state.sides.side(state.announced)
    return score_hand(form, state.sides, bid, state.aside, state.tricks, shown, announced, state.rules)

"""May this be written down? What no cards give is refused, with the reason; what hardly ever happens is only doubted."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from engine.games.france.auction.bidding import BIDS, DEFENCE, TAKER, bid_of
from engine.games.france.pack import EXCUSE, PACK
from engine.games.france.reckoning.counting import ALL
from engine.games.france.scorekeeper.entries import Deal, End, Entry, Passed, Start
from engine.games.france.scorekeeper.match import Match, fold
from engine.games.france.sources import BONUSES, CARDS, FIVE, SCORING
from engine.games.france.sources import EXCUSE as EXCUSE_SOURCE
from engine.parts.entering import DealByDeal, names_refused, no, yes
from engine.verdict import IllegalAction, Verdict

BOUT = 9
"""Half points of a bout."""
TRUMPS = sum(card.is_trump for card in PACK) + 1
"""With the Excuse, which may be shown among them."""


def add(match: Match, entry: Entry) -> Match:
    """The match with one entry more. Errors: :class:`IllegalAction` with the verdict of :func:`judge`."""
    verdict = judge(match, entry)
    if not verdict.ok:
        raise IllegalAction(verdict)
    return fold((*match.entries, entry))


def judge(match: Match, entry: Entry) -> Verdict:
    """May this be written next?"""
    return _JUDGING.judge(match, entry)


def judge_start(start: Start) -> Verdict:
    """Are these the people this game takes?"""
    if (refused := names_refused(start.names, SCORING)) is not None:
        return refused
    if not start.form.bids:
        return no("nothing-to-keep", SCORING)
    if len(start.names) != start.form.seats:
        return no("how-many-play", SCORING, seats=start.form.seats, names=len(start.names))
    return yes(SCORING) if start.dealer in range(start.form.seats) else no("no-dealer", SCORING)


def judge_end(start: Start, end: End) -> Verdict:
    """Can a deal have ended so?"""
    if isinstance(end, Passed):
        return yes(SCORING)
    return next(_impossible(start, end), yes(SCORING))


def _impossible(start: Start, deal: Deal) -> Iterator[Verdict]:
    yield from _who(start, deal)
    points = {"points": Fraction(deal.half_points, 2)}
    if not 0 <= deal.bouts <= 3:
        yield no("bouts-out-of-range", CARDS, bouts=deal.bouts)
    most = ALL - BOUT * (3 - deal.bouts) + (start.rules.fft and deal.slam is not None)
    if not 0 <= deal.half_points <= ALL:
        yield no("points-out-of-range", CARDS, **points, all=ALL // 2)
    elif not BOUT * deal.bouts <= deal.half_points <= most:
        facts: dict[str, Any] = {
            "least": Fraction(BOUT * deal.bouts, 2),
            "most": Fraction(most, 2),
            "bouts": deal.bouts,
        }
        yield no("points-against-bouts", CARDS, **points, **facts)
    if (deal.petit == TAKER and deal.bouts == 0) or (deal.petit == DEFENCE and deal.bouts == 3):
        yield no("petit-against-bouts", BONUSES, bouts=deal.bouts)
    shown = sum(start.form.poignees[size] for size in deal.poignees if size in range(len(start.form.poignees)))
    if any(size not in range(len(start.form.poignees)) for size in deal.poignees) or shown > TRUMPS:
        yield no("too-many-trumps-shown", BONUSES, shown=shown, trumps=TRUMPS)
    yield from _slam(deal)


def _who(start: Start, deal: Deal) -> Iterator[Verdict]:
    seats = range(start.form.seats)
    if deal.taker not in seats:
        yield no("taker-unknown", SCORING)
    if deal.bid not in {bid.word for bid in BIDS}:
        yield no("no-such-contract", SCORING, kind=deal.bid)
    if deal.partner is not None and not start.form.calls:
        yield no("nobody-is-called", FIVE)
    elif deal.partner is not None and (deal.partner == deal.taker or deal.partner not in seats):
        yield no("called-is-another", FIVE)


def _slam(deal: Deal) -> Iterator[Verdict]:
    """Every trick for one side is nearly every point, but for the Excuse and a chien that counts for the others."""
    if deal.bid not in {bid.word for bid in BIDS}:
        return
    own_chien = bid_of(deal.bid).chien_side == TAKER
    if deal.slam == TAKER and own_chien and deal.half_points < ALL - BOUT:
        yield no("slam-with-too-few", BONUSES, points=Fraction(deal.half_points, 2))
    if deal.half_points == ALL and deal.slam != TAKER:
        yield no("all-points-are-a-slam", BONUSES)
    if deal.half_points == 0 and deal.slam != DEFENCE:
        yield no("no-points-are-a-slam", BONUSES)


def doubts(match: Match, entry: Entry) -> tuple[Verdict, ...]:
    """What hardly ever happens at a table, and mostly is a slip of the pen: half a point where the tricks leave none."""
    told = getattr(entry, "entry", entry)
    if not isinstance(told, Deal) or match.start.form.seats % 2 or told.half_points % 2 == 0 or told.slam is not None:
        return ()
    return (no("half-point-with-four", EXCUSE_SOURCE, points=Fraction(told.half_points, 2), card=EXCUSE.code),)


_JUDGING = DealByDeal(fold, judge_start, judge_end, SCORING)

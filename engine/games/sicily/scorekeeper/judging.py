"""May this be written down? What contradicts the rules of the game or the cards is refused, with the engine's own reason."""

from __future__ import annotations

from typing import Any

from engine.games.sicily.counting import ALL
from engine.games.sicily.scorekeeper.counting import NO_BIDS, contract_of
from engine.games.sicily.scorekeeper.entries import Deal, End, Entry, Start, Thrown
from engine.games.sicily.scorekeeper.match import Match, fold
from engine.games.sicily.scorekeeper.plausible import impossible
from engine.games.sicily.scorekeeper.spoken import may_be_announced, solo_on, thrown_in
from engine.games.sicily.sources import CALLING, DEAL, PLAY, SCORING
from engine.parts.entering import DealByDeal, names_refused, no, yes
from engine.parts.settled_match import dealer_of
from engine.verdict import IllegalAction, Verdict

MOST_PAID = 3 * ALL


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
    if len(start.names) != start.form.seats:
        return _no("how-many-play", seats=start.form.seats, names=len(start.names))
    return _yes() if start.dealer in range(start.form.seats) else _no("no-dealer")


def judge_end(start: Start, end: End) -> Verdict:
    """Can a deal have ended so?"""
    if isinstance(end, Thrown):
        if len(end.paid) != start.form.seats or any(abs(one) > MOST_PAID for one in end.paid):
            return _no("figure-out-of-range", points=max(map(abs, end.paid), default=0), most=MOST_PAID)
        return thrown_in(start.form, dealer_of(start, end.hand), start.house, end.paid)
    return _contract(start, end) or _figures(start, end) or _yes()


def _contract(start: Start, deal: Deal) -> Verdict | None:
    form = start.form
    if deal.kind not in form.kinds or (
        form.id == "barcellona4" and deal.kind != getattr(start.house, "play", deal.kind)
    ):
        return _no("no-such-contract", kind=deal.kind)
    if deal.kind in NO_BIDS:
        return None
    if deal.bidder not in range(form.seats):
        return _no("bidder-unknown", DEAL)
    if deal.kind == "solo" and (deal.cards or form.size) not in (solo_on(form, start.house) or (form.size,)):
        return _no("solo-on-other-cards", DEAL, cards=deal.cards)
    if deal.partner is not None and (deal.partner == deal.bidder or deal.partner not in range(form.seats)):
        return _no("partner-is-another", CALLING)
    return None


def _figures(start: Start, deal: Deal) -> Verdict | None:
    form, told = start.form, deal.figures
    contract = contract_of(start, deal)
    asks, camps = form.settle.asks, range(len(contract.camps))
    if "points" in asks and (len(told.points) != len(camps) or any(not 0 <= one <= ALL + 1 for one in told.points)):
        return _no("figure-out-of-range", points=max(told.points, default=0), most=ALL + 1)
    if "last" in asks and _asks_last(asks, told.announced) and told.last not in camps:
        return _no("last-trick-unknown")
    if any(one is not None and one not in camps for one in (told.last, told.kings, told.arie)):
        return _no("no-such-camp")
    codes = [code for code, _, _ in told.captured]
    for code, by, player in told.captured:
        if code not in form.settle.capturable or codes.count(code) > 1:
            return _no("not-to-be-captured", SCORING, card=code)
        if by not in range(form.seats) or player not in range(form.seats) or contract.together(by, player):
            return _no("captured-from-whom", SCORING, card=code)
    for word in sorted(told.announced):
        if word not in form.declares or not may_be_announced(form, contract, start.house, word, told.cards):
            return _no("cannot-have-announced", PLAY, word=word)
    if len(set(told.ternoni)) > 1 or any(seat not in range(form.seats) for seat in told.ternoni):
        return _no("one-ternone", SCORING)
    return impossible(form, contract, told)


def _asks_last(asks: tuple[str, ...], announced: frozenset[str]) -> bool:
    """In the old Vanto the last trick is paid for only where it was announced."""
    return "vanto" not in asks or "vanto" in announced


def _yes() -> Verdict:
    return yes(SCORING)


def _no(reason: str, source: str = SCORING, **facts: Any) -> Verdict:
    return no(reason, source, **facts)


_JUDGING = DealByDeal(fold, judge_start, judge_end, SCORING)

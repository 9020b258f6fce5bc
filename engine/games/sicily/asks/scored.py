"""The score of a deal as a reply."""

from __future__ import annotations

from engine.games.sicily.contract import Contract
from engine.games.sicily.deal.score import DealScore
from engine.protocol import plain
from engine.protocol.ask import Reply


def score_reply(scored: DealScore, contract: Contract | None) -> Reply:
    reply: Reply = {
        "payoffs": list(scored.payoffs),
        "breakdown": dict(scored.breakdown),
        "sheet": plain.lines(scored.lines),
        "counts": [plain.lines(lines) for lines in scored.counts],
    }
    if contract is not None:
        reply["points"] = points_reply(scored.points, contract)
        reply["doubled"] = contract.double
        reply["camps"] = [list(camp) for camp in contract.camps]
    if scored.pool is not None:
        reply["pool"] = scored.pool
    return reply


def points_reply(points: tuple[int, ...], contract: Contract) -> Reply:
    """Of the two sides; where everybody plays alone ``others`` is their sum, and ``seats`` has each."""
    ours = points[contract.bidding_camp]
    two: Reply = {"bidder_side": ours, "others": sum(points) - ours}
    return {**two, "seats": list(points)} if contract.own else two

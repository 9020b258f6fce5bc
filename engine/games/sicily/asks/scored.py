"""The score of a deal as a reply."""

from __future__ import annotations

from engine.games.sicily.contract import Contract
from engine.games.sicily.deal.score import DealScore
from engine.protocol import to_json
from engine.protocol.ask import Reply

ITEMS = ("rimatura", "vanto", "pigliata", "four_kings", "arie", "scommessa", "rivanto")
"""What the breakdown always has, also in the towns that do not pay for it: 0, never a missing field."""


def score_reply(scored: DealScore, contract: Contract | None) -> Reply:
    reply: Reply = {
        "payoffs": list(scored.payoffs),
        "breakdown": {**dict.fromkeys(ITEMS, 0), **scored.breakdown},
        "sheet": to_json.lines(scored.lines),
        "counts": [to_json.lines(lines) for lines in scored.counts],
    }
    if contract is not None:
        reply["kind"] = contract.kind
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

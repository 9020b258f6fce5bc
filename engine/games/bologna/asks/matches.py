"""The protocol's questions about the match: its opening, its end, and Quattro Scartate."""

from __future__ import annotations

from engine.errors import not_so
from engine.games.bologna import match as matches
from engine.games.bologna.deal.form import Form
from engine.games.bologna.pack import PACK
from engine.games.bologna.rules import Rules
from engine.protocol import to_json
from engine.protocol.ask import Ask, Reply, Request, apart, asking, whole


def opening(request: Request, form: Form) -> Reply:
    first = request.cards("dealer_first15", form.size, form.size)
    hand = request.cards("eldest_hand", form.size, form.size)
    apart(dealer_first15=first, eldest_hand=hand)
    dealer = request.whole("dealer", 0, form.seats - 1)
    verdict = matches.opening(request.pair("scores"), dealer, first, hand, request.under(Rules))
    return {"ends": verdict.reason.removeprefix("out-by-"), **to_json.why(verdict)}


def match(request: Request, form: Form) -> Reply:
    scores = request.pair("scores")
    verdict = matches.result(scores, request.under(Rules))
    level = verdict.reason in ("match-level-play-on", "match-drawn")
    return {
        "result": "tie" if level else verdict.facts["side"],
        "plays_on": not verdict.ok and verdict.reason != "match-drawn",
        **to_json.why(verdict),
    }


def four_deals(request: Request, form: Form) -> Reply:
    deals = []
    for i, row in enumerate(request.rows("deals", 0, matches.FOUR)):
        if not isinstance(row, list) or len(row) != 2:
            raise not_so("a deal", "two numbers, the points of team 0 and of team 1", row, field=f"deals[{i}]")
        deals.append((whole(row[0], f"deals[{i}][0]"), whole(row[1], f"deals[{i}][1]")))
    verdict = matches.four_deals(deals)
    result = "draw" if verdict.reason == "match-drawn" else verdict.facts["side"]
    return {"result": result, "margin": verdict.facts["margin"], **to_json.why(verdict)}


def asks(form: Form) -> dict[str, Ask]:
    """These questions for a game of this form; four deals are played by four."""
    hands, _ = form.hands(PACK.cards, 0)
    made = {
        "opening": asking(
            form,
            opening,
            "who ends the game by declarations, when dealer and eldest use their right as soon as they can",
            "scores dealer dealer_first15 eldest_hand",
            {
                "scores": [760, 500],
                "dealer": 0,
                "dealer_first15": to_json.cards(hands[0]),
                "eldest_hand": to_json.cards(hands[1]),
            },
        ),
        "match": asking(form, match, "who has won the match at these scores", "scores", {"scores": [812, 845]}),
    }
    if form.early:
        return made
    deals = {"deals": [[210, 150], [90, 301], [180, 175], [240, 33]]}
    return {**made, "four_deals": asking(form, four_deals, "who has won Quattro Scartate", "deals", deals)}

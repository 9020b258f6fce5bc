"""The protocol's questions about an auction and the score of a hand with a taker."""

from __future__ import annotations

from typing import Any

from engine.errors import nearest, not_so
from engine.games.france.asks import fields
from engine.games.france.auction import bidding
from engine.games.france.auction.bidding import BIDS, BY_NAMES, SIDES
from engine.games.france.form import Form
from engine.games.france.reckoning.scoring import Result, payment_lines, payoffs, sheet
from engine.games.france.rules import FrenchRules
from engine.games.france.sources import BIDDING
from engine.protocol import to_json
from engine.protocol.ask import Ask, Reply, Request, asking


def speak(request: Request, form: Form) -> Reply:
    """The first word is said at the dealer's right: seat 0, unless ``dealer`` is given. An illegal word ends the reading."""
    dealer = form.seats - 1 if request.get("dealer") is None else request.whole("dealer", 0, form.seats - 1)
    said: list[str] = []
    wrong: Reply = {"illegal_at": None}
    for i, entry in enumerate(request.rows("words")):
        if not isinstance(entry, str):
            raise not_so("a word", "text", entry, field=f"words[{i}]")
        word = BY_NAMES.get(entry, entry)
        verdict = bidding.judge(said, word, form.seats)
        if not verdict.ok:
            near = nearest(word, bidding.RANK) if verdict.reason == "no-such-bid" else None
            wrong = {"illegal_at": i, "verdict": to_json.verdict(verdict), "did_you_mean": near}
            break
        said.append(word)
    return {"legal": list(bidding.legal(said, form.seats)), **wrong, "result": _result(said, form, dealer)}


def _result(said: list[str], form: Form, dealer: int) -> Reply | None:
    ended = bidding.result(said, form.seats, form.eldest(dealer))
    if ended is None:
        return None
    facts: dict[str, Any] = dict(ended.facts)
    kind = "taken" if facts["taker"] is not None else "passed"
    return {"kind": kind, **facts, "reason": ended.reason, "source": ended.source}


def bids(request: Request, form: Form) -> Reply:
    """The bids from the lowest to the highest, and what becomes of the chien."""
    return {
        "bids": [
            {"word": one.word, "times": one.times, "takes_chien": one.takes_chien, "chien_for": SIDES[one.chien_side]}
            for one in BIDS
        ],
        "source": BIDDING,
    }


def score(request: Request, form: Form) -> Reply:
    sides, rules = fields.sides(request, form), request.under(FrenchRules)
    result = Result(
        bid=fields.bid(request).word,
        half_points=fields.card_points(request, fields.half_points),
        bouts=request.whole("bouts", 0, 3),
        petit=fields.side(request, "petit_au_bout"),
        poignees=fields.poignees(request, form),
        slam=fields.side(request, "slam"),
        announced=fields.side(request, "slam_announced"),
    )
    paid = sheet(result, rules)
    each = int(paid.total)
    return {
        "per_defender": each,
        "payoffs": list(payoffs(each, sides, rules)),
        "won": result.won,
        "contract": to_json.verdict(result.verdict),
        "sheet": to_json.lines(paid),
        "payments": to_json.lines(payment_lines(each, sides, rules)),
    }


def asks(form: Form) -> dict[str, Ask]:
    """These questions for a game of this form."""
    won: dict[str, Any] = {"bid": "garde", "points": 49, "bouts": 3, "petit_au_bout": "taker", "taker": 1}
    return {
        "bids": asking(
            form,
            bids,
            "the bids: what each multiplies by, whether the taker takes the chien, for whom it counts",
            "",
            {},
        ),
        "speak": asking(
            form,
            speak,
            "what the next player may bid after these words, which word was illegal, and how the auction ended",
            "words",
            {"words": ["pass", "petite"]},
            "dealer",
        ),
        "score": asking(
            form,
            score,
            "what each defender pays for a hand with these figures of the taker's side, and every seat's result; "
            f"poignees: their points (20) or trumps ({form.poignees[0]})",
            "bid bouts",
            {**won, "partner": 3} if form.calls else won,
            "half_points points petit_au_bout poignees slam slam_announced taker partner",
        ),
    }

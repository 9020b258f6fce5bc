"""The protocol's questions about a hand: declaring, leaving, signalling, and the card for the Matto."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.cards import Card
from engine.errors import BadInput, no_such
from engine.games.bologna import declaring, leaving, matto, signals
from engine.games.bologna.counting.combinations import KINDS, Combination, combination, factor, total
from engine.games.bologna.deal.form import Form
from engine.games.bologna.pack import PACK
from engine.games.bologna.rules import Rules
from engine.protocol import to_json
from engine.protocol.ask import Ask, Reply, Request, apart, asking, read_cards, shaped

HAND = ["SK", "SQ", "SN", "S7", "BK", "BQ", "C10", "C6", "D8", "T16", "T12", "T8", "Moor2", "Angel", "World"]


def declarations(request: Request, form: Form) -> Reply:
    best = declaring.best(request.cards("hand", 1, form.size), request.under(Rules))
    return {"available": [_combination(one) for one in best], "best": total(best), "doubled": _doubled(best)}


def _combination(one: Combination) -> Reply:
    return {"kind": one.kind, "cards": list(one.cards), "points": one.points}


def _doubled(made: Sequence[Combination]) -> Reply:
    """Three of a sort from one hand count double; the points of each combination are given undoubled."""
    criccone, sequences = factor(made)
    return {"criccone": criccone == 2, "sequences": sequences == 2}


def declare(request: Request, form: Form) -> Reply:
    hand, rules = request.cards("hand", 1, form.size), request.under(Rules)
    shown: list[Combination] = []
    for i, row in enumerate(request.rows("declared")):
        kind, cards = _declared(row, f"declared[{i}]")
        verdict = declaring.judge(hand, kind, cards, shown, rules)
        made = combination(kind, cards, rules)
        if not verdict.ok or made is None:
            return {"legal": False, "points": 0, "at": i, **to_json.why(verdict)}
        shown.append(made)
    return {
        "legal": True,
        "points": total(shown),
        "combinations": [_combination(one) for one in shown],
        "doubled": _doubled(shown),
        "reason": "may-declare",
        "facts": {"kinds": [one.kind for one in shown], "points": total(shown)},
        "source": declaring.SOURCE,
    }


def _declared(row: Any, field: str) -> tuple[str, tuple[Card, ...]]:
    # With "points" too, as ``declarations`` gives them.
    told = shaped(row, ("kind", "cards"), "a declaration", field, may=("points",))
    if told["kind"] not in KINDS:
        raise no_such("combination", told["kind"], KINDS, f"{field}.kind")
    return told["kind"], read_cards(told["cards"], PACK, f"{field}.cards")


def discard(request: Request, form: Form) -> Reply:
    """The dealer's last cards; where everybody leaves some before, from a hand without the dealer's last ones, those."""
    before = form.early and len(request.rows("hand")) == form.size
    size, number = (form.size, form.early) if before else (form.size + form.last, form.last)
    hand, cards = request.cards("hand", size, size), request.cards("discards", number, number)
    return to_json.leaving({card: leaving.judge_card(hand, card) for card in cards})


def signal(request: Request, form: Form) -> Reply:
    trick, card, earlier = request.cards("trick", 0, form.seats - 1), request.card("card"), _earlier(request)
    apart(trick=trick, card=(card,), earlier=earlier)
    made, rules = request.rows("made"), request.under(Rules)
    wanted, known = request.get("signal"), signals.of(rules)
    for one in [*made, *([wanted] if wanted is not None else [])]:
        if one not in known:
            raise no_such("signal", one, known, f"made[{made.index(one)}]" if one in made else "signal")
    hand = request.cards("hand", 1, form.size) if "hand" in request.fields else None
    if hand is not None:
        apart(trick=trick, earlier=earlier, hand=hand)
        if card not in hand:
            raise BadInput("not-in-hand", f"{card.code} is played from the hand, but the hand has not got it", "card")
    verdict = signals.judge(trick, card, earlier, made, rules, signal=wanted, hand=hand)
    return {"legal": verdict.ok, **to_json.why(verdict)}


def _earlier(request: Request) -> tuple[Card, ...]:
    """The cards of the finished tricks: one list, or a list for each trick."""
    rows = request.rows("earlier")
    if not rows or not all(isinstance(row, list) for row in rows):
        return request.cards("earlier")
    tricks = {f"earlier[{i}]": read_cards(row, PACK, f"earlier[{i}]") for i, row in enumerate(rows)}
    apart(**tricks)
    return tuple(card for trick in tricks.values() for card in trick)


def matto_exchange(request: Request, form: Form) -> Reply:
    may = matto.may_give(request.cards("taken"), request.under(Rules))
    return {"may_give": to_json.cards(may), "usual": may[0].code if may else None, "source": matto.SOURCE}


def asks(form: Form) -> dict[str, Ask]:
    """These questions for a game of this form."""
    last = [card.code for card in PACK][-form.size - form.last :]
    return {
        "declarations": asking(
            form, declarations, "what a hand can declare, each combination at its longest", "hand", {"hand": HAND}
        ),
        "declare": asking(
            form,
            declare,
            "may this be declared from this hand, and for how many points",
            "hand declared",
            {"hand": HAND, "declared": [{"kind": "swords", "cards": ["SK", "SQ", "SN"]}]},
        ),
        "discard": asking(
            form,
            discard,
            "may these cards be left: the dealer's last, or, of a whole hand, those everybody leaves"
            if form.early
            else "may the dealer leave these cards",
            "hand discards",
            {"hand": last, "discards": last[-form.last :]},
        ),
        "signal": asking(
            form,
            signal,
            "may whoever plays this card to the trick signal with it",
            "trick card earlier made",
            {"trick": [], "card": "C9", "earlier": ["CK", "C8", "CJ", "C6"][: form.seats], "made": []},
            may="signal hand",
        ),
        "matto_exchange": asking(
            form,
            matto_exchange,
            "which of its taken cards a side may give for the Matto, the usual one first",
            "taken",
            {"taken": ["SQ", "S8", "T6", "SA"]},
        ),
    }

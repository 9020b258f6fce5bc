"""The protocol's questions about one player's hand: the discard, a poignée, the King to call."""

from __future__ import annotations

from engine.games.france import leaving, poignee
from engine.games.france.auction import calling, strength
from engine.games.france.form import Form
from engine.games.france.pack import PACK
from engine.games.france.rules import FrenchRules
from engine.protocol import to_json
from engine.protocol.ask import Ask, Reply, Request, asking
from engine.sheet import codes


def discard(request: Request, form: Form) -> Reply:
    """A card that is not in the hand is a discard that is not legal."""
    number = form.chien
    hand = request.cards("hand", form.size + number, form.size + number)
    discards = request.cards("discards", number, number)
    verdict = leaving.judge(hand, discards, number)
    return {
        "legal": verdict.ok,
        "may_go": to_json.cards(card for card in hand if leaving.judge_card(hand, card, (), number).ok),
        "show": to_json.cards(leaving.shown(discards)) if verdict.ok else [],
        **to_json.why(verdict),
        "verdicts": to_json.verdicts({card: leaving.judge_card(hand, card, discards, number) for card in discards}),
    }


def show(request: Request, form: Form) -> Reply:
    hand = request.cards("hand", 1, form.size + form.chien)
    verdict = poignee.judge(form, hand, request.cards("shown"))
    return {"legal": verdict.ok, "points": verdict.facts["points"] if verdict.ok else 0, **to_json.why(verdict)}


def callable_cards(request: Request, form: Form) -> Reply:
    hand, rules = request.cards("hand", 1, form.size), request.under(FrenchRules)
    may = calling.callable_cards(hand, rules)
    verdicts = to_json.verdicts({card: calling.judge(hand, card, rules) for card in PACK if card in may})
    alone = [card for card in may if card in hand]
    return {"cards": to_json.cards(may), "alone": to_json.cards(alone), "verdicts": verdicts}


def worth(request: Request, form: Form) -> Reply:
    """A rule of thumb, not a rule: what beginners are told to count before they bid."""
    sheet = strength.count(request.cards("hand", form.size, form.size))
    return {"points": sheet.total, "bid": strength.advised(int(sheet.total)), "sheet": to_json.lines(sheet)}


def asks(form: Form) -> dict[str, Ask]:
    """These questions for a game of this form."""
    pack = codes(PACK)
    full = list(pack[-form.size - form.chien :])
    trumps = list(pack[: form.poignees[0]])
    made = {
        "discard": asking(
            form,
            discard,
            "may the taker, with the chien in hand, discard these; which trumps must be shown",
            "hand discards",
            {"hand": full, "discards": full[-form.chien :]},
        ),
        "poignee": asking(
            form,
            show,
            "may this be shown as a poignée, and what is it worth",
            "hand shown",
            {"hand": list(pack[: form.size]), "shown": trumps},
        ),
    }
    if form.seats == strength.COUNTED_FOR:
        made["strength"] = asking(
            form,
            worth,
            "a rule of thumb for the auction: what a hand counts, line by line, and the highest bid that is worth",
            "hand",
            {"hand": list(pack[: form.size])},
        )
    if form.calls:
        made["callable"] = asking(
            form,
            callable_cards,
            "which cards the taker may call, before the chien is seen; alone: those held by the taker",
            "hand",
            {"hand": ["SK", "HK", "DK", "CK", *pack[: form.size - 4]]},
        )
    return made

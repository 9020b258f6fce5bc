"""The protocol's questions about cards, tricks, hands and piles of a Bolognese game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.cards import Card
from engine.errors import BadInput
from engine.games.bologna import declaring, leaving, matto, signals
from engine.games.bologna.combinations import KINDS, Combination, combination, factor, total
from engine.games.bologna.deal.form import Form
from engine.games.bologna.deal.judging import FOLLOWING
from engine.games.bologna.grande import lay_out
from engine.games.bologna.pack import PACK
from engine.games.bologna.pile import Section, count_cards, count_pile
from engine.games.bologna.rules import Rules
from engine.games.bologna.scavezzo import shortcut
from engine.parts.tricks import winner
from engine.protocol import plain
from engine.protocol.ask import Ask, Reply, Request, apart, read_cards

MOOR_SOURCE = "ottocento#the-play"


def rules_of(request: Request) -> Rules:
    assert isinstance(request.rules, Rules)
    return request.rules


def legal_plays(request: Request, form: Form) -> Reply:
    hand, trick = request.cards("hand", 1, form.size), request.cards("trick", 0, form.seats - 1)
    apart(hand=hand, trick=trick)
    verdicts = FOLLOWING.verdicts(hand, trick)
    return {
        "legal": [card.code for card, verdict in verdicts.items() if verdict.ok],
        "verdicts": {card.code: plain.verdict(verdict) for card, verdict in verdicts.items()},
    }


def trick_winner(request: Request, form: Form) -> Reply:
    return plain.winner(winner(request.cards("trick", 2, form.seats), MOOR_SOURCE))


def card_points(request: Request, form: Form) -> Reply:
    sheet = count_cards(request.cards("cards", 0, len(PACK)))
    return {"points": sheet.total, "sheet": plain.lines(sheet)}


def pile(request: Request, form: Form) -> Reply:
    counted = count_pile(request.cards("cards", 0, len(PACK)), rules_of(request))
    return {
        "card_points": counted.cards.total,
        "criccone": _section(counted.criccone, "kinds"),
        "sequences": _section(counted.sequences, "lengths"),
        "sheet": plain.lines(counted.sheet),
    }


def _section(section: Section, name: str) -> Reply:
    return {name: section.lengths, "points": section.points, "doubled": section.doubled}


def grande(request: Request, form: Form) -> Reply:
    """Both methods; the two sides must hold all trumps and the Matto between them."""
    ours, theirs = request.cards("angel_side"), request.cards("other_side")
    apart(angel_side=ours, other_side=theirs)
    for field, cards in (("angel_side", ours), ("other_side", theirs)):
        for i, card in enumerate(cards):
            if not (card.is_trump or card.is_fool):
                raise BadInput("not-a-trump", f"{card.code} is neither a trump nor the Matto", f"{field}[{i}]")
    if any(card.code == "Angel" for card in theirs):
        raise BadInput("bad-value", "the Angel belongs to angel_side", "other_side")
    missing = [
        card.code for card in PACK if (card.is_trump or card.is_fool) and card not in ours and card not in theirs
    ]
    if missing:
        raise BadInput(
            "wrong-number",
            f"neither side has {', '.join(missing)}; between them they have all trumps and the Matto",
            "angel_side",
        )
    rules = rules_of(request)
    layout, short = lay_out(ours, rules), shortcut(theirs, rules)
    row = [{"card": place.card, "stands_for": place.stands, "reason": place.reason} for place in layout.places]
    return {
        "length": layout.length,
        "points": layout.points,
        "scavezzo": short.scavezzo,
        "steps": {
            "layout": row,
            "ends": {"reason": layout.reason, "facts": dict(layout.facts)},
            "shortcut": plain.lines(short.steps),
        },
        "source": layout.source,
    }


def declarations(request: Request, form: Form) -> Reply:
    best = declaring.best(request.cards("hand", 1, form.size), rules_of(request))
    return {"available": [_combination(one) for one in best], "best": total(best), "doubled": _doubled(best)}


def _combination(one: Combination) -> Reply:
    return {"kind": one.kind, "cards": list(one.cards), "points": one.points}


def _doubled(made: Sequence[Combination]) -> Reply:
    """Three of a sort from one hand count double; the points of each combination are given undoubled."""
    criccone, sequences = factor(made)
    return {"criccone": criccone == 2, "sequences": sequences == 2}


def declare(request: Request, form: Form) -> Reply:
    hand, rules = request.cards("hand", 1, form.size), rules_of(request)
    shown: list[Combination] = []
    for i, row in enumerate(request.rows("declared")):
        kind, cards = _declared(row, f"declared[{i}]")
        verdict = declaring.judge(hand, kind, cards, shown, rules)
        made = combination(kind, cards, rules)
        if not verdict.ok or made is None:
            return {
                "legal": False,
                "points": 0,
                "at": i,
                "reason": verdict.reason,
                "facts": dict(verdict.facts),
                "source": verdict.source,
            }
        shown.append(made)
    return {
        "legal": True,
        "points": total(shown),
        "combinations": [_combination(one) for one in shown],
        "doubled": _doubled(shown),
        "reason": "may-declare",
        "source": declaring.SOURCE,
    }


def _declared(row: Any, field: str) -> tuple[str, tuple[Card, ...]]:
    if not isinstance(row, dict) or set(row) != {"kind", "cards"}:
        raise BadInput("bad-value", "a declaration is an object with kind and cards", field)
    if row["kind"] not in KINDS:
        raise BadInput("bad-value", f"no combination {row['kind']!r}; there are: {', '.join(KINDS)}", f"{field}.kind")
    return row["kind"], read_cards(row["cards"], PACK, f"{field}.cards")


def discard(request: Request, form: Form) -> Reply:
    hand = request.cards("hand", form.size + form.last, form.size + form.last)
    cards = request.cards("discards", form.last, form.last)
    verdicts = {card.code: leaving.judge_card(hand, card) for card in cards}
    refused = {code: plain.verdict(verdict) for code, verdict in verdicts.items() if not verdict.ok}
    reason = {code: verdicts[code].reason for code in refused}
    return {
        "legal": not refused,
        "reason": reason,
        "verdicts": {code: plain.verdict(one) for code, one in verdicts.items()},
    }


def signal(request: Request, form: Form) -> Reply:
    trick, card, earlier = request.cards("trick", 0, form.seats - 1), request.card("card"), request.cards("earlier")
    apart(trick=trick, card=(card,), earlier=earlier)
    made = request.rows("made")
    wanted = request.get("signal")
    for one in [*made, *([wanted] if wanted is not None else [])]:
        if one not in signals.SIGNALS:
            raise BadInput(
                "bad-value",
                f"no signal {one!r}; there are: {', '.join(signals.SIGNALS)}",
                "made" if one in made else "signal",
            )
    hand = request.cards("hand", 1, form.size) if "hand" in request.fields else None
    verdict = signals.judge(trick, card, earlier, made, rules_of(request), signal=wanted, hand=hand)
    return {"legal": verdict.ok, "reason": verdict.reason, "facts": dict(verdict.facts), "source": verdict.source}


def matto_exchange(request: Request, form: Form) -> Reply:
    may = matto.may_give(request.cards("taken"), rules_of(request))
    return {"may_give": plain.cards(may), "usual": may[0].code if may else None, "source": matto.SOURCE}


HAND15 = ["SK", "SQ", "SN", "S7", "BK", "BQ", "C10", "C6", "D8", "T16", "T12", "T8", "Moor2", "Angel", "World"]
TRUMPS = [card.code for card in PACK if card.is_trump or card.is_fool]
OTHERS = ["T7", "Matto", "Moor1"]


def asks(form: Form) -> dict[str, Ask]:
    """These questions for a game of this form."""

    def ask(name: str, about: str, needs: str, may: str = "", **example: Any) -> Ask:
        function = globals()[name]
        return Ask(about, tuple(needs.split()), example, lambda request: function(request, form), tuple(may.split()))

    made = {
        "legal_plays": ("which cards of the hand may be played to the trick, and why (not)", "hand trick"),
        "trick_winner": ("which card takes the trick: its place, the leader's being 0", "trick"),
        "card_points": ("card points of an even number of cards, counted in pairs", "cards"),
        "pile": ("everything one side's captured cards score: card points, criccone, sequences", "cards"),
        "grande": (
            "the grande laid out and by the scavezzo; the two sides hold all trumps and the Matto",
            "angel_side other_side",
        ),
        "declarations": ("what a hand can declare, each combination at its longest", "hand"),
        "declare": ("may this be declared from this hand, and for how many points", "hand declared"),
        "discard": ("may the dealer leave these cards", "hand discards"),
        "signal": ("may whoever plays this card to the trick signal with it", "trick card earlier made"),
        "matto_exchange": ("which of its taken cards a side may give for the Matto, the usual one first", "taken"),
    }
    examples: dict[str, dict[str, Any]] = {
        "legal_plays": {"hand": ["C7", "S9", "T5", "Matto"], "trick": ["C10", "T9"][: form.seats - 1]},
        "trick_winner": {"trick": ["CK", "Moor1", "Moor4", "CA"][: form.seats]},
        "card_points": {"cards": ["SK", "T9", "DJ", "B6"]},
        "pile": {"cards": ["SK", "BK", "CK", "SQ", "SN", "Matto"]},
        "grande": {"angel_side": [code for code in TRUMPS if code not in OTHERS], "other_side": OTHERS},
        "declarations": {"hand": HAND15},
        "declare": {"hand": HAND15, "declared": [{"kind": "swords", "cards": ["SK", "SQ", "SN"]}]},
        "discard": {
            "hand": [c.code for c in PACK][-form.size - form.last :],
            "discards": [c.code for c in PACK][-form.last :],
        },
        "signal": {"trick": [], "card": "C9", "earlier": ["CK", "C8", "CJ", "C6"][: form.seats], "made": []},
        "matto_exchange": {"taken": ["SQ", "S8", "T6", "SA"]},
    }
    may = {"signal": "signal hand"}
    return {name: ask(name, about, needs, may.get(name, ""), **examples[name]) for name, (about, needs) in made.items()}

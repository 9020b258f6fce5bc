"""The protocol's questions about cards, tricks, piles and the grande."""

from __future__ import annotations

from engine.errors import BadInput
from engine.games.bologna.counting.grande import lay_out
from engine.games.bologna.counting.pile import Section, count_cards, count_pile
from engine.games.bologna.counting.scavezzo import shortcut
from engine.games.bologna.deal.form import Form
from engine.games.bologna.deal.judging import FOLLOWING
from engine.games.bologna.pack import PACK
from engine.games.bologna.rules import Rules
from engine.parts.tricks import winner
from engine.protocol import to_json
from engine.protocol.ask import Ask, Reply, Request, apart, asking

IN_THE_GRANDE = [card.code for card in PACK if card.is_trump or card.is_fool]
OTHERS = ["T7", "Matto", "Moor1"]


def legal_plays(request: Request, form: Form) -> Reply:
    hand, trick = request.cards("hand", 1, form.size), request.cards("trick", 0, form.seats - 1)
    apart(hand=hand, trick=trick)
    return to_json.plays(FOLLOWING.verdicts(hand, trick))


def trick_winner(request: Request, form: Form) -> Reply:
    return to_json.winner(winner(request.cards("trick", 2, form.seats), FOLLOWING.source))


def card_points(request: Request, form: Form) -> Reply:
    sheet = count_cards(request.cards("cards", 0, len(PACK)))
    return {"points": sheet.total, "sheet": to_json.lines(sheet)}


def pile(request: Request, form: Form) -> Reply:
    counted = count_pile(request.cards("cards", 0, len(PACK)), request.under(Rules))
    return {
        "card_points": counted.cards.total,
        "criccone": _section(counted.criccone, "kinds"),
        "sequences": _section(counted.sequences, "lengths"),
        "sheet": to_json.lines(counted.sheet),
    }


def _section(section: Section, name: str) -> Reply:
    return {name: section.lengths, "points": section.points, "doubled": section.doubled}


def grande(request: Request, form: Form) -> Reply:
    """Both methods. Of the trumps and the Matto, cards that neither side names may only be such as change nothing."""
    ours, theirs = request.cards("angel_side"), request.cards("other_side")
    apart(angel_side=ours, other_side=theirs)
    for field, cards in (("angel_side", ours), ("other_side", theirs)):
        for i, card in enumerate(cards):
            if not (card.is_trump or card.is_fool):
                raise BadInput("not-a-trump", f"{card.code} is neither a trump nor the Matto", f"{field}[{i}]")
    if any(card.code == "Angel" for card in theirs):
        raise BadInput("bad-value", "the Angel belongs to angel_side", "other_side")
    rules = request.under(Rules)
    unnamed = [PACK[code] for code in IN_THE_GRANDE if PACK[code] not in (*ours, *theirs)]
    layout, at_most = lay_out(ours, rules), lay_out((*ours, *unnamed), rules)
    if PACK["Angel"] in unnamed or (layout.length, layout.breaks) != (at_most.length, at_most.breaks):
        raise BadInput(
            "wrong-number",
            f"neither side has {', '.join(card.code for card in unnamed)}, and the grande depends on who has them",
            "angel_side",
        )
    # More cards never make a row shorter: if all of the unnamed ones change nothing, none of them does.
    short = shortcut((*theirs, *unnamed), rules)
    row = [{"card": place.card, "stands_for": place.stands, "reason": place.reason} for place in layout.places]
    return {
        "length": layout.length,
        "points": layout.points,
        "scavezzo": short.scavezzo,
        "steps": {
            "layout": row,
            "ends": {"reason": layout.reason, "facts": dict(layout.facts), "source": layout.source},
            "shortcut": to_json.lines(short.steps),
        },
        "source": layout.source,
    }


def asks(form: Form) -> dict[str, Ask]:
    """These questions for a game of this form."""
    return {
        "legal_plays": asking(
            form,
            legal_plays,
            "which cards of the hand may be played to the trick, and why (not)",
            "hand trick",
            {"hand": ["C7", "S9", "T5", "Matto"], "trick": ["C10", "T9"][: form.seats - 1]},
        ),
        "trick_winner": asking(
            form,
            trick_winner,
            "which card takes the trick: its place, the leader's being 0",
            "trick",
            {"trick": ["CK", "Moor1", "Moor4", "CA"][: form.seats]},
        ),
        "card_points": asking(
            form,
            card_points,
            "card points of an even number of cards, counted in pairs",
            "cards",
            {"cards": ["SK", "T9", "DJ", "B6"]},
        ),
        "pile": asking(
            form,
            pile,
            "everything one side's captured cards score: card points, criccone, sequences",
            "cards",
            {"cards": ["SK", "BK", "CK", "SQ", "SN", "Matto"]},
        ),
        "grande": asking(
            form,
            grande,
            "the grande laid out and by the scavezzo; the two sides hold all trumps and the Matto, "
            "but what comes below the breaking card may be left out",
            "angel_side other_side",
            {"angel_side": [code for code in IN_THE_GRANDE if code not in OTHERS], "other_side": OTHERS},
        ),
    }

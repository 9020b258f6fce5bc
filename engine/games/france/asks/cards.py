"""The protocol's questions about cards and tricks of a French game."""

from __future__ import annotations

from engine.games.france.asks import fields
from engine.games.france.excuse import standing
from engine.games.france.form import Form
from engine.games.france.pack import BOUTS, PACK
from engine.games.france.playing import judge_play, take
from engine.games.france.reckoning.counting import TARGETS, bouts, count, count_in_pairs, half_points
from engine.games.france.reckoning.duel import reached
from engine.games.france.reckoning.scoring import contract
from engine.games.france.rules import FrenchRules
from engine.games.france.sources import CARDS as SOURCE
from engine.protocol import to_json
from engine.protocol.ask import Ask, Reply, Request, apart, asking


def legal_plays(request: Request, form: Form) -> Reply:
    """``called`` matters only to the first lead of a deal by the federation's rules."""
    hand, trick = request.cards("hand", 1, form.playable), request.cards("trick", 0, form.seats - 1)
    apart(hand=hand, trick=trick)
    called = request.card("called") if request.get("called") is not None else None
    opening = request.flag("opening", len(hand) == form.size)
    barred = called if request.under(FrenchRules).fft and opening else None
    return to_json.plays({card: judge_play(hand, trick, card, barred) for card in hand})


def trick_winner(request: Request, form: Form) -> Reply:
    """``won_all_before``: this is the last trick, and its leader's side took all the others."""
    trick = request.cards("trick", 2, form.seats)
    return to_json.winner(take(trick, won_all_before=request.flag("won_all_before")))


def card_points(request: Request, form: Form) -> Reply:
    cards = request.cards("cards", 0, len(PACK))
    sheet = count(cards)
    return {
        "points": sheet.total,
        "half_points": half_points(cards),
        "bouts": bouts(cards),
        "sheet": to_json.lines(sheet),
        "pairs": to_json.lines(count_in_pairs(cards)),
    }


def target(request: Request, form: Form) -> Reply:
    """What a side needs with so many bouts; with its points, whether it has them and by how many."""
    number = request.whole("bouts", 0, len(BOUTS))
    needed = TARGETS[number]
    if request.get("points") is None and request.get("half_points") is None:
        return {"target": needed, "source": SOURCE}
    halves = fields.card_points(request, fields.half_points)
    made = contract(halves, number) if form.bids else reached(halves, number)
    return {"target": needed, "made": made.ok, "over": made.facts["difference"], **to_json.why(made)}


def whose_excuse(request: Request, form: Form) -> Reply:
    taken = request.cards("taken", 0, len(PACK) - 1)
    flags = {name: request.flag(name) for name in ("own_trick", "last", "slam", "over")}
    found = standing(taken, **flags)
    return {
        "kept": found.kept,
        "owes": found.owes,
        "may_give": to_json.cards(found.may_give),
        **to_json.why(found.why),
    }


def asks(form: Form) -> dict[str, Ask]:
    """These questions for a game of this form."""
    return {
        "legal_plays": asking(
            form,
            legal_plays,
            "which cards may be played to the trick, and why (not); hand: all one may choose from"
            + (", the open cards of one's piles too" if form.piles else ""),
            "hand trick",
            {"hand": ["H7", "S9", "T12", "T5", "Excuse"], "trick": ["D10", "T9"][: form.seats - 1]},
            "called opening" if form.calls else "",
        ),
        "trick_winner": asking(
            form,
            trick_winner,
            "which card takes the trick: its place, the leader's being 0",
            "trick",
            {"trick": ["Excuse", "HK", "T2", "H10", "H1"][: form.seats]},
            "won_all_before",
        ),
        "card_points": asking(
            form,
            card_points,
            "card points, in halves and in pairs, and the bouts among them",
            "cards",
            {"cards": ["T21", "SK", "HQ", "T9", "D4"]},
        ),
        "target": asking(
            form,
            target,
            "the points a side needs with so many bouts in its tricks; with its points, whether it has them, and the difference",
            "bouts",
            {"bouts": 2, "points": 49},
            "points half_points",
        ),
        "excuse": asking(
            form,
            whose_excuse,
            "does the side that played the Excuse have it once its trick is over, what is owed for it, and which cards may be "
            "given; taken: all that side has in its tricks; own_trick: it took that trick; over: the deal is over",
            "taken",
            {"taken": ["HK", "H7", "T4", "C9"][: form.seats]},
            "own_trick last slam over",
        ),
    }

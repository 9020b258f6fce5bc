"""The protocol's questions about cards and tricks of a French game."""

from __future__ import annotations

from engine.games.france.counting import bouts, count, count_in_pairs, half_points
from engine.games.france.form import Form
from engine.games.france.pack import PACK
from engine.games.france.playing import judge_play, take
from engine.games.france.rules import FrenchRules
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
    }

"""Settling in the other towns, from figures. Source: sicilian#tortorici, #barcellona-di-pozzo, #calatafimi; rulings S23-S30."""

from typing import Any

import pytest

from engine.games.sicily.contract import Contract
from engine.games.sicily.pack import ACE_PACK, PACK
from engine.games.sicily.piles import Trick
from engine.games.sicily.settling.played import FinishedDeal, Settlement
from engine.games.sicily.vanto.form import VANTO
from engine.games.sicily.vanto.rules import VantoRules
from engine.notation import read_cards

FIGURES = [
    # Tortorici: chiamo 37 and 36; solo twice the difference from 55, the others' from 54.
    ("tortorici3", {"kind": "chiamo", "bidder": 0, "points": [47, 30, 32]}, [10, -6, -4]),
    ("tortorici3", {"kind": "chiamo", "bidder": 1, "points": [36, 36, 37]}, [0, -1, 1]),
    ("tortorici3", {"kind": "solo", "bidder": 1, "points": [60, 49]}, [-5, 10, -5]),
    ("tortorici3", {"kind": "solo", "bidder": 2, "points": 50}, [5, 5, -10]),
    # Tortorici for four: the dealer's side from 55, the others from 54.
    ("tortorici4", {"dealer": 3, "points": [60, 49]}, [-5, 5, -5, 5]),
    ("tortorici4", {"dealer": 0, "points": [50, 59]}, [-5, 5, -5, 5]),
    # Barcellona: a solo above 55 earns four times the difference, below it pays twice to each; alone 37 and 36.
    ("barcellona3", {"kind": "solo", "bidder": 0, "points": 65}, [40, -20, -20]),
    ("barcellona3", {"kind": "solo", "bidder": 0, "points": 45}, [-40, 20, 20]),
    ("barcellona3", {"kind": "solo", "bidder": 0, "points": 55}, [0, 0, 0]),
    ("barcellona3", {"kind": "solo", "bidder": 0, "points": 65, "rules": {"solo_payment": "half"}}, [20, -10, -10]),
    ("barcellona3", {"kind": "own", "dealer": 2, "points": [40, 30, 39]}, [4, -6, 2]),
    # Barcellona for four: the difference between the sides, or everybody from 27 (S25: 109 points leave one over).
    ("barcellona4", {"points": [64, 45]}, [19, -19, 19, -19]),
    ("barcellona4", {"points": [30, 20, 40, 19], "rules": {"play": "own"}}, [3, -7, 13, -8]),
    (
        "barcellona4",
        {"points": [30, 20, 40, 19], "rules": {"play": "own", "normalise": True}},
        [2.75, -7.25, 12.75, -8.25],
    ),
    # Calatafimi: a soloist three times, teams of two once, the dealer's 37 and the others' 36, two players the difference.
    ("calatafimi4", {"kind": "solo", "bidder": 1, "points": [61, 48]}, [-6, 18, -6, -6]),
    ("calatafimi4", {"kind": "venti", "bidder": 1, "partner": 2, "points": [50, 59]}, [5, -5, -5, 5]),
    ("calatafimi3", {"dealer": 2, "points": [36, 41, 32]}, [0, 5, -5]),
    ("calatafimi2", {"points": [60, 49]}, [11, -11]),
    # The old Vanto: what the soloist took above 55, once, twice or three times from each.
    ("vanto", {"kind": "solo", "bidder": 0, "cards": 15, "points": [60, 49]}, [10, -5, -5]),
    ("vanto", {"kind": "solo", "bidder": 0, "cards": 10, "points": [60, 49]}, [20, -10, -10]),
    ("vanto", {"kind": "solo", "bidder": 0, "cards": 5, "points": [50, 59]}, [-30, 15, 15]),
    ("vanto", {"kind": "chiamo", "bidder": 0, "points": [40, 36, 33]}, [3, 0, -3]),
]


@pytest.mark.parametrize(("name", "figures", "payoffs"), FIGURES)
def test_payoffs_of_these_figures(ask: Any, name: str, figures: dict[str, Any], payoffs: list[float]) -> None:
    reply = ask(name, "settle", **figures)
    assert reply["payoffs"] == payoffs
    literal = name == "barcellona4" and "play" in figures.get("rules", {}) and "normalise" not in figures["rules"]
    assert sum(reply["payoffs"]) == (1 if literal else 0)


def old_vanto(contract: Contract, *rows: str, left: str = "", **more: Any) -> Settlement:
    tricks = tuple(Trick(int(row.split()[0]), read_cards(PACK, row.split(maxsplit=1)[1])) for row in rows)
    return VANTO.settle(FinishedDeal(contract, tricks, read_cards(PACK, left), contract.bidder, VantoRules(), **more))


SOLO = Contract(3, 2, "solo", 0, cards=10)
CHIAMO = Contract(3, 2, "chiamo", 0, own=True, cards=20)


def test_a_captured_five_is_paid_by_each_opponent_in_a_solo() -> None:
    won = old_vanto(SOLO, "0 T20 T16 T2")
    lost = old_vanto(SOLO, "0 T16 T20 T2")
    between_partners = old_vanto(SOLO, "0 T2 T16 T20")
    assert (won.breakdown["capture"], lost.breakdown["capture"], between_partners.breakdown["capture"]) == (10, -10, 0)


def test_a_captured_five_is_paid_by_its_player_alone_in_a_chiamo() -> None:
    base = old_vanto(CHIAMO, "0 T2 T14 T15")
    captured = old_vanto(CHIAMO, "0 T2 CK T15")
    paid = [int(after) - int(before) for before, after in zip(base.payoffs, captured.payoffs, strict=True)]
    # The King is worth four points more to the taker as well.
    assert paid == [0, -5, 5 + 4]


def test_four_kings_or_four_arie_earn_ten_from_each() -> None:
    settled = old_vanto(SOLO, "0 SK S5 S6", "0 BK B5 B6", "0 CK C5 C6", "0 DK D5 D6")
    assert settled.breakdown["four_kings"] == 20
    settled = old_vanto(SOLO, "0 T19 T16 T2", "0 T18 T3 T4", "0 T17 T5 T6")
    assert settled.breakdown["arie"] == 20


@pytest.mark.parametrize(("cards", "points"), [(15, 5), (10, 10), (5, 15)])
def test_scommessa_by_the_cards_with_which_it_was_announced(cards: int, points: int) -> None:
    """S24: not multiplied by the solo."""
    told = {"announced": frozenset({"scommessa"}), "scommessa_cards": cards}
    assert old_vanto(SOLO, "0 T20 T1 Fool", **told).breakdown["scommessa"] == 2 * points
    assert old_vanto(SOLO, "0 T20 T2 T3", **told).breakdown["scommessa"] == -2 * points


def test_vanto_wins_the_pool_or_doubles_it() -> None:
    told = {"announced": frozenset({"vanto"}), "pool": 30}
    won, lost = old_vanto(SOLO, "0 T20 T2 T3", **told), old_vanto(SOLO, "0 T2 T20 T3", **told)
    assert (won.breakdown["vanto"], won.pool) == (30, 0)
    assert (lost.breakdown["vanto"], lost.pool) == (-30, 60)


def test_ternone_is_paid_by_everybody_even_the_partner() -> None:
    base, shown = old_vanto(SOLO, "0 T20 T2 T3"), old_vanto(SOLO, "0 T20 T2 T3", ternoni=(1,))
    assert [int(b) - int(a) for a, b in zip(base.payoffs, shown.payoffs, strict=True)] == [-5, 10, -5]


def test_tortorici_has_the_ace_and_not_the_four_of_coins(ask: Any) -> None:
    assert "DA" in [card.code for card in ACE_PACK]
    assert ask("tortorici3", "card_points", fails=True, cards=["D4"])["error"]["code"] == "unknown-card"
    assert ask("vanto", "card_points", fails=True, cards=["DA"])["error"]["code"] == "unknown-card"


def test_the_dealers_discard_counts_for_the_dealers_side_though_another_bids() -> None:
    """S28."""
    contract = Contract(4, 3, "venti", 0, partner=1, cards=15)
    trick = Trick(1, read_cards(PACK, "C5 C6 C7 C8"))
    played = FinishedDeal(contract, (trick,), read_cards(PACK, "DQ DH DM"), 3, None)
    assert [len(pile) for pile in played.piles] == [4, 3]

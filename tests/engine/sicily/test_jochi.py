"""The jochi of Mineo, item by item. Source: sicilian#scoring; rulings S8, S10, S19, S33."""

from typing import Any

import pytest

from engine.games.sicily.contract import Contract
from engine.games.sicily.mineo3.form import MINEO3
from engine.games.sicily.mineo3.rules import MineoRules
from engine.games.sicily.pack import PACK
from engine.games.sicily.piles import Trick, captures, fool_keeper, piles
from engine.games.sicily.settling.jochi import Tally, settle_tally
from engine.games.sicily.settling.played import FinishedDeal
from engine.notation import read_cards

SOLO3 = Contract(3, 2, "solo", 0, cards=20)
PAIR = Contract(4, 3, "chiamo", 0, partner=2, cards=15)
ALONE = Contract(4, 3, "chiamo", 0, cards=15)
BASE = Tally(points=(54, 55), last=True)


def tricks(*rows: str) -> tuple[Trick, ...]:
    """Each row: the leader's seat, then the cards."""
    return tuple(Trick(int(row.split()[0]), read_cards(PACK, row.split(maxsplit=1)[1])) for row in rows)


def test_last_trick_against_most_points_and_nothing_else_is_no_payment() -> None:
    """The source's example: the soloist wins the last trick, the opponents most of the points."""
    assert settle_tally(SOLO3, BASE).payoffs == (0, 0, 0)


def test_55_points_are_the_majority() -> None:
    assert settle_tally(SOLO3, Tally((55, 54), last=True)).payoffs == (4, -2, -2)
    assert settle_tally(SOLO3, Tally((54, 55), last=False)).payoffs == (-4, 2, 2)


@pytest.mark.parametrize(
    ("change", "item", "jochi"),
    [
        ({"captured": (("T1", "T16"), ("T19",))}, "pigliata", 1),
        ({"kings": 1}, "four_kings", 1),
        ({"kings": -1}, "four_kings", -1),
        ({"arie": 5}, "arie", 2),
        ({"arie": 4}, "arie", 1),
        ({"arie": -5}, "arie", -2),
        ({"arie": -4}, "arie", -1),
        ({"scommessa": True}, "scommessa", 1),
        ({"scommessa": False}, "scommessa", -1),
        ({"rivanto": True}, "rivanto", 1),
        ({"rivanto": True, "last": False}, "rivanto", -1),
    ],
)
def test_each_achievement_is_paid_in_jochi(change: dict[str, Any], item: str, jochi: int) -> None:
    one = Tally(**{"points": (54, 55), "last": True, **change})
    settled = settle_tally(SOLO3, one)
    assert settled.breakdown[item] == jochi
    net = sum(settled.breakdown.values())
    assert settled.payoffs == (2 * net, -net, -net)


def test_rivanto_makes_the_last_trick_worth_two_in_total() -> None:
    settled = settle_tally(SOLO3, Tally((54, 55), last=True, rivanto=True))
    assert settled.breakdown["vanto"] + settled.breakdown["rivanto"] == 2


def test_a_solo_on_five_cards_doubles_everything() -> None:
    one = Tally((55, 54), last=True, captured=(("T1",), ()), scommessa=True)
    single, double = settle_tally(SOLO3, one), settle_tally(Contract(3, 2, "solo", 0, double=True, cards=5), one)
    assert double.payoffs == tuple(2 * payoff for payoff in single.payoffs)
    assert all(double.breakdown[item] == 2 * points for item, points in single.breakdown.items())


def test_two_against_two_each_gains_or_loses_once_and_alone_three_times() -> None:
    one = Tally((55, 54), last=True, kings=1)
    assert settle_tally(PAIR, one).payoffs == (3, -3, 3, -3)
    assert settle_tally(ALONE, one).payoffs == (9, -3, -3, -3)


def test_captures_count_from_the_other_side_only() -> None:
    played = tricks("0 T1 T2 T19 T20")
    assert [one.card.code for one in captures(ALONE, played, ("T1", "T19"))] == ["T1"]
    assert [one.card.code for one in captures(PAIR, played, ("T1", "T19"))] == ["T1", "T19"]


def test_the_fool_stays_with_the_side_that_played_it() -> None:
    played = tricks("1 C5 Fool CK", "0 S5 S6 S10")
    contract = Contract(3, 2, "solo", 0, cards=20)
    assert fool_keeper(contract, played) == (2, 2)
    assert PACK["Fool"] in piles(contract, played, (), None)[1]


def test_a_side_without_a_trick_surrenders_the_fool() -> None:
    played = tricks("1 C5 Fool CK", "0 S10 S6 S5")
    assert fool_keeper(SOLO3, played) == (2, 0)
    assert PACK["Fool"] in piles(SOLO3, played, (), None)[0]


def test_a_soloist_without_a_trick_keeps_the_discard_but_not_the_fool() -> None:
    """S10."""
    played = tricks("1 C5 CK Fool", "2 S10 S6 S5")
    left = read_cards(PACK, "DQ DH DM")
    ours, theirs = piles(SOLO3, played, left, 0)
    assert ours == left
    assert PACK["Fool"] in theirs


def test_where_all_play_alone_a_fool_without_a_trick_goes_to_the_winner_of_its_trick() -> None:
    """S11."""
    own = Contract(3, 2, "own", 2, own=True)
    played = tricks("1 C5 Fool CK", "0 S10 S6 S5")
    assert fool_keeper(own, played) == (2, 0)
    played = tricks("1 C10 Fool C5", "1 S10 S6 S5")
    assert fool_keeper(own, played) == (2, 1)


def test_scommessa_is_kept_by_having_the_giove_the_one_and_the_fool_in_the_tricks() -> None:
    kept = FinishedDeal(
        SOLO3, tricks("0 T20 T1 Miseria", "0 C5 C6 Fool", "1 S5 S6 S7"), (), 0, MineoRules(), frozenset({"scommessa"})
    )
    assert MINEO3.settle(kept).breakdown["scommessa"] == -1
    own_fool = tricks("0 T20 T1 Miseria", "1 C5 C6 Fool", "2 S10 S6 S7")
    kept = FinishedDeal(SOLO3, own_fool, (), 0, MineoRules(), frozenset({"scommessa"}))
    assert MINEO3.settle(kept).breakdown["scommessa"] == 1


def test_winning_every_trick_catches_even_the_opponents_fool() -> None:
    """The very rare case of the source: the soloist makes the scommessa by winning all the tricks."""
    played = FinishedDeal(
        SOLO3,
        tricks("0 T20 T1 Fool", "0 CK C6 C7"),
        read_cards(PACK, "DQ DH DM"),
        0,
        MineoRules(),
        frozenset({"scommessa"}),
    )
    assert MINEO3.settle(played).breakdown["scommessa"] == 1


def test_ragusa_pays_the_last_trick_alone(ask: Any) -> None:
    """S33: the double solo and the rivanto stay."""
    reply = ask(
        "ragusa", "settle", bidder=1, points=90, last_trick="others", captured=[3, 0], rivanto=True, five_card_solo=True
    )
    assert reply["payoffs"] == [4, -8, 4]
    assert reply["breakdown"]["rimatura"] == 0


def test_settling_from_figures(ask: Any) -> None:
    reply = ask("mineo4", "settle", bidder=1, partner=3, points=55, last_trick="bidder_side", captured=[0, 1], arie=4)
    assert reply["breakdown"] == {
        "rimatura": 1, "vanto": 1, "pigliata": -1, "four_kings": 0, "arie": 1, "scommessa": 0, "rivanto": 0
    }  # fmt: skip
    assert reply["payoffs"] == [-2, 2, -2, 2]

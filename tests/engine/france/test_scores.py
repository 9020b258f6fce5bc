"""The formula, its signs, the bonuses and the payments. Source: french#scoring, french#bonuses, rulings F4 to F9, F15."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games.france.auction.bidding import BIDS
from engine.games.france.reckoning.counting import TARGETS
from engine.games.france.reckoning.duel import Duel
from engine.games.france.reckoning.scoring import Result, nearest, payoffs, sheet
from engine.games.france.rules import FrenchRules
from engine.games.france.tricks import Sides

TAKER, DEFENCE = 0, 1
RULES = FrenchRules()


def paid(*more: object, **named: object) -> object:
    return sheet(Result(*more, **named), RULES).total  # type: ignore[arg-type]


@pytest.mark.parametrize(("bid", "bouts"), list(product(BIDS, range(4))), ids=lambda x: getattr(x, "word", str(x)))
def test_25_and_the_difference_times_the_bid(bid: object, bouts: int) -> None:
    word, times = bid.word, bid.times  # type: ignore[attr-defined]
    for points in range(92):
        margin = points - TARGETS[bouts]
        sign = 1 if margin >= 0 else -1
        assert paid(word, 2 * points, bouts) == sign * (25 + abs(margin)) * times


def test_petit_au_bout_is_multiplied_and_follows_the_last_trick_not_the_hand() -> None:
    for points, petit in product((40, 41), (TAKER, DEFENCE)):
        plain, bonus = paid("garde_sans", 2 * points, 2), paid("garde_sans", 2 * points, 2, petit)
        assert bonus - plain == (40 if petit == TAKER else -40)  # type: ignore[operator]


def test_poignees_go_to_whoever_wins_the_hand_and_are_not_multiplied() -> None:
    assert paid("garde", 82, 2, None, (20, 30)) == 50 + 50
    assert paid("garde", 80, 2, None, (20, 30)) == -(52 + 50)


@pytest.mark.parametrize(
    ("slam", "announced", "points"),
    [
        (None, None, 0),
        (TAKER, TAKER, 400),
        (TAKER, None, 200),
        (None, TAKER, -200),
        (DEFENCE, None, -200),
        (DEFENCE, DEFENCE, -400),
        (None, DEFENCE, 200),
        (DEFENCE, TAKER, -400),
        (TAKER, DEFENCE, 400),
    ],
)
def test_a_slam_made_announced_or_failed_by_either_side(slam: int | None, announced: int | None, points: int) -> None:
    assert paid("garde", 82, 2, slam=slam, announced=announced) == 50 + points


def test_an_odd_half_point_counts_for_whoever_wins_the_hand() -> None:
    assert [Result("petite", half, 2).difference for half in (80, 81, 82, 83, 84)] == [-1, -1, 0, 1, 1]


def test_a_half_point_short_is_lost() -> None:
    assert not Result("petite", 81, 2).won
    assert paid("petite", 81, 2) == -26


def test_scores_may_be_rounded_to_fives_or_tens() -> None:
    one = Result("garde", 112, 2, TAKER, (20,))
    assert sheet(one, RULES).total == 120
    one = Result("garde", 106, 2)
    assert [int(sheet(one, FrenchRules(round_to=step)).total) for step in (1, 5, 10)] == [74, 75, 70]
    assert sheet(one, FrenchRules(round_to=5)).lines[-1].reason == "rounded"
    assert (nearest(-74, 5), nearest(75, 10), nearest(-75, 10)) == (-75, 80, -80)


@given(
    st.sampled_from([(3, None), (4, None), (5, None), (5, 1), (5, 4)]),
    st.integers(-900, 900),
    st.sampled_from(["double", "equal"]),
)
def test_what_one_side_pays_the_other_receives(table: tuple[int, int | None], each: int, split: str) -> None:
    seats, partner = table
    shares = payoffs(each, Sides(seats, 0, partner), FrenchRules(split=split))
    assert sum(shares) == 0
    assert [shares[seat] for seat in range(seats) if seat not in (0, partner)] == [-each] * (
        seats - 1 - (partner is not None)
    )
    if partner is not None:
        assert shares[0] == (2 * shares[partner] if split == "double" else shares[partner])
    else:
        assert shares[0] == (seats - 1) * each


@given(st.sampled_from(BIDS), st.integers(0, 182), st.integers(0, 3), st.sampled_from([None, 0, 1]))
def test_the_lines_of_a_hand_add_up_and_each_says_where_it_is_written(
    bid: object, half: int, bouts: int, petit: int | None
) -> None:
    lines = sheet(Result(bid.word, half, bouts, petit, (20,)), RULES).lines  # type: ignore[attr-defined]
    assert all(line.source.startswith("french#") and line.reason for line in lines)
    assert len(lines) == 3 + (petit is not None)


def test_of_two_players_exactly_one_wins_unless_a_half_point_strayed() -> None:
    for half, bouts in product(range(183), range(4)):
        duel = Duel((half, 182 - half), (bouts, 3 - bouts))
        winners = [seat for seat in (0, 1) if duel.half_points[seat] >= 2 * TARGETS[duel.bouts[seat]]]
        assert len(winners) <= 1
        assert duel.winner == (winners[0] if winners else None)
        if half % 2 == 0:
            assert winners


def test_petit_au_bout_for_two_is_ten_for_the_trick_even_to_the_loser() -> None:
    duel = Duel((120, 62), (3, 0), petit=1)
    assert (duel.scores, duel.payoffs) == ((49, 10), (39, -39))

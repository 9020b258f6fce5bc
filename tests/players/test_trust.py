"""What the coach calls worse: only what is behind by more than the search can err, however many deals were played out."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as some

from bench.players.trust import fit
from engine.games.bologna.pack import PACK
from players.coach import ENOUGH, LITTLE, opinion, weigh
from players.search.searching import Values, Worth
from players.trust import TRUST, pair
from tests.players.moments import playing

CARDS = [PACK[code] for code in ("S7", "S8", "CQ", "DK", "T9", "Matto", "B6", "DJ", "C9", "SA", "T16", "CK")]


def values(means: list[float], worlds: int, seed: int, spread: float = 60.0) -> Values:
    """Cards that come to so much on average, in so many worlds; what a world brings to all is the same for all."""
    rng = np.random.default_rng(seed)
    common = rng.normal(0, 90, worlds)
    piles = np.zeros(worlds, np.int64)
    return Values(
        {
            card: Worth(np.round(mean + common + rng.normal(0, spread, worlds)).astype(np.int16), piles)
            for card, mean in zip(CARDS, means, strict=False)
        }
    )


@settings(max_examples=40, deadline=None)
@given(
    some.lists(some.floats(-80, 80), min_size=2, max_size=12),
    some.integers(2, 1500),
    some.integers(0, 10**6),
    some.data(),
)
def test_the_margin_holds_the_chance_of_the_deals_and_the_error_of_the_rule_of_thumb(
    means: list[float], worlds: int, seed: int, data: some.DataObject
) -> None:
    found = values(means, worlds, seed)
    card = data.draw(some.sampled_from(list(found.of)))
    by_book = [card] if data.draw(some.booleans()) else []
    one, trust = weigh(found, card, by_book), TRUST[pair(found.best, card, by_book)]
    told, error = found.behind(card, found.best)
    assert (one.told, one.gap) == (told, trust.share * told)
    assert one.sampled >= 1.9 * error
    assert one.margin >= 1.9 * trust.spread
    assert one.margin >= 1.9 * trust.share * error
    if one.verdict == "differ":
        assert worlds >= ENOUGH
        assert one.gap > max(one.margin, LITTLE)
    if worlds < ENOUGH:
        assert one.verdict == "open"


def test_more_deals_do_not_make_the_rule_of_thumb_err_less() -> None:
    for by_book in ([], [CARDS[0]]):
        few, many = (weigh(values([0.0, 20.0], worlds, 1), CARDS[0], by_book) for worlds in (500, 20_000))
        assert many.sampled < few.sampled / 4
        assert many.margin > 1.9 * TRUST[pair(CARDS[1], CARDS[0], by_book)].spread
        assert many.verdict == "open"


def test_what_is_far_behind_is_called_worse_sooner_where_the_book_says_so_too() -> None:
    found = values([0.0, 80.0], 2_000, 1)
    assert weigh(found, CARDS[0]).verdict == "differ"
    assert weigh(found, CARDS[0], [CARDS[0]]).verdict == "open"


def test_near_the_end_less_is_enough() -> None:
    """Where possible deals are solved, the last four cards above all, what is told errs least."""
    found = values([0.0, 30.0], 300, 1, spread=5.0)
    verdicts = [weigh(replace(found, solved=held), CARDS[0], [CARDS[0]]).verdict for held in (3, 6, 0)]
    assert verdicts == ["differ", "open", "open"]
    assert weigh(replace(values([0.0, 30.0], 12, 1, spread=5.0), solved=3), CARDS[0]).verdict == "differ", (
        "a dozen is enough"
    )


def test_of_cards_that_are_all_as_good_none_is_called_worse_though_the_best_is_picked_from_many() -> None:
    wrong = [0, 0]
    for seed in range(100):
        one = weigh(values([0.0] * len(CARDS), 1_000, seed), CARDS[0])
        wrong[0] += one.verdict == "differ"
        wrong[1] += one.verdict == "open"
    assert wrong[0] == 0
    assert wrong[1] <= 5


def test_without_time_the_book_is_told_and_nothing_for_certain_from_few_worlds() -> None:
    state = playing(3, 12)
    one = opinion(state, 1, 0)
    assert one is not None
    assert (one.book, one.values, one.worlds, one.weighed.verdict) == (one.best, (), 0, "open")
    assert one.why[0]
    for seed in range(4):
        few = opinion(state, seed, 1)
        assert few is not None
        assert few.worlds < ENOUGH
        assert few.weighed.verdict == "open"


def test_the_fit_finds_the_share_and_the_spread_that_pairs_were_made_with() -> None:
    rng = np.random.default_rng(4)
    gaps = rng.uniform(5, 80, 800)
    left = 0.6 * gaps + rng.normal(0, 25, 800)
    made = [{"gap": gap, "played": list(rng.normal(mean, 120, 16))} for gap, mean in zip(gaps, left, strict=True)]
    one = fit(made)
    assert abs(one.share[0] - 0.6) < 4 * one.share[1] < 0.2
    assert abs(one.spread - 25) < 5

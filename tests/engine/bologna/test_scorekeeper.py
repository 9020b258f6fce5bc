"""Keeping the score of a match: what counts, what is doubted, and how it ends."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine.games.bologna.rules import Rules
from engine.games.bologna.scorekeeper import (
    LINES,
    Correct,
    Counted,
    Declared,
    Monte,
    Out,
    Piled,
    add,
    plausible,
)
from engine.games.bologna.scoring import sheet
from engine.games.bologna.scoring.piles import draw
from tests.engine.bologna.keeping import TABLE, hand, refused, written


def test_the_deal_passes_to_the_right() -> None:
    match = written(hand(1), hand(2), hand(3))
    assert [one.dealer for one in match.hands] == [1, 2, 3, 0]


def test_thrown_in_cards_score_nothing_and_the_deal_passes() -> None:
    start = replace(TABLE, house=Rules(andare_a_monte=True))
    match = written(Monte(1), hand(2), start=start)
    assert match.scores == (200, 100)
    assert match.open is not None
    assert match.open.dealer == 3
    assert refused(written(), Monte(1)) == "no-monte-here"
    assert refused(written(Declared(1, 0, (("kings", 3),)), start=start), Monte(1)) == "monte-after-declaring"


def test_declarations_double_only_within_one_player() -> None:
    three = (("kings", 3), ("queens", 3), ("jacks", 3))
    assert written(Declared(1, 0, three)).scores == (86, 0)
    assert written(Declared(1, 0, three[:2]), Declared(1, 2, three[2:])).scores == (43, 0)
    assert Declared(1, 0, (("swords", 5), ("grande", 7))).points == 20 + 30


def test_a_player_declares_once_and_is_corrected_after_that() -> None:
    match = written(Declared(1, 0, (("kings", 3),)))
    assert refused(match, Declared(1, 0, (("aces", 3),))) == "declared-by-player"
    assert add(match, Correct(2, Declared(1, 0, (("aces", 4),)))).scores == (15, 0)
    assert add(match, Correct(2, Declared(1, 3, (("aces", 4),)))).scores == (0, 15)


@pytest.mark.parametrize("said", [(("kings", 5),), (("kings", 2),), (("socks", 3),), (("aces", 3), ("aces", 4))])
def test_what_is_no_combination_is_refused(said: tuple[tuple[str, int], ...]) -> None:
    assert refused(written(), Declared(1, 0, said)) == "no-such-combination"


def test_all_figures_of_a_piled_hand_are_those_of_the_scoring_table() -> None:
    for seed in range(12):
        position = draw("typical", Random(seed))
        for side in (0, 1):
            start = replace(TABLE, dealer=side if position.dealer == 0 else 1 - side)
            match = written(Piled.of(1, side, position), start=start)
            counted = sheet(replace(position, shown=(), before=(0, 0), rules=Rules()))
            assert match.scores == (counted.total(side), counted.total(1 - side))
            by_hand = Counted(
                1,
                *(
                    (counted.section("criccone", side), counted.section("criccone", 1 - side)),
                    side if position.last == 0 else 1 - side,
                    (counted.section("sequences", side), counted.section("sequences", 1 - side)),
                    (counted.section("cards", side), counted.section("cards", 1 - side)),
                ),
            )
            entered = written(by_hand, start=start)
            assert entered.scores == match.scores
            assert not entered.hands[0].doubts, "what cards give is never doubted"


def test_figures_that_no_cards_give_are_doubted_and_count() -> None:
    match = written(Counted(1, (20, 0), 0, (60, 20), (50, 37)), Counted(2, (0, 0), 0, (61, 20), (50, 37)))
    assert [[one.reason for one in its.doubts] for its in match.hands[:2]] == [
        ["no-such-criccone"],
        ["no-such-sequences"],
    ]
    assert match.scores == (20 + 60 + 56 + 61 + 56, 57 + 57)
    assert [one.reason for one in written(Declared(1, 0, (), 19)).hands[0].doubts] == ["no-such-declarations"]


def test_one_criccone_of_four_leaves_none_to_the_others() -> None:
    assert plausible.criccone((34, 0))
    assert plausible.criccone((17, 0))
    assert not plausible.criccone((34, 34))
    assert plausible.criccone((2 * (34 + 28 + 26), 18 + 12))


@pytest.mark.parametrize(("a", "b", "possible"), [(60, 20, True), (61, 20, False), (0, 900, False), (10, 0, False)])
def test_sequences_that_cards_can_give(a: int, b: int, possible: bool) -> None:
    assert plausible.sequences((a, b), Rules()) is possible


def test_moors_and_aces_always_make_sequences_for_somebody() -> None:
    assert not plausible.sequences((0, 0), Rules())


def test_card_points_add_up_to_87() -> None:
    assert refused(written(), Counted(1, (0, 0), 0, (0, 0), (50, 38))) == "cards-not-87"


def test_an_impossible_pile_is_refused_with_the_tables_own_reason() -> None:
    position = draw("typical", Random(1))
    odd = replace(position, won=frozenset(sorted(position.won, key=lambda card: card.code)[1:]))
    assert refused(written(), Piled.of(1, 0, odd)) in ("pile-odd", "pile-even-while-owed", "last-trick-without-tricks")
    assert refused(written(), Piled.of(1, 0, replace(position, last=None))) == "last-trick-unknown"


def test_both_over_on_one_hand_the_further_one_wins() -> None:
    match = written(hand(1, 700, 750), hand(2, 200, 100))
    assert match.verdict.reason == "match-won-further"
    assert match.verdict.facts["side"] == 0
    assert match.open is None
    assert refused(match, hand(3)) == "match-over"


def test_level_over_the_target_another_hand_is_played_or_it_is_a_draw() -> None:
    level = hand(1, 850, 850)
    assert written(level).open is not None
    assert written(level, hand(2, 100, 60)).verdict.facts["side"] == 0
    drawn = written(level, start=replace(TABLE, house=Rules(tie_at_target="draw")))
    assert drawn.over
    assert drawn.verdict.reason == "match-drawn"


def test_millone_is_played_to_a_thousand() -> None:
    match = written(hand(1, 900, 100), start=replace(TABLE, format="1000"))
    assert not match.over
    assert add(match, hand(2, 100, 60)).verdict.facts["side"] == 0


def test_four_deals_are_won_by_the_difference() -> None:
    match = written(*(hand(n, 300, 200) for n in range(1, 5)), start=replace(TABLE, format="four"))
    assert match.over
    assert match.verdict.facts["margin"] == 400


@pytest.mark.parametrize("deals", [1, 2, 3])
def test_a_match_of_fewer_deals_ends_with_the_last_of_them_and_is_read_as_it_was_written(deals: int) -> None:
    start = replace(TABLE, format="four", deals=deals)
    match = written(*(hand(n, 300, 200) for n in range(1, deals + 1)), start=start)
    assert match.over
    assert (len(match.hands), match.verdict.facts["margin"]) == (deals, 100 * deals)
    assert not written(*(hand(n, 300, 200) for n in range(1, deals)), start=start).over
    assert LINES.read(LINES.write(match.entries)) == match.entries


def test_the_dealer_goes_out_by_declarations_alone() -> None:
    match = written(hand(1, 100, 780), hand(2, 60, 60 - 23))  # B has 817 by then: over
    assert match.over
    match = written(hand(1, 100, 780), Declared(2, 2, (("kings", 3),)))
    assert refused(match, Out(2, 2)) == "out-too-little"
    match = written(hand(1, 780, 100), Declared(2, 2, (("kings", 4),)), Out(2, 2))
    assert match.over
    assert match.scores == (814, 100)


def test_the_eldest_goes_out_but_only_before_others_declare() -> None:
    match = written(hand(1, 100, 780), Declared(2, 3, (("kings", 4),)))
    assert add(match, Out(2, 3)).verdict.facts["side"] == 1
    both = add(match, Declared(2, 0, (("queens", 3),)))
    assert refused(both, Out(2, 3)) == "out-alone"
    assert refused(match, Out(2, 0)) == "out-by-whom"


def test_nobody_goes_out_of_four_deals() -> None:
    match = written(Declared(1, 1, (), 40), start=replace(TABLE, format="four"))
    assert refused(match, Out(1, 1)) == "no-target"

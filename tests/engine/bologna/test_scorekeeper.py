"""Keeping the score of a match: what counts, what is doubted, what is corrected, and how it ends."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from engine.errors import BadInput
from engine.games.bologna.rules import Rules
from engine.games.bologna.scorekeeper import (
    Correct,
    Counted,
    Declared,
    Entry,
    Match,
    Monte,
    Out,
    Piled,
    Start,
    Stopped,
    Undo,
    add,
    fold,
    judge,
    plausible,
    read,
    write,
)
from engine.games.bologna.scoring import sheet
from engine.games.bologna.scoring.piles import draw
from engine.verdict import Refused

TABLE = Start(("Anna", "Bruno", "Carla", "Dino"), dealer=1)


def written(*entries: Entry, start: Start = TABLE) -> Match:
    match = fold([start])
    for entry in entries:
        match = add(match, entry)
    return match


def hand(number: int, a: int = 200, b: int = 100) -> Counted:
    """A hand in which the sides score so much: sequences make up what the cards do not give."""
    return Counted(number, (0, 0), 0, (a - 56, b - 37), (50, 37))


def refused(match: Match, entry: Entry) -> str:
    with pytest.raises(Refused) as error:
        add(match, entry)
    return error.value.verdict.reason


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


def test_a_correction_counts_and_its_undo_restores() -> None:
    before = written(hand(1), hand(2))
    corrected = add(before, Correct(2, hand(1, 250, 90)))
    assert corrected.scores == (450, 190)
    assert add(corrected, Undo(4)).hands == before.hands
    again = add(add(corrected, Undo(4)), Undo(5))
    assert again.hands == corrected.hands
    assert len(again.places) == 6, "nothing is rubbed out"


def test_a_hand_taken_back_is_open_again_while_later_ones_stay() -> None:
    match = add(written(hand(1), hand(2), hand(3)), Undo(3))
    assert match.open is not None
    assert match.open.number == 2
    assert match.scores == (400, 200)
    assert refused(match, hand(4)) == "other-hand"
    assert add(match, hand(2, 150, 120)).scores == (550, 320)
    assert refused(add(match, hand(2)), Undo(5)) == "in-the-way"


def test_a_correction_may_end_the_match_earlier_than_the_players_did() -> None:
    match = written(hand(1, 700, 100), hand(2, 90, 300), hand(3, 100, 100))
    corrected = add(match, Correct(3, hand(2, 120, 300)))
    assert corrected.decided == 2
    assert corrected.scores == (820, 400)
    assert len(corrected.hands) == 3


def test_names_and_dealer_are_corrected_too() -> None:
    match = add(written(hand(1)), Correct(1, replace(TABLE, names=("Anna", "Bruno", "Carla", "Dina"), dealer=0)))
    assert match.start.names[3] == "Dina"
    assert [one.dealer for one in match.hands] == [0, 1]
    twice = replace(TABLE, names=("Anna", "anna", "Carla", "Dino"))
    assert refused(match, Correct(1, twice)) == "names-alike"
    assert refused(match, Correct(1, replace(TABLE, names=("An\na", "B", "C", "D")))) == "bad-name"
    assert refused(match, Correct(1, replace(TABLE, sides=("Bologna", "bologna")))) == "pairs-alike"
    assert refused(match, Correct(1, replace(TABLE, sides=("Bruno & Dino", "")))) == "pairs-alike"


def test_a_stopped_match_can_be_taken_up_again() -> None:
    match = written(hand(1), Stopped())
    assert match.over
    assert add(match, Undo(3)).open is not None


def test_what_cannot_be_taken_back() -> None:
    match = written(hand(1))
    for number in (0, 1, 3):
        assert refused(match, Undo(number)) == "nothing-to-undo"
    assert refused(match, Correct(9, hand(1))) == "nothing-to-correct"
    assert refused(match, Correct(2, Declared(1, 0, (), 18))) == "other-sort"


@pytest.mark.parametrize(
    "line",
    [
        "",
        "start",
        'start 800 A1 "Anna" X',
        "hand 1 ends criccone 1 2",
        "hand x ends monte",
        "undo",
        "correct 2 to stop",
    ],
)
def test_a_line_that_is_none_is_refused(line: str) -> None:
    with pytest.raises(BadInput):
        read("1. stop\n2. " + line + " .")


NAMES = st.text(
    st.characters(codec="utf-8", exclude_characters='"', categories=["L", "N", "P", "Zs"]), min_size=1, max_size=9
)
HOUSES = st.builds(Rules, andare_a_monte=st.just(True), tie_at_target=st.sampled_from(["play_on", "draw"]))
STARTS = st.builds(
    Start,
    st.tuples(NAMES, NAMES, NAMES, NAMES),
    st.integers(0, 3),
    st.sampled_from(["800", "1000", "four"]),
    HOUSES,
    st.just(("", "")),
)


def _next(match: Match, rng: Random) -> Entry:
    """Something a player might write: now and then nonsense."""
    number = match.open.number if match.open else len(match.hands)
    other = rng.randint(1, len(match.places) + 1)
    points = rng.randint(0, 87)
    ends: list[Entry] = [
        Counted(number, (17, 14), rng.randint(0, 1), (rng.randrange(0, 300, 5), 10), (points, 87 - points)),
        Declared(number, rng.randint(0, 3), (("kings", rng.randint(3, 4)), ("grande", rng.randint(3, 9)))),
        Declared(number, rng.randint(0, 3), (), rng.randint(10, 60)),
        Piled.of(number, rng.randint(0, 1), draw("typical", Random(rng.randint(0, 5)))),
        Monte(number),
        Out(number, rng.randint(0, 3)),
        Undo(other),
        Undo(other),
    ]
    entry = rng.choice(ends)
    if rng.random() < 0.2 and not isinstance(entry, Undo):
        return Correct(other, entry)  # type: ignore[arg-type]
    return Stopped() if rng.random() < 0.02 else entry


@settings(max_examples=40, deadline=None, phases=[Phase.explicit, Phase.generate])
@given(STARTS, st.randoms(use_true_random=False))
def test_any_match(start: Start, rng: Random) -> None:
    match = fold([start])
    for _ in range(25):
        entry = _next(match, rng)
        if not judge(match, entry).ok:
            continue
        after = add(match, entry)
        if isinstance(entry, Correct):
            assert add(after, Undo(len(after.places))).hands == match.hands, "an undone correction restores"
        match = after
    assert read(write(match.entries)) == match.entries
    assert fold(read(write(match.entries))) == match
    counting = match.hands[: match.decided]
    for side in (0, 1):
        assert match.scores[side] == sum(one.totals[side] for one in counting)
    for before, after_ in pairwise(match.hands):
        assert after_.after == tuple(x + y for x, y in zip(before.after, after_.totals, strict=True))

"""The end of a deal as one line of text, what cannot be, and the sheet of both sides: every figure that of the engine."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.bologna.counting.combinations import KINDS
from engine.games.bologna.counting.pile import count_pile
from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.deal.score import score
from engine.games.bologna.pack import MATTO, PACK
from engine.games.bologna.playout import random_deal
from engine.games.bologna.rules import Rules
from engine.games.bologna.scoring import PLAYERS, Position, PositionError, ShownCombination, read, sheet, write
from engine.games.bologna.scoring.impossible import impossible, possible_sizes
from engine.games.bologna.scoring.other_rules import alternatives, differences
from engine.games.bologna.scoring.piles import PUBLISHED, SORTS, draw, of_deal
from engine.games.bologna.scoring.sheet import SECTIONS
from engine.notation import read_cards

CARDS = st.sampled_from(list(PACK))
SIDE = st.sampled_from([None, 0, 1])
SHOWN = st.builds(
    ShownCombination,
    st.integers(0, len(PLAYERS) - 1),
    st.sampled_from(KINDS),
    st.sets(CARDS, min_size=1, max_size=15).map(lambda cards: PACK.sorted(cards)),
)
RULES = st.builds(
    Rules, grande=st.sampled_from(Rules.all()[0].choices), moors_in_grande=st.booleans(), target=st.integers(1, 9999)
)
POSITIONS = st.builds(
    Position,
    won=st.frozensets(CARDS),
    last=SIDE,
    dealer=SIDE,
    left=st.frozensets(CARDS, max_size=3),
    matto=st.sampled_from(["", "owed", "lost"]),
    gives=st.none() | CARDS,
    shown=st.lists(SHOWN, max_size=3).map(tuple),
    before=st.tuples(st.integers(0, 2000), st.integers(0, 2000)),
    rules=RULES,
)


def cards(text: str) -> frozenset[object]:
    return frozenset(read_cards(PACK, text))


def reasons(position: Position) -> set[str]:
    return {verdict.reason for verdict in impossible(position)}


@given(POSITIONS)
def test_what_is_written_is_read_again(position: Position) -> None:
    text = write(position)
    assert read(text) == position
    assert write(read(text.upper().replace(" ", " +\n"))) == text
    assert not set(text) - set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._ "), (
        "safe in a link and in YAML"
    )


@given(st.text(max_size=60) | st.text("wonlastruegides-. SKTMoor123", max_size=40))
def test_any_other_text_is_refused_with_its_column(text: str) -> None:
    try:
        position = read(text)
    except PositionError as error:
        told = error
    else:
        assert read(write(position)) == position
        return
    assert 1 <= told.column <= len(text) + 1
    assert told.message.startswith("column ")


@given(POSITIONS)
@settings(max_examples=60)
def test_a_sheet_and_its_reasons_come_of_any_position(position: Position) -> None:
    counted = sheet(position)
    assert counted.total(0) == sum(counted.section(section, 0) for section in SECTIONS)
    impossible(position)
    assert {*position.pile(0), *position.pile(1)} == set(PACK)


@pytest.mark.parametrize("seed", range(40))
def test_the_sheet_of_a_deal_played_is_the_deals_score(seed: int) -> None:
    state, _ = random_deal(OTTOCENTO, Random(seed), Rules(andare_a_monte=False))
    if state.ending != "played":
        return
    position, told = of_deal(state), score(state)
    first = 0 if len(told.piles[0]) <= len(told.piles[1]) else 1
    counted = sheet(position)
    assert not impossible(position)
    for side, its in ((0, told.sides[first]), (1, told.sides[1 - first])):
        figures = its.declared, its.criccone, its.last_trick, its.sequences, its.card_points
        assert tuple(counted.section(section, side) for section in SECTIONS) == figures
        assert counted.total(side) == its.total
        pile = count_pile(position.pile(side), position.rules)
        assert pile.criccone.points == its.criccone
        assert pile.cards.total == its.card_points
    mine = [(side != first, line) for side, line in told.lines if line.reason != "declared"]
    assert sorted(map(repr, mine)) == sorted(
        repr((side == 1, line)) for side, line in counted.lines if not _said(line, counted)
    )
    assert [line.reason for side, line in counted.lines][-1] == "rest-of-87"


def _said(line: object, counted: object) -> bool:
    return any(line is one for row in counted.rows if row.section == "declared" for side in row.lines for one in side)  # type: ignore[attr-defined]


def test_both_ways_of_the_grande_agree_in_every_sheet() -> None:
    for sort in SORTS:
        for seed in range(8):
            both = sheet(draw(sort, Random(seed))).grande
            assert both.row.points == both.scavezzo.points
            assert both.row.breaks == both.scavezzo.scavezzo


@pytest.mark.parametrize("sort", SORTS)
def test_piles_on_demand_are_sound_and_of_their_sort(sort: str) -> None:
    for seed in range(5):
        position = draw(sort, Random(seed))
        assert position == draw(sort, Random(seed)), "the same seed draws the same pile"
        assert not impossible(position)
        assert SORTS[sort].fits(sheet(position))
        assert read(write(position)) == position


def test_a_tie_at_the_target_is_said_by_the_match() -> None:
    position = draw("tie-at-the-target", Random(3))
    assert sheet(position).match.reason == "match-level-play-on"
    assert sheet(position).after[0] == sheet(position).after[1] >= 800


def test_the_published_hand_is_427_and_with_the_moors_left_out_407() -> None:
    counted = sheet(PUBLISHED)
    assert (counted.section("criccone", 0), counted.section("sequences", 0), counted.section("last-trick", 0)) == (
        114,
        250,
        6,
    )
    assert counted.section("cards", 0) == 57
    assert counted.total(0) == 427
    changed = {
        (one.id, one.side): (one.before, one.after) for one in differences(PUBLISHED, Rules(moors_in_grande=False))
    }
    assert changed["grande", 0] == (90, 80)
    assert changed["sequences", 0] == (250, 230)


def test_same_cards_other_rules_names_only_what_changes() -> None:
    position = draw("two-gaps", Random(1))
    for name, value, rules in alternatives(position.rules):
        for one in differences(position, rules):
            assert one.before != one.after, (name, value)
    assert not differences(position, position.rules)


class TestImpossible:
    def test_an_odd_pile(self) -> None:
        assert reasons(Position(won=cards("SK BK CK DK SQ"))) == {"pile-odd"}

    def test_an_odd_pile_is_right_while_a_card_is_owed(self) -> None:
        position = draw("matto-owed", Random(2))
        assert len(position.won) % 2
        assert not impossible(position)
        assert len(position.pile(0)) % 2 == 0

    def test_the_side_that_dealt_has_two_more_than_its_tricks(self) -> None:
        eight = cards("SK BK CK DK SQ BQ CQ DQ")
        assert not reasons(Position(won=eight, dealer=1))
        assert reasons(Position(won=eight, dealer=0)) == {"pile-not-in-fours"}

    def test_two_cards_are_no_trick(self) -> None:
        assert "pile-without-a-trick" in reasons(Position(won=cards("S6 S7")))
        assert "matto-without-tricks" in reasons(Position(won=cards("Matto S7")))

    def test_the_last_trick_of_a_side_without_cards(self) -> None:
        assert reasons(Position(won=frozenset(PACK), last=1)) == {"last-trick-without-tricks"}

    def test_a_matto_is_lost_only_without_tricks(self) -> None:
        assert reasons(Position(won=cards("SK BK CK DK"), matto="lost")) == {"matto-lost-with-tricks"}
        assert not reasons(Position(won=frozenset(PACK), matto="lost"))

    def test_the_card_for_the_matto_was_taken_and_is_not_the_matto(self) -> None:
        five = cards("Matto SK BK CK DK")
        assert reasons(Position(won=five, matto="owed", gives=MATTO)) == {"matto-is-not-given"}
        assert reasons(Position(won=five, matto="owed", gives=PACK["S6"])) == {"not-taken"}
        assert reasons(Position(won=cards("SK BK CK DK"), gives=PACK["SK"])) == {"nothing-owed"}

    def test_a_discard_is_two_cards_of_the_dealers_and_no_king(self) -> None:
        won = cards("SK BK CK DK SQ BQ CQ DQ S6 S7")
        assert not reasons(Position(won=won, dealer=0, left=cards("S6 S7")))
        assert reasons(Position(won=won, dealer=0, left=cards("SK S7"))) == {"five-points-stay"}
        assert reasons(Position(won=won, dealer=0, left=cards("S8 S7"))) == {"discard-elsewhere"}
        assert reasons(Position(won=won, dealer=0, left=cards("S7"))) == {"discard-exactly"}
        assert reasons(Position(won=won, left=cards("S6 S7"))) == {"discard-without-dealer"}

    def test_declarations_are_combinations_of_cards_nobody_else_shows(self) -> None:
        kings = ShownCombination(0, "kings", read_cards(PACK, "SK BK CK"))
        assert not reasons(Position(shown=(kings,)))
        assert reasons(Position(shown=(kings, ShownCombination(2, "swords", read_cards(PACK, "SK SQ SN"))))) == {
            "shown-by-two"
        }
        assert reasons(Position(shown=(kings, kings))) == {"declared-already"}
        assert reasons(Position(shown=(ShownCombination(0, "kings", read_cards(PACK, "SK BK SQ")),))) == {"no-kings"}


@pytest.mark.parametrize(
    ("text", "code", "column", "offer"),
    [
        ("won-SK.Angle", "unknown-card", 8, "Angel"),
        ("wun-SK", "unknown-word", 1, "won"),
        ("won-SK.SQ.SK", "card-twice", 11, None),
        ("won-SK theirs-SQ.SK", "card-on-both-sides", 8, None),
        ("won-SK theirs-SQ", "card-on-no-side", 8, None),
        ("won-SK rule-grande-laghi", "bad-rule", 8, None),
        ("last-wee", "unknown-word", 6, "we"),
        ("shown-we1-kongs-SK.BK.CK", "unknown-word", 11, "kings"),
        ("shown-wee-kings-SK.BK.CK", "unknown-word", 7, "we2"),
        ("shown-we1-kings-SK.Angle", "unknown-card", 20, "Angel"),
        ("before-much", "two-numbers", 8, None),
        ("won-", "nothing-said", 1, None),
    ],
)
def test_a_mistake_is_quoted_pointed_at_and_answered(text: str, code: str, column: int, offer: str | None) -> None:
    with pytest.raises(PositionError) as refused:
        read(text)
    assert (refused.value.code, refused.value.column, refused.value.suggestion) == (code, column, offer)


@pytest.mark.parametrize("exchange", Rules.all()[[one.name for one in Rules.all()].index("matto_exchange")].choices)
@pytest.mark.parametrize(
    ("taken", "usual"),
    [
        ("SK S6 S7 B6", "S6"),
        ("SK T16 T5", "T5"),
        ("SK SQ T9", "T9"),
        ("SK SQ BJ", "BJ"),
        ("Angel SK BJ", "BJ"),
        ("", None),
    ],
)
def test_what_usually_goes_over_for_the_matto_is_what_is_of_least_use(
    exchange: str, taken: str, usual: str | None
) -> None:
    """A pip of a suit, else a low trump, and of what makes combinations the cheapest (ottocento#the-matto)."""
    given = Position(won=cards(f"Matto {taken}"), matto="owed", rules=Rules(matto_exchange=exchange)).given
    assert (given.code if given else None) == usual


def test_the_card_chosen_for_the_matto_goes_over_and_without_a_choice_the_usual_one() -> None:
    """Who took no court with the Matto in the pile gives what it chooses of what it has (ottocento#the-matto)."""
    taken = cards("Matto SK S6 S7 B6")
    usual = Position(won=taken, matto="owed")
    assert usual.given is not None
    for code in ("S6", "S7", "B6"):
        chosen = Position(won=taken, matto="owed", gives=PACK[code])
        assert chosen.given == PACK[code]
        assert PACK[code] in chosen.pile(1)
        assert PACK[code] not in chosen.pile(0)
    assert usual.given in usual.pile(1)
    left = Position(won=taken, matto="owed", gives=PACK["S6"], left=frozenset({PACK["S6"]}), dealer=0)
    assert left.given is None, "what was laid away was not taken"


@pytest.mark.parametrize("owing", [None, 0, 1])
@pytest.mark.parametrize("dealer", [None, 0, 1])
def test_as_many_cards_can_lie_before_a_side_as_no_pile_of_that_size_is_impossible(
    owing: int | None, dealer: int | None
) -> None:
    """Whole tricks, with the discard where somebody dealt, and a card more or less while one is owed for the Matto."""
    odd = 0 if owing is None else 1 if owing == 0 else -1
    position = Position(won=frozenset({MATTO} if owing == 0 else ()), dealer=dealer)
    if owing is not None:
        position = replace(position, matto="owed")
    sizes = possible_sizes(position)
    assert {(n - odd) % 2 for n in sizes} == {0}
    settled = [n - odd for n in sizes if 0 < n - odd < len(PACK)]
    if dealer is None:
        assert settled == list(range(4, len(PACK) - 3, 2))
    else:
        discard = 2 if dealer == 0 else 0
        assert settled == [4 * tricks + discard for tricks in range(1, 15)]

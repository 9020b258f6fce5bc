"""Sentences of the rules and of the tactics that are easily lost: each test is one of them, with its section."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from engine.errors import BadInput
from engine.games.bologna import matto
from engine.games.bologna.advice import PARTNER, RIGHT
from engine.games.bologna.counting.combinations import CONTATORI, Combination, combination
from engine.games.bologna.counting.pile import count_pile
from engine.games.bologna.counting.scavezzo import shortcut
from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.deal.state import Trick
from engine.games.bologna.house import BologneseRules
from engine.games.bologna.inference.declarations import asked_for
from engine.games.bologna.pack import NUMBERS, PACK
from engine.games.bologna.playout import random_deal
from engine.games.bologna.rules import Rules
from engine.games.bologna.scorekeeper import LINES, Correct, Undo
from engine.games.bologna.scorekeeper.history import places
from engine.games.bologna.scoring import read, sheet
from engine.games.bologna.scoring.piles import draw
from engine.protocol.serve import answers

from .advising import cards, grade
from .keeping import hand, written


def ask(name: str, **fields: Any) -> dict[str, Any]:
    (reply,) = answers([json.dumps({"game": "ottocento", "ask": name, **fields})])
    told: dict[str, Any] = json.loads(reply)
    return told


# ottocento#scoring-procedure


@pytest.mark.parametrize(
    ("scores", "rules", "plays_on"),
    [
        ([500, 400], {}, True),
        ([812, 812], {}, True),
        ([812, 812], {"tie_at_target": "draw"}, False),
        ([812, 400], {}, False),
    ],
)
def test_one_plays_on_below_the_target_and_level_above_it_unless_that_is_a_draw(
    scores: list[int], rules: dict[str, str], plays_on: bool
) -> None:
    assert ask("match", scores=scores, rules=rules)["plays_on"] is plays_on


def test_of_four_deals_none_may_have_been_played_yet() -> None:
    told = ask("four_deals", deals=[])
    assert told["ok"]
    assert (told["result"], told["margin"]) == (None, 0)


def test_the_deal_comes_to_the_score_there_was() -> None:
    position = read("won-SK.BK.CK before-400:300")
    told = sheet(position)
    assert told.after == (400 + told.total(0), 300 + told.total(1))
    assert told.total(0) != told.total(1)


def test_a_doubled_count_of_sequences_is_told_as_the_table_makes_it_and_a_single_one_halved() -> None:
    """Ten for each card but one of each sequence; half of it unless there are three."""
    one = count_pile(cards("SK SQ SN SJ"), Rules()).sequences
    three = count_pile(cards("SK SQ SN SJ BK BQ BN BJ CK CQ CN CJ"), Rules()).sequences
    assert [line.reason for line in one.lines][-1] == "sequences-by-table-halved"
    assert [line.reason for line in three.lines][-1] == "sequences-by-table"


# ottocento#the-play


def test_under_the_rule_of_single_points_a_side_without_one_gives_any_card_at_the_end() -> None:
    rules = Rules(matto_exchange="single_point")
    taken = cards("SK BQ")
    assert not matto.judge(taken[1], taken, rules, over=False).ok
    assert matto.judge(taken[1], taken, rules, over=True).ok


# ottocento#combinations


def test_each_house_rule_offers_another_way() -> None:
    for rule in BologneseRules.all():
        assert len(set(rule.choices)) == len(rule.choices) > 1, rule.name
        assert rule.choices[0] == rule.default


@pytest.mark.parametrize("theirs", ["Moon T9 T8", "Begato T12", "World Sun T6 Moor1", "T5"])
def test_only_the_last_line_of_the_scavezzo_is_worth_points(theirs: str) -> None:
    short = shortcut(cards(theirs), Rules())
    assert [line.points for line in short.steps[:-1]] == [0] * (len(short.steps) - 1)
    assert short.steps[-1].points == short.points


# ottocento#declaring-combinations-in-the-first-trick


def declared(text: str) -> tuple[Combination, ...]:
    found = (combination(kind, cards(text), Rules()) for kind in ("kings", "queens", "aces", "grande", "swords"))
    return tuple(one for one in found if one is not None)


def test_a_sequence_alone_asks_for_nothing_and_four_of_a_kind_ask_for_nothing_more() -> None:
    assert asked_for(declared("SK SQ SN")).reason == "asks-nothing"
    assert asked_for(declared("SQ BQ CQ DQ")).reason == "asks-nothing-all-four"
    assert asked_for(()).reason == "asks-nothing"


# ottocento#signals


def test_a_signal_is_made_with_a_card_to_a_trick_that_is_not_complete() -> None:
    told = ask("signal", trick=["S10", "S9", "S8", "S7"], card="T6", made=["volo"], earlier=[])
    assert not told["ok"]
    assert told["error"]["field"] == "trick"


# ottocento#leading-trumps, ottocento#returning-a-lead

RICH = "Angel T14 T12 T9 T6 Moor1 SK SQ BK BQ CK CQ DK DQ D9"
LONG = "World Sun T14 T12 T11 T9 T8 T6 Moor1 SN S8 BQ B7 CJ C9"


@pytest.mark.parametrize("hand_", [RICH, LONG])
def test_what_opens_a_long_or_rich_hand_is_a_small_number_and_neither_moor_nor_head(hand_: str) -> None:
    great = [code for code in hand_.split() if code in ("Angel", "World", "Sun", "Moor1")]
    assert "best" not in {grade(hand_, code, dealer=RIGHT) for code in great}
    assert grade(hand_, "T6", dealer=RIGHT) == "best"


def test_trumps_are_not_returned_by_a_hand_that_has_no_card_of_a_suit() -> None:
    asked = (Trick(PARTNER, cards("T7 Moor1 T14 T5"), "busso"),)
    assert grade("Sun T12 T8 T6 SK SN S8 BK B9 B7 C9 C7 C8 C10", "T6", dealer=RIGHT, tricks=asked) != "best"


# Keeping the score of a match


def test_a_correction_that_was_taken_back_is_not_what_became_of_the_hand() -> None:
    corrected = written(hand(1), Correct(2, hand(1, 150, 120)))
    assert [one.by for one in places([place.entry for place in corrected.places])] == [None, 3, None]
    back = written(hand(1), Correct(2, hand(1, 150, 120)), Undo(3))
    assert [one.by for one in places([place.entry for place in back.places])] == [None, None, 4, None]


@pytest.mark.parametrize(
    "line", ["2. hand 1 C1 declares 18 points", "2. hand 1 ends criccone 34:0 last X sequences 60:20 cards 50:37"]
)
def test_a_word_that_a_match_does_not_know_is_named_with_those_it_knows(line: str) -> None:
    with pytest.raises(BadInput) as error:
        LINES.read('1. start 800 A1 "Anna" B1 "Bruno" A2 "Carla" B2 "Dino" dealer B1\n' + line)
    assert "should be one of" in str(error.value)


# Positions and piles


@pytest.mark.parametrize(("words", "side"), [("us our ours noi a we", 0), ("them their loro voi b they", 1)])
def test_a_side_may_be_called_as_people_call_it(words: str, side: int) -> None:
    for word in words.split():
        assert read(f"won-SK last-{word}").last == side, word


def test_piles_on_demand_are_of_whole_tricks_be_they_few_or_many_and_two_cards_more_of_the_dealers_side() -> None:
    drawn = [draw("contatore-in-a-gap", Random(seed), Rules()) for seed in range(12)]
    four = [divmod(len(one.won) - (2 if one.dealer == 0 else 0), 4) for one in drawn]
    assert {left for _, left in four} == {0}
    assert len({tricks for tricks, _ in four}) >= 4


def test_the_row_of_socks_comes_whole_and_with_a_contatore_in_its_gap() -> None:
    """All the numbers there, or one of them covered: both are to be met."""
    whole = set()
    for seed in range(20):
        position = draw("down-to-the-socks", Random(seed), Rules())
        side = 0 if PACK["Angel"] in position.won else 1
        mine = position.won if side == 0 else frozenset(PACK) - position.won
        every = all(PACK[f"T{n}"] in mine for n in NUMBERS)
        assert every or any(PACK[code] in mine for code in CONTATORI)
        whole.add(every)
    assert whole == {True, False}


def test_a_deal_at_random_is_the_first_of_its_match() -> None:
    state, _ = random_deal(OTTOCENTO, Random(1), Rules())
    assert state.scores == (0, 0)

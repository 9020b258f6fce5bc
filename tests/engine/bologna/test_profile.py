"""Ottocento as the source plays that teaches it with a tarot of 78 cards: its house rules, its signals, its card for the Matto."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine.games.bologna import matto, signals
from engine.games.bologna.deal.actions import Play
from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.deal.judging import judge
from engine.games.bologna.deal.short import short_start
from engine.games.bologna.deal.state import State, Trick
from engine.games.bologna.house import PROFILES
from engine.games.bologna.pack import PACK
from engine.games.bologna.players import REASONS
from engine.games.bologna.players.choosing import play
from engine.games.bologna.rules import Rules
from engine.notation import read_cards
from tests.engine.bologna.by_the_book import played_by_the_book

TAUGHT = Rules.read(dict(PROFILES["standard_pack"]))
SOURCES = {"numbering": "standard-pack#the-cards", "meanings": "standard-pack#signals"}


def moment(mine: str, *tricks: Trick, trick: Trick | None = None, rules: Rules = TAUGHT) -> State:
    """It is the turn of seat 0, with these cards; the others hold what nobody asks about."""
    mine_ = read_cards(PACK, mine)
    away = {card for one in (*tricks, *([trick] if trick else [])) for card in one.cards}
    rest = iter([card for card in PACK if card not in mine_ and card not in away])
    others = [[next(rest) for _ in mine_] for _ in range(3)]
    state = short_start(OTTOCENTO, [mine_, *others], 3, rules)
    return replace(state, tricks=tricks, trick=trick or Trick(0, ()))


def led(leader: int, cards: str, signal: str | None = None) -> Trick:
    return Trick(leader, read_cards(PACK, cards), signal)


def card(state: State) -> tuple[str, str]:
    chosen = play(state, Random(0))
    assert isinstance(chosen.action, Play)
    assert judge(state, chosen.action).ok
    return chosen.action.card.code, chosen.reason


def test_it_differs_from_bologna_in_three_house_rules_each_with_its_source() -> None:
    assert set(PROFILES["standard_pack"]) == {"numbering", "matto_exchange", "meanings"}
    assert dict(TAUGHT.changed()) == dict(PROFILES["standard_pack"])
    assert {rule.name: rule.source for rule in Rules.all() if rule.name in SOURCES} == SOURCES


def test_a_card_of_one_point_is_given_for_the_matto_and_that_source_is_cited() -> None:
    taken = read_cards(PACK, "SQ C7 T9")
    assert [one.code for one in matto.may_give(taken, TAUGHT)] == ["C7", "T9"]
    verdict = matto.judge(PACK["SQ"], taken, TAUGHT, over=False)
    assert (verdict.ok, verdict.reason, verdict.source) == (False, "gives-one-point-card", "standard-pack#game-play")


@pytest.mark.parametrize(
    ("signal", "hand", "true"), [("volo", "C8 C7", False), ("striscio", "C8", True), ("busso", "C8", True)]
)
def test_only_a_volo_says_something_of_the_hand(signal: str, hand: str, true: bool) -> None:
    assert signals.judge_meaning(PACK["C8"], signal, read_cards(PACK, hand), TAUGHT).ok == true


def test_after_partners_busso_one_plays_the_highest_and_comes_back_to_the_suit() -> None:
    on = led(2, "C8 C9", "busso")
    assert card(moment("CK C10 T9 S7", trick=on)) == ("CK", "highest-as-partner-asks")
    assert card(moment("CK C10 T9 S7", trick=led(2, "C8 C9", "busso"), rules=Rules()))[1] != "highest-as-partner-asks"
    won = led(2, "C8 C9 CK C7", "busso")
    assert card(moment("C10 T9 S7 DQ", won)) == ("C10", "lead-as-partner-asks")


def test_after_partners_striscio_one_leads_trumps() -> None:
    before = led(2, "C8 C9 CK C7", "striscio")
    assert card(moment("C10 T9 S7 DQ", before)) == ("T9", "lead-as-partner-asks")
    assert card(moment("C10 T9 S7 DQ", before, rules=Rules()))[1] != "lead-as-partner-asks"
    assert REASONS["lead-as-partner-asks"] == "standard-pack#signals"


def test_whole_hands_are_played_in_which_a_signal_asks_for_trumps_only_where_they_are_wanted() -> None:
    made, reasons = set[str](), set[str]()
    for seed in range(40):
        for state, choice in played_by_the_book(seed, TAUGHT):
            reasons.add(choice.reason)
            action = choice.action
            if isinstance(action, Play) and action.signal:
                made.add(action.signal)
                trumps = sum(one.is_trump for one in state.hands[action.seat])
                assert action.signal != "striscio" or trumps >= 7
    assert made == {"volo", "striscio"}
    assert "lead-as-partner-asks" in reasons

"""The simple players: never illegal, the same from the same seed, blind to other hands, and a few tactics."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine.games.bologna.deal.actions import Play
from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.deal.judging import judge
from engine.games.bologna.deal.moves import apply, start
from engine.games.bologna.deal.short import short_start
from engine.games.bologna.deal.state import State, Trick
from engine.games.bologna.pack import PACK
from engine.games.bologna.players import REASONS, choose
from engine.games.bologna.players.choosing import give
from engine.games.bologna.players.first_packet import worth_keeping
from engine.games.bologna.rules import Rules
from engine.notation import read_cards


def dealt(seed: int) -> State:
    deck = list(PACK)
    Random(seed).shuffle(deck)
    return start(OTTOCENTO, deck, seed % 4, Rules())


def played(seed: int) -> tuple[State, list[str]]:
    state, reasons, rng = dealt(seed), [], Random(seed)
    while state.phase != "over":
        debtor = state.matto_player
        if state.phase == "play" and state.owed and not state.trick.cards and debtor is not None:
            chosen = give(state, debtor)
            if chosen.action is not None:
                assert judge(state, chosen.action).ok
                state = apply(state, chosen.action)
                continue
        chosen = choose(state, rng)
        assert chosen.action is not None
        verdict = judge(state, chosen.action)
        assert verdict.ok, (verdict, chosen)
        assert chosen.reason in REASONS
        reasons.append(chosen.reason)
        state = apply(state, chosen.action)
    return state, reasons


def test_hands_are_played_to_the_end_without_an_illegal_action_and_for_every_reason() -> None:
    reasons: set[str] = set()
    for seed in range(120):
        state, why = played(seed)
        assert state.ending == "played"
        reasons |= set(why)
    assert len(reasons) >= 17


def test_the_same_seed_plays_the_same_hand() -> None:
    assert played(7)[0] == played(7)[0]


def test_nobody_looks_into_another_hand() -> None:
    for seed in range(40):
        state, rng = dealt(seed), Random(seed)
        while state.phase != "over":
            seat = state.to_act
            assert seat is not None
            chosen = choose(state, Random(1))
            others = [one for one in range(4) if one != seat]
            hidden = [card for one in others for card in state.hands[one]]
            rng.shuffle(hidden)
            hands = list(state.hands)
            for one in others:
                hands[one], hidden = tuple(hidden[: len(hands[one])]), hidden[len(hands[one]) :]
            assert choose(replace(state, hands=tuple(hands)), Random(1)) == chosen
            assert chosen.action is not None
            state = apply(state, chosen.action)


def at_the_table(hand: str, trick: str = "", leader: int = 0) -> State:
    mine = read_cards(PACK, hand)
    state = short_start(OTTOCENTO, (mine, (), (), ()), 3, Rules())
    cards = tuple(read_cards(PACK, trick)) if trick else ()
    return replace(state, trick=Trick(leader, cards))


@pytest.mark.parametrize(
    ("hand", "trick", "leader", "plays", "reason"),
    [
        ("SK", "", 0, "SK", "only-card"),
        ("Begato T9 SK", "T8 Angel T5", 1, "Begato", "begato-under-the-angel"),
        ("SQ S7 T9", "S6 SK S8", 1, "SQ", "points-to-partner"),
        ("Matto C6 C7", "", 0, "C7", "lead-without-a-king"),
        ("SK S7 S8 S9 S10 CK C6 C7 C8 B6 B7", "", 0, "B6", "lead-without-the-king"),
        ("SK S7 S8 B6 B7", "", 0, "SK", "lead-highest"),
        ("SK SQ S7", "S6", 3, "SK", "king-first-round"),
        ("Matto CQ", "CK C6 C7", 1, "Matto", "matto-saves"),
        ("T9 T12 Sun", "CK C6 C7", 1, "T9", "trump-in"),
        ("T9 Moor2 Sun", "C6 CK", 2, "Moor2", "trump-in-moor-hoping"),
        ("T9 T12 Sun", "T8 Moor1 Moor2", 1, "T9", "take-in-trumps"),
        ("T9 T12 Sun", "T11 T10 SK", 1, "T12", "take-in-trumps"),
        ("T9 T12 Sun", "T13 T10 SK", 1, "Sun", "take-in-trumps-high"),
        ("T9 T12 Begato", "T7 T6", 2, "T9", "over-partner"),
        ("Begato T9 SK", "CK C6 C7", 1, "Begato", "begato-takes"),
        ("Angel T9 SK", "Begato T12", 2, "Angel", "angel-for-the-begato"),
    ],
)
def test_a_tactic_of_the_source(hand: str, trick: str, leader: int, plays: str, reason: str) -> None:
    chosen = choose(replace(at_the_table(hand, trick, leader), tricks=()), Random(0))
    assert isinstance(chosen.action, Play)
    assert (chosen.action.card.code, chosen.reason) == (plays, reason)


def test_whoever_leads_a_last_trump_says_that_there_is_no_other() -> None:
    """Source: ottocento#signals. The highest one there is would be worth a busso if there were more."""
    chosen = choose(replace(at_the_table("Angel"), tricks=()), Random(0))
    assert isinstance(chosen.action, Play)
    assert chosen.action.signal == "volo"


def test_who_would_throw_the_cards_in_looks_at_the_first_five_only() -> None:
    said = set()
    for seed in range(200):
        state = start(OTTOCENTO, dealt(seed).deck, seed % 4, Rules(andare_a_monte=True))
        seat = state.to_act
        assert seat is not None
        first = state.hands[seat][:5]
        chosen = choose(state, Random(0))
        said.add(chosen.reason)
        rest = [card for card in PACK if card not in first]
        Random(seed).shuffle(rest)
        hands = tuple((*first, *rest[:10]) if at == seat else tuple(rest[10:25]) for at in range(4))
        assert choose(replace(state, hands=hands), Random(0)) == chosen
    assert said == {"monte-poor", "monte-good"}


def test_the_side_that_deals_throws_in_only_what_is_hardly_worth_the_deal() -> None:
    """Thrown in, the deal and the advantage of the discard pass to the opponents: ottocento#quattro-scartate."""
    said = {
        (text, deals): worth_keeping(read_cards(PACK, text), deals=deals)[:2]
        for text in ("S8 BN B6 T9 C7", "S8 BN T12 T9 C7", "S8 Moor1 T12 T9 C7", "SK BN B6 C7 C8")
        for deals in (True, False)
    }
    assert said == {
        ("S8 BN B6 T9 C7", True): (True, "monte-poor-dealing"),
        ("S8 BN B6 T9 C7", False): (True, "monte-poor"),
        ("S8 BN T12 T9 C7", True): (False, "monte-dealing"),
        ("S8 BN T12 T9 C7", False): (True, "monte-poor"),
        ("S8 Moor1 T12 T9 C7", True): (False, "monte-good"),
        ("S8 Moor1 T12 T9 C7", False): (False, "monte-good"),
        ("SK BN B6 C7 C8", True): (False, "monte-good"),
        ("SK BN B6 C7 C8", False): (False, "monte-good"),
    }

"""Ottocento with the old spoken signals: what may be said when, of which hand it is true, and what players say and read."""

from __future__ import annotations

from random import Random

import pytest

from engine.games.bologna.deal import moves, record
from engine.games.bologna.deal.actions import Action, Play
from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.deal.judging import judge, legal
from engine.games.bologna.deal.state import State
from engine.games.bologna.house import PROFILES
from engine.games.bologna.pack import PACK
from engine.games.bologna.players.choosing import choose
from engine.games.bologna.players.seat_view import seat_view
from engine.games.bologna.playout import random_deal
from engine.games.bologna.rules import Rules
from engine.games.bologna.signals import allowed, judge_meaning
from engine.games.bologna.signals import judge as judge_signal
from engine.games.bologna.spoken import DEALT, HIGH, LEFT, LENGTHS, WORDS, is_true
from engine.notation import read_cards
from engine.parts.playout import shuffled

SPOKEN = Rules.read(dict(PROFILES["old_signals"]))
CLOSED = Rules.read({"meanings": "pisarri"})


def said(card: str, earlier: str = "", rules: Rules = SPOKEN) -> set[str]:
    gone = read_cards(PACK, earlier) if earlier else ()
    return set(allowed(PACK[card], gone, read_cards(PACK, "T9 S8 S7"), rules))


def true(word: str, card: str, hand: str, earlier: str = "", first: str = "") -> bool:
    gone, five = (read_cards(PACK, cards) if cards else () for cards in (earlier, first))
    return is_true(word, PACK[card], read_cards(PACK, hand), gone, five)


def by_the_book(seed: int, rules: Rules = SPOKEN) -> tuple[State, list[tuple[State, Action]]]:
    """A whole deal, and what was done in which state."""
    rng = Random(seed)
    start = state = moves.start(OTTOCENTO, shuffled(PACK, rng), seed % 4, rules)
    done: list[tuple[State, Action]] = []
    while state.phase != "over":
        action = choose(state, rng).action
        assert action is not None
        done.append((state, action))
        state = moves.apply(state, action)
    return start, done


def test_trumps_are_counted_only_with_a_trump_and_the_deal_is_told_of_only_in_the_first_trick() -> None:
    assert said("T9") == set(WORDS)
    assert said("T9", "C7") == {*HIGH, *LEFT, *LENGTHS}
    assert said("S8", "C7") == {*HIGH, *LEFT}
    assert said("Matto") == set()


def test_where_the_king_must_have_gone_only_the_words_of_the_deal_need_not_wait_for_it() -> None:
    assert said("S8", "C7", CLOSED) == set()
    assert said("S8", "C7 SK", CLOSED) == {*HIGH, *LEFT}
    assert said("S8", "", CLOSED) == set(DEALT)
    assert said("S8", "C7 SK", Rules.read({"meanings": "pisarri", "signals": "none"})) == set()


def test_a_table_says_the_old_words_or_the_three_of_today() -> None:
    state = next(state for state, action in by_the_book(1)[1] if isinstance(action, Play))
    card = next(one.card for one in legal(state) if isinstance(one, Play))
    assert judge(state, Play(state.trick.leader, card, "busso")).reason == "no-such-word"
    assert judge(state, Play(state.trick.leader, card, "sticco")).ok
    usual = next(state for state, action in by_the_book(1, Rules())[1] if isinstance(action, Play))
    assert judge(usual, Play(usual.trick.leader, card, "batto")).reason == "no-such-signal"


@pytest.mark.parametrize("rules", [SPOKEN, CLOSED], ids=["in any suit", "when the King has gone"])
def test_what_is_listed_is_what_is_accepted(rules: Rules) -> None:
    for state, _ in by_the_book(3, rules)[1]:
        if state.phase == "play" and not state.trick.cards and state.to_act is not None:
            may = {(one.card, one.signal) for one in legal(state) if isinstance(one, Play)}
            for card in state.hands[state.to_act]:
                for word in WORDS:
                    assert judge(state, Play(state.to_act, card, word)).ok == ((card, word) in may)


def test_batto_is_the_highest_still_in_play() -> None:
    assert true("batto", "S7", "SK S7")
    assert true("batto-indietro", "S7", "SQ S7")
    assert true("batto", "S7", "SQ S7", "SK C10")
    assert true("batto-fortissimo", "S7", "SQ SN SJ S7", "SK")
    assert true("batto", "S7", "SQ SN SJ S7", "SK"), "it is the highest, though another word says more"
    assert true("batto", "T9", "Angel World T9")


def test_of_moors_any_is_the_highest_when_nothing_is_left_above_them() -> None:
    above = " ".join(one.code for one in PACK if one.is_trump and "moors" not in one.groups and one.code != "Begato")
    assert true("batto", "Moor3", "Moor3", above)


def test_the_card_that_is_led_counts_among_the_trumps_and_not_among_those_that_are_left() -> None:
    assert true("particina", "T5", "T5 T6 T7 T8 T9 SK Matto")
    assert true("quanto-se-ne-puo-avere", "T5", "T5 T6 T7 T8 T9 T10 T11 T12 T13 T14")
    assert [word for word in LEFT if true(word, "S7", "S7 T9")] == ["sticco"]
    assert [word for word in LEFT if true(word, "S7", "S8 S7 T9")] == ["striccando"]
    assert [word for word in LEFT if true(word, "S7", "SA S9 S8 S7")] == ["me-ne-restano"]


def test_hermits_and_pilgrims_are_two_kings_of_the_first_five_cards() -> None:
    def words(first: str) -> set[str]:
        return {word for word in DEALT if true(word, "S7", "S7", first=first)}

    assert words("CK DK S7 S8 S9") == {"arlia", "due-romiti"}
    assert words("SK BK S7 S8 S9") == {"arlia", "due-pellegrini"}
    assert words("SK CK S7 S8 S9") == {"arlia"}
    assert words("T5 T6 T7 Angel CK") == {"bugiardi"}
    assert words("T5 T6 T7 Matto CK") == set()


def test_only_a_sticco_must_be_true_where_a_volo_must() -> None:
    strict = Rules.read({**PROFILES["old_signals"], "strict_volo": True})
    hand = read_cards(PACK, "S8 S7")
    assert judge_signal((), PACK["S7"], (), (), strict, signal="sticco", hand=hand).reason == "sticco-must-be-true"
    assert judge_signal((), PACK["S7"], (), (), strict, signal="batto", hand=hand).ok
    assert "sticco" not in allowed(PACK["S7"], (), hand, strict)
    assert judge_meaning(PACK["S7"], "sticco", hand, SPOKEN).reason == "word-is-not-true"


def test_players_say_only_what_is_true_of_their_hand() -> None:
    heard: set[str] = set()
    for seed in range(4):
        for state, action in by_the_book(seed)[1]:
            if isinstance(action, Play) and action.signal:
                heard.add(action.signal)
                first = state.first_dealt(action.seat)
                assert is_true(action.signal, action.card, state.hands[action.seat], state.earlier, first)
    assert {"sticco", "striccando", "batto", "batto-indietro"} <= heard


def test_players_read_a_sticco_as_they_read_a_volo() -> None:
    _, done = by_the_book(0)
    state, action = next((state, one) for state, one in done if isinstance(one, Play) and one.signal == "sticco")
    assert isinstance(action, Play)
    after = moves.apply(state, action)
    for seat in range(4):
        assert seat_view(after, seat).lacks(action.seat, action.card.suit)


def test_a_record_with_old_words_is_read_and_written_back() -> None:
    start, done = by_the_book(2)
    actions = tuple(action for _, action in done)
    text = record.write(start, actions)
    assert "rules signals=before_king meanings=pisarri" in text
    assert "/sticco" in text
    assert record.read(OTTOCENTO, Rules, text)[1] == actions


def test_random_deals_go_through_with_them() -> None:
    done = [one for seed in range(3) for one in random_deal(OTTOCENTO, Random(seed), SPOKEN)[1]]
    assert {one.signal for one in done if isinstance(one, Play)} & set(WORDS)

"""Table talk. Source: sicilian#communication-during-the-play, #barcellona-di-pozzo, #calatafimi, #tortorici; ruling S34."""

import re
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine import game
from engine.games.sicily.deal.actions import Play, Speak, Tell
from engine.games.sicily.deal.judging import judge
from engine.games.sicily.deal.moves import apply
from engine.games.sicily.deal.state import State
from engine.games.sicily.deal.view import view
from engine.games.sicily.pack import PACK
from engine.games.sicily.partners.knowing import told_cards
from engine.games.sicily.piles import Trick
from engine.games.sicily.playout import random_action
from engine.games.sicily.talk import ELSEWHERE, MINEO, PHRASES
from engine.notation import read_cards


def solo_by_the_dealer(name: str = "mineo3", **rules: Any) -> State:
    """Seat 2 deals and plays alone on five cards; seat 0 leads, and seats 0 and 1 are partners."""
    one = game(name)
    state: State = one.deal.start(one.pack.cards, 2, one.house.read(rules))
    for seat, word in ((0, "passo"), (1, "passo"), (2, "vado solo")):
        state = apply(state, Speak(seat, word))
    rng = Random(5)
    while state.phase != "play":
        state = apply(state, random_action(state, rng))
    return state


def told(state: State, seat: int, code: str) -> str:
    return judge(state, Tell(seat, code)).reason


def test_the_table_has_all_phrases_of_the_source() -> None:
    codes = [phrase.code for phrase in MINEO]
    assert len(codes) == len(set(codes)) == 26
    assert sum(phrase.who == "leaders-partner" for phrase in MINEO) == 9 + 2
    assert sum(phrase.who == "leader" for phrase in MINEO) == 6 + 1
    assert sum(phrase.when == "during-trick" for phrase in MINEO) == 6 + 2
    assert all(phrase.source == "sicilian#variations" for phrase in ELSEWHERE)


def test_of_each_of_the_arie_it_may_be_asked_who_has_it_and_whether_to_win_with_it() -> None:
    """The trumps from 16 to 20, and no phrase twice (sicilian#variations)."""
    codes = [phrase.code for phrase in PHRASES["elsewhere"]]
    assert len(codes) == len(set(codes))
    for asked in ("u-", "me-lo-faccio-il-"):
        numbers = {int(code[len(asked) :]) for code in codes if re.fullmatch(asked + "[0-9]+", code)}
        assert numbers == set(range(16, 21))


def test_advice_is_for_the_partner_of_who_is_about_to_lead() -> None:
    state = solo_by_the_dealer()
    assert told(state, 1, "faglio") == "may-tell"
    assert told(state, 0, "faglio") == "partner-is-not-leading"
    assert told(state, 2, "faglio") == "no-partner"


def test_the_leader_asks_and_nobody_speaks_of_tricks_that_were_not_played() -> None:
    state = solo_by_the_dealer()
    assert told(state, 0, "lhaja-fari-a-reula") == "may-tell"
    assert told(state, 1, "lhaja-fari-a-reula") == "leader-asks"
    assert told(state, 0, "pozzu-turnari") == "nothing-led-yet"


def test_large_or_small_answers_trunfu_and_is_answered() -> None:
    state = solo_by_the_dealer()
    assert told(state, 0, "grossu-o-picciriddu") == "nothing-to-answer"
    state = apply(state, Tell(1, "trunfu"))
    state = apply(state, Tell(0, "grossu-o-picciriddu"))
    assert told(state, 1, "grossu") == "may-tell"
    assert told(state, 1, "trunfu") == "said-already"


def test_questions_about_a_trick_are_asked_while_it_lies_on_the_table() -> None:
    state = solo_by_the_dealer()
    assert told(state, 1, "ci-putiti") == "during-a-trick"
    state = apply(state, next(a for a in (Play(0, card) for card in state.hands[0]) if judge(state, a).ok))
    assert told(state, 1, "ci-putiti") == "may-tell"
    assert told(state, 1, "faglio") == "before-the-lead"


def test_which_phrases_there_are_is_a_house_rule(ask: Any) -> None:
    assert told(solo_by_the_dealer(), 1, "jocu-novu-novu") == "no-such-phrase"
    assert told(solo_by_the_dealer(communications="elsewhere"), 1, "jocu-novu-novu") == "may-tell"
    assert told(solo_by_the_dealer(communications="none"), 1, "faglio") == "no-such-phrase"
    assert len(ask("mineo3", "phrases")["phrases"]) == 26
    assert ask("mineo3", "phrases", rules={"communications": "none"})["phrases"] == []


def test_a_card_is_shown_by_whoever_is_about_to_lead_and_one_that_may_be_led() -> None:
    state = solo_by_the_dealer(communications="elsewhere")
    for seat, card, reason in ((0, state.hands[0][0], "may-tell"), (1, state.hands[1][0], "leader-asks")):
        assert judge(state, Tell(seat, "shows-a-card", card)).reason == reason
    assert judge(state, Tell(0, "shows-a-card", state.hands[1][0])).reason == "not-in-hand"
    assert told(state, 0, "shows-a-card") == "not-now", "without a card there is nothing to show"
    assert judge(state, Tell(1, "jocu-novu-novu", state.hands[1][0])).reason == "no-such-phrase"
    shown = Tell(0, "shows-a-card", state.hands[0][0])
    after = apply(state, shown)
    assert state.hands[0][0].code in told_cards(after, 1)
    assert not told_cards(after, 2), "whoever plays alone does not see it"


@pytest.mark.parametrize(
    ("name", "hand", "saying", "reason"),
    [
        ("barcellona3", "T20 T18 C5", "batto", "may-tell"),
        ("barcellona3", "T20 T17 C5", "batto", "needs-giove-and-19-or-18"),
        ("barcellona3", "T20 T17 C5", "ho-il-20", "may-tell"),
        ("barcellona3", "T20 T19 C5", "ho-il-20", "needs-giove-without-19-and-18"),
        ("barcellona3", "T19 C5", "non-batto", "may-tell"),
        ("barcellona3", "T20 C5", "non-batto", "has-the-giove"),
        ("calatafimi4", "T20 C5", "giove", "may-tell"),
        ("calatafimi4", "T20 C5", "palla", "not-in-hand"),
        ("calatafimi4", "T19 C5", "batto", "may-tell"),
        ("calatafimi4", "T18 C5", "batto", "not-in-hand"),
        ("vanto", "T13 T14 T15 C5", "ternone", "not-of-the-ternone"),
    ],
)
def test_what_a_leader_may_tell(ask: Any, name: str, hand: str, saying: str, reason: str) -> None:
    assert ask(name, "saying", hand=hand.split(), card="C5", saying=saying)["reason"] == reason


@pytest.mark.parametrize("hand", ["T20 T19", "T20", "C5"])
@pytest.mark.parametrize(("name", "saying"), [("barcellona3", "batto"), ("calatafimi4", "giove"), ("vanto", "ternone")])
def test_what_is_told_goes_with_a_card_from_the_hand(ask: Any, name: str, saying: str, hand: str) -> None:
    error = ask(name, "saying", fails=True, hand=hand.split(), card="T13", saying=saying)["error"]
    assert (error["code"], error["field"]) == ("not-in-hand", "card")


def test_batto_after_both_top_trumps_have_gone_means_the_highest_left(ask: Any) -> None:
    reply = ask("calatafimi4", "saying", hand=["T17", "C5"], card="C5", saying="batto", gone=["T20", "T19", "T18"])
    assert reply["legal"]
    assert not ask("calatafimi4", "saying", hand=["T18", "C5"], card="C5", saying="batto", gone=["T20"])["legal"]
    assert ask("calatafimi4", "saying", hand=["T19", "C5"], card="C5", saying="batto", gone=["T20"])["legal"]


def test_barcellona_only_an_opponent_of_a_soloist_tells_and_only_when_leading(ask: Any) -> None:
    fields = {"hand": ["T19", "C5"], "card": "C5", "saying": "non-batto"}
    assert ask("barcellona3", "saying", **fields, against_solo=False)["reason"] == "opponents-of-a-soloist"
    assert ask("barcellona3", "saying", **fields, leads=False)["reason"] == "only-the-leader-tells"


def test_ternone_with_the_first_of_the_three(ask: Any) -> None:
    assert ask("vanto", "saying", hand=["T13", "T14", "T15"], card="T14", saying="ternone")["legal"]
    assert not ask("vanto", "saying", hand=["T13", "T15"], card="T13", saying="ternone")["legal"]


def test_the_dealer_alone_knows_the_bottom_card() -> None:
    """S36."""
    one = game("mineo3")
    state: State = one.deal.start(one.pack.cards, 2, one.house())
    assert view(state, 2).bottom == one.pack.cards[-1]
    assert view(state, 0).bottom is None
    assert [len(view(state, seat).hand) for seat in range(3)] == [5, 5, 5]


def test_before_the_last_round_the_dealer_looks_at_the_monte_and_a_dealer_who_takes_it_does_not_show_it() -> None:
    one = game("mineo3")
    state: State = one.deal.start(one.pack.cards, 2, one.house())
    words = ["passo", "altre cinque", "passo", "altre cinque", "altre cinque"]
    for word in words:
        assert state.to_act is not None
        state = apply(state, Speak(state.to_act, word))
    assert (view(state, 2).monte, view(state, 1).monte) == (state.monte, ())
    for word in ("passo", "passo", "vado solo"):
        assert state.to_act is not None
        state = apply(state, Speak(state.to_act, word))
    assert (view(state, 2).monte, view(state, 1).monte) == (state.monte, ())


def test_captured_counting_trumps_lie_open_and_so_does_a_fool_without_a_trick() -> None:
    state = solo_by_the_dealer()
    tricks = (
        Trick(0, read_cards(PACK, "T16 Fool T20")),
        Trick(2, read_cards(PACK, "S10 S9 S8")),
    )
    seen = view(replace(state, tricks=tricks), 2)
    assert [(one.card.code, one.player, one.by) for one in seen.face_up] == [("T16", 0, 2)]
    assert seen.fool == 1
    won = Trick(2, read_cards(PACK, "S5 SK S7"))
    assert view(replace(state, tricks=(*tricks, won)), 2).fool is None


def test_a_solo_on_five_cards_shows_the_monte_even_when_the_dealer_plays_it() -> None:
    """S6."""
    state = solo_by_the_dealer()
    assert view(state, 0).monte == state.monte

"""Where the essay and the federation differ, and nowhere else. Source: the table of rulings.md."""

from random import Random

import pytest

from engine.cards import Card
from engine.errors import BadInput
from engine.games.france.deal.actions import AnnounceSlam, Call, Leave, Play, Show, Speak
from engine.games.france.deal.judging import judge, legal
from engine.games.france.deal.moves import apply, start
from engine.games.france.deal.score import score
from engine.games.france.deal.state import State
from engine.games.france.dealing import DealtCards, deck_of, judge_places, usual_places
from engine.games.france.form import FOUR, Form
from engine.games.france.french2 import TWO
from engine.games.france.french5 import FIVE
from engine.games.france.pack import PACK
from engine.games.france.rules import FrenchRules
from engine.notation import read_cards
from engine.verdict import IllegalAction

ESSAY, FFT = FrenchRules(), FrenchRules(profile="fft")


def dealt(form: Form, *hands: str, rules: FrenchRules = ESSAY, chien: str = "", petit: bool = False) -> State:
    """Seat 0 speaks first. Hands get these cards first and are filled up; the petit comes last, and never alone."""
    wanted = [list(read_cards(PACK, text)) for text in (*hands, *[""] * (form.seats - len(hands)))]
    laid = list(read_cards(PACK, chien))
    rest = [card for card in PACK if card not in laid and not any(card in hand for hand in wanted)]
    rest.sort(key=lambda card: ("T2", "T1").index(card.code) if card.code in ("T2", "T1") else -1)
    while len(laid) < form.chien:
        laid.append(rest.pop(0))
    for hand in wanted:
        lacking = form.size - len(hand)
        hand += rest[:lacking]
        del rest[:lacking]
        if not petit:
            hand.sort(key=lambda card: card.code == "T1")
    piles: tuple[tuple[tuple[Card, ...], ...], ...] = ((),) * form.seats
    made = DealtCards(tuple(tuple(hand) for hand in wanted), tuple(laid), piles)
    places = usual_places(form)
    return start(form, deck_of(form, made, form.seats - 1, places), form.seats - 1, rules, places)


def bid(state: State, *words: str) -> State:
    for word in words:
        assert state.to_act is not None
        state = apply(state, Speak(state.to_act, word))
    return state


def test_essay_the_petit_in_a_first_packet_cancels_the_deal() -> None:
    state = dealt(FOUR, "T1 S4 H4", petit=True)
    assert (state.phase, state.ending) == ("over", "petit")
    assert score(state).payoffs == (0, 0, 0, 0)
    assert score(state).lines[0].source == "french#le-petit"
    assert dealt(FOUR, "T1 S4 H4", petit=True, rules=FrenchRules(petit_cancels=False)).phase == "bid"
    assert dealt(FOUR, "T1 S4 H4", petit=True, rules=FFT).phase == "bid"
    assert dealt(FOUR, "S4 H4 T1 T5").phase == "bid", "in a later packet it does nothing"


def test_fft_the_petit_alone_without_the_excuse_cancels_the_deal() -> None:
    sec = "T1 " + " ".join(f"S{n}" for n in range(1, 11)) + " H1 H2 H3 H4 H5 H6 H7"
    state = dealt(FOUR, sec, rules=FFT)
    assert (state.ending, score(state).lines[0].source) == ("petit", "fft#petit-sec")
    assert dealt(FOUR, sec).phase == "bid"
    assert dealt(FOUR, sec.replace("H7", "Excuse"), rules=FFT).phase == "bid"
    assert dealt(FOUR, sec.replace("H7", "T2"), rules=FFT).phase == "bid"


def test_essay_keeps_three_cards_at_both_ends_from_the_chien_and_the_federation_one() -> None:
    for places, essay, fft in (
        ((3, 4, 5, 6, 7, 74), True, True),
        ((2, 4, 5, 6, 7, 74), False, True),
        ((3, 4, 5, 6, 7, 75), False, True),
        ((0, 4, 5, 6, 7, 8), False, False),
        ((3, 4, 5, 6, 7, 77), False, False),
    ):
        assert judge_places(FOUR, places, ESSAY).ok == essay
        assert judge_places(FOUR, places, FFT).ok == fft
    assert judge_places(FOUR, (2, 4, 5, 6, 7, 8), ESSAY).source == "french#the-deal"
    assert judge_places(FOUR, (0, 4, 5, 6, 7, 8), FFT).source == "fft#the-deal"
    with pytest.raises(BadInput, match="chien-not-first-cards"):
        start(FOUR, PACK.cards, 0, ESSAY, (0, 4, 8, 12, 16, 20))


def test_fft_the_first_lead_is_not_in_the_called_suit() -> None:
    first = "HK H4 H5 S4 S5 S6 D4 D5 D6 C4 C5 C6 T8 T9 T10"
    for rules, expected in ((ESSAY, True), (FFT, False)):
        state = bid(dealt(FIVE, first, rules=rules), "pass", "garde_sans", "pass", "pass", "pass")
        state = apply(state, Call(1, PACK["HK"]))
        assert (state.partner, state.known_partner) == (0, None)
        assert judge(state, Play(0, PACK["H4"])).ok == expected
        assert judge(state, Play(0, PACK["HK"])).ok
        after = apply(state, Play(0, PACK["HK"]))
        assert after.known_partner == 0


def test_fft_whoever_announces_the_slam_leads_and_the_essay_leaves_the_lead_alone() -> None:
    for rules, leader in ((ESSAY, 0), (FFT, 2)):
        state = bid(dealt(FOUR, rules=rules), "pass", "pass", "garde_sans", "pass")
        state = apply(state, AnnounceSlam(2))
        assert state.to_act == leader
        assert judge(state, AnnounceSlam(2)).reason == "slam-announced-already"


def test_fft_the_announcer_keeps_the_excuse_for_the_last_trick() -> None:
    hand = "Excuse T21 T20 T19 SK SQ"
    for rules, expected in ((ESSAY, True), (FFT, False)):
        state = bid(dealt(FOUR, hand, rules=rules), "garde_sans", "pass", "pass", "pass")
        assert judge(state, Play(0, PACK["Excuse"])).ok
        state = apply(state, AnnounceSlam(0))
        verdict = judge(state, Play(0, PACK["Excuse"]))
        assert verdict.ok == expected
        assert verdict.source == ("french#the-excuse" if expected else "fft#chelem")


def test_a_slam_is_announced_before_anything_is_shown_or_played() -> None:
    trumps = " ".join(f"T{n}" for n in range(20, 10, -1))
    state = bid(dealt(FOUR, trumps), "garde_sans", "pass", "pass", "pass")
    shown = apply(state, Show(0, read_cards(PACK, trumps)))
    assert judge(shown, AnnounceSlam(0)).reason == "slam-before-the-play"
    assert judge(shown, Show(0, read_cards(PACK, trumps))).reason == "shown-already"
    led = apply(state, Play(0, PACK["T20"]))
    assert judge(led, AnnounceSlam(0)).reason == "slam-before-the-play"
    assert judge(bid(dealt(FOUR), "petite"), AnnounceSlam(0)).reason == "slam-before-the-play"


def test_the_taker_takes_the_chien_only_with_petite_and_garde() -> None:
    for word, takes in (("petite", True), ("garde", True), ("garde_sans", False), ("garde_contre", False)):
        state = bid(dealt(FOUR), "pass", word, *["pass"] * 2)
        assert (state.phase, len(state.hands[1])) == (("leave", 24) if takes else ("play", 18))
        assert state.to_act == (1 if takes else 0), "the player at the dealer's right leads"


def test_all_pass_ends_the_deal_without_payment() -> None:
    state = bid(dealt(FOUR), "pass", "pass", "pass", "pass")
    assert (state.phase, state.ending, score(state).payoffs) == ("over", "passed", (0, 0, 0, 0))


def test_the_king_is_called_before_the_chien_is_seen_and_may_lie_in_it() -> None:
    state = bid(dealt(FIVE, "S4 S5 S6", chien="HK H4 H5"), "garde", *["pass"] * 4)
    assert (state.phase, len(state.hands[0])) == ("call", 15)
    state = apply(state, Call(0, PACK["HK"]))
    assert (state.partner, state.phase, len(state.hands[0])) == (None, "leave", 18)
    assert judge(state, Leave(0, read_cards(PACK, "HK H4 H5"))).reason == "kings-stay"


def test_both_profiles_play_the_same_deal_in_the_same_way() -> None:
    rng = Random(2012)
    for _ in range(5):
        deck = list(PACK)
        rng.shuffle(deck)
        states = [start(FOUR, deck, 3, FrenchRules(profile=name, petit_cancels=False)) for name in ("essay", "fft")]
        while states[0].phase != "over":
            options = [set(legal(state)) if state.phase != "leave" else set() for state in states]
            assert options[0] == options[1]
            if options[0]:
                action = rng.choice([a for a in legal(states[0]) if not isinstance(a, AnnounceSlam)])
            else:
                seat = states[0].to_act
                assert seat is not None
                plain = [c for c in states[0].hands[seat] if c.suit and not c.is_trump and c.rank != "K"]
                action = Leave(seat, tuple(plain[:6]))
            states = [apply(state, action) for state in states]
        assert score(states[0]).payoffs == score(states[1]).payoffs


def test_two_players_have_no_slam_no_poignee_and_no_bids() -> None:
    deck = [card for card in PACK if card.code != "T1"]
    deck.insert(70, PACK["T1"])
    state = start(TWO, deck, 0, ESSAY)
    assert (state.phase, state.to_act) == ("play", 1)
    assert judge(state, AnnounceSlam(1)).reason == "no-slam-for-two"
    assert judge(state, Show(1, ())).reason == "no-poignee-for-two"
    with pytest.raises(IllegalAction, match="not-now"):
        apply(state, Speak(1, "garde"))

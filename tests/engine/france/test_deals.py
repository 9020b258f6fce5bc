"""Whole deals, from the deck to the payment, for every French game found. Source: french#the-deal, french#two-players."""

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import IllegalAction, game, games
from engine.cards import Card
from engine.errors import BadInput
from engine.games.france.deal.actions import AnnounceSlam, Call, Leave, Play, Show, Speak
from engine.games.france.dealing import deal, deck_of, usual_places
from engine.games.france.french2 import TWO
from engine.games.france.pack import PACK
from engine.games.france.playout import random_action
from engine.protocol.asks import asks
from engine.protocol.serve import answers

FRENCH = [name for name in games() if game(name).family == "france"]
FORMS = {name: game(name).form for name in FRENCH}


def test_there_is_a_game_for_two_to_five_players() -> None:
    assert {form.seats: name for name, form in FORMS.items()}.keys() >= {2, 3, 4, 5}


@pytest.mark.parametrize(("name", "hand", "chien"), [("french3", 24, 6), ("french4", 18, 6), ("french5", 15, 3)])
def test_cards_go_out_in_packets_from_the_dealers_right(name: str, hand: int, chien: int) -> None:
    form = FORMS[name]
    dealt = deal(form, PACK.cards, 1, usual_places(form))
    assert [len(cards) for cards in dealt.hands] == [hand] * form.seats
    assert len(dealt.chien) == chien
    assert dealt.hands[2][: form.packet] == PACK.cards[: form.packet]
    assert dealt.chien[0] == PACK.cards[form.packet]


def test_two_players_get_six_piles_of_three_and_then_hands_of_21() -> None:
    dealt = deal(TWO, PACK.cards, 0, ())
    assert [len(hand) for hand in dealt.hands] == [21, 21]
    assert all(len(pile) == 3 for own in dealt.piles for pile in own)
    bottom = [[pile[0] for pile in own] for own in dealt.piles]
    assert bottom[1] == [*PACK.cards[0:3], *PACK.cards[6:9]], "three to the opponent, three to the dealer, and again"
    assert bottom[0] == [*PACK.cards[3:6], *PACK.cards[9:12]]
    assert dealt.piles[1][0] == (PACK.cards[0], PACK.cards[12], PACK.cards[24])
    assert dealt.hands[1][:3] == PACK.cards[36:39]


@settings(max_examples=30, deadline=None)
@given(st.sampled_from(FRENCH), st.randoms(use_true_random=False), st.integers(0, 1))
def test_the_deck_can_be_told_from_what_was_dealt(name: str, rng: Random, dealer: int) -> None:
    form = FORMS[name]
    deck = list(PACK)
    rng.shuffle(deck)
    places = tuple(sorted(rng.sample(range(3, 75), form.chien)))
    dealt = deal(form, deck, dealer, places)
    assert deck_of(form, dealt, dealer, places) == tuple(deck)
    everything = [
        *dealt.chien,
        *(c for hand in dealt.hands for c in hand),
        *(c for own in dealt.piles for p in own for c in p),
    ]
    assert sorted(card.code for card in everything) == sorted(card.code for card in PACK)


@pytest.mark.parametrize("name", FRENCH)
@settings(max_examples=60, deadline=None)
@given(
    seed=st.integers(0, 10**9), profile=st.sampled_from(["essay", "fft"]), split=st.sampled_from(["double", "equal"])
)
def test_a_random_deal_ends_with_all_cards_91_points_and_payments_that_cancel_out(
    name: str, seed: int, profile: str, split: str
) -> None:
    one = game(name)
    state, done = one.deal.random(Random(seed), one.house.read({"profile": profile, "split": split}))
    scored = one.deal.score(state)
    assert sum(scored.payoffs) == 0
    assert one.deal.to_act(state) is None
    assert one.deal.read(one.deal.write(state, done)) == (state, done)
    if state.ending != "played":
        assert set(scored.payoffs) == {0}
        return
    made = scored.outcome
    assert sorted(card.code for pile in made.cards for card in pile) == sorted(card.code for card in PACK)
    assert sum(made.half_points) == 182
    assert sum(made.bouts) == 3
    assert all(line.source for line in scored.lines)
    if name == "french4" and made.excuse.fate != "nothing-to-give":
        assert all(half % 2 == 0 for half in made.half_points), "four players' tricks are even, and so are the points"


@pytest.mark.parametrize("name", FRENCH)
@pytest.mark.parametrize("profile", ["essay", "fft"])
def test_legal_is_what_the_judge_accepts_and_apply_refuses_the_rest(name: str, profile: str) -> None:
    one = game(name)
    rng = Random(f"{name} {profile}")
    for _ in range(3):
        deck = list(PACK)
        rng.shuffle(deck)
        state = one.deal.start(deck, 0, one.house.read({"profile": profile, "petit_cancels": False}))
        while state.phase != "over":
            seat = state.to_act
            chosen = random_action(state, rng)
            listed = set(one.deal.legal(state)) if state.phase != "leave" else {chosen}
            assert chosen in listed
            for action in thinkable(rng, one.seats, state.hands[seat]):
                if state.phase == "leave" and isinstance(action, Leave):
                    continue
                assert one.deal.judge(state, action).ok == (action in listed), action
                if action not in listed:
                    with pytest.raises(IllegalAction):
                        one.deal.apply(state, action)
            state = one.deal.apply(state, chosen)


def thinkable(rng: Random, seats: int, hand: tuple[Card, ...]) -> list[object]:
    seat = rng.randrange(seats)
    some = [*rng.sample(PACK.cards, 4), *hand[:3]]
    return [
        *(Play(one, card) for one in range(seats) for card in some),
        *(Speak(seat, word) for word in ("pass", "garde", "garde_contre", "prise")),
        *(Call(seat, card) for card in some),
        *(AnnounceSlam(one) for one in (*range(seats), seats, -1)),
        Show(seat, hand[:10]),
        Leave(seat, hand[:6]),
    ]


def test_every_legal_discard_of_a_deal_is_listed() -> None:
    one = game("french5")
    state = one.deal.start(list(PACK.cards[::-1]), 4, one.house.read({}))
    for action in (*(Speak(seat, "garde" if not seat else "pass") for seat in range(5)), Call(0, PACK["HK"])):
        state = one.deal.apply(state, action)
    listed = one.deal.legal(state)
    plain = sum(not card.is_trump and not card.is_fool and card.rank != "K" for card in state.hands[0])
    assert len(listed) == len(set(listed)) == plain * (plain - 1) * (plain - 2) // 6


def test_the_partner_is_a_secret_until_the_called_king_falls() -> None:
    one = game("french5")
    seen = 0
    for seed in range(40):
        state, done = one.deal.random(Random(seed), one.house.read({"petit_cancels": False}))
        if state.partner is None:
            continue
        again = one.deal.start(state.deck, state.dealer, state.rules, state.places)
        for action in done:
            again = one.deal.apply(again, action)
            fallen = any(again.called in trick.cards for trick in (*again.tricks, again.trick))
            assert again.known_partner == (state.partner if fallen else None)
        seen += 1
    assert seen > 10


def test_two_players_play_from_hand_and_open_piles_and_turn_a_pile_after_the_trick() -> None:
    one = game("french2")
    deck = [card for card in PACK if card.code != "T1"]
    deck.insert(70, PACK["T1"])
    state = one.deal.start(deck, 0, one.house.read({}))
    top, below = state.piles[1][0][-1], state.piles[1][0][-2]
    assert top in state.playable(1)
    assert below not in state.playable(1)
    state = one.deal.apply(state, Play(1, top))
    assert state.piles[1][0][-1] == top, "it is turned at the end of the trick, not before"
    state = one.deal.apply(state, next(a for a in one.deal.legal(state) if isinstance(a, Play)))
    assert state.piles[1][0][-1] == below


def test_for_two_the_first_packet_in_hand_counts_and_not_the_cards_on_the_table() -> None:
    one = game("french2")
    for place, ending in ((0, ""), (35, ""), (36, "petit"), (41, "petit"), (42, "")):
        deck = [card for card in PACK if card.code != "T1"]
        deck.insert(place, PACK["T1"])
        assert one.deal.start(deck, 0, one.house.read({})).ending == ending


@pytest.mark.parametrize("profile", ["essay", "fft"])
def test_a_record_keeps_slam_poignees_and_the_called_card(profile: str) -> None:
    one, rng, kept = game("french5"), Random(profile), 0
    while kept < 3:
        deck = list(PACK)
        rng.shuffle(deck)
        first = state = one.deal.start(deck, 1, one.house.read({"profile": profile, "petit_cancels": False}))
        done: list[object] = []
        while state.phase != "over":
            slam = AnnounceSlam(state.taker if state.taker is not None else 0)
            action = slam if one.deal.judge(state, slam).ok else random_action(state, rng)
            state = one.deal.apply(state, action)
            done.append(action)
        assert one.deal.read(one.deal.write(first, tuple(done))) == (state, tuple(done))
        if any(state.shown):
            assert state.announced == state.taker
            kept += 1


def ask(**question: object) -> list[dict[str, object]]:
    return [json.loads(reply) for reply in answers([json.dumps(question)])]


@pytest.mark.parametrize("name", FRENCH)
def test_a_deal_played_by_the_protocol_scores_the_same_when_it_is_asked_for(name: str) -> None:
    names = asks(game(name))["deal_score"]
    fields = [*names.needs, *names.may]
    for played in ask(game=name, ask="play", seed=91, deals=20, rules={"profile": "fft"}):
        question = {field: played[field] for field in fields if field in played}
        (again,) = ask(game=name, ask="deal_score", rules={"profile": "fft"}, **question)
        assert again.pop("ok")
        again.pop("id")
        assert again == played["deal_score"]
        (dealt,) = ask(
            game=name, ask="deal", deck=played["deck"], dealer=played["dealer"],
            **({"chien_at": played["chien_at"]} if "chien_at" in played else {}),
        )  # fmt: skip
        assert dealt["hands"] == played["hands"]


def test_a_damaged_record_is_refused_with_its_line() -> None:
    one = game("french4")
    state, done = one.deal.random(Random(5), one.house.read({"petit_cancels": False}))
    text = one.deal.write(state, done)
    for spoilt, message in (
        ("hello", "opens with"),
        (text.replace("french4", "french3", 1), "a record of 'french3'"),
        (text + "dances 3\n", "is not understood"),
        (text.replace("chien ", "chien 7 ", 1), "go up|as many places"),
        ("\n".join(line for line in text.splitlines() if not line.startswith("rest")), "no line 'rest'"),
        (text.replace("speaks 0", "speaks 1").replace("speaks 2", "speaks 3"), "not-your-turn|line"),
    ):
        with pytest.raises(BadInput, match=message):
            one.deal.read(spoilt)

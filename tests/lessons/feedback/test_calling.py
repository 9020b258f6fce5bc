"""What is said of calls, partners and dealers is true of this table."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine import game
from lessons.question.kind import Message
from lessons.question.registry import kinds
from lessons.text.phrases import say
from lessons.yamlfile.fields import Lang
from tests.lessons.feedback.situations import ask, first_said, hints, in_words, situations, with_hints
from tests.lessons.table import spec


def test_where_several_may_be_called_each_of_them_would_have_been_right() -> None:
    several = 0
    for seed in range(80):
        item = ask("calling", seed, game("calatafimi4"))
        kind = kinds()["calling"]
        wrong = next(i for i in range(len(kind.panel(item).pickable)) if not kind.is_right(item, (), (i,)))
        says: Any = kind.explain(item, (), (wrong,)).says
        told = next(said for said in says if said.reason in ("steps.this-one", "steps.one-of-these"))
        assert len(told.facts["cards"]) == len(item.may)
        several += len(item.may) > 1
    assert several


@pytest.mark.parametrize("name", ["mineo4", "barcellona4"])
def test_the_trumps_named_before_a_call_are_held_and_the_one_called_is_right_below(name: str) -> None:
    if kinds()["calling"].refuses(game(name)):
        return
    for item, (*_, first) in with_hints("calling", name, 40):
        held = {card.code for card in item.hand}
        named = first.facts.get("cards", ())
        assert held.issuperset(named)
        assert (first.reason == "hint.calling.first-trump-none") == (item.may[0] == "T20")
        assert first.reason == "hint.calling.first-trump-none" or f"T{int(item.may[0][1:]) + 1}" in named


def test_a_king_does_not_lie_in_a_monte_that_the_dealer_has_taken() -> None:
    for item, (_, rule, _) in with_hints("calling", "calatafimi4", 20, ask="who"):
        assert not item.monte
        assert all("monte" not in text for text in in_words(rule, item))


def test_the_holder_of_a_called_king_leads_its_suit() -> None:
    for item, _ in with_hints("calling", "calatafimi4", 120, ask="who"):
        if item.trick and item.leader == 0 and (item.call in item.hand or item.call in item.trick[:1]):
            assert item.trick[0].suit == item.call.suit


def test_who_is_about_to_deal_has_not_dealt() -> None:
    said = [one for *_, one in first_said("next-to-act", "ottocento", 20, ask="cut")]
    assert "next.is-dealing" in {one.reason for one in said}
    assert "next.has-dealt" not in {one.reason for one in said}


def test_of_two_players_nobody_is_the_taker() -> None:
    for seed in range(10):
        lines = kinds()["whose-excuse"].panel(ask("whose-excuse", seed, game("french2"))).lines
        assert not {"whose-excuse.takes", "whose-excuse.you-take"} & {line.reason for line in lines}


def test_among_five_it_is_said_that_the_taker_has_no_partner() -> None:
    for item in situations("whose-excuse", "french5", 10):
        lines = [said.reason for said in item.steps[0].panel.lines]
        assert any(reason.endswith("-alone") for reason in lines)
    for item in situations("whose-excuse", "french4", 5):
        assert not any(said.reason.endswith("-alone") for said in item.steps[0].panel.lines)


def test_it_is_the_side_that_takes_a_trick_or_gives_a_card() -> None:
    for reason in ("excuse-owes-now", "excuse-owes-later", "excuse-owes-nothing", "hint.whose-excuse.rule"):
        assert "parte" in say(Message(reason), Lang("it"))


def test_the_suits_among_which_one_is_called_are_named() -> None:
    for item in situations("calling", "calatafimi4", 20, ask="which"):
        first = hints("calling", item)[2]
        if first.reason == "hint.calling.first-king":
            without = {card.suit for card in item.hand if card.suit and card.suit in "SBCD"} - {
                c.suit for c in item.hand if c.rank == "K"
            }
            assert first.facts["suits"] == tuple(suit for suit in "SBCD" if suit in without)
            assert without


@pytest.mark.parametrize("name", ["mineo4", "french5"])
def test_once_play_has_begun_the_caller_has_taken_the_monte(name: str) -> None:
    """Counting trumps, Kings and the Fool may never be laid away; other trumps only where there is nothing else."""
    begun = 0
    for item in situations("calling", name, 60, ask="who"):
        if item.caller == 0 and item.trick:
            mine = {
                *item.hand,
                *(card for i, card in enumerate(item.trick) if (item.leader + i) % item.game.seats == 0),
            }
            kept = [
                card for card in item.monte if card.is_trump or card.is_fool or card.rank == "K" or card == item.call
            ]
            assert mine.issuperset(kept)
            assert len(mine) == item.game.form.size
            begun += 1
        if item.call in item.monte:
            assert item.found == "alone"
    assert begun


def test_a_caller_has_the_points_that_the_bid_before_it_takes() -> None:
    """Calatafimi: to bid 20 one must hold five-point and ten-point cards of 20 at least."""
    for seed in range(60):
        hand = ask("calling", seed, game("calatafimi4")).hand
        assert sum(card.points for card in hand if card.points >= 5) >= 20


def test_of_who_is_seen_not_to_have_the_called_card_it_is_said() -> None:
    seen = set()
    for item, _, _, said in first_said("calling", "mineo4", 40, ask="who"):
        if said.reason in ("calling.off-not-shown", "calling.off-elsewhere"):
            assert (said.reason == "calling.off-not-shown") == (item.found == "unknown"), (said, item)
            seen.add(said.reason)
    assert seen == {"calling.off-not-shown", "calling.off-elsewhere"}


def test_the_remedy_for_those_who_sit_opposite_is_true_of_a_card_in_the_monte() -> None:
    assert "nobody else can know" not in say(Message("remedy.partner-sits-opposite"), "en")


def test_as_the_federation_plays_the_first_lead_is_not_of_the_called_suit() -> None:
    """Only the called card itself may be led, or any where there is nothing else (french#the-federation's-rules)."""
    its, kind, met = game("french5"), kinds()["calling"], 0
    for seed in range(60):
        item: Any = kind.make(spec("calling", ask="who"), its, Random(seed), its.house.read({"profile": "fft"}), ())
        if item.trick:
            first = item.trick[0]
            assert first.suit != item.call.suit or first == item.call, (first.code, item.call.code)
            met += 1
    assert met


def test_of_a_caller_whose_partner_is_known_it_is_not_only_said_that_nothing_shows_them_alone() -> None:
    known = set()
    for item, _, answer, said in first_said("calling", "calatafimi4", 40, ask="who"):
        if item.steps[0].panel.choices[answer[0]].reason == "calling.alone":
            seen = item.found != "unknown"
            assert said.reason == ("calling.off-not-alone" if seen else "calling.off-alone")
            known.add(seen)
    assert known == {True, False}


def _called(
    trick: str, leader: str, caller: str, hand: str = "T18 T14 T12 T10 Miseria Fool S9 BK BQ B5 CK C10 DH D4"
) -> Any:
    """Calatafimi: the King of coins was called; the hand holds another coin."""
    return ask(
        "calling", 0, game("calatafimi4"), ask="who", caller=caller, call="DK", hand=hand, trick=trick, leader=leader
    )


@pytest.mark.parametrize(
    ("trick", "leader", "caller", "found"),
    [
        ("SK S7 SM", "left", "opposite", "right"),  # the left player would have had to lead coins
        ("D5 T3", "you", "opposite", "left"),  # the right player has no coins
        ("D5 Fool", "you", "opposite", "unknown"),  # but may have kept them back with the Fool
        ("DM", "left", "opposite", "unknown"),
        ("S9", "you", "opposite", "unknown"),
        ("S5 S8 SM", "right", "you", "unknown"),  # two others are left
        ("T5 T8", "right", "left", "opposite"),
    ],
)
def test_the_holder_of_the_called_king_has_to_lead_its_suit_and_to_follow_in_it(
    trick: str, leader: str, caller: str, found: str
) -> None:
    """Source: sicilian#calatafimi, the holder must lead the called suit when first in the lead."""
    hand = "T18 T14 T12 T10 Miseria T2 S9 BK BQ B5 CK C10 DH D4" if "Fool" in trick else ""
    item = _called(trick, leader, caller, **({"hand": hand} if hand else {}))
    assert item.found == found
    told = [said.reason for said in item.steps[0].why]
    assert ("calling.known-left" in told) is (found != "unknown")
    open_to_all = trick != "DM" and trick != "D5 Fool"
    assert ("calling.known-nobody" in told) is (found == "unknown" and not open_to_all)


@pytest.mark.parametrize("name", ["calatafimi4", "mineo4", "french5"])
def test_nobody_is_said_to_be_perhaps_the_holder_whom_the_trick_shows_not_to_be(name: str) -> None:
    for item, panel, answer, said in first_said("calling", name, 60, ask="who"):
        seat = panel.choices[answer[0]].reason.rpartition(".")[2]
        if said.reason == "calling.off-not-shown" and item.trick:
            seats = item.steps[0].about["seats"]
            place = (seats.index(seat) - item.leader) % item.game.seats
            led, its = item.trick[0].suit, item.call.suit
            assert not (name == "calatafimi4" and place == 0 and led != its)
            if place < len(item.trick) and led == its:
                assert item.trick[place].suit == its or item.trick[place].is_fool

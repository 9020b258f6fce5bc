"""Questions of the other Sicilian games: bidding, calling, settling by card points, counting by threes, settlements on paper."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine import game
from engine.games.sicily.deal.view import view
from lessons.question.kind import Message
from lessons.question.registry import kinds
from lessons.question.seats import seats_of
from lessons.questions.calling.called import ALONE, UNKNOWN, CallingItem
from lessons.text.phrases import OFFERED, say

from .table import MINEO, ask, spec

MINEO4, CALATAFIMI4 = game("mineo4"), game("calatafimi4")


def right(name: str, town: str, **fields: Any) -> str:
    return kinds()[name].expected(ask(name, 0, game(town), **fields))


def may_say(town: str, number: int, said: str, **fields: Any) -> set[str]:
    item: Any = ask("bidding", 0, game(town), round=number, said=said, **fields)
    return set(item.offered[kinds()["bidding"].right(item)[0]])


FIFTEEN = "T20 T17 T9 T4 SQ S9 S8 BQ B7 B6 CH C9 DM D8 D5"
TWENTY = "T20 T17 SK T9 T4 SQ S8 BQ B7 B6 CH C9 DM D8 D5"


@pytest.mark.parametrize(
    ("town", "number", "said", "words"),
    [
        ("mineo4", 1, "passo", {"passo", "vado solo"}),
        ("mineo4", 2, "passo", {"passo", "chiamo", "vado solo"}),
        ("mineo4", 2, "passo, chiamo", {"passo", "vado solo"}),
        ("tortorici3", 1, "", {"passo", "chiamo", "solo"}),
        ("tortorici3", 1, "chiamo", {"bene", "solo"}),
        ("tortorici3", 1, "chiamo, solo", {"bene", "solo io"}),
        ("tortorici4", 1, "", {"informo", "passo"}),
        ("tortorici4", 1, "informo, passo", {"mischio", "tengo"}),
        ("barcellona3", 2, "", {"passo", "solo", "ognuno per sé"}),
        ("calatafimi3", 1, "mescolate", {"mescolate", "offro", "tengo"}),
        ("calatafimi3", 1, "offro 5", {"mescolate", "offro", "prendo", "tengo"}),
        ("calatafimi3", 1, "offro 5, prendo", {"mescolate", "offro", "tengo"}),
    ],
)
def test_what_may_be_bid(town: str, number: int, said: str, words: set[str]) -> None:
    assert may_say(town, number, said) == words


def test_twenty_is_twenty_or_more_and_fifteen_exactly_fifteen() -> None:
    assert may_say("calatafimi4", 3, "", hand=TWENTY) == {"zero", "20"}
    assert may_say("calatafimi4", 3, "20", hand=FIFTEEN) == {"zero", "15"}
    assert may_say("calatafimi4", 3, "20", hand=TWENTY) == {"zero"}


@pytest.mark.parametrize(
    ("town", "number", "said", "comes"),
    [
        ("mineo4", 1, "passo, vado solo", "alone-double"),
        ("mineo4", 2, "chiamo, passo, passo, vado solo", "alone"),
        ("tortorici3", 1, "chiamo, bene, bene", "own"),
        ("tortorici3", 1, "chiamo, solo, solo io", "alone"),
        ("tortorici4", 1, "informo, passo, mischio, mischio", "thrown-in"),
        ("vanto", 1, "passo, passo, passo", "on"),
        ("barcellona3", 1, "passo, passo", "on"),
        ("barcellona3", 2, "passo", "thrown-in"),
        ("calatafimi3", 1, "offro 5, prendo, tengo", "own"),
        ("calatafimi4", 1, "offro 5, mescolate, mescolate, mescolate", "thrown-in"),
        ("calatafimi4", 3, "zero, 20, zero, 15", "two"),
    ],
)
def test_what_a_round_of_bidding_comes_to(town: str, number: int, said: str, comes: str) -> None:
    assert right("bidding", town, ask="comes", round=number, said=said) == comes


def test_an_author_hears_which_round_and_which_word_is_wrong() -> None:
    kind = kinds()["bidding"]

    def faults(**fields: Any) -> list[str]:
        return [fault.message for fault in kind.faults(spec("bidding", **fields), MINEO4, MINEO4.house())]

    assert faults(round=3, said="") == ["there is nothing to choose in round 3; there is in 1, 2"]
    assert faults(round=2, said="chiamo, chiamo") == [
        "'chiamo' may not be said now; the player may say: passo, vado solo"
    ]
    assert faults(round=1, said="vado solo") == ["this round is over: there is nothing more to be said in it"]
    assert faults(round=2, said="passo", ask="comes") == ["this round is not over yet: somebody has still to speak"]


def test_one_calls_the_highest_trump_that_is_missing() -> None:
    rest = "T9 T4 T2 SK SQ S8 BQ B6 CH C9 DM D6"
    assert right("calling", "mineo4", hand=f"T20 T19 T17 {rest}") == "T18"
    assert right("calling", "mineo4", hand=f"T19 T18 T17 {rest}") == "T20"


def test_in_calatafimi_one_calls_the_king_of_the_shortest_suit() -> None:
    assert right("calling", "calatafimi4", hand="T20 T19 T14 T9 T4 T2 SK SQ S8 S5 BQ B6 B5 CH C9") == "CK"
    assert right("calling", "calatafimi4", hand="T20 T19 T14 T9 T4 T2 T3 SK SQ S8 S5 BK B6 B5 CK") == "DK"
    assert right("calling", "calatafimi4", hand="T20 T19 T14 T9 SK BK CK DK S8 S5 B6 B5 B8 C5 C7").endswith("Q")


@pytest.mark.parametrize("its", [MINEO4, CALATAFIMI4], ids=lambda its: its.id)
def test_who_plays_with_the_caller_is_what_the_engine_shows_each_player(its: Any) -> None:
    """At every moment of the first tricks of real deals, from every chair."""
    rng, seen = Random(5), set[str]()
    for _ in range(60):
        end, actions = its.deal.random(rng, its.house())
        state = its.deal.start(end.deck, end.dealer, its.house())
        for action in actions:
            state = its.deal.apply(state, action)
            if state.phase == "play" and state.contract.call and not state.tricks:
                for seat in range(its.seats):
                    if seat != state.contract.bidder:
                        seen.add(_agrees(its, state, seat))
    assert seen >= {"you", UNKNOWN}
    assert len(seen) > 3


def _agrees(its: Any, state: Any, seat: int) -> str:
    contract = state.contract
    item = CallingItem(
        its,
        its.house(),
        (),
        caller=(contract.bidder - seat) % its.seats,
        call=its.pack[contract.call],
        hand=state.hands[seat],
        monte=state.monte if state.monte_shown else (),
        trick=state.trick.cards,
        leader=(state.trick.leader - seat) % its.seats,
    )
    if contract.partner is None and state.partner_known:
        wanted = ALONE
    elif seat == contract.partner or state.partner_known:
        wanted = seats_of(its)[(contract.partner - seat) % its.seats]
    else:
        assert view(state, seat).partner is None
        wanted = seats_of(its)[(contract.partner - seat) % its.seats] if _alone_left(its, state, seat) else UNKNOWN
    assert item.found == wanted
    return wanted


def _alone_left(its: Any, state: Any, seat: int) -> bool:
    """Has everybody but the holder shown that they have not the called King: by leading another suit, or by not following in it?

    Source: sicily#calatafimi.
    """
    contract, trick = state.contract, state.trick
    if its is not CALATAFIMI4 or contract.partner is None:
        return False
    suit = its.pack[contract.call].suit
    played = {(trick.leader + at) % its.seats: card for at, card in enumerate(trick.cards)}
    followed_not = {one for one, card in played.items() if card.suit != suit and not card.is_fool}
    away = {trick.leader} if trick.cards and trick.cards[0].suit != suit else followed_not
    others = {one for one in range(its.seats) if one not in (seat, contract.bidder, contract.partner)}
    return others <= away


@pytest.mark.parametrize(
    ("town", "fields", "comes"),
    [
        ("tortorici3", {"contract": "chiamo", "bidder": "right", "points": "30 45 34"}, "36 | pay | 6"),
        ("tortorici3", {"contract": "solo", "points": "61 48"}, "55 | receive | 12"),
        ("barcellona3", {"contract": "solo", "points": "61 48"}, "55 | receive | 24"),
        ("vanto", {"contract": "solo", "cards": 5, "bidder": "left", "points": "50 59"}, "54 | receive | 15"),
        ("calatafimi4", {"contract": "solo", "points": "61 48"}, "55 | receive | 18"),
        ("calatafimi4", {"contract": "venti", "bidder": "right", "mate": "you", "points": "61 48"}, "55 | receive | 6"),
        ("tortorici4", {"contract": "partners", "bidder": "left", "points": "61 48"}, "54 | pay | 6"),
        ("barcellona4", {"contract": "partners", "points": "48 61"}, "pay | 13"),
        ("calatafimi2", {"points": "61 48"}, "receive | 13"),
    ],
)
def test_the_same_count_is_paid_otherwise_from_town_to_town(town: str, fields: dict[str, Any], comes: str) -> None:
    assert right("differences", town, **fields) == comes


def test_two_against_two_each_loser_pays_once_and_a_soloist_settles_with_three() -> None:
    its = {"points": 61, "last": "others", "has": "T20 T19 T18 T17 Fool SK BK CK", "won": "T17"}
    assert right("settle", "mineo4", sides="two", **its) == "2 | 1 | others | 1"
    assert right("settle", "mineo4", **its) == "2 | 1 | others | 1 | 3"
    kind = kinds()["settle"]
    faults = kind.faults(spec("settle", sides="two"), MINEO, MINEO.house())
    assert [fault.field for fault in faults] == ["sides"]


def test_a_count_by_threes_comes_to_the_same_either_way() -> None:
    for seed in range(60):
        off: Any = ask("threes", seed, MINEO)
        cards = " ".join(card.code for card in off.cards)
        less: Any = ask("threes", seed, MINEO, cards=cards, method="less")
        assert off.steps[-1].right == less.steps[-1].right == (off.total,)
        assert less.steps[0].right[0] + less.steps[1].right[0] == off.total


def test_a_settlement_on_paper_has_one_line_that_does_not_follow_or_none() -> None:
    clean = 0
    for seed in range(200):
        paper: Any = ask("settle", seed, MINEO, ask="error")
        wrong = [name for name, n in paper.written.items() if n != paper.should[name]]
        assert len(wrong) <= 1, (seed, wrong)
        clean += not wrong
    assert 0 < clean < 60


@pytest.mark.parametrize("town", ["mineo4", "french5"])
def test_who_has_called_is_told_of_as_you(town: str) -> None:
    """Who plays alone where the called card lies in the monte, or that nothing shows it."""
    met = set()
    for seed in range(40):
        item: Any = ask("calling", seed, game(town), ask="who")
        others = ("the caller plays", "the taker plays", "chi ha chiamato gioca", "il preneur gioca", "le preneur joue")
        for lang in OFFERED if item.call in item.monte else ():
            said = say(item.steps[0].why[0], lang, item.game.family)
            assert any(one in said for one in (*others, "celui qui appelle joue")) is (item.caller != 0), said
            met.add(item.caller == 0)
    assert met == {True, False}


def test_without_a_monte_nothing_shows_that_you_are_alone() -> None:
    said = Message("calling.off-alone", {"caller": "you"})
    assert [say(said, lang, "sicily") for lang in OFFERED] == [
        "Nothing shows that you are alone.",
        "Niente mostra che tu sia da solo.",
        "Rien ne montre que tu sois seul.",
    ]


def comes(town: str, number: int, said: str) -> Any:
    return ask("bidding", 0, game(town), ask="comes", round=number, said=said).steps[0]  # type: ignore[attr-defined]


def against(step: Any, chosen: str) -> str:
    """What is said of this wrong outcome."""
    return str(say(step.each[[one.reason for one in step.panel.choices].index(f"bidding.{chosen}")], "en", "sicily"))


def test_a_round_is_decided_by_the_word_that_decides_it() -> None:
    paid = comes("calatafimi3", 1, "offro 6, prendo, offro 8")
    assert against(paid, "thrown-in") == "After “prendo” the cards are not simply thrown in."
    assert "prendo" in say(paid.hints[2], "en", "sicily")
    untaken = comes("calatafimi3", 1, "mescolate, offro 6, offro 5")
    assert against(untaken, "paid") == "Points were offered, and nobody has taken them."
    assert "“offro" not in " ".join(say(one, "en", "sicily") for one in (*untaken.each.values(), *untaken.hints))
    assert "tengo" in say(comes("calatafimi4", 1, "offro 9, tengo").hints[2], "en", "sicily")


@pytest.mark.parametrize(
    ("town", "said"), [("tortorici4", "informo, informo, tengo"), ("mineo4", "passo, passo, passo, passo")]
)
def test_before_the_deal_is_complete_it_is_not_said_how_it_will_not_be_played(town: str, said: str) -> None:
    assert "does not start the play yet" in against(comes(town, 1, said), "two")


def test_the_caller_may_find_the_called_trump_in_the_monte() -> None:
    step = comes("mineo4", 2, "passo, chiamo, passo, passo")
    for said in (step.why[0], next(one for one in step.each.values() if one.reason == "bidding.calls-a-partner")):
        assert all("monte" in say(said, lang, "sicily") for lang in OFFERED)

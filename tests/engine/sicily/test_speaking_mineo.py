"""Speaking in Mineo. Source: sicilian#the-deal, #the-four-player-mineo-game, #variations; rulings S4-S9, S14-S18, S35."""

from collections.abc import Iterator
from typing import Any

import pytest

from engine import game
from engine.games.sicily.mineo3.form import MINEO3
from engine.games.sicily.mineo3.rules import MineoRules
from engine.games.sicily.mineo4.form import MINEO4
from engine.games.sicily.mineo4.rules import Mineo4Rules
from engine.games.sicily.speaking.floor import Floor
from engine.protocol.asks import asks

P, A, G, R, S = "passo", "altre cinque", "pago", "prendo", "vado solo"
FIRST = (P, A, P)
"""A first round after which the deal goes on."""


def test_first_round_words(ask: Any) -> None:
    assert ask("mineo3", "speak", words=[])["legal"] == [P, A, S]


def test_all_mischio_abandons_the_deal_without_a_score(ask: Any) -> None:
    for words in (["mischio", "mischio", "mischio"], [P, "mischio", P]):
        reply = ask("mineo3", "speak", words=words)
        assert reply["legal"] == []
        assert reply["result"]["kind"] == "abandoned"
        assert reply["result"]["payments"] == [0, 0, 0]


def test_another_five_does_not_end_the_first_round(ask: Any) -> None:
    """S4: who speaks later may still go solo on five cards."""
    assert ask("mineo3", "speak", words=[A])["legal"] == [P, A, S]
    assert ask("mineo3", "speak", words=[A, P, S])["result"]["kind"] == "solo"


def test_a_solo_on_five_cards_ends_the_speaking_and_doubles(ask: Any) -> None:
    result = ask("mineo3", "speak", words=[P, S])["result"]
    assert (result["kind"], result["bidder"], result["double"]) == ("solo", 1, True)
    assert ask("mineo3", "speak", words=[S, P])["illegal_at"] == 1


def test_paying_is_for_the_first_and_the_second_player(ask: Any) -> None:
    for round_ in (FIRST, (*FIRST, A), (*FIRST, A, A)):
        assert G in ask("mineo3", "speak", words=[*round_])["legal"]
        assert G in ask("mineo3", "speak", words=[*round_, P])["legal"]
        assert G in ask("mineo3", "speak", words=[*round_, G])["legal"]
        assert G not in ask("mineo3", "speak", words=[*round_, G, P])["legal"]


def test_taking_needs_somebody_who_pays_and_nobody_who_took(ask: Any) -> None:
    assert R not in ask("mineo3", "speak", words=[*FIRST])["legal"]
    assert R not in ask("mineo3", "speak", words=[*FIRST, P])["legal"]
    assert R in ask("mineo3", "speak", words=[*FIRST, G])["legal"]
    assert R in ask("mineo3", "speak", words=[*FIRST, P, G])["legal"]
    assert R not in ask("mineo3", "speak", words=[*FIRST, G, R])["legal"]


@pytest.mark.parametrize(
    ("words", "payments"),
    [
        ((P, P, P), [0, 0, 0]),
        ((G, R, P), [-1, 1, 0]),
        ((G, P, R), [-1, 0, 1]),
        ((P, G, R), [0, -1, 1]),
        ((G, G, R), [-1, -1, 2]),
        ((G, P, P), [0, 0, 0]),  # S5: nobody takes, nobody pays
        ((G, G, P), [0, 0, 0]),
    ],
)
def test_who_pays_whom_when_the_deal_is_abandoned(ask: Any, words: tuple[str, ...], payments: list[int]) -> None:
    for before in (FIRST, (*FIRST, A), (*FIRST, A, A)):
        result = ask("mineo3", "speak", words=[*before, *words])["result"]
        assert (result["kind"], result["payments"]) == ("abandoned", payments)


def test_another_five_ends_the_later_rounds_and_cancels_payments(ask: Any) -> None:
    reply = ask("mineo3", "speak", words=[*FIRST, G, R, A])
    assert reply["result"] is None
    assert (reply["turn"], reply["cards"]) == (0, 15)


def test_solo_is_said_on_five_cards_or_on_twenty(ask: Any) -> None:
    assert S not in ask("mineo3", "speak", words=[*FIRST])["legal"]
    assert S not in ask("mineo3", "speak", words=[*FIRST, A])["legal"]
    last = ask("mineo3", "speak", words=[*FIRST, A, A])
    assert last["legal"] == [P, G, S]
    result = ask("mineo3", "speak", words=[*FIRST, A, A, G, R, S])["result"]
    assert (result["kind"], result["bidder"], result["double"], result["payments"]) == ("solo", 2, False, [0, 0, 0])


def test_in_palagonia_solo_may_be_said_after_any_round_and_doubles_below_twenty_cards(ask: Any) -> None:
    rules = {"palagonia": True}
    for before, double in ((FIRST, True), ((*FIRST, A), True), ((*FIRST, A, A), False)):
        assert S in ask("mineo3", "speak", words=[*before], rules=rules)["legal"]
        assert ask("mineo3", "speak", words=[*before, S], rules=rules)["result"]["double"] is double


def rivanto(reply: dict[str, Any]) -> list[int]:
    return [one["seat"] for one in reply["result"]["may_announce"] if one["word"] == "rivanto"]


def test_rivanto_is_for_who_had_no_chance_to_go_solo_in_the_final_round(ask: Any) -> None:
    """The source's example: the first passes, the second goes solo; the dealer may say it, the first may not."""
    last = [*FIRST, A, A]
    assert rivanto(ask("mineo3", "speak", words=[*last, P, S])) == [2]
    assert rivanto(ask("mineo3", "speak", words=[*last, S])) == [1, 2]
    assert rivanto(ask("mineo3", "speak", words=[*last, P, P, S])) == []
    assert rivanto(ask("mineo3", "speak", words=[*last, P, P, S], rules={"rivanto": "any_opponent"})) == [0, 1]


def test_after_a_solo_on_five_cards_both_may_say_rivanto(ask: Any) -> None:
    assert rivanto(ask("mineo3", "speak", words=[P, P, S])) == [0, 1]


def explored(floor: Floor) -> Iterator[Floor]:
    """Every floor that can be reached, each round entered once: what was said before a round does not matter in it."""
    entered: set[int] = set()
    todo = [floor]
    while todo:
        one = todo.pop()
        yield one
        if one.outcome is None:
            assert one.words(), "a dead end"
            for word in one.words():
                assert one.turn is not None
                after = one.say(one.turn, word)
                new_round = after.outcome is None and after.at != one.at
                if not new_round or after.at not in entered:
                    entered |= {after.at} if new_round else set()
                    todo.append(after)


def forbidden_for_three(cards: int, place: int, here: tuple[str, ...], word: str, palagonia: bool) -> bool:
    """The text of the source once more, as prohibitions."""
    if word == S:
        return cards not in (5, 20) and not palagonia
    if word == A:
        return cards == 20
    if word in (G, R) and cards == 5:
        return True
    if word == G:
        return place == 2
    if word == R:
        return G not in here or R in here
    return False


@pytest.mark.parametrize("palagonia", [False, True])
def test_nobody_may_say_what_the_text_forbids_and_everything_else_may_be_said(palagonia: bool) -> None:
    start = Floor(MINEO3.stages(MineoRules(palagonia=palagonia)), 3, 2, MineoRules(palagonia=palagonia))
    ends = 0
    for floor in explored(start):
        moment = floor.moment
        if floor.outcome is not None:
            ends += 1
            assert sum(floor.outcome.payments) == 0
            assert floor.outcome.double is (floor.outcome.kind == "solo" and floor.outcome.cards < 20)
            continue
        for word in (P, A, G, R, S):
            assert floor.turn is not None
            verdict = floor.judge(floor.turn, word)
            place = moment.place(floor.turn)
            assert verdict.ok is not forbidden_for_three(moment.cards, place, moment.words, word, palagonia), verdict
    assert ends >= 40


def test_four_players_pass_or_go_solo_on_five_cards_and_have_one_chance_on_fifteen(ask: Any) -> None:
    assert ask("mineo4", "speak", words=[])["legal"] == [P, S]
    assert ask("mineo4", "speak", words=[P] * 4)["legal"] == [P, "chiamo", S]
    assert ask("mineo4", "speak", words=[P] * 4 + ["chiamo"])["legal"] == [P, S]
    result = ask("mineo4", "speak", words=[P] * 4 + [P, "chiamo", P, P])["result"]
    assert (result["kind"], result["bidder"], result["double"]) == ("chiamo", 1, False)


def test_four_players_a_solo_supersedes_the_call_and_ends_the_bidding(ask: Any) -> None:
    result = ask("mineo4", "speak", words=[P] * 4 + ["chiamo", S])["result"]
    assert (result["kind"], result["bidder"], result["double"]) == ("solo", 1, False)
    result = ask("mineo4", "speak", words=[P, P, S])["result"]
    assert (result["kind"], result["bidder"], result["double"]) == ("solo", 2, True)


def test_four_players_all_pass_throws_the_cards_in(ask: Any) -> None:
    assert ask("mineo4", "speak", words=[P] * 8)["result"]["kind"] == "abandoned"


def hands_with(**held: str) -> list[list[str]]:
    rest = [card.code for card in MINEO4.pack if card.code not in " ".join(held.values()).split()]
    hands = [held.get(f"seat{seat}", "").split() for seat in range(4)]
    return [hand + [rest.pop() for _ in range(15 - len(hand))] for hand in hands]


def test_the_call_is_the_highest_trump_the_caller_does_not_hold(ask: Any) -> None:
    hands = hands_with(seat0="T20 T19 T17", seat1="T18")
    assert ask("mineo4", "speak", words=[P] * 4 + ["chiamo", P, P, P], hands=hands)["result"]["call"] == "T18"
    refused = ask("mineo4", "speak", words=[P] * 4 + ["chiamo T16"], hands=hands)
    assert (refused["illegal_at"], refused["verdict"]["reason"]) == (4, "cannot-be-added")


@pytest.mark.parametrize(
    ("hand", "call"),
    [
        ("T18 T17 T16", "T20"),
        ("T20 T18", "T19"),
        ("T20 T19 T17 T16", "T18"),
        ("T20 T19 T18 T17 T16", "T15"),  # S13
        ("T20 T19 T18 T17 T16 T15 T14", "T13"),
    ],
)
def test_called_trump_by_hand(ask: Any, hand: str, call: str) -> None:
    suits = [card.code for card in MINEO4.pack if not card.is_trump and not card.is_fool]
    cards = hand.split()
    assert ask("mineo4", "called", hand=cards + suits[: 15 - len(cards)])["call"] == [call]


def test_a_secret_solo_may_call_any_aria_even_ones_own(ask: Any) -> None:
    suits = [card.code for card in MINEO4.pack if not card.is_trump and not card.is_fool][:14]
    reply = ask("mineo4", "called", hand=["T20", *suits], rules={"secret_solo": True})
    assert reply["call"] == ["T20", "T19", "T18", "T17", "T16"]


def test_a_forced_caller_cannot_call_what_was_just_discarded(ask: Any) -> None:
    suits = [card.code for card in MINEO4.pack if not card.is_trump and not card.is_fool][:9]
    hand = ["T20", "T19", "T18", "T17", "T16", "T14", *suits]
    assert ask("mineo4", "called", hand=hand, discards=["T15"])["call"] == ["T13"]


def test_the_forced_call_falls_to_whoever_holds_the_giove(ask: Any) -> None:
    rules = {"forced_call": True}
    result = ask("mineo4", "speak", words=[P] * 8, hands=hands_with(seat2="T20"), rules=rules)["result"]
    assert (result["kind"], result["bidder"], result["forced"]) == ("chiamo", 2, True)
    in_monte = [[code for code in hand if code != "T20"] for hand in hands_with(seat2="T20")]
    result = ask("mineo4", "speak", words=[P] * 8, hands=in_monte, rules=rules)["result"]
    assert (result["kind"], result["reason"]) == ("abandoned", "giove-in-the-monte")


@pytest.mark.parametrize(
    ("words", "seats"),
    [
        (["chiamo", P, P, P], [1, 2, 3]),
        ([P, "chiamo", P, P], [2, 3]),
        ([P, P, P, "chiamo"], []),
        ([P, S], [2, 3]),
        (["chiamo", P, S], [3, 1]),  # S9: seat 1 could go solo, but never call
        (["chiamo", S], [2, 3]),
    ],
)
def test_rivanto_with_four_is_for_who_had_no_chance_to_call(ask: Any, words: list[str], seats: list[int]) -> None:
    assert rivanto(ask("mineo4", "speak", words=[P] * 4 + words)) == seats


def test_rivanto_with_four_after_a_solo_on_five_cards_is_for_all_opponents(ask: Any) -> None:
    assert rivanto(ask("mineo4", "speak", words=[P, S])) == [2, 3, 0]


@pytest.mark.parametrize("rules", [Mineo4Rules(), Mineo4Rules(palagonia=True), Mineo4Rules(forced_call=True)])
def test_four_players_explored_to_the_end(rules: Mineo4Rules) -> None:
    for floor in explored(Floor(MINEO4.stages(rules), 4, 3, rules)):
        here = floor.moment.words
        if floor.outcome is None:
            assert floor.turn is not None
            early = floor.moment.cards < 15
            assert floor.judge(floor.turn, S).ok
            assert floor.judge(floor.turn, P).ok
            assert floor.judge(floor.turn, "chiamo").ok is (not early and "chiamo" not in here)
            assert not floor.judge((floor.turn + 1) % 4, P).ok
        else:
            assert floor.outcome.kind in ("solo", "chiamo", "abandoned")
            assert not floor.judge(0, P).ok


def test_ragusa_speaks_as_mineo_does() -> None:
    assert game("ragusa").house is MineoRules
    assert asks(game("ragusa"))["speak"].example == asks(game("mineo3"))["speak"].example

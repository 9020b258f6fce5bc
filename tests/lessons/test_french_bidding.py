"""Questions of the French games: bidding, the discard, poignées, the called King, the last trick; the essay and the federation."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine import game
from engine.games.france.rules import FrenchRules
from lessons.question.capabilities import missing_capability
from lessons.question.kind import Message
from lessons.question.registry import kinds, misconceptions
from lessons.question.stepwise import written
from lessons.text.phrases import say

from .table import ask, spec

FOUR_KINGS = "T21 T17 T14 T9 T6 SK SQ S8 HK HQ DK DQ CK CQ C2"
KINGS = "SK HK DK CK"


def right(kind: str, of: str, rules: Any = None, **fields: Any) -> str:
    """The right answer to the first step, as authors write it."""
    its, asked = kinds()[kind], spec(kind, **fields)
    assert not list(its.faults(asked, game(of), rules or game(of).house()))
    step = its.make(asked, game(of), Random(3), rules).steps[0]
    return written(step.panel, step.right)


def offered(said: str, place: int = 0) -> frozenset[str]:
    """What may be said after these words."""
    its = kinds()["auction"]
    item = its.make(spec("auction", said=said, place=place), game("french4"), Random(1))
    found: frozenset[str] = item.offered[item.steps[0].right[0]]
    return found


def test_one_bids_more_than_before_or_passes_and_speaks_only_once() -> None:
    assert offered("pass, petite") == {"pass", "garde", "garde_sans", "garde_contre"}
    assert offered("garde contre") == {"pass"}
    assert offered("pass, petite, garde, pass") == frozenset()


@pytest.mark.parametrize(
    ("said", "hint"),
    [
        ("pass", "hint.auction.first-none"),
        ("pass, petite", "hint.auction.first"),
        ("pass, garde", "hint.auction.first"),
    ],
)
def test_a_hint_speaks_of_the_highest_bid_only_where_there_is_one(said: str, hint: str) -> None:
    item = kinds()["auction"].make(spec("auction", said=said), game("french4"), Random(1))
    assert item.steps[0].hints[-1].reason == hint


@pytest.mark.parametrize(
    ("bid", "fate"),
    [
        ("petite", "chien-taken"),
        ("garde", "chien-taken"),
        ("garde_sans", "chien-unseen-taker"),
        ("garde_contre", "chien-unseen-defence"),
    ],
)
def test_what_a_bid_makes_of_the_chien(bid: str, fate: str) -> None:
    assert right("auction", "french4", ask="chien", bid=bid) == fate


def test_an_auction_that_cannot_be_is_refused_with_what_may_be_said() -> None:
    faults = list(kinds()["auction"].faults(spec("auction", said="garde, petite"), game("french4"), None))
    assert "garde_sans" in faults[0].message
    assert "'petite'" in faults[0].message


TRUMPS_AND_KINGS = "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T5 T1 Excuse SK HK DK CK S4 H2"


@pytest.mark.parametrize(
    ("left", "answer"),
    [
        ("T9 T8 T7 T5 S4 H2", "yes-shown"),
        ("T9 T8 T7 T5 T10 S4", "no"),  # one trump more than is lacking
        ("T9 T8 T7 T1 S4 H2", "no"),  # a bout
        ("T9 T8 T7 SK S4 H2", "no"),  # a King
    ],
)
def test_trumps_go_only_where_there_is_nothing_else_and_are_shown(left: str, answer: str) -> None:
    assert right("lay-away", "french4", ask="these", hand=TRUMPS_AND_KINGS, left=left) == answer


TRUMPS = "T20 T19 T17 T16 T14 T12 T9 T7 T5 T3 T2 T4 T6 T8"


@pytest.mark.parametrize(
    ("of", "size", "number", "worth"),
    [
        ("french3", 24, 12, "none"),
        ("french3", 24, 13, "single"),
        ("french4", 18, 9, "none"),
        ("french4", 18, 10, "single"),
        ("french4", 18, 13, "double"),
        ("french5", 15, 8, "single"),
        ("french5", 15, 10, "double"),
        ("french5", 15, 13, "triple"),
    ],
)
def test_a_poignee_takes_other_numbers_with_other_players(of: str, size: int, number: int, worth: str) -> None:
    plain = [card.code for card in game(of).pack if not card.is_trump and not card.is_fool]
    hand = [*TRUMPS.split()[: number - 1], "Excuse", *plain][:size]
    assert right("poignee", of, hand=" ".join(hand)) == worth


def test_any_king_may_be_called_and_a_queen_only_with_all_four() -> None:
    some = "T21 T17 T14 T9 T6 SK SQ S8 HK H7 DQ D9 D4 C8 C2"
    assert set(right("calling", "french5", hand=some).split()) == set(KINGS.split())
    assert set(right("calling", "french5", hand=FOUR_KINGS).split()) == {*KINGS.split(), *["SQ", "HQ", "DQ", "CQ"]}


def test_the_federation_goes_on_to_the_knights() -> None:
    found = set(right("calling", "french5", FrenchRules(profile="fft"), hand=FOUR_KINGS).split())
    assert found == {*KINGS.split(), *["SQ", "HQ", "DQ", "CQ", "SN", "HN", "DN", "CN"]}


@pytest.mark.parametrize(
    ("trick", "scores"), [("HK T1 H10 T4", "defence"), ("T12 T1 HK S4", "defence"), ("HK T7 H10 T4", "nobody")]
)
def test_petit_au_bout_goes_to_whoever_takes_the_last_trick(trick: str, scores: str) -> None:
    assert right("last-trick", "french4", trick=trick, leader="you", taker="right") == f"for-{scores}"


@pytest.mark.parametrize(("before", "takes"), [("taker", "you"), ("both", "right"), ("defence", "right")])
def test_the_excuse_wins_the_last_trick_of_a_slam_and_no_other(before: str, takes: str) -> None:
    fields = {"ask": "takes", "trick": "Excuse T4 SK H9", "leader": "you", "taker": "you", "before": before}
    assert right("last-trick", "french4", **fields) == takes


def test_kinds_ask_what_a_game_offers() -> None:
    french2 = game("french2")
    asked = ("auction", "count-hand", "lay-away", "calling", "poignee", "last-trick")
    assert all(kinds()[name].refuses(french2) for name in asked), "two neither bid nor show"
    assert not kinds()["lay-away"].refuses(game("mineo3")), "Sicily's discard is the same kind"
    assert missing_capability(game("french4"), misconceptions()["ten-trumps-everywhere"].requires), (
        "with four it is no mistake"
    )


def test_who_knows_that_the_chien_stays_unseen_is_asked_for_the_side_alone() -> None:
    kind = kinds()["auction"]
    for bid, answer in (("garde_sans", 2), ("garde_contre", 1)):
        item = ask("auction", 0, game("french4"), ask="chien", bid=bid)
        assert kind.look(item, (), (answer,)).reason == "hint.auction.chien-look-side"
    assert kind.look(item, (), (0,)).reason == "hint.auction.chien-look"


def test_of_a_bid_it_is_said_whose_it_was() -> None:
    kind, item = (
        kinds()["auction"],
        ask("auction", 0, game("french3"), ask="comes", said="petite, garde, garde sans", place=0),
    )
    for answer, whose in (
        (0, ("You bid", "Hai offerto", "Tu as dit")),
        (1, ("player on your right bid", "destra ha offerto", "droite a dit")),
    ):
        said = kind.error_of(item, (), (answer,)).says[0]
        told = [say(said, lang, "france") for lang in ("en", "it", "fr")]
        assert all(one in text for one, text in zip(whose, told, strict=True)), told
    assert "go up" in say(Message("diagnosis.only-the-next-bid"), "en", "france"), (
        "of bids, where there may be none yet"
    )


def test_who_holds_all_that_may_be_called_has_nothing_left_by_the_wrong_rule() -> None:
    hand = "SK SQ HK HQ DK DQ CK CQ T21 T20 T19 T18 T17 T16 T15"
    item = ask("calling", 0, game("french5"), hand=hand)
    assert kinds()["calling"].answer_under(item, (), misconceptions()["own-king-may-not-be-called"]) is None

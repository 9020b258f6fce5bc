"""Help that goes on from what has just been said: nobody is sent to look for what was named, nor for others where there is one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine import game
from lessons.question.registry import kinds
from lessons.text.phrases import say, sentences
from lessons.yamlfile.fields import OFFERED
from tests.lessons.feedback.situations import ask, situations, wrong_choices

SOLO = "hint.bidding.comes-look"


@pytest.mark.parametrize("name", ["mineo4", "vanto", "calatafimi4", "barcellona3", "tortorici3"])
def test_who_was_told_the_word_that_decides_is_not_sent_to_look_for_it(name: str) -> None:
    its, met = kinds()["bidding"], 0
    for item in situations("bidding", name, 60, ask="comes"):
        for place, said, _ in wrong_choices("bidding", item):
            named = "{word}" in holes_of(said.reason) or said.reason in ("bidding.how-many", "bidding.not-alone-these")
            look = its.look(item, (), (place,)).reason
            assert not named or look != SOLO, said.reason
            met += named
    assert met


def holes_of(reason: str) -> str:
    """The sentence as it is written, with its holes."""
    return sentences()[reason]["en"]


@pytest.mark.parametrize("seed", range(12))
def test_one_reason_for_two_words_is_said_once(seed: int) -> None:
    item = ask("bidding", seed, game("tortorici4"))
    for lang in OFFERED:
        said = [say(one, lang, "sicily") for one in kinds()["bidding"].reveal(item).says]
        heads = [one.rpartition(":")[0] for one in said if ":" in one]
        assert len(heads) == len(set(heads)), said


def hint(name: str, item: Any, step: int, lang: Any) -> str:
    return say(item.steps[step].hints[2], lang, "france" if name.startswith("french") else "bologna")


@pytest.mark.parametrize(("taken", "several"), [("S5 SK DK CK", False), ("S5 H3 DK CK", True)])
def test_of_the_only_card_that_may_be_given_nobody_says_for_example(taken: str, several: bool) -> None:
    """A low card from the tricks of the Excuse's side pays for it (french#game-play)."""
    item: Any = ask(
        "whose-excuse",
        0,
        game("french4"),
        trick="H9 HJ HQ Excuse",
        leader="right",
        soloist="left",
        taken=taken,
        hand="T21",
    )
    for lang, words in zip(OFFERED, ("for one", "per esempio", "par exemple"), strict=True):
        assert (words in hint("french4", item, -1, lang)) == several


@pytest.mark.parametrize(("taken", "several"), [("C8 SK DK DQ", False), ("C8 C9 DK DQ", True)])
def test_of_the_only_scartino_nobody_says_for_example(taken: str, several: bool) -> None:
    item: Any = ask("give-for-matto", 0, ask="usual", taken=taken)
    for lang, words in zip(OFFERED, ("for one", "per esempio", "par exemple"), strict=True):
        assert (words in hint("ottocento", item, 0, lang)) == several


def test_where_another_card_is_advised_the_excuse_has_no_rule_to_tell() -> None:
    """Hearts were led: who played a trump with a heart in hand has not thought of the Excuse (french#game-play)."""
    kind, its = kinds()["play-tricks"], game("french4")
    hands = ("T20 Excuse H7", "T10 H10 H3", "S6 H6 H2", "C9 C6 C2")
    dealt = tuple(tuple(its.pack[code] for code in hand.split()) for hand in hands)
    item: Any = replace(ask("play-tricks", 0, its, of="suits"), hands=dealt, leader=1, tricks=3, lead=its.pack["H3"])
    assert kind.panel(item).pickable[kind.right(item)[0]] == "H7"
    assert kind.hints(item)[1].reason == "follows-suit"

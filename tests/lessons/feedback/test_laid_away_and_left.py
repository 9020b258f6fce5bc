"""What is said of cards laid away or left: each has its reason, a Moor among several is a Moor, and nothing was laid away yet."""

from __future__ import annotations

import re
from typing import Any

import pytest

from engine import game
from lessons.question.kind import Message
from lessons.question.registry import about, kinds
from lessons.text.phrases import say, sentences
from lessons.yamlfile.fields import OFFERED
from tests.lessons.feedback.situations import ask, situations

DONE = {"en": r"\bYou discarded\b", "it": r"\b[Hh]ai scartato\b", "fr": r"\b[Tt]u (n')?as écarté\b"}
"""How one says that somebody has laid cards away."""


@pytest.mark.parametrize("name", ["calatafimi3", "mineo4", "french5"])
def test_of_cards_that_stay_each_sort_has_its_reason(name: str) -> None:
    """A King, the Fool, a high trump and a low one stay each for a reason of its own (sicilian#the-deal)."""
    its, most = kinds()["lay-away"], 0
    for item in situations("lay-away", name, 20, ask="which"):
        step = item.steps[0]
        wrong = {step.each[i].reason for i in range(len(item.hand)) if i not in step.right}
        told = {said.reason for said in its.explain(item, (), tuple(range(len(item.hand)))).says}
        assert wrong <= told
        most = max(most, len(wrong))
    assert most > 1


@pytest.mark.parametrize(
    ("kind", "name"), [("lay-away", "mineo3"), ("lay-away", "french4"), ("may-leave", "ottocento")]
)
def test_who_says_what_may_go_is_not_told_to_have_laid_it_away(kind: str, name: str) -> None:
    family, met = game(name).family, 0
    for belief in about(kind):
        if belief.fits(game(name)) and belief.kinds == (kind,) and f"diagnosis.{belief.id}" in sentences():
            for lang in OFFERED:
                met += 1
                told = say(Message(f"diagnosis.{belief.id}"), lang, family)
                assert not re.search(DONE[lang], told), told
    assert met


def test_of_several_moors_in_the_hand_the_one_in_question_is_a_moor() -> None:
    """The four Moors have one name (ottocento#rank-of-cards): "the Moor" would be the only one there."""
    seen = set()
    for way in ("these", "whose", "which", "declare"):
        for name in ("ottocento", "mille"):
            for item in situations("may-leave", name, 25, ask=way):
                step: Any = item.steps[0]
                several = sum("moors" in card.groups for card in item.hand) > 1
                for said in (step.panel.prompt, *step.hints, *step.why, *step.each.values()):
                    told = say(said, "en", "bologna")
                    found = re.search(r"\b(a|the) Moor\b", told, re.IGNORECASE)
                    if found:
                        assert (found[1].lower() == "a") == several, told
                        seen.add((several, way))
    assert {(True, "these"), (True, "whose"), (True, "which"), (False, "these")} <= seen


def test_one_of_two_moors_that_may_go_is_told_once() -> None:
    hand = "World T15 T14 T11 T7 Moor1 Moor2 Moor3 SQ S6 BK BJ B6 CQ CJ C6 C9"
    item = ask("may-leave", 1, game("ottocento"), ask="these", hand=hand, left="Moor1 Moor2")
    told = [say(said, "en", "bologna") for said in item.steps[0].why if said.reason == "trump-may-go"]
    assert told == ["A Moor is a trump worth one point: it may be discarded."]

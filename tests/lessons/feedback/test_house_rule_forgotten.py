"""Who forgets a house rule about the grande counts as one usually does: that is told as no wrong rule (ottocento#sequences)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from engine import game
from lessons.question.answered.diagnosis import diagnose
from lessons.question.kind import Kind
from lessons.question.registry import about, kinds
from lessons.question.sampling import draw
from tests.lessons import table
from tests.lessons.feedback.situations import steps
from tests.lessons.feedback.test_slips import sure

PILE = (
    "Angel World Sun Moon T16 T15 T13 T12 T11 T10 T9 T8 T7 T6 T5 Moor1 Moor2 Moor3 Matto SJ S10 BN B9 B7 BA "
    "CK CQ CN CJ C7 C8 C10 D6 D10"
)
"""A grande down to the 5, and three Moors who would follow."""

SUMS = ("total", "running")
"""What all the figures before it come to."""


def asked(name: str, rules: Mapping[str, Any], of: str = "ottocento", **way: Any) -> tuple[Kind[Any, Any], Any]:
    its, kind = game(of), kinds()[name]
    return kind, draw(kind, table.spec(name, **way), its, 0, its.house.read(rules))


def test_the_moors_counted_all_the_same_are_no_sequences_with_their_first_card() -> None:
    """(28 - 3) x 10 for 22 trumps less the Moors: 280; with them 310, and so with three cards that should have come off."""
    kind, item = asked("pile-worth", {"moors_in_grande": False}, "mille", part="whole", cards=PILE)
    item = replace(item, aim=("no-minus-per-sequence",))
    assert kind.right(item) == (280,)
    found = diagnose(kind, item, (), (310,))
    assert found is not None
    assert found.misconception == "no-minus-per-sequence"
    assert not found.sure


@pytest.mark.parametrize("rules", [{"moors_in_grande": False}, {"grande": "laghi_both"}], ids=str)
@pytest.mark.parametrize(
    ("name", "way"),
    [
        ("pile-worth", {"part": "length"}),
        ("pile-worth", {"part": "grande"}),
        ("pile-worth", {"part": "sequences"}),
        ("pile-worth", {"part": "whole"}),
        ("combinations", {"part": "sequences"}),
        ("score-sheet", {"last": "you"}),
    ],
    ids=str,
)
def test_no_figure_of_the_usual_rule_is_told_as_a_wrong_one(
    name: str, way: dict[str, Any], rules: dict[str, Any]
) -> None:
    cards = PILE if "moors_in_grande" in rules else PILE.replace("Sun Moon T16 T15", "T16 Begato")
    kind, here = asked(name, rules, cards=cards, **way)
    _, usual = asked(name, {}, cards=cards, **way)
    met = 0
    for (given, right), (_, forgotten) in zip(steps(kind, here), steps(kind, usual), strict=False):
        if kind.panel(here, given).mode == "number" and right != forgotten and here.at(given).name not in SUMS:
            for belief in about(name):
                aimed = replace(here, aim=(belief.id,))
                met += 1
                assert not sure(diagnose(kind, aimed, given, forgotten)), (belief.id, given, forgotten)
    assert met


def test_a_grande_declared_as_long_as_it_usually_is_proves_nothing() -> None:
    """Laghi: without Sun and Moon the 16 is out of reach, which leaves three cards of the six that there usually are."""
    hand = "Angel World T16 T15 T14 Begato SK SQ SN BK BQ C7 C8 D9 D10"
    kind, here = asked("declare", {"grande": "laghi_both"}, ask="worth", hand=hand)
    _, usual = asked("declare", {}, ask="worth", hand=hand)
    forgotten = kind.right(usual)
    assert kind.right(here) != forgotten
    assert forgotten[0] in kind.slips(here, ())

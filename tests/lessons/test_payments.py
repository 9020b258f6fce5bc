"""What a French contract comes to: essay and federation each cite their own, and a hand that cannot be is refused."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.game import game
from engine.games.france.rules import FrenchRules
from lessons.question.answered import marking
from lessons.question.kind import Message
from lessons.question.registry import kinds, misconceptions
from lessons.text.phrases import say
from lessons.yamlfile.fields import OFFERED

from .table import ask, spec

KIND = kinds()["payments"]
SLAM: dict[str, Any] = {"points": "86½", "bouts": 2, "slam": True, "excuse_apart": True}
FIVE: dict[str, Any] = {"points": "49", "bouts": 2, "called": True}


def steps(id: str, rules: dict[str, Any], **fields: Any) -> dict[str, Any]:
    item = KIND.make(spec("payments", **fields), game(id), Random(1), FrenchRules.read(rules))
    return {step.name: step for step in item.steps}


@pytest.mark.parametrize(("profile", "source"), [("essay", "french#bonuses"), ("fft", "fft#chelem")])
def test_a_slam_without_the_excuse_is_one_by_either_book(profile: str, source: str) -> None:
    slam = steps("french4", {"profile": profile}, **SLAM)["slam"]
    assert slam.panel.choices[slam.right[0]].reason == "payments.slam.taker-200"
    assert {said.source for said in slam.why} == {source}


@pytest.mark.parametrize(("profile", "source"), [("essay", "french#five-players"), ("fft", "fft#five-players")])
def test_taker_and_called_player_have_two_shares_and_one_by_either_book(profile: str, source: str) -> None:
    found = steps("french5", {"profile": profile}, **FIVE)
    assert (found["taker"].right, found["called"].right) == ((132,), (66,))
    assert found["taker"].why[0].source == source


def test_where_the_table_shares_alike_both_have_the_same() -> None:
    found = steps("french5", {"split": "equal"}, **FIVE)
    assert found["taker"].right == found["called"].right == (99,)


def test_where_the_table_rounds_it_is_said() -> None:
    each = steps("french4", {"round_to": 5}, points="49", bouts=2)["each"]
    assert each.right == (65,)
    assert [said.reason for said in each.why] == ["payments.why.each-plain", "payments.why.each-rounded"]


@pytest.mark.parametrize(
    ("id", "fields", "field"),
    [
        ("french4", {"points": "40½", "bouts": 2}, "points"),
        ("french4", {"points": "many", "bouts": 2}, "points"),
        ("french4", {"points": "49", "bouts": 3, "petit": "defence"}, "petit"),
        ("french4", {"points": "49", "bouts": 2, "called": True}, "called"),
        ("french4", {"points": "49", "bouts": 2, "slam": True}, "slam"),
        ("french4", {"points": "49", "bouts": 2, "ask": "part", "part": "poignee"}, "part"),
        ("french4", {"error": "ace-high"}, "error"),
        ("french2", {}, "kind"),
    ],
)
def test_a_hand_that_cannot_be_is_refused_at_its_field(id: str, fields: dict[str, Any], field: str) -> None:
    faults = list(KIND.faults(spec("payments", **fields), game(id), game(id).house()))
    assert [fault.field for fault in faults] == [field]


@pytest.mark.parametrize(
    ("belief", "step", "answer", "fields"),
    [
        ("lost-bout-still-counts", "target", 36, {"petit": "defence", "petit_by": "taker"}),
        ("lost-base-subtracted", "sum", 34, {"petit": "defence", "petit_by": "taker"}),
        ("difference-not-multiplied", "times", 52, {"points": "43"}),
        ("bids-count-one-to-four", "times", 78, {"bid": "garde_sans"}),
        ("bids-count-one-to-four", "times", 104, {"bid": "garde_contre"}),
    ],
)
def test_another_line_of_a_table_or_a_sum_two_off_proves_no_wrong_rule(
    belief: str, step: str, answer: int, fields: dict[str, Any]
) -> None:
    way = {"points": "40", "bouts": 2, "ask": "part", "part": step, **fields}
    for aim in ((), (belief,)):
        item: Any = ask("payments", 0, game("french4"), aim=aim, **way)
        assert KIND.right(item) != (answer,)
        assert marking.mark(KIND, item, (), (answer,)).diagnosis is None


@pytest.mark.parametrize("belief", ["poignee-multiplied", "slam-multiplied"])
def test_who_did_not_round_has_multiplied_no_bonus(belief: str) -> None:
    way = {"points": "41", "bouts": 2, "petit": "defence", "petit_by": "defence"}
    for shown in ({}, {"taker_shows": "single"}):
        each = steps("french4", {"round_to": 10}, bid="petite", **way, **shown)["each"]
        assert [said.reason for said in each.hints[:2]] == [
            "hint.payments.look-each-rounded",
            "hint.payments.rule-each-rounded",
        ]
        item = KIND.make(
            spec("payments", ask="part", part="each", bid="petite", **way, **shown),
            game("french4"),
            Random(1),
            FrenchRules.read({"round_to": 10}),
        )
        assert KIND.answer_under(item, (), misconceptions()[belief]) in (None, KIND.right(item))


def test_the_share_of_the_called_player_is_what_the_table_gives() -> None:
    for lang in OFFERED:
        assert not any(
            word in say(Message("remedy.called-player-has-no-share"), lang, "france")
            for word in ("each defender", "ogni difensore", "chaque défenseur")
        )

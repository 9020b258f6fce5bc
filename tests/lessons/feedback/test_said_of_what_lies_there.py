"""A sentence fits what lies there: no half point where none is left, no Sun where only the Moon was counted, no lone trump."""

from __future__ import annotations

import pytest

from engine import game
from lessons.question.kind import Message
from lessons.question.registry import kinds
from lessons.text.phrases import LANGS, holes, say, sentences
from tests.lessons.feedback.test_slips import steps
from tests.lessons.table import ask

HALF = {"en": "half", "it": "mezz", "fr": "demi"}


@pytest.mark.parametrize("name", ["french3", "french4", "french5"])
def test_a_half_point_is_spoken_of_only_where_one_is_left(name: str) -> None:
    kind, met = kinds()["payments"], set()
    for seed in range(60):
        item = ask("payments", seed, game(name))
        for given, _ in steps(kind, item):
            if item.at(given).name != "difference":
                continue
            left = bool(item.hand.half_points % 2)
            rule = kind.hints(item, given)[1]
            assert {lang: word in say(rule, lang, "france") for lang, word in HALF.items()} == dict.fromkeys(HALF, left)
            met.add(left)
    assert met == {True, False}


def test_who_gave_a_high_trump_five_is_told_of_none_that_may_not_lie_there() -> None:
    names = {"en": ("Sun", "Moon"), "it": ("Sole", "Luna"), "fr": ("Soleil", "Lune")}
    for lang, both in names.items():
        told = say(Message("diagnosis.pezzi-count-five"), lang, "bologna")
        assert not [name for name in both if name in told]


def test_how_many_trumps_are_left_out_is_not_said() -> None:
    for code in ("legal-plays.more-trumps", "legal-plays.more-trumps@france"):
        assert not any(holes(text)[0] for text in sentences()[code].values())


def test_the_rule_of_the_scommessa_says_what_it_is_about() -> None:
    assert all("scommessa" in say(Message("hint.settle.rule-scommessa"), lang, "sicily") for lang in LANGS)

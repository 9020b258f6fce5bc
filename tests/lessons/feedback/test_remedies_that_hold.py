"""What puts a misconception right is true of the table and the round that was asked about; elsewhere the rule of the kind does."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine import game
from lessons.question.answered import ladder, marking
from lessons.question.registry import kinds, misconceptions
from lessons.text.phrases import Lang, say
from tests.lessons import table

ALL: tuple[Lang, ...] = ("en", "it", "fr")


def asked(kind: str, name: str, house: dict[str, Any], seeds: int, **way: Any) -> Iterator[Any]:
    """Situations of a kind under house rules, looked at from inside."""
    its = game(name)
    for seed in range(seeds):
        spec = table.spec(kind, **way)
        yield kinds()[kind].make(spec, its, Random(seed), its.house.read(house), ())


def said_second(kind: str, item: Any, belief: str) -> str:
    """The reason of the rule that is told once this misconception is known."""
    its = kinds()[kind]
    answer = its.answer_under(item, (), misconceptions()[belief])
    return ladder.rung(its, item, (), answer, 1, belief)[0].reason


@pytest.mark.parametrize(
    ("name", "house", "said", "place"),
    [
        ("mineo3", {}, "passo, passo, vado solo", None),
        ("mineo3", {"rivanto": "any_opponent"}, None, None),
        ("mineo4", {"rivanto": "any_opponent"}, None, None),
        ("ragusa", {}, None, 1),
        ("mineo4", {}, None, 1),
    ],
)
def test_who_has_spoken_is_sent_away_from_rivanto_only_where_that_decides(
    name: str, house: dict[str, Any], said: str | None, place: int | None
) -> None:
    """Before all the cards are dealt nobody has let a last round go by (S7); by Dummett's rule any opponent may say it."""
    belief, told = "only-who-passed-says-rivanto", set()
    for item in asked("announcing", name, house, 40, **({"round": place} if place else {})):
        if kinds()["announcing"].answer_under(item, (), misconceptions()[belief]) is None:
            continue
        rule = said_second("announcing", item, belief)
        spoke_and_may = item.may & set(item.here)
        told.add(rule)
        assert rule.startswith("hint.announcing.rule") or not spoke_and_may, (item.said, sorted(item.may))
    if said is None:
        assert told
        assert all(rule.startswith("hint.announcing.rule") for rule in told)


def test_over_a_call_it_is_asked_who_spoke_before_the_call() -> None:
    looks = set()
    for item in asked("announcing", "mineo4", {}, 60):
        over = "chiamo" in item.said and item.floor.outcome.kind == "solo"
        look = kinds()["announcing"].hints(item)[0].reason
        assert (look == "hint.announcing.look-over") is over
        looks.add(look)
    assert "hint.announcing.look-over" in looks


def test_where_signals_ask_for_something_none_is_said_to_show_strength() -> None:
    belief, met = "busso-and-striscio-swapped", 0
    for item in asked("signal", "ottocento", {"meanings": "standard_pack"}, 20, ask="meaning"):
        if kinds()["signal"].answer_under(item, (), misconceptions()[belief]) is not None:
            assert said_second("signal", item, belief).endswith("-asks")
            met += 1
    assert met
    (usual, *_) = (one for one in asked("signal", "ottocento", {}, 20, ask="meaning") if one.signal == "busso")
    assert misconceptions()[belief].remedied(usual)


def test_a_solo_before_all_the_cards_is_not_said_to_be_one_on_five() -> None:
    """In Palagonia it may be said with ten or fifteen cards, too, and pays double there as well (S18)."""
    for part in ("diagnosis", "remedy"):
        for lang in ALL:
            told = say(marking.Message(f"{part}.five-card-solo-single"), lang, "sicily").lower()
            assert not any(five in told for five in ("five", "cinque", "cinq"))


def test_how_many_play_against_a_soloist_is_not_said_where_there_may_be_three() -> None:
    for lang in ALL:
        told = say(marking.Message("remedy.captured-from-partner"), lang, "sicily").lower().split()
        assert not {"two", "due", "deux"}.intersection(told)


def test_the_shares_of_three_are_told_to_three() -> None:
    """Four who play alone need 27 each (Barcellona for four)."""
    belief = "everybody-needs-55"
    for name, house, holds in (("barcellona3", {}, True), ("barcellona4", {"play": "own"}, False)):
        met = 0
        for item in asked("differences", name, house, 20):
            if kinds()["differences"].answer_under(item, (), misconceptions()[belief]) is not None:
                assert (said_second("differences", item, belief) == f"remedy.{belief}") is holds
                met += 1
        assert met


def test_where_a_secret_solo_is_played_no_missing_trump_is_looked_for() -> None:
    belief, met = "calls-below-all-its-arie", 0
    for item in asked("calling", "mineo4", {"secret_solo": True}, 60, ask="which"):
        if kinds()["calling"].answer_under(item, (), misconceptions()[belief]) is not None:
            assert said_second("calling", item, belief) == "hint.calling.rule-any"
            met += 1
    assert met

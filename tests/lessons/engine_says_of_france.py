"""What the engine says of questions about French Tarot: kind -> holds its right answer against the engine's replies."""

from __future__ import annotations

from typing import Any

from lessons.question.panel import Panel, number_of
from lessons.question.seats import seats_of
from tests.lessons.engine_replies import Agrees, Reply, picked


def _auctioned(item: Any, panel: Panel, right: tuple[int, ...], told: list[Reply]) -> None:
    if item.ask == "may":
        assert item.offered[right[0]] == set(told[0]["legal"])
        return
    word = panel.choices[right[0]].reason.rpartition(".")[2]
    if item.ask == "comes":
        taker = told[0]["result"]["taker"]
        assert word == ("again" if taker is None else seats_of(item.game)[taker])
        return
    bid = next(one for one in told[0]["bids"] if one["word"] == item.bid)
    assert word == ("chien-taken" if bid["takes_chien"] else f"chien-unseen-{bid['chien_for']}")


def _weighed(item: Any, panel: Panel, right: tuple[int, ...], told: list[Reply]) -> None:
    points = {line["reason"].removeprefix("count-"): line["points"] for line in told[0]["sheet"]}
    for step in item.steps:
        if step.name == "bid":
            assert step.panel.choices[step.right[0]].reason == f"count-hand.bid-{told[0]['bid']}"
        else:
            assert step.right == (points[step.name],)


def _handful(item: Any, panel: Panel, right: tuple[int, ...], told: list[Reply]) -> None:
    if item.ask == "worth":
        assert right == (sum(reply["legal"] for reply in told),)
    elif item.ask == "these":
        assert (right == (0,)) == told[0]["legal"]
    else:
        more = told[1]["per_defender"] - told[0]["per_defender"]
        assert panel.choices[right[0]].reason == f"poignee.for-{'taker' if more > 0 else 'defence'}"


def _at_the_end(item: Any, panel: Panel, right: tuple[int, ...], told: list[Reply]) -> None:
    if item.ask == "takes":
        assert right == ((item.leader + told[0]["winner"]) % len(seats_of(item.game)),)
        return
    assert panel.choices[right[0]].reason == f"last-trick.for-{told[0]['petit_au_bout'] or 'nobody'}"


def _in_pairs(item: Any, panel: Panel, right: tuple[int, ...], told: list[Reply]) -> None:
    assert float(number_of(item.steps[-1].right)) == told[0]["points"]


def _needed(item: Any, panel: Panel, right: tuple[int, ...], told: list[Reply]) -> None:
    found = {step.name: step.right[0] for step in item.steps}
    assert found["target"] == told[0]["target"]
    if item.points is not None:
        assert found["made"] == int(not told[0]["made"])
        assert found["over"] == abs(told[0]["over"])


def _excused(item: Any, panel: Panel, right: tuple[int, ...], told: list[Reply]) -> None:
    steps = {step.name: step for step in item.steps}
    mine = item.together(item.player, 0)
    assert steps["whose"].right[0] == int(told[0]["kept"] != mine)
    if "owed" in steps:
        assert steps["owed"].panel.choices[steps["owed"].right[0]].reason == f"whose-excuse.{told[0]['owes']}"
    if "which" in steps:
        assert picked(steps["which"].panel, steps["which"].right) == set(told[0]["may_give"])


def _paid(item: Any, panel: Panel, right: tuple[int, ...], told: list[Reply]) -> None:
    if item.ask == "error":
        if item.wrong is None:
            assert (item.written["each"], item.written["taker"]) == (told[0]["per_defender"], told[0]["payoffs"][0])
        return
    found = {step.name: step.right[0] for step in item.steps}
    if "made" in found:
        assert (found["made"] == 0) == told[0]["won"]
    if item.ask == "whole":
        assert found["each"] == abs(told[0]["per_defender"])
        assert found["taker"] == abs(told[0]["payoffs"][0])
        assert found.get("called", found["each"]) == abs(told[0]["payoffs"][1])


FRENCH: dict[str, Agrees] = {
    "auction": _auctioned,
    "count-hand": _weighed,
    "poignee": _handful,
    "last-trick": _at_the_end,
    "in-pairs": _in_pairs,
    "points-needed": _needed,
    "whose-excuse": _excused,
    "payments": _paid,
}

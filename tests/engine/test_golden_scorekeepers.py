"""What people may write down of a deal, or nearly of it, is taken, refused and paid as it was before (tests/golden/kept)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from random import Random
from typing import Any

import pytest

from engine.game import game
from engine.games.bologna import scorekeeper as bologna
from engine.games.bologna.rules import Rules
from engine.games.bologna.scoring.piles import draw
from engine.games.france import scorekeeper as france
from engine.games.france.playout import random_deal as french_deal
from engine.games.sicily import scorekeeper as sicily
from engine.games.sicily.playout import random_deal as sicilian_deal
from tests.conftest import Golden
from tests.engine.by_chance import houses
from tests.engine.france import test_scorekeeper as in_france
from tests.engine.sicily import test_scorekeeper as in_sicily
from tests.engine.written_down import brief

FEW = 3
"""Deals under each choice of each house rule."""

LISTS = ("points", "paid", "captured", "poignees", "ternoni", "combinations")
"""Of any length, as far as the form of an entry goes."""
SIDES = (None, 0, 1)


def nearly(entry: Any) -> Iterator[tuple[str, Any]]:
    """The entry with one of its values a little other: which, and the whole."""
    for one in fields(entry):
        if one.name in ("hand", "rules", "settlement"):
            continue
        value = getattr(entry, one.name)
        longer = (value[:-1], (*value, *value[-1:])) if one.name in LISTS else ()
        others = (side for side in SIDES if side != value) if one.name in ("petit", "slam") else _others(value)
        for other in (*longer, *others):
            yield f"{one.name} {brief(other)}", replace(entry, **{one.name: other})


def _others(value: Any) -> Iterator[Any]:
    match value:
        case bool():
            yield not value
        case int():
            yield from sorted({-1, value - 1, value + 1, value + 4} - {value})
        case None:
            yield from (0, 1)
        case str():
            yield from ("zzqq", "solo", "garde_contre", "garde_sans")
        case tuple():
            for at, one in enumerate(value):
                yield from ((*value[:at], other, *value[at + 1 :]) for other in _others(one))
        case frozenset():
            yield from (value | {word} for word in ("vanto", "scommessa", "volata") if word not in value)
        case _ if is_dataclass(value):
            yield from (other for _, other in nearly(value))


def _told(keeper: Any, match: Any, entry: Any) -> str:
    verdict = keeper.judge(match, entry)
    if not verdict.ok:
        return f"{verdict.reason} {brief(verdict.facts)}"
    its = keeper.fold((*match.entries, entry))
    return f"{brief(its.scores if hasattr(its, 'scores') else its.totals)} {brief(its.open.dealer if its.open else '')}"


def _lines(keeper: Any, match: Any, entry: Any) -> Iterator[str]:
    yield f"{brief(entry)}: {_told(keeper, match, entry)}"
    for said, other in nearly(entry):
        yield f"  {said}: {_told(keeper, match, other)}"


@pytest.mark.parametrize("name", in_sicily.GAMES)
def test_what_is_nearly_a_deal_of_sicily_is_refused_and_paid_as_before(name: str, golden: Golden) -> None:
    lines, rng = list[str](), Random(name)
    for said, rules in houses(game(name)):
        for number in range(FEW):
            start = in_sicily.start(name, rules, dealer=number % game(name).seats)
            now = sicily.fold([start])
            assert now.open is not None
            state, _ = sicilian_deal(start.form, rng, rules, now.open.dealer, now.open.pool)
            lines.append(f"== {said}")
            lines += _lines(sicily, now, in_sicily.as_written(state, 1))
    golden(f"kept/{name}.txt", "".join(f"{line}\n" for line in lines))


@pytest.mark.parametrize("name", in_france.GAMES)
def test_what_is_nearly_a_deal_of_france_is_refused_and_paid_as_before(name: str, golden: Golden) -> None:
    lines, rng = list[str](), Random(name)
    for said, rules in houses(game(name)):
        for number in range(FEW):
            start = france.Start(name, in_france.NAMES[: game(name).seats], number, rules)
            state, _ = french_deal(start.form, rng, rules, number, played=True)
            lines.append(f"== {said}")
            lines += _lines(france, france.fold([start]), in_france.as_written(state, 1))
    golden(f"kept/{name}.txt", "".join(f"{line}\n" for line in lines))


def test_figures_that_no_cards_give_are_those_of_before(golden: Golden) -> None:
    """Each side's, to well above the most there is: what is doubted wrongly holds everybody up at a real table."""
    rules, plausible = Rules(), bologna.plausible
    odd = {
        "criccone": [one for one in range(250) if not plausible.criccone((one, 0))],
        "criccone against some": [one for one in range(250) if not plausible.criccone((one, 17))],
        **{
            f"sequences against {other}": [
                one for one in range(0, 500, 5) if not plausible.sequences((one, other), rules)
            ]
            for other in (0, 10, 15, 20, 35, 60, 90)
        },
        "declared": [one for one in range(500) if not plausible.declared(one)],
    }
    golden("kept/odd.txt", "".join(f"{name}: {brief(many)}\n" for name, many in odd.items()))


SAID = (
    bologna.Declared(1, 1, (("kings", 3), ("swords", 4))),
    bologna.Declared(1, 2, (("grande", 7), ("moors", 3))),
    bologna.Declared(1, 0, (), 14),
    bologna.Counted(1, (0, 28), 1, (20, 45), (50, 37)),
    bologna.Out(1, 2),
    bologna.Monte(1),
)
DECLARED = bologna.Declared(1, 1, (("kings", 4), ("queens", 4), ("jacks", 4)))


@pytest.mark.parametrize("form", bologna.FORMATS)
def test_what_is_nearly_a_hand_of_bologna_is_refused_and_counted_as_before(form: Any, golden: Golden) -> None:
    lines, rng = list[str](), Random(form)
    for said, rules in houses(game("ottocento")):
        start = bologna.Start(
            in_sicily.NAMES, dealer=1, format=form, house=rules if isinstance(rules, Rules) else Rules()
        )
        begun = bologna.fold([start])
        ahead = bologna.fold([start, *(bologna.Counted(i, (0, 0), 0, (294, 63), (50, 37)) for i in (1, 2))])
        lines.append(f"== {said}")
        piled = bologna.Piled.of(1, 0, draw("random", rng, rules))
        lines += [f"{brief(piled)}: {_told(bologna, begun, piled)}"]
        for entry in SAID:
            lines += _lines(bologna, begun, entry)
        if said == "as it is":
            for entry in SAID:
                lines += _lines(bologna, bologna.fold([*begun.entries, DECLARED]), entry)
                lines += _lines(bologna, ahead, replace(entry, hand=3))
    golden(f"kept/bologna-{form}.txt", "".join(f"{line}\n" for line in lines))

"""By every house rule, and with every value that a field offers, a question is drawn, or it is said why not."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from itertools import combinations_with_replacement, product
from typing import Any, Literal, get_args, get_origin

import pytest
from pydantic import ValidationError

from engine.game import Game, game, games
from engine.house import HouseRules
from lessons.question.kind import Kind
from lessons.question.registry import kinds
from lessons.question.sampling import NoSituation, draw

from .table import spec
from .test_every_kind_in_every_game import ways_here

GAMES = ("ottocento", "mineo4", "vanto", "french5")


def settings(its: Game) -> Iterator[HouseRules]:
    """Each house rule set to each value that is not the usual one."""
    for rule in its.house.all():
        for value in rule.choices or ():
            if value != rule.default:
                yield its.house.read({rule.name: value})


BY = [pytest.param(game(one), rules, id=f"{one}: {rules}") for one in GAMES for rules in settings(game(one))]


def offered(kind: Kind[Any, Any]) -> Iterator[dict[str, Any]]:
    """Each value that a field of this kind offers, by itself and with each of another field."""
    fields = kind.Spec.model_fields.items()
    literal = [(name, get_args(one.annotation)) for name, one in fields if get_origin(one.annotation) is Literal]
    for one, other in combinations_with_replacement(literal, 2):
        for value, beside in product(one[1], other[1]):
            yield {other[0]: beside, one[0]: value}


def nothing_else_comes_of(kind: Kind[Any, Any], way: dict[str, Any], its: Game, rules: HouseRules) -> None:
    try:
        asked = spec(kind.name, **way)
    except ValidationError:
        return
    if list(kind.faults(asked, its, rules)):
        return
    with suppress(NoSituation):
        kind.panel(draw(kind, asked, its, 1, rules))


@pytest.mark.parametrize(("its", "rules"), BY)
def test_each_kind_asks_something_by_each_house_rule_or_says_why_not(its: Game, rules: HouseRules) -> None:
    for kind in kinds().values():
        for way in () if kind.refuses(its) else ways_here(kind, its):
            nothing_else_comes_of(kind, way, its, rules)


@pytest.mark.parametrize("its", [game(one) for one in games()], ids=games())
def test_each_kind_asks_something_of_whatever_a_field_offers_or_says_why_not(its: Game) -> None:
    for kind in kinds().values():
        for way in () if kind.refuses(its) else offered(kind):
            nothing_else_comes_of(kind, way, its, its.house())

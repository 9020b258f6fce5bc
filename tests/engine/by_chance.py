"""Deals that are played by chance under every house rule, as text: what was refused and why, and what they came to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from importlib import import_module
from random import Random
from typing import Any

from engine.cards import Card
from engine.game import Game, game
from engine.parts.playout import shuffled
from engine.sheet import Line
from tests.engine.written_down import brief

DEALS = 10
"""Deals under each choice of each house rule."""
COUNTED = ("three", "pair", "left-over")
"""Lines of counting cards."""
WORDS = (
    *(
        "passo",
        "chiamo",
        "solo",
        "vado solo",
        "offro 3",
        "prendo 3",
        "pago",
        "prendo",
        "zero",
        "mischio",
        "altre cinque",
    ),
    *("pass", "petite", "garde", "garde_sans", "garde_contre", "scommessa", "vanto", "rivanto", "volata", "nonsense"),
)
"""What is said somewhere."""
BEFORE: dict[str, tuple[dict[str, Any], ...]] = {
    "bologna": ({}, {"scores": (640, 655)}, {"scores": (0, 0)}, {"scores": (790, 90)}),
    "sicily": ({}, {"pool": 0}, {"pool": 7}),
}
"""What may lie before a deal: the score of the match, what is left in the pool."""


def houses(its: Game) -> Iterator[tuple[str, Any]]:
    """The house rules as they are, and each of them once in every other way."""
    yield "as it is", its.house()
    for rule in its.house.all():
        for value in rule.choices or (int(rule.default) // 2,):
            if value != rule.default:
                yield f"{rule.name} {value}", its.house.read({rule.name: value})


def deals(name: str) -> str:
    """A line for every deal."""
    its = game(name)
    return "".join(f"{said}: {line}\n" for said, rules in houses(its) for line in _under(its, said, rules))


def _under(its: Game, said: str, rules: Any) -> Iterator[str]:
    rng, before = Random(f"{its.id} {said}"), BEFORE.get(its.family, ({},))
    chance: Any = import_module(f"engine.games.{its.family}.playout")
    actions: Any = import_module(f"engine.games.{its.family}.deal.actions")
    for number in range(DEALS):
        more = before[number % len(before)]
        state: Any = its.deal.start(shuffled(its.pack, rng), number % its.seats, rules, **more)
        reasons, done = Counter[str](), list[Any]()
        while its.deal.to_act(state) is not None:
            seat = its.deal.to_act(state)
            if state.phase == "play":
                reasons.update(its.deal.judge(state, actions.Play(seat, card)).reason for card in state.hands[seat])
            action = chance.random_action(state, rng)
            if state.phase != "play" or not isinstance(action, actions.Play):
                reasons.update(its.deal.judge(state, other).reason for other in _others(its, action))
            state, done = its.deal.apply(state, action), [*done, action]
        assert not done or its.deal.judge(state, done[-1]).reason == "deal-is-over"
        assert its.deal.read(its.deal.write(state, tuple(done))) == (state, tuple(done))
        told = " ".join(f"{reason} {reasons[reason]}" for reason in sorted(reasons))
        yield f"{told} | {' '.join(_comes_to(its.deal.score(state)))}"


def _others(its: Game, action: Any) -> Iterator[Any]:
    """The same said or done by another, with other cards, or in other words."""
    yield action
    for one in fields(action):
        match getattr(action, one.name):
            case int() as seat:
                yield replace(action, **{one.name: (seat + 1) % its.seats})
            case str() if one.name == "word":
                yield from (replace(action, **{one.name: word}) for word in WORDS)
            case Card():
                yield from (replace(action, **{one.name: card}) for card in its.pack)
            case (Card(), *_) as cards:
                yield replace(action, **{one.name: cards[1:]})
                yield from (replace(action, **{one.name: (card, *cards[1:])}) for card in its.pack)


def _comes_to(value: Any) -> Iterator[str]:
    """What is paid and for what; how cards were counted in threes stands elsewhere."""
    match value:
        case Line():
            if value.reason not in COUNTED:
                yield f"{value.reason} {value.points}"
        case tuple() | list() if not all(isinstance(one, int | Card | str) for one in value):
            for one in value:
                yield from _comes_to(one)
        case _ if is_dataclass(value) and not isinstance(value, type):
            for one in fields(value):
                yield from _comes_to(getattr(value, one.name))
        case _:
            yield brief(value)

"""What is listed as legal is what the judge accepts, in every game found, at every moment of random deals; the rest is refused."""

from collections.abc import Iterator
from dataclasses import fields, replace
from math import comb
from random import Random
from typing import Any

import pytest

from engine import IllegalAction, games
from engine.game import AnyGame, game

TOO_MANY = 5000
"""More discards than this are not listed one by one: ten cards out of thirty can be left in thirty million ways."""


def some_rules(one: AnyGame, rng: Random) -> Any:
    """House rules of the table, each at its default or at one of its alternatives."""
    return one.house.read({rule.name: rng.choice(rule.choices) for rule in one.house.all() if rule.choices})


def moments(one: AnyGame, rng: Random) -> Iterator[tuple[Any, Any]]:
    """Every state of a random deal, and what was done there."""
    rules = some_rules(one, rng)
    end, done = one.deal.random(rng, rules)
    state, _ = one.deal.read(one.deal.write(end, ()))
    for action in done:
        yield state, action
        state = one.deal.apply(state, action)
    assert state == end


def likenesses(one: AnyGame, action: Any, rng: Random) -> Iterator[Any]:
    """The action itself, by anybody, with any card."""
    yield from (replace(action, seat=seat) for seat in range(one.seats))
    if "card" in {field.name for field in fields(action)}:
        yield from (replace(action, card=card, seat=rng.randrange(one.seats)) for card in one.pack)


def listable(state: Any, action: Any) -> bool:
    cards = getattr(action, "cards", ())
    return state.phase not in ("leave", "early") or comb(len(state.hands[action.seat]), len(cards)) <= TOO_MANY


def key(action: Any) -> tuple[Any, ...]:
    """An action, in whatever order its cards are named."""
    values = (getattr(action, field.name) for field in fields(action))
    return (type(action), *(frozenset(one) if isinstance(one, tuple) else one for one in values))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", games())
def test_legal_is_exactly_what_the_judge_accepts(name: str, seed: int) -> None:
    one, rng = game(name), Random(f"{name} {seed}")
    known: list[Any] = []
    for state, chosen in moments(one, rng):
        assert one.deal.judge(state, chosen).ok
        if not listable(state, chosen):
            continue
        listed = one.deal.legal(state)
        keys = {key(action) for action in listed}
        assert len(keys) == len(listed), "nothing twice"
        assert key(chosen) in keys
        known += rng.sample(listed, min(len(listed), 5))
        thinkable = [*likenesses(one, chosen, rng), *rng.sample(known, min(len(known), 30)), *listed[:200]]
        for action in thinkable:
            verdict = one.deal.judge(state, action)
            assert verdict.ok == (key(action) in keys), (action, verdict)
            assert verdict.reason
            if not verdict.ok:
                with pytest.raises(IllegalAction) as refused:
                    one.deal.apply(state, action)
                assert refused.value.verdict == verdict


@pytest.mark.parametrize("name", games())
def test_a_card_of_the_hand_is_legal_for_the_reason_that_is_given_and_for_no_other(name: str) -> None:
    """``legal_plays`` and ``verdicts`` say the same of every hand and trick, also of such as no deal comes to."""
    one, rng = game(name), Random(name)
    rules = one.house()
    for _ in range(300):
        cards = rng.sample(one.pack.cards, rng.randint(2, 12))
        cut = rng.randrange(min(one.seats, len(cards) - 1))
        trick, hand = cards[:cut], cards[cut:]
        told = one.verdicts(hand, trick, rules)
        assert one.legal_plays(hand, trick, rules) == tuple(card for card in hand if told[card].ok)


@pytest.mark.parametrize("name", games())
def test_the_winner_of_a_trick_is_the_one_who_is_told_why(name: str) -> None:
    one, rng = game(name), Random(name)
    for state in (one.deal.random(rng, one.house())[0] for _ in range(10)):
        for trick in state.tricks[:-1]:
            told = one.winner(trick.cards, one.house()).index
            assert trick.taker(one.seats) == trick.seat(told, one.seats)

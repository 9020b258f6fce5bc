"""Deals in which one player has nearly all that takes tricks, as the players without chance play them: slams, and hands of nothing.

A number a game knows the records, the reasons and what the deals come to.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.cards import Card
from engine.game import Game, game, games
from players.registry import SEARCHING, names, player
from tests.conftest import Golden
from tests.engine.written_down import MOST, brief, known

DEALS = 5


def strength(card: Card) -> tuple[bool, bool, int]:
    """What takes most comes first: trumps, then the highest of a suit."""
    return card.is_fool, not card.is_trump, card.strength


def swept(its: Game, dealer: int, rng: Random) -> tuple[Card, ...]:
    """A pack of which one player is dealt the strongest cards, but for a few."""
    pack = list(its.pack)
    rng.shuffle(pack)
    there = its.deal.start(tuple(pack), dealer, its.house())
    lucky = rng.randrange(its.seats)
    places = [at for at, card in enumerate(pack) if card in there.hands[lucky]]
    strong = sorted(pack, key=lambda card: (*strength(card)[:2], -strength(card)[2] if rng.random() < 0.9 else 0))
    given, rest = strong[: len(places)], strong[len(places) :]
    rng.shuffle(rest)
    return tuple(given.pop() if at in places else rest.pop() for at in range(len(pack)))


@pytest.mark.parametrize("name", games())
def test_deals_with_a_slam_in_them_go_as_before(name: str, golden: Golden) -> None:
    its = game(name)
    thoughtless = [one for one in names(name) if one not in SEARCHING]
    lines = [line for who in thoughtless for number in range(DEALS) for line in _played(its, who, number)]
    tricks = [line for line in lines if line.startswith("comes to")]
    golden(f"swept/{name}.txt", f"{len(tricks)} deals: {known(lines)}\n")


def _played(its: Game, who: str, number: int) -> Iterator[str]:
    plays, dealer = player(who, its.id), number % its.seats
    state: Any = its.deal.start(swept(its, dealer, Random(f"{its.id} {number}")), dealer, its.house())
    made = list[Any]()
    while its.deal.to_act(state) is not None and len(made) < MOST:
        choice = plays.choose(state, len(made), 0)
        made.append(choice.action)
        yield f"{choice.reason} {brief(choice.facts)}"
        state = its.deal.apply(state, choice.action)
    yield its.deal.write(state, tuple(made))
    yield f"comes to {brief(its.deal.score(state))}"

"""The plain player, in every game there is: legal, blind to what lies hidden, and better than chance."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.cards import Card
from engine.game import AnyGame, game, games
from engine.games.france import plain as france
from engine.games.sicily import plain as sicily
from engine.parts.playout import play_out, shuffled
from lessons.text.message import Message
from lessons.text.phrases import LANGS, say
from players.protocol import answers
from players.registry import PLAIN, names, player

ELSEWHERE = [name for name in games() if game(name).family != "bologna"]
DEALS = 5


def dealt(one: AnyGame, seed: int, rules: Any = None) -> Any:
    rng = Random(f"{one.id} {seed}")
    return one.deal.start(shuffled(one.pack, rng), rng.randrange(one.seats), rules or one.house())


def some_rules(one: AnyGame, rng: Random) -> Any:
    return one.house.read({rule.name: rng.choice(rule.choices) for rule in one.house.all() if rule.choices})


PLAYERS = [(name, who) for name in ELSEWHERE for who in names(name)]


def moments(name: str, seeds: range, who: str = PLAIN) -> Iterator[Any]:
    """Every state of deals that this player plays in all seats, under the usual house rules and under others."""
    one, plain = game(name), player(who, name)
    for seed in seeds:
        state = dealt(one, seed, some_rules(one, Random(seed)) if seed % 2 else None)
        while state.phase != "over":
            yield state
            decision = plain.choose(state, seed, None)
            verdict = one.deal.judge(state, decision.action)
            assert verdict.ok, (verdict, decision)
            for lang in LANGS:
                assert say(Message(f"coach.{decision.reason}", decision.facts), lang, one.family)
            state = one.deal.apply(state, decision.action)


def hidden_otherwise(state: Any, seat: int, rng: Random) -> Any:
    """The same for this seat, with what the others hold dealt anew, and a partner nobody knows of sitting elsewhere."""
    others = [place for place in range(len(state.hands)) if place != seat]
    cards = [card for place in others for card in state.hands[place]]
    rng.shuffle(cards)
    hands = list(state.hands)
    for place in others:
        hands[place], cards = tuple(cards[: len(hands[place])]), cards[len(hands[place]) :]
    now = replace(state, hands=tuple(hands))
    if getattr(now, "floor", None) is not None and now.floor.hands is not None:
        now = replace(now, floor=replace(now.floor, hands=tuple(hands)))
    contract = getattr(now, "contract", None)
    elsewhere = [place for place in others if contract and place not in (contract.bidder, contract.partner)]
    if contract and contract.partner not in (None, seat) and not now.partner_known and elsewhere:
        now = replace(now, contract=replace(contract, partner=rng.choice(elsewhere)))
    if getattr(now, "known_partner", "") is None and now.partner not in (None, seat):
        free = [place for place in others if place not in (now.taker, now.partner)]
        now = replace(now, partner=rng.choice(free))
    return now


@pytest.mark.parametrize(("name", "who"), PLAYERS)
def test_what_a_player_does_is_legal_and_follows_from_what_may_be_known(name: str, who: str) -> None:
    plain, rng, compared = player(who, name), Random(name), 0
    for number, state in enumerate(moments(name, range(DEALS), who)):
        if number % 5:
            continue
        seat = state.to_act
        other = hidden_otherwise(state, seat, rng)
        assert plain.choose(other, 3, None) == plain.choose(state, 3, 0)
        compared += other.hands != state.hands
    assert compared >= 10


def taken(one: AnyGame, state: Any, seats: set[int]) -> float:
    """Card points in the tricks that these seats took."""
    found = 0.0
    for trick in state.tricks:
        if trick.taker(one.seats) in seats:
            found += sum(float(card.points) for card in trick.cards)
    return found


@pytest.mark.parametrize("name", ELSEWHERE)
def test_with_the_same_cards_the_plain_player_takes_more_than_chance_does(name: str) -> None:
    """The same deals twice, one side's chairs the plain player's or left to chance, as all others are."""
    one, gain = game(name), 0.0
    for seed in range(30):
        start = next(played(one, seed))
        side = together(start, seed % one.seats)
        gain += taken(one, from_here(one, start, side, seed), side) - taken(
            one, from_here(one, start, set(), seed), side
        )
    assert gain > 0


def together(state: Any, seat: int) -> set[int]:
    """All who count together with this seat."""
    if getattr(state, "contract", None):
        return set(state.contract.camps[state.contract.camp(seat)])
    sides = state.sides
    return {one for one in range(state.form.seats) if sides.side(one) == sides.side(seat)}


def from_here(one: AnyGame, start: Any, clever: set[int], seed: int) -> Any:
    """The end, if these seats are the plain player's and all others are left to chance."""
    plain, rng = player(PLAIN, one.id), Random(seed)

    def act(state: Any) -> Any:
        return plain.choose(state, seed, None).action if state.to_act in clever else any_card(one, state, rng)

    return play_out(start, act, one.deal.apply)[0]


def played(one: AnyGame, seed: int) -> Iterator[Any]:
    """The start of the play in a deal that comes to it, spoken by the plain player or by chance."""
    for more in range(100):
        end, done = one.deal.random(Random(f"{one.id} {seed} {more}"), one.house())
        if not end.tricks:
            continue
        state, _ = one.deal.read(one.deal.write(end, ()))
        for action in done:
            if state.phase == "play":
                yield state
                return
            state = one.deal.apply(state, action)


def any_card(one: AnyGame, state: Any, rng: Random) -> Any:
    """Any card that may go, and nothing else said."""
    seat = state.to_act
    family = sicily if one.family == "sicily" else france
    return family.Play(seat, rng.choice(family.playable(state, seat)))


def following(name: str) -> Iterator[tuple[Any, Card, str]]:
    """Moments at which a trick lies there, with the card that was played and why."""
    family = sicily if game(name).family == "sicily" else france
    plain = player(PLAIN, name)
    for state in moments(name, range(20, 20 + DEALS)):
        if state.phase == "play" and state.trick.cards:
            decision = plain.choose(state, 1, None)
            if isinstance(decision.action, family.Play):
                yield family.seen(state, state.to_act), decision.action.card, decision.reason


@pytest.mark.parametrize("name", ELSEWHERE)
def test_nothing_foolish_is_played(name: str) -> None:
    reasons = set()
    for seat, card, reason in following(name):
        reasons.add(reason)
        losers = [one for one in seat.may if not one.is_fool and not seat.takes(one)]
        takers = [one for one in seat.may if seat.takes(one)]
        if seat.mate_ahead and losers:
            assert not seat.takes(card), "a partner's trick is taken away"
        if seat.last and takers and seat.pot >= 4 and not seat.mate_ahead:
            assert seat.takes(card) or card.is_fool, "a trick that counts is left to the others"
        if reason in ("any-lost", "any-nothing-in-it"):
            assert seat.worth(card) == min(seat.worth(one) for one in losers), "what counts is thrown away"
    assert len(reasons) >= 4


@pytest.mark.parametrize("name", games())
def test_choose_is_answered_for_every_game(name: str) -> None:
    one, who = game(name), names(name)[-1] if name != "ottocento" else "book"
    state = dealt(one, 1)
    record = one.deal.write(state, ())
    for _ in range(8):
        told = {"ask": "choose", "game": name, "record": record, "player": who, "seed": 2}
        (line,) = answers([json.dumps(told)])
        reply = json.loads(line)
        assert reply["ok"], reply
        assert reply["player"] == who
        assert reply["action"]["seat"] in range(one.seats)
        record = reply["record"]
        if one.deal.to_act(one.deal.read(record)[0]) is None:
            break
    (line,) = answers([json.dumps(told | {"player": "nobody"})])
    assert json.loads(line)["error"]["code"] == "unknown-player"
    assert who in json.loads(line)["error"]["message"]

"""Moments of deals for the tests of those who search."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from engine.cards import Card
from engine.games.bologna.deal.actions import Play
from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.deal.moves import apply, start
from engine.games.bologna.deal.state import State
from engine.games.bologna.inference.cards import View, view
from engine.games.bologna.leaving import FIVE_POINTS
from engine.games.bologna.pack import PACK
from engine.games.bologna.players import choose
from engine.games.bologna.rules import Rules


def deal(seed: int, rules: Rules | None = None) -> State:
    deck = list(PACK)
    Random(seed).shuffle(deck)
    return start(OTTOCENTO, deck, seed % 4, rules or Rules())


def moments(seed: int) -> Iterator[State]:
    """Every state of a deal that the simple players play, in which somebody is to act."""
    state, rng = deal(seed), Random(seed)
    while state.phase != "over":
        yield state
        action = choose(state, rng).action
        assert action is not None
        state = apply(state, action)


def playing(seed: int, cards: int) -> State:
    """The moment of a deal when the player who is to act holds so many cards, more than one of which may go."""
    for state in moments(seed):
        seat = state.to_act
        action = choose(state, Random(0)).action
        if state.phase == "play" and seat is not None and isinstance(action, Play) and len(state.hands[seat]) <= cards:
            return state
    raise AssertionError("nobody plays a card")


def otherwise(state: State, rng: Random) -> State:
    """The same for whoever is to act, with the cards that they have not seen lying otherwise, as far as is possible."""
    seat = state.to_act
    assert seat is not None
    known = view(state, seat)
    for _ in range(2000):
        dealt = _dealt(known, rng)
        if dealt is not None:
            break
    else:
        return state
    hands = list(state.hands)
    left = list(state.left)
    for place, cards in dealt.items():
        seen = tuple(card for card, at in known.seen.items() if at == place)
        if place == known.discard:
            left[state.dealer] = tuple(cards)
        else:
            hands[place] = (*cards, *seen)
    return replace(state, hands=tuple(hands), left=tuple(left))


def _dealt(known: View, rng: Random) -> dict[int, list[Card]] | None:
    room = dict(known.room)
    dealt: dict[int, list[Card]] = {place: [] for place in room}
    cards = list(known.hidden)
    rng.shuffle(cards)
    for card in sorted(cards, key=lambda one: len(known.hidden[one])):
        places = [place for place in known.hidden[card] if room[place]]
        if not places:
            return None
        place = rng.choice(places)
        assert place != known.discard or card.points != FIVE_POINTS
        room[place] -= 1
        dealt[place].append(card)
    return dealt

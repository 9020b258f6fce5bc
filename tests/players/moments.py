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
from engine.games.bologna.inference.cards import DealView, view
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


def _dealt(known: DealView, rng: Random) -> dict[int, list[Card]] | None:
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


LAST_CUP_SAID = """calzettini ottocento 1
scores 0 0
dealer 2
hand 0 Moor1 T10 S8 T12 B9 CJ DA SJ World Angel T6 B10 BK CQ S7
hand 1 T5 D9 DN BA Moor2 BJ C9 Moon D6 DK T9 DJ CN D10 D8
hand 2 T8 B7 BQ Moor3 T15 DQ B6 D7 BN S10 SQ Moor4 SN SK T14
hand 3 B8 C6 CK Begato T11 C7 C8 S6 Sun T16 T7 S9 Matto T13 SA
rest C10 CA
picks-up 2
leaves 2 DQ D7
trick 3 B8 BK BA BQ
shows 1 coins DK DN DJ
shows 2 swords SK SQ SN
trick 0 DA DK Moor3 T7
trick 3 S6 S7 Moor2 S10
trick 1 BJ/volo BN T11 B9
trick 3 S9 S8 T5 SN
trick 1 D10/striscio T8 T13 World
trick 0 B10/volo T9 B6 Begato
trick 1 D9/striscio T14 T16 Angel
trick 0 CJ C9 C10 CK
trick 3 SA SJ Moon SQ
trick 1 CN/volo CA C8 CQ
trick 0 T6 D8 T15 Sun
trick 3 C7/striscio
"""
"""Seat 0 is second to a striscio: the leader has two cards left, and one of them is the last cup that is not seen."""

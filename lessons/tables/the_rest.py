"""Whether whoever is about to lead takes every trick that is left, whatever the others play; in every game.

All that can happen is looked at, on the cards that are really there: whatever the others play, a partner too, who has seen no more
than they have. The cards of whoever says so are laid open and go from the top, which needs no guess where the others' are.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.cards import TRUMPS, Card
from lessons.tables.hand import ME, TableHand

TRICKS = 6
"""With more of them to come it is not looked at."""
MOMENTS = 20_000
"""So many plays are looked at, a quarter of a second of them; where there are more it is not certain."""


def side(hand: TableHand) -> frozenset[int]:
    """Whose tricks count as the learner's: partners' too, where it is no secret who they are."""
    mates = hand.family.mates(hand) if hand.family.partners_known(hand.state) else frozenset()
    return mates | {ME}


def from_the_top(plays: Iterable[Any]) -> list[Any]:
    """Of these plays those of cards that go from the top: the highest trump first, then the highest of any suit, the fool last."""
    tops = dict[str, tuple[Card, Any]]()
    for play in plays:
        if play.card.suit not in tops or play.card.strength > tops[play.card.suit][0].strength:
            tops[play.card.suit] = play.card, play
    if TRUMPS in tops:
        return [tops[TRUMPS][1]]
    return [play for card, play in tops.values() if not card.is_fool] or [play for _, play in tops.values()]


def takes_the_rest(hand: TableHand) -> bool:
    """Does the learner's side take every trick that is left? The learner is to lead; all hands are looked at.

    No also where that takes more than :data:`MOMENTS`, which is the same on every machine.
    """
    family, deal, ours, before = hand.family, hand.game.deal, side(hand), len(hand.state.tricks)
    to_look_at, met, left = [hand.state], set[object](), MOMENTS
    while to_look_at:
        state = to_look_at.pop()
        plays = family.plays(state)
        plays = from_the_top(plays) if state.to_act == ME else _unlike(hand, state, plays, ours)
        for play in plays:
            left -= 1
            if left < 0:
                return False
            after = deal.apply(state, play)
            if len(after.tricks) > len(state.tricks):
                goes_on = after.phase == "play"
                if (after.trick.leader if goes_on else family.took(after)[-1]) not in ours:
                    return False
                moment = _moment(hand, after, before)
                if not goes_on or moment in met:
                    continue
                met.add(moment)
            to_look_at.append(after)
    return True


def _moment(hand: TableHand, state: Any, before: int) -> object:
    """What all that can still happen hangs on: who has which cards, and what was led since by whom."""
    led = frozenset((trick.leader, trick.cards[0].suit) for trick in state.tricks[before:])
    held = tuple(frozenset(hand.family.held(state, seat)) for seat in range(state.form.seats))
    return held, state.trick.leader, led


def _unlike(hand: TableHand, state: Any, plays: Sequence[Any], ours: frozenset[int]) -> Sequence[Any]:
    """Of an opponent's plays one of each lot that comes to the same: whichever of them takes a trick, it is lost.

    Cards of a suit are alike where none of ours lies between them; those of all suits that we cannot lead, for they are only thrown
    away. Not so trumps, of which another opponent may have to play a higher one; and not where more hangs on a card.
    """
    if len(plays) < 2 or state.to_act in ours or hand.family.cards_bind(state):
        return plays
    trick, seats = state.trick, state.form.seats
    lies = [(trick.seat(place, seats), card) for place, card in enumerate(trick.cards)]
    held = [(seat, card) for seat in range(seats) for card in hand.family.held(state, seat) if seat != state.to_act]
    others = [card for _, card in (*lies, *held)]
    our = [card for seat, card in (*lies, *held) if seat in ours]
    if any(card.is_fool for card in our):
        return plays
    led = {card.suit for card in our}
    lots = dict[object, Any]()
    for play in plays:
        card = play.card
        between = others if card.is_trump else our
        below = sum(one.suit == card.suit and one.strength < card.strength for one in between)
        lot: object = (card.suit, below) if card.is_trump or card.suit in led else card.is_fool
        lots.setdefault(lot, play)
    return [*lots.values()]

"""Tricks that may have been played before a moment of which only the latest were seen: by the rules, taken by whom it needs.

Most of them have four cards of one suit, so that everybody follows and nothing is learnt of any hand; what is then over is
dealt until somebody could have played it so.
"""

from __future__ import annotations

from random import Random

from engine.cards import Card
from engine.games.bologna.advice import View
from engine.games.bologna.deal.judging import FOLLOWING
from engine.games.bologna.deal.state import Trick

SEATS = 4


def earlier(
    hands: list[list[Card]], cards: list[Card], view: View, leader: int, rng: Random
) -> tuple[Trick, ...] | None:
    """Tricks of these cards before the ones that were seen, the last of them taken by ``leader``; None where this try fails.

    ``hands`` are those of the moment; cards that the view has seen played were held then, too.
    """
    piles, rest = _of_one_suit(cards, rng)
    many = len(rest) // SEATS
    played = [rest[seat * many : (seat + 1) * many] for seat in range(SEATS)]
    later = [list(hand) for hand in hands]
    for one in (*view.tricks, Trick(view.leader, view.trick)):
        for place, card in enumerate(one.cards):
            later[one.seat(place, SEATS)].append(card)
    tricks: list[Trick] = []
    to_lead = (view.dealer + 1) % SEATS
    for pile in piles[1:]:
        tricks.append(Trick(to_lead, tuple(pile)))
        to_lead = tricks[-1].taker(SEATS)
    for _ in range(many):
        leads = rng.sample(played[to_lead], len(played[to_lead]))
        held = [[*later[seat], *(pile_card for pile_card in played[seat])] for seat in range(SEATS)]
        last = piles[0] if piles else []
        ways = (_trick(to_lead, card, played, held, last, rng) for card in leads)
        trick = next((way for way in ways if way is not None), None)
        if trick is None:
            return None
        for place, card in enumerate(trick.cards):
            played[trick.seat(place, SEATS)].remove(card)
        tricks.append(trick)
        to_lead = trick.taker(SEATS)
    if piles:
        orders = (piles[0][turn:] + piles[0][:turn] for turn in range(SEATS))
        fitting = (Trick(to_lead, tuple(order)) for order in orders)
        trick = next((one for one in fitting if one.taker(SEATS) == leader), None)
        if trick is None:
            return None
        tricks.append(trick)
        to_lead = leader
    return tuple(tricks) if to_lead == leader else None


def _of_one_suit(cards: list[Card], rng: Random) -> tuple[list[list[Card]], list[Card]]:
    """Lots of four cards of one suit, and the cards that are over."""
    suits: dict[str, list[Card]] = {}
    for card in rng.sample(cards, len(cards)):
        suits.setdefault(card.suit, []).append(card)
    piles, rest = list[list[Card]](), list[Card]()
    for some in suits.values():
        whole = len(some) // SEATS * SEATS
        piles += [some[at : at + SEATS] for at in range(0, whole, SEATS)]
        rest += some[whole:]
    rng.shuffle(piles)
    return piles, rng.sample(rest, len(rest))


def _trick(
    leader: int, led: Card, played: list[list[Card]], held: list[list[Card]], last: list[Card], rng: Random
) -> Trick | None:
    """This card led, and three of the cards that are to be played now; None where somebody has none that may go.

    A card of ``last``, the trick after these, is still in every hand.
    """
    trick = Trick(leader, (led,))
    for place in range(1, SEATS):
        seat = trick.seat(place, SEATS)
        may = FOLLOWING.allowed((*held[seat], *last[:1]), trick.cards)
        able = [card for card in played[seat] if card in may]
        if not able:
            return None
        trick = Trick(leader, (*trick.cards, rng.choice(able)))
    return trick

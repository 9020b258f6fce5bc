"""A whole deal behind a situation of which one chair sees only its part: the other hands, the discard, the tricks before."""

from __future__ import annotations

from random import Random

from bench.players.advice.pasts import earlier
from engine.cards import Card
from engine.games.bologna.advice import PARTNER, View
from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.deal.state import State, Trick
from engine.games.bologna.declaring import best
from engine.games.bologna.leaving import FIVE_POINTS
from engine.games.bologna.pack import ANGEL, PACK, WORLD
from engine.games.bologna.rules import Rules
from engine.parts.following import suit_led

RULES = Rules()
HAND, SEATS = 15, 4
TRIES, LAWFUL, PASTS = 600, 30, 60
"""Deals of the cards nobody sees; so many of them for which a lawful way there is looked for, and ways tried for each."""


def world(view: View, rng: Random, leaves: bool) -> State | None:
    """A deal that looks like this from the chair 0; None where none was found."""
    known = {*view.hand, *view.trick, *view.gone}
    tried = 0
    for _ in range(TRIES):
        unseen = [card for card in PACK if card not in known]
        rng.shuffle(unseen)
        hands: list[list[Card]] = [list(view.hand), [], [], []]
        for seat, cards in enumerate(view.shown):
            hands[seat] += cards
            unseen = [card for card in unseen if card not in cards]
        size = HAND if leaves else len(view.hand)
        for seat in (1, 2, 3):
            wanted = size - (0 if leaves or seat in view.behind or not view.trick else 1) - len(hands[seat])
            hands[seat] += unseen[:wanted]
            unseen = unseen[wanted:]
        if not possible(view, hands):
            continue
        left: list[tuple[Card, ...]] = [(), (), (), ()]
        if not leaves:
            spare = [card for card in unseen if card.points != FIVE_POINTS]
            if len(spare) < 2:  # a King or a tarocco cannot have been laid away
                continue
            left[view.dealer] = tuple(spare[:2])
            unseen = [card for card in unseen if card not in spare[:2]]
        leader = view.tricks[0].leader if view.tricks else view.leader if view.trick else 0
        pasts = (earlier(hands, unseen, view, leader, rng) for _ in range(PASTS if unseen else 0))
        past = next((one for one in pasts if one is not None), None)
        if past is None and unseen:
            tried += 1
            if tried == LAWFUL:
                break
            continue
        tricks = (*(past or ()), *view.tricks)
        return State(
            OTTOCENTO, RULES, view.dealer, (0, 0), tuple(map(tuple, hands)), (), "leave" if leaves else "play",
            tuple(left), tuple(best(cards, RULES) for cards in view.shown), deck=(), tricks=tricks,
            trick=Trick(3 if leaves else view.leader, view.trick, view.signal) if not leaves else Trick(1),
        )  # fmt: skip
    return None


def possible(view: View, hands: list[list[Card]]) -> bool:
    """Do the hands fit what was seen: suits not followed, signals made?"""
    for seat in (1, 2, 3):
        if any(view.void(seat, card.suit) or (card.is_trump and view.trumpless(seat)) for card in hands[seat]):
            return False
        if seat not in view.behind and view.trick:
            card, led = view.trick[(seat - view.leader) % 4], suit_led(view.trick)
            if card.suit not in (led, "") and any(one.suit == led for one in hands[seat]):
                return False
    signals = [view.signal] if view.leader == PARTNER and view.trick else []
    signals += [trick.signal for trick in view.tricks if trick.leader == PARTNER]
    partner = hands[PARTNER]
    if "busso" in signals and ANGEL not in (*partner, *view.trick):
        return False
    return "striscio" not in signals or not {ANGEL, WORLD} & set(partner)

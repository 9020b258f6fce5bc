"""Bids, calls, poignées and slams: what is said before the first card, by what the hand is worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import ceil

from engine.cards import TRUMPS, Card
from engine.games.france import poignee
from engine.games.france.auction import strength
from engine.games.france.auction.bidding import PASS, RANK, highest
from engine.games.france.auction.calling import callable_cards
from engine.games.france.deal.actions import AnnounceSlam, Call, Show, Speak
from engine.games.france.deal.judging import judge
from engine.games.france.deal.state import State
from engine.games.france.pack import EXCUSE, KINGS, PACK, PETIT, SUITS
from engine.games.france.plain import SCALE
from engine.games.france.sources import BONUSES, FIVE
from engine.parts.plain.choice import Choice
from engine.verdict import Facts

SHOWS_FROM = 50
"""From so many points on among four a taker counts on winning, and shows a poignée."""
DEFENDS = 0.45
"""A defender with such a part of the hand in trumps counts on the taker's losing."""
TRUMPS_IN_ALL = 21


def bid(state: State, seat: int) -> Choice:
    """The highest bid that the hand is worth by its count, where nobody has said as much already."""
    counted = strength.count(state.hands[seat])
    total, steps = int(counted.total), least(state.form.seats)
    found = next(((word, points) for word, points in steps if total >= points), None)
    parts: Facts = {line.reason.removeprefix("count-"): int(line.points) for line in counted}
    facts: Facts = {**parts, "n": total, "word": found[0] if found else PASS, "least": (found or steps[-1])[1]}
    if found is None:
        return Choice(Speak(seat, PASS), "passes-weak", facts)
    if RANK[found[0]] <= highest(state.words):
        return Choice(Speak(seat, PASS), "passes-outbid", facts)
    return Choice(Speak(seat, found[0]), "bids", facts)


def least(seats: int) -> tuple[tuple[str, int], ...]:
    """From how many points on a hand bids what, dearest first: with more cards than among four more are needed, with fewer less."""
    return tuple((word, ceil(points / SCALE[seats])) for word, points in strength.ADVICE)


def call(state: State, seat: int) -> Choice:
    """A King that is not one's own: where one holds the Queen it covers her, and in a longer suit it is led to sooner."""
    hand = state.hands[seat]
    may = callable_cards(hand, state.rules)
    many, held = Counter(one.suit for one in hand), {one.code for one in hand}

    def fits(card: Card) -> tuple[bool, bool, int, str]:
        return card not in hand, card.suit + "Q" in held and card in KINGS, many[card.suit], card.code

    called = max(may, key=fits)
    own = called in hand
    reason = "calls-own" if own else "calls-with-the-queen" if fits(called)[1] else "calls-long"
    return Choice(Call(seat, called), reason, {"card": called.code, "suit": called.suit, "n": many[called.suit]}, FIVE)


def slam(state: State, seat: int) -> Choice | None:
    """The slam, where the taker has no card that could lose; None where there is one, or it may not be announced."""
    if seat != state.taker or state.tricks or state.trick.cards or any(state.shown) or not takes_all(state.hands[seat]):
        return None
    said = AnnounceSlam(seat)
    return Choice(said, "announces-slam", {}, BONUSES) if judge(state, said).ok else None


def takes_all(hand: Sequence[Card]) -> bool:
    """Are the trumps long and high enough to draw all others, and is every suit headed from the King down without a gap?"""
    trumps = {one.strength for one in hand if one.suit == TRUMPS}
    top = next(n for n in range(TRUMPS_IN_ALL + 1) if TRUMPS_IN_ALL - n not in trumps)
    if top < TRUMPS_IN_ALL - len(trumps):
        return False
    for suit in SUITS:
        mine = [one.rank for one in hand if one.suit == suit]
        order = [one.rank for one in PACK if one.suit == suit]
        if set(mine) != set(order[: len(mine)]):
            return False
    return True


def shows(state: State, seat: int) -> Choice | None:
    """A poignée, where this side counts on winning: whoever wins the deal has its points. None where none is shown."""
    if state.tricks or state.shown[seat] or not state.form.poignees:
        return None
    hand = state.hands[seat]
    held = poignee.trumps_of(hand)
    number = max((one for one in state.form.poignees if one <= len(held)), default=0)
    if not number or not _counts_on_winning(state, seat):
        return None
    cards = which(held, number)
    facts: Facts = {
        "n": number,
        "points": poignee.points(state.form, number),
        "cards": tuple(one.code for one in cards),
    }
    return Choice(Show(seat, cards), "shows-poignee", facts, BONUSES)


def _counts_on_winning(state: State, seat: int) -> bool:
    hand = state.hands[seat]
    if seat == state.taker:
        return strength.count(hand).total * SCALE[state.form.seats] >= SHOWS_FROM
    if seat == state.partner:
        return True
    return sum(one.is_trump for one in hand) >= DEFENDS * state.form.size


def which(held: Sequence[Card], number: int) -> tuple[Card, ...]:
    """Which trumps are shown: the Excuse only where all are, and where one may be hidden, the petit first and then the highest."""
    ordered = PACK.sorted(held)
    if len(ordered) == number:
        return ordered
    trumps = [one for one in ordered if one != EXCUSE]
    hidden = len(trumps) - number
    hides = sorted(trumps, key=lambda one: (one != PETIT, -one.strength))[:hidden]
    return tuple(one for one in trumps if one not in hides)

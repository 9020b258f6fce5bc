"""Tables dealt as planned and played through the first trick by the rules: what one of the players then knows."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.cards import Card
from engine.games.bologna.counting.combinations import Combination, combination
from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.deal.judging import FOLLOWING
from engine.games.bologna.deal.state import Trick
from engine.games.bologna.house import BologneseRules
from engine.games.bologna.inference.cards import DealView
from engine.games.bologna.leaving import FIVE_POINTS
from engine.games.bologna.pack import PACK
from engine.parts.playout import shuffled
from lessons.question.misconception import Aim
from lessons.questions.who_holds.plans import DISCARD, ME, InferencePlan, plan

Hands = tuple[tuple[Card, ...], ...]
SIZE = (OTTOCENTO.size,) * OTTOCENTO.seats + (OTTOCENTO.last,)


def draw(ask: str, rng: Random, rules: BologneseRules, aim: Aim) -> tuple[InferencePlan, DealView]:
    """A table that tells something of the sort asked: what was planned, and what the learner sees."""
    while True:
        planned = plan(ask, rng, aim)
        hands = _dealt(planned, rng)
        trick = _played(planned, hands, rng) if hands else None
        if trick is not None:
            shown = [
                combination(kind, [PACK[code] for code in codes], rules)
                for kind, codes in (planned.shows.get(seat, ("moors", ())) for seat in range(OTTOCENTO.seats))
            ]
            return planned, view_of(
                planned.dealer, hands[ME], [(one,) if one else () for one in shown], trick, hands[-1]
            )


def view_of(
    dealer: int,
    hand: Sequence[Card],
    shown: Sequence[tuple[Combination, ...]],
    trick: Trick | None,
    left: Sequence[Card],
) -> DealView:
    """What the learner sees: the own discard only where the learner deals."""
    played = trick.cards if trick else ()
    mine = PACK.sorted([card for card in hand if card not in played])
    away = PACK.sorted(left) if dealer == ME else ()
    return DealView(ME, dealer, mine, tuple(shown), (trick,) if trick else (), away)


def _dealt(planned: InferencePlan, rng: Random) -> Hands:
    """Four hands and the discard, with the cards where the plan wants them; none when they do not fit."""
    places: list[list[Card]] = [[] for _ in SIZE]
    for code, place in planned.placed.items():
        places[place].append(PACK[code])
    rest = list(shuffled((card for card in PACK if card.code not in planned.placed), rng))
    # What cannot lie everywhere goes first: cards of the suit that some are void of, and what may not be laid away.
    rest.sort(key=lambda card: (card.suit != planned.led, card.points != FIVE_POINTS))
    for card in rest:
        barred = planned.void if card.suit == planned.led else ()
        able = [
            place
            for place, cards in enumerate(places)
            if len(cards) < SIZE[place]
            and place not in barred
            and not (place == DISCARD and card.points == FIVE_POINTS)
        ]
        if not able:
            return ()
        places[rng.choice(able)].append(card)
    return tuple(map(tuple, places))


def _played(planned: InferencePlan, hands: Hands, rng: Random) -> Trick | None:
    """A first trick by the rules, in which the card asked about is not played; None where that cannot be."""
    leader, cards = OTTOCENTO.eldest(planned.dealer), list[Card]()
    for seat in OTTOCENTO.order(leader):
        may = [card for card in hands[seat] if FOLLOWING.judge(hands[seat], cards, card).ok]
        may = [card for card in may if card.code != planned.card and (cards or card.suit == (planned.led or card.suit))]
        if not may:
            return None
        wanted = [card for card in may if card.code == planned.plays.get(seat)]
        small = [card for card in may if card.groups & {"scartini", "numbers"}]
        quiet = [card for card in may if card.points != FIVE_POINTS]
        cards.append(rng.choice(wanted or small or quiet or may))
    return Trick(leader, tuple(cards))

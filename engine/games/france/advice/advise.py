"""Which rules are asked when."""

from __future__ import annotations

from engine.cards import Card
from engine.games.france.advice import discards, petit
from engine.games.france.advice.view import View
from engine.games.france.sensible.discarding import discard
from engine.parts.advice import Advice, Opinion, Option


def advise(view: View) -> Advice:
    """Every legal lead, or play to the trick, with what follows for the petit."""
    return Advice({(card,): _said(view, (card,)) for card in view.legal})


def advise_discard(hand: tuple[Card, ...], number: int) -> Advice:
    """Every discard of so many cards out of the hand with the chien, that of a sensible player first.

    Where trumps have to go, or no suit can be emptied, nothing is said of any.
    """
    holding = discards.TakerHand(hand, number)
    first = frozenset(discard(hand, number)[0])
    ways = sorted(holding.ways, key=lambda away: first != frozenset(away.option))
    return Advice({away.option: _of_discard(away) if holding.settled else () for away in ways})


def _said(view: View, option: Option) -> tuple[Opinion, ...]:
    return tuple(said for rule in petit.RULES if (said := rule(view, option)) is not None)


def _of_discard(away: discards.Away) -> tuple[Opinion, ...]:
    return tuple(said for rule in discards.RULES if (said := rule(away)) is not None)

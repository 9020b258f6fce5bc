"""Dealing in packets with the chien laid aside card by card; for two players, six piles of three each before the hands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

from engine.cards import Card
from engine.games.france.form import PILE_DEPTH, Form
from engine.games.france.pack import EXCUSE, PACK, PETIT
from engine.games.france.rules import FrenchRules
from engine.games.france.sources import DEAL, FFT_DEAL, FFT_PETIT
from engine.games.france.sources import PETIT as PETIT_SOURCE
from engine.parts.dealing import whole_deck
from engine.verdict import Facts, Verdict

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DealtCards:
    """What was dealt: the hands in the order in which the cards came, piles (bottom first) and the chien."""

    hands: tuple[Cards, ...]
    chien: Cards = ()
    piles: tuple[tuple[Cards, ...], ...] = ()


def usual_places(form: Form) -> tuple[int, ...]:
    """Where in the deck the chien lies if nothing is said: a card after each of the first packets."""
    return tuple(form.packet + i * (form.packet + 1) for i in range(form.chien))


def judge_places(form: Form, places: Sequence[int], rules: FrenchRules) -> Verdict:
    """May the cards at these places of the deck (from 0) be the chien? Two in a row may (F12)."""
    edge, source = (1, FFT_DEAL) if rules.fft else (3, DEAL)
    facts: Facts = {"number": form.chien, "edge": edge, "places": tuple(places)}
    if len(set(places)) != form.chien or len(places) != form.chien:
        return Verdict(False, "chien-number", facts, form.deal_source)
    if any(place < edge for place in places):
        return Verdict(False, "chien-not-first-cards", facts, source)
    if any(place >= len(PACK) - edge for place in places):
        return Verdict(False, "chien-not-last-cards", facts, source)
    return Verdict(True, "chien-laid", facts, source)


def deal(form: Form, deck: Sequence[Card], dealer: int, places: Sequence[int]) -> DealtCards:
    """Deal the deck, top card first, from the dealer's right on. Errors: :class:`BadInput` when it is not the whole pack."""
    whole_deck(deck, PACK)
    chien = set(places)
    stock = [card for i, card in enumerate(deck) if i not in chien]
    table = _table(form, dealer)
    piles: list[list[list[Card]]] = [[[] for _ in range(form.piles)] for _ in range(form.seats)]
    for (seat, pile), card in zip(table, stock, strict=False):
        piles[seat][pile].append(card)
    hands: list[list[Card]] = [[] for _ in range(form.seats)]
    for at, seat in zip(range(len(table), len(stock), form.packet), _rounds(form, dealer), strict=True):
        hands[seat] += stock[at : at + form.packet]
    return DealtCards(
        tuple(tuple(hand) for hand in hands),
        tuple(deck[place] for place in sorted(chien)),
        tuple(tuple(tuple(pile) for pile in own) for own in piles),
    )


def deck_of(form: Form, dealt: DealtCards, dealer: int, places: Sequence[int]) -> Cards:
    """The deck from which this was dealt: :func:`deal` backwards."""
    layer = form.seats * form.piles
    stock = [dealt.piles[seat][pile][at // layer] for at, (seat, pile) in enumerate(_table(form, dealer))]
    given = [0] * form.seats
    for seat in _rounds(form, dealer):
        stock += dealt.hands[seat][given[seat] : given[seat] + form.packet]
        given[seat] += form.packet
    for place, card in zip(sorted(places), dealt.chien, strict=True):
        stock.insert(place, card)
    return tuple(stock)


def _rounds(form: Form, dealer: int) -> list[int]:
    """The seats in the order in which they get a packet in hand."""
    return list(form.order(form.eldest(dealer))) * (form.held // form.packet)


def _table(form: Form, dealer: int) -> list[tuple[int, int]]:
    """(seat, pile) for the cards laid on the table, in the order of the deal: three to a player at a time, in layers."""
    halves = [range(at, at + 3) for at in range(0, form.piles, 3)]
    layer = [(seat, pile) for half, seat in product(halves, form.order(form.eldest(dealer))) for pile in half]
    return layer * PILE_DEPTH if form.piles else []


def cancelled(form: Form, dealt: DealtCards, rules: FrenchRules) -> tuple[int, Verdict] | None:
    """The seat whose petit cancels the deal, and why; None when the deal stands.

    The essay looks at the first packet that comes into a hand, whatever its size (F11); the federation at a hand whose only
    trump is the petit, without the Excuse. It knows no game for two, which keeps the essay's rule.
    """
    if not rules.petit_cancels:
        return None
    sec = rules.fft and form.bids
    for seat, hand in enumerate(dealt.hands):
        facts: Facts = {"seat": seat, "card": PETIT.code}
        if not sec and PETIT in hand[: form.packet]:
            return seat, Verdict(True, "petit-in-first-packet", facts, PETIT_SOURCE)
        if sec and EXCUSE not in hand and [card for card in hand if card.is_trump] == [PETIT]:
            return seat, Verdict(True, "petit-sec", facts, FFT_PETIT)
    return None

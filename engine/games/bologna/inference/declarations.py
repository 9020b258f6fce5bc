"""What declarations tell: what is certain, kept apart from what is only likely or a custom."""

from __future__ import annotations

from engine.cards import Card
from engine.games.bologna.counting.combinations import Combination
from engine.games.bologna.inference.cards import DealView
from engine.games.bologna.pack import BEGATO, SUITS
from engine.games.bologna.sources import DEAL, SAVING_THE_BEGATO, TELLING
from engine.verdict import Facts, Verdict

ASKING = {"queens": "Q", "knights": "N", "jacks": "J", "aces": "A"}
"""The sets whose showing asks partner for the fourth suit. Source: ottocento#declaring-combinations-in-the-first-trick."""


def where(view: DealView, card: Card) -> Verdict:
    """Is it certain where this card is? Facts: the ``card`` and its ``places``; of a shown card the ``kind`` it was shown in."""
    places = tuple(sorted(view.places(card)))
    facts: Facts = {"card": card.code, "places": places}
    if card in view.gone:
        return Verdict(True, "where-gone", {**facts, "places": (view.gone[card],)}, DEAL)
    if card in view.hand:
        return Verdict(True, "where-own-hand", facts, TELLING)
    if card in view.left:
        return Verdict(True, "where-laid-away", facts, DEAL)
    if card in view.seen:
        kind = next(one.kind for one in view.shown[view.seen[card]] if card.code in one.cards)
        return Verdict(True, "where-shown", {**facts, "kind": kind}, TELLING)
    if len(places) == 1:
        return Verdict(True, "where-nowhere-else", facts, DEAL)
    return Verdict(False, "where-open", facts, TELLING)


def must_follow(view: DealView, seat: int, suit: str) -> Verdict:
    """Is it certain whether this player can follow suit? ``ok`` when it is; facts ``suit``, and the ``card`` that shows it."""
    held = [card for card, place in view.seen.items() if place == seat and card.suit == suit]
    facts: Facts = {"suit": suit, "card": held[0].code if held else ""}
    if held:
        return Verdict(True, "follow-shown", facts, SAVING_THE_BEGATO)
    if suit in view.voids[seat]:
        return Verdict(True, "follow-void", facts, TELLING)
    if view.must_hold(seat, suit):
        return Verdict(True, "follow-nowhere-else", facts, TELLING)
    if not any(seat in view.places(card) for card in view.hidden if card.suit == suit):
        return Verdict(True, "follow-void", facts, TELLING)
    return Verdict(False, "follow-open", facts, TELLING)


def likely(view: DealView) -> Verdict:
    """Who probably has the Bégato: whoever alone of the others has not shown a sequence without him. Never a proof.

    Facts: ``place`` (-1 where nothing is likelier), and ``seats``, those who have shown a sequence without him.
    """
    certain = where(view, BEGATO)
    others = [seat for seat in range(view.form.seats) if seat != view.seat]
    rows = tuple(seat for seat in others if any(one.is_sequence for one in view.shown[seat]))
    if certain.ok:
        return Verdict(True, certain.reason, {**certain.facts, "place": _one(certain), "seats": rows}, certain.source)
    left = [seat for seat in others if seat not in rows]
    if len(left) == 1 and left[0] in view.places(BEGATO):
        facts: Facts = {"place": left[0], "seats": rows}
        return Verdict(True, "likely-the-silent-one", facts, TELLING)
    return Verdict(False, "likely-nobody", {"place": -1, "seats": rows}, TELLING)


def asked_for(shown: tuple[Combination, ...]) -> Verdict:
    """The suit a player asks partner to lead, by the custom of the sets of three; facts ``suit`` ("" for none), ``kind``."""
    codes = {code for one in shown for code in one.cards}
    for one in shown:
        rank = ASKING.get(one.kind, "")
        missing = [suit for suit in SUITS if suit + rank not in one.cards] if rank else []
        if len(missing) == 1 and not any(code[0] == missing[0] and code[1:] in "KQNJA" for code in codes):
            facts: Facts = {"suit": missing[0], "kind": one.kind}
            return Verdict(True, "asks-for-the-fourth", facts, TELLING)
    kind = shown[0].kind if shown else ""
    all_four = any(one.kind in ASKING and sum(code[0] in SUITS for code in one.cards) == len(SUITS) for one in shown)
    return Verdict(False, "asks-nothing-all-four" if all_four else "asks-nothing", {"suit": "", "kind": kind}, TELLING)


def _one(verdict: Verdict) -> int:
    places = verdict.facts["places"]
    assert isinstance(places, tuple)
    return int(places[0])

"""Why a card is certainly, possibly or likely where it is: the sentences, in their order."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards import Card
from engine.games.bologna.counting.combinations import CRICCONE, SUIT_SEQUENCES
from engine.games.bologna.inference import declarations
from engine.games.bologna.inference.cards import DealView
from engine.games.bologna.leaving import FIVE_POINTS, judge_card
from engine.games.bologna.pack import BEGATO
from engine.games.bologna.sources import TELLING
from engine.verdict import Facts, Verdict
from lessons.question.kind import Message

NAMES = ("you", "right", "mate", "left", "discard")
"""What the places are called in a sentence."""


def why_there(view: DealView, card: Card, verdict: Verdict) -> tuple[Message, ...]:
    """Why it is certain where the card is, or what keeps it open."""
    places = _ints(verdict, "places")
    seats = tuple(NAMES[place] for place in places)
    facts: Facts = {**verdict.facts, "seat": seats[0], "seats": seats}
    first = Message(verdict.reason, facts, verdict.source)
    if verdict.reason == "where-nowhere-else":
        return (first, *_excluded(view, card, places[0]))
    return (first, *list(_open(view, card, places))[:2]) if not verdict.ok else (first,)


def _excluded(view: DealView, card: Card, place: int) -> Iterator[Message]:
    """Why the card is at none of the other places."""
    for other in range(view.form.seats):
        if other not in (place, view.seat) and card.suit in view.voids[other]:
            yield Message("known-void", {"seat": NAMES[other], "suit": card.suit}, "ottocento#the-play")
    if card.points == FIVE_POINTS and view.dealer != view.seat:
        stays = judge_card((card,), card)
        yield Message(stays.reason, stays.facts, stays.source)


def _open(view: DealView, card: Card, places: tuple[int, ...]) -> Iterator[Message]:
    """What might be taken for a proof, and is none."""
    guess, players = declarations.likely(view), [place for place in places if place < view.form.seats]
    less = [seat for seat in players if could_have_shown(view, seat, card)]
    if card == BEGATO and guess.reason == "likely-the-silent-one":
        yield Message("likely-no-proof", {"seat": NAMES[_int(guess, "place")]}, TELLING)
    elif less:
        yield Message("may-show-less", {"seat": NAMES[less[0]], "card": card.code}, "ottocento#declarations")
    if view.discard in places:
        yield Message("may-be-laid-away", {"card": card.code}, "ottocento#deal")
    if not all(view.shown[seat] for seat in players):  # somebody among them was silent
        yield Message("silence-no-proof", {"card": card.code}, "ottocento#declarations")


def could_have_shown(view: DealView, seat: int, card: Card) -> bool:
    """Has this player shown a combination into which the card would have gone?"""
    kinds = {kind for kind, suit in SUIT_SEQUENCES.items() if card.suit == suit and card.rank in "KQNJA"}
    wild = "contatori" in card.groups  # such a card goes into every sequence
    rows = [one for one in view.shown[seat] if one.kind in kinds or (wild and one.is_sequence)]
    return shows_others_alike(view, seat, card) or any(card.code not in one.cards for one in rows)


def shows_others_alike(view: DealView, seat: int, card: Card) -> bool:
    """Has this player shown cards of this one's kind, such as Kings or aces, without it?"""
    kinds = {kind for kind, codes in CRICCONE.items() if card.code in codes}
    kinds |= {"aces"} if card.rank == "A" else {"moors"} if "moors" in card.groups else set()
    return any(one.kind in kinds and card.code not in one.cards for one in view.shown[seat])


def holds(view: DealView, seat: int, card: Card) -> str:
    """Does this player hold the card: ``certain``, ``may`` or ``not``."""
    return standing(view.places(card), seat)


def standing(places: frozenset[int], seat: int) -> str:
    """What these possible places say of one of them."""
    return "not" if seat not in places else "certain" if places == {seat} else "may"


def follows(view: DealView, seat: int, suit: str) -> str:
    """Must this player follow suit: ``certain``, ``may`` or ``not``."""
    verdict = declarations.must_follow(view, seat, suit)
    return "may" if not verdict.ok else "not" if verdict.reason == "follow-void" else "certain"


def _ints(verdict: Verdict, name: str) -> tuple[int, ...]:
    found = verdict.facts[name]
    return tuple(int(one) for one in found) if isinstance(found, tuple) else ()


def _int(verdict: Verdict, name: str) -> int:
    found = verdict.facts[name]
    return found if isinstance(found, int) else -1

"""What a simple player leads, and with which signal. Source: ottocento#playing-suits, #leading-trumps, #signals."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.cards import TRUMPS, Card
from engine.games.bologna import signals
from engine.games.bologna.deal.actions import Play
from engine.games.bologna.pack import ANGEL, BEGATO, KING_OF, MATTO, WORLD
from engine.games.bologna.players.reasons import Choice
from engine.games.bologna.players.seat_view import SeatView, cost, worth
from engine.games.bologna.spoken import true_words

LONG_TRUMPS = 7
LITTLE = 6
"""A single card worth less than this may be led from short suits: a Knight or a Queen would be thrown away."""

EARLY = 11
"""With so many cards in hand the play has only begun, and a King waits for others to lead his suit."""


def lead(seen: SeatView, rng: Random) -> Choice:
    """The card to lead to an empty trick; never the Matto while there is another."""
    cards = [card for card in seen.hand if card != MATTO]
    if len(seen.hand) == 1:
        return _with(seen, seen.hand[0], "only-card")
    if seen.asked_by_partner and (asked := _as_asked(seen, cards)):
        return asked
    if BEGATO in cards and ANGEL in seen.theirs:
        return _with(seen, BEGATO, "lead-begato-to-the-angel")
    trumps = [card for card in cards if card.is_trump]
    numbers = [card for card in trumps if card.groups & {"numbers"}]
    if len(trumps) >= LONG_TRUMPS and numbers:
        return _with(seen, numbers[-1], "lead-long-trumps", n=len(trumps))
    # A suit in which an opponent waits with a trump is left alone while there is another.
    suits = {suit: held for suit in KING_OF if (held := seen.of(suit)) and not seen.trumped(suit)}
    # What cannot come back is not waited for.
    singles = [held[0] for suit, held in suits.items() if len(held) == 1 and trumps and seen.out(suit) > 1]
    for card in singles:
        if card.rank == "K":
            return _with(seen, card, "lead-single-king")
    for held in suits.values():
        waits = held[0].rank == "K" and len(seen.hand) >= EARLY
        safe = seen.out(held[0].suit) and not seen.may_be_trumped(held[0].suit)
        if seen.is_highest(held[0]) and worth(held[0]) >= LITTLE and safe and not waits:
            return _with(seen, held[0], "lead-highest")
    short = [card for card in singles if worth(card) < LITTLE]
    if short:
        card = rng.choice(short)
        return _with(seen, card, _to_partners_king(seen, card) or "lead-short-suit")
    back = [min(held, key=cost) for suit, held in suits.items() if seen.king_is_gone(suit)]
    if back:
        card = min(back, key=cost)
        told = sum(seen.can_trump(seat, card.suit) for seat in seen.opponents)
        dear = "lead-back-dear" if worth(card) else "lead-back"
        return _with(seen, card, dear, n=len(seen.of(card.suit)), volo=told)
    drawing = [card for suit in KING_OF if seen.trumped(suit) for card in seen.of(suit) if worth(card) == 0]
    if drawing:
        return _with(seen, min(drawing, key=cost), "lead-for-a-trump")
    open_ = {suit: held for suit, held in suits.items() if KING_OF[suit] not in held}
    if open_:
        chosen = max(open_.values(), key=lambda held: (min(map(worth, held)) == 0, len(held)))
        card = min(chosen, key=cost)
        return _with(seen, card, _to_partners_king(seen, card) or _opening(seen, card), n=len(chosen))
    if numbers:
        return _with(seen, numbers[-1], "lead-small-trump")
    return _with(seen, min(cards, key=cost), "lead-not-the-matto" if MATTO in seen.hand else "lead-what-is-left")


def _as_asked(seen: SeatView, cards: Sequence[Card]) -> Choice | None:
    """The lead for which partner has asked, where signals ask: trumps after a striscio, else the suit of the busso that was won.

    Source: standard-pack#signals.
    """
    suit = TRUMPS if seen.asked_by_partner == "striscio" else seen.asked_suit
    same = [card for card in cards if card.suit == suit and not (card.is_trump and not card.groups & {"numbers"})]
    return _with(seen, min(same, key=cost), "lead-as-partner-asks") if same else None


def _to_partners_king(seen: SeatView, card: Card) -> str | None:
    """Why this suit is led where partner has shown its King and still holds him."""
    return "lead-to-partners-king" if KING_OF[card.suit] in seen.theirs else None


def _opening(seen: SeatView, card: Card) -> str:
    """Why a suit is led whose King is with others: Kings of one's own wait, and a pip costs nothing."""
    if worth(card):
        return "lead-from-courts"
    return "lead-without-the-king" if any(one.rank == "K" for one in seen.hand) else "lead-without-a-king"


def _with(seen: SeatView, card: Card, reason: str, **more: int) -> Choice:
    signal = signalled(seen, card)
    return Choice(Play(seen.seat, card, signal), reason, {"card": card.code, "suit": card.suit, **more})


def signalled(seen: SeatView, card: Card) -> str | None:
    """The signal that is true and allowed, if there is one to make."""
    if seen.rules.speaks:
        may = signals.allowed(card, seen.gone, seen.hand, seen.rules)
        return next((word for word in true_words(card, seen.hand, seen.gone, seen.first) if word in may), None)
    same = seen.of(card.suit)
    wanted = "volo" if len(same) == 1 else None
    if seen.rules.asks_by_signal:
        wanted = wanted or ("striscio" if len(seen.of(TRUMPS)) >= LONG_TRUMPS else None)
    elif card.suit == TRUMPS and len(same) > 1:
        if seen.highest_trump_out in same:
            wanted = "busso"
        elif len(same) >= LONG_TRUMPS and not {ANGEL, WORLD} & set(same):
            wanted = "striscio"
    elif len(same) > 1:
        wanted = "striscio"
    if wanted is None or card.is_fool:
        return None
    allowed = signals.judge((), card, seen.gone, (), seen.rules, signal=wanted, hand=seen.hand)
    return wanted if allowed.ok else None

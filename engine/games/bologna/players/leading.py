"""What a simple player leads, and with which signal. Source: ottocento#playing-suits, #leading-trumps, #signals."""

from __future__ import annotations

from random import Random

from engine.cards import TRUMPS, Card
from engine.games.bologna import signals
from engine.games.bologna.deal.actions import Play
from engine.games.bologna.pack import ANGEL, BEGATO, KING_OF, MATTO, WORLD
from engine.games.bologna.players.seen import Choice, Seen, worth

LONG_TRUMPS = 7


def lead(seen: Seen, rng: Random) -> Choice:
    """The card to lead to an empty trick; never the Matto while there is another."""
    cards = [card for card in seen.hand if card != MATTO] or list(seen.hand)
    if len(cards) == 1:
        return _with(seen, cards[0], "only-card")
    if BEGATO in cards and ANGEL in seen.theirs:
        return _with(seen, BEGATO, "lead-begato-to-the-angel")
    trumps = [card for card in cards if card.is_trump]
    numbers = [card for card in trumps if card.groups & {"numbers"}]
    if len(trumps) >= LONG_TRUMPS and numbers:
        return _with(seen, numbers[-1], "lead-long-trumps", n=len(trumps))
    suits = {suit: seen.of(suit) for suit in KING_OF if seen.of(suit)}
    singles = [held[0] for suit, held in suits.items() if len(held) == 1 and trumps]
    for card in singles:
        if card.rank == "K":
            return _with(seen, card, "lead-single-king")
    short = [card for card in singles if worth(card) < 6]
    if short:
        return _with(seen, rng.choice(short), "lead-short-suit")
    back = [held[-1] for suit, held in suits.items() if seen.king_is_gone(suit)]
    if back:
        return _with(seen, min(back, key=worth), "lead-back")
    open_ = {suit: held for suit, held in suits.items() if KING_OF[suit] not in held}
    if open_:
        best = max(open_.values(), key=lambda held: (min(map(worth, held)) == 0, len(held)))
        return _with(seen, min(best, key=lambda card: (worth(card), card.strength)), "lead-without-the-king")
    left = numbers or [card for held in suits.values() for card in held] or cards
    return _with(seen, min(left, key=lambda card: (worth(card), card.strength)), "lead-what-is-left")


def _with(seen: Seen, card: Card, reason: str, **more: int) -> Choice:
    signal = _signal(seen, card)
    return Choice(Play(seen.seat, card, signal), reason, {"card": card.code, "suit": card.suit, **more})


def _signal(seen: Seen, card: Card) -> str | None:
    """The signal that is true and allowed, if there is one to make."""
    same = seen.of(card.suit)
    wanted = "volo" if len(same) == 1 else None
    if card.suit == TRUMPS and len(same) > 1:
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

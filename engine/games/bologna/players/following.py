"""What a simple player plays to a trick that has begun. Source: ottocento#playing-suits, #leading-trumps, #saving-the-begato,
#use-of-the-matto."""

from __future__ import annotations

from engine.cards import TRUMPS, Card
from engine.games.bologna.deal.actions import Play
from engine.games.bologna.pack import ANGEL, BEGATO, KING_OF, MATTO, PACK
from engine.games.bologna.players.reasons import Choice
from engine.games.bologna.players.seat_view import SeatView, cost, worth

DEAR = 5
"""From this worth on a card is not given away lightly."""
KEPT = frozenset((ANGEL, *(card for card in PACK if card.groups & {"pezzi"})))
"""Trumps that take tricks at any time and so need not be brought home now."""


def follow(seen: SeatView) -> Choice:
    """The card to play; the trick holds at least one card."""
    legal = [card for card in seen.legal if card != MATTO]
    if len(seen.legal) == 1:
        return _play(seen, seen.legal[0], "only-card")
    same = [card for card in legal if card.suit == seen.led]
    if seen.highest_is_asked and same:
        return _play(seen, max(same, key=lambda card: card.strength), "highest-as-partner-asks")
    if seen.safe:
        return _to_partner(seen, legal)
    if seen.likely_safe:
        return _to_partner(seen, legal, _likely(seen))
    winners = [card for card in legal if seen.takes(card)]
    if ANGEL in winners and BEGATO in seen.trick.cards and not seen.last:
        return _play(seen, ANGEL, "angel-for-the-begato")  # ours saved or theirs caught, and nothing can undo it
    if BEGATO in winners and seen.last:
        return _play(seen, BEGATO, "begato-takes")
    king = KING_OF.get(seen.led or "")
    if king is not None and king in winners and not seen.goes_over(king):
        return _play(seen, king, _with_the_king(seen, king))
    top = next((card for card in winners if not card.is_trump and seen.is_highest(card)), None)
    if top is not None and worth(top) >= DEAR and not seen.goes_over(top):
        return _play(seen, top, "highest-of-suit")
    if winners and seen.last and not seen.partner_wins:
        home = max((card for card in winners if card not in KEPT), key=_home, default=None)
        if home is not None and not home.groups & {"numbers"}:
            return _play(seen, home, "take-home")
    if winners and (seen.last or _void(seen)) and not seen.partner_wins:
        # Where an opponent comes who trumps higher, a Moor would be theirs, and a number is as good as another.
        cheap = min(winners, key=_price)
        if cheap != BEGATO and not (cheap.is_trump and cheap not in KEPT and seen.goes_over(cheap)):
            return _play(seen, cheap, _taking(seen, cheap))
    return _leaving_it(seen, legal, winners)


def _leaving_it(seen: SeatView, legal: list[Card], winners: list[Card]) -> Choice:
    """Nobody here wants to take: what costs least goes, or the Matto where even that is dear."""
    loss = min(legal, key=_loss)
    if MATTO in seen.legal and worth(loss) >= DEAR:
        return _play(seen, MATTO, "matto-saves" if seen.lost else "matto-waits", loss)
    if seen.lost:
        return _play(seen, loss, "lost")
    return _play(seen, loss, _left_to_partner(seen, loss) if seen.partner_wins else "worthless")


def _to_partner(seen: SeatView, legal: list[Card], reason: str = "") -> Choice:
    """Partner's trick is safe, or likely to be: something dear, but not a trump that could take a trick itself."""
    if BEGATO in legal and ANGEL in seen.trick.cards:
        return _play(seen, BEGATO, "begato-under-the-angel")
    gifts = [card for card in legal if not card.is_trump or card.groups & {"moors"} or card == BEGATO]
    gifts = [card for card in gifts if not seen.takes(card)]  # what would take the trick away is no gift
    dearest = max(gifts, key=worth, default=None)
    if dearest is not None and worth(dearest) > 1:
        return _play(seen, dearest, reason or _gift(dearest))
    loss = min(legal, key=_loss)
    return _play(seen, loss, _left_to_partner(seen, loss))


def _gift(card: Card) -> str:
    """Why this card goes to a trick that is partner's for certain."""
    if card == BEGATO or card.rank == "K":
        return "key-to-partner"
    return "moor-to-partner" if card.is_trump else "points-to-partner"


def _likely(seen: SeatView) -> str:
    """Why whoever comes should have the suit: they have followed to it before, or so much of it is out."""
    before = all(seen.led in seen.followed[seat] for seat in seen.opponents_behind)
    return "points-likely-safe" if before else "points-by-the-count"


def _with_the_king(seen: SeatView, king: Card) -> str:
    """Why the King goes: in the first round in any case, later where he takes, or should."""
    if seen.fresh(king.suit):
        return "king-first-round"
    return "king-hopes" if seen.may_go_over(king, seen.behind) else "king-takes"


def _left_to_partner(seen: SeatView, card: Card) -> str:
    """Why the least goes to partner's trick: it leaves the trick there, or goes over it because all else is dearer."""
    return "over-partner" if seen.takes(card) else "partner-has-it"


def _void(seen: SeatView) -> bool:
    """Is this player out of the suit led, so that a trump has to be played?"""
    return seen.led is not None and not seen.of(seen.led) and seen.led in KING_OF


def _taking(seen: SeatView, card: Card) -> str:
    """Why this card takes the trick, or may; to trumps one follows with trumps, and has not run out of anything."""
    number, moor = card.groups & {"numbers"}, card.groups & {"moors"}
    if seen.led == TRUMPS:
        return "take-in-trumps" if number else "take-in-trumps-high"
    if not card.is_trump:
        return "take-cheaply"
    if not (number or moor):
        return "trump-in-high"
    hoping = "-hoping" if seen.may_go_over(card, seen.opponents_behind) else ""
    return ("trump-in" if number else "trump-in-moor") + hoping


def _home(card: Card) -> tuple[int, int]:
    """What taking with it brings home: a number nothing, and the lowest is enough."""
    return (0, -card.strength) if card.groups & {"numbers"} else (worth(card), card.strength)


def _price(card: Card) -> tuple[int, int]:
    """What taking with it costs: nothing with a Moor, who comes home with it; then a low number; key trumps last."""
    if card.groups & {"moors"}:
        return -1, card.strength
    return (0 if card.groups & {"numbers"} else worth(card) + 20 * (card == ANGEL), card.strength)


def _loss(card: Card) -> tuple[int, int]:
    return (20, card.strength) if card == ANGEL else cost(card)


def _play(seen: SeatView, card: Card, reason: str, other: Card | None = None) -> Choice:
    facts = {"card": card.code, "suit": seen.led or card.suit, "other": (other or card).code}
    return Choice(Play(seen.seat, card), reason, facts)

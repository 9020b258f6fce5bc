"""An opponent left to lead into one's hand; a low card from the King, late. Source: ottocento#the-endgame, #playing-suits."""

from __future__ import annotations

from engine.cards import Card
from engine.games.bologna.advice.view import LEFT, PARTNER, RIGHT, Rule, View
from engine.games.bologna.advice.worth import is_king, scartino, valuable
from engine.games.bologna.pack import MATTO
from engine.games.bologna.sources import ENDGAME, SUITS
from engine.parts.advice import Opinion, Option
from engine.verdict import Facts

LAST_TRICKS = 3
"""With so few cards in hand it can be seen to the end what becomes of an opponent's great trump."""


def leave_them_on_lead(view: View, option: Option) -> Opinion | None:
    """Whoever must lead from a great trump loses it to a greater one: so this trick is not taken. Source: ottocento#the-endgame.

    One trump of one's own stays under the card led (or it is the Matto), all the others are above it, and one is above
    what the opponent has shown: then that falls whatever is led next. Who takes now has to lead, and it need not fall.
    """
    prey, catchers = _prey(view), _catchers(view)
    if prey is None or not catchers:
        return None
    card = option[0]
    facts: Facts = {"card": card.code, "prey": prey.code, "catcher": catchers[0].code}
    if not view.takes(card):
        return Opinion("best", "advice-left-on-lead", facts, ENDGAME)
    reason = "advice-catcher-spent" if card in catchers else "advice-has-to-lead"
    return Opinion("poor", reason, facts, ENDGAME)


def throw_them_in(view: View, option: Option) -> Opinion | None:
    """A suit is led that an opponent must take, and then lead into a greater trump of one's own. Source: ottocento#the-endgame.

    With three cards left, two of them trumps; the other two players have been seen to have neither that suit nor trumps.
    """
    if view.trick or len(view.hand) != LAST_TRICKS or len(view.trumps) != LAST_TRICKS - 1:
        return None
    low = next(card for card in view.hand if not card.is_trump)
    prey = next((found for seat in (RIGHT, LEFT) if (found := _thrown_in(view, seat, low)) is not None), None)
    catchers = [card for card in view.trumps if prey is not None and card.strength > prey.strength]
    if prey is None or not catchers:
        return None
    facts: Facts = {"card": option[0].code, "prey": prey.code, "catcher": catchers[0].code}
    if option == (low,):
        return Opinion("best", "advice-throw-in", facts, ENDGAME)
    return Opinion("poor", "advice-need-not-fall", facts, ENDGAME)


def low_from_a_king_late(view: View, option: Option) -> Opinion | None:
    """Late a low card goes from under the King where an opponent is sure to trump. Source: ottocento#playing-suits.

    Sure it is of who has been seen to have none of the suit, and still holds a trump that was declared.
    """
    card = option[0]
    held = view.suits.get(card.suit, ())
    if not view.late or len(held) < 2 or not is_king(held[0]):
        return None
    sure = [seat for seat in (RIGHT, LEFT) if view.void(seat, card.suit) and _trumps(view.shown[seat])]
    if not sure:
        return None
    facts: Facts = {"card": card.code, "suit": card.suit, "king": held[0].code}
    if valuable(card):
        return Opinion("poor", "advice-late-lead-trumped", facts, SUITS)
    return Opinion("best", "advice-low-from-king-late", facts, SUITS) if scartino(card) else None


def _prey(view: View) -> Card | None:
    """The great trump that the opponent who leads and holds the trick has shown; None where others may still meddle."""
    leader = view.leader
    if not view.trick or leader == PARTNER or view.ahead != leader or not view.trick[0].is_trump:
        return None
    if not all(view.trumpless(seat) for seat in view.behind):
        return None
    return next((card for card in view.shown[leader] if "pezzi" in card.groups), None)


def _thrown_in(view: View, seat: int, low: Card) -> Card | None:
    """The great trump of this opponent, who has shown a higher card of the suit as well; None where others may meddle."""
    others = [one for one in (RIGHT, PARTNER, LEFT) if one != seat]
    if low == MATTO or not all(view.trumpless(one) and view.void(one, low.suit) for one in others):
        return None
    if not any(card.suit == low.suit and card.strength > low.strength for card in view.shown[seat]):
        return None
    return next((card for card in view.shown[seat] if "pezzi" in card.groups), None)


def _catchers(view: View) -> list[Card]:
    """The trumps above the prey, where the hand is as it has to be; else none."""
    prey, size = _prey(view), len(view.hand)
    if prey is None or not 2 <= size <= LAST_TRICKS or not all(card.is_trump or card == MATTO for card in view.hand):
        return []
    if sum(view.takes(card) for card in view.hand) != size - 1:
        return []
    return [card for card in view.trumps if card.strength > prey.strength]


def _trumps(cards: tuple[Card, ...]) -> bool:
    return any(card.is_trump for card in cards)


LEADS: tuple[Rule, ...] = (low_from_a_king_late, throw_them_in)
PLAYS: tuple[Rule, ...] = (leave_them_on_lead,)

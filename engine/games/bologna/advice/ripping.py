"""Leading a long suit that the opponents must trump: where it is best done. Source: ottocento#trump-ripping-and-entries."""

from __future__ import annotations

from engine.cards import Card
from engine.games.bologna.advice.trump_leads import asked_for
from engine.games.bologna.advice.view import LEFT, PARTNER, RIGHT, Rule, View
from engine.games.bologna.advice.worth import LONG
from engine.games.bologna.pack import ANGEL, KING_OF, PACK
from engine.games.bologna.sources import RIPPING
from engine.parts.advice import Opinion, Option
from engine.verdict import Facts

MORE, ENOUGH, LAID_AWAY = 2, 5, 2
"""Cards of the suit that are there to be led; trumps that are long beside partner's short ones; cards the dealer laid away."""


def rip(view: View, option: Option) -> Opinion | None:
    """The suit that opponents must trump and partner may overtrump is led. Source: ottocento#trump-ripping-and-entries."""
    card = option[0]
    reason = favourable(view, card.suit)
    if reason is None or KING_OF[card.suit] == card:
        return None
    return Opinion("best", reason, {"card": card.code, "suit": card.suit}, RIPPING)


def trumps_wait_for_the_suit(view: View, option: Option) -> Opinion | None:
    """Where a suit can be led so, a trump draws partner's own. Source: ottocento#trump-ripping-and-entries."""
    if not option[0].is_trump or len(view.trumps) >= LONG or asked_for(view):
        return None
    suit = next((suit for suit in view.suits if favourable(view, suit)), None)
    if suit is None:
        return None
    facts: Facts = {"card": option[0].code, "suit": suit}
    return Opinion("poor", "advice-trumps-wait", facts, RIPPING)


def favourable(view: View, suit: str) -> str | None:
    """Why this suit is well led to shorten the opponents' trumps; None where it is not.

    Either partner has shown great trumps beside one's own long ones, and nobody else has the suit; or only the opponent on
    the left still has some of it, so that the one on the right must trump and partner comes after.
    """
    held = view.suits.get(suit, ())
    if suit not in KING_OF or len(held) < MORE or not _trumps_before_partner(view, suit):
        return None
    out = _out(view, suit)
    if not out:
        great = any(card == ANGEL or "pezzi" in card.groups for card in view.shown[PARTNER])
        return "advice-rip-together" if great and len(view.trumps) >= ENOUGH else None
    if view.void(LEFT, suit) or (KING_OF[suit] not in out and len(out) <= LAID_AWAY):
        return None  # what is out may lie in the dealer's discard
    return "advice-rip-before-partner"


def _trumps_before_partner(view: View, suit: str) -> bool:
    """Have the opponent on the right and partner been seen to have none of the suit, and may both have trumps?"""
    return view.trump_out and view.may_trump(RIGHT, suit) and view.may_trump(PARTNER, suit)


def _out(view: View, suit: str) -> list[Card]:
    """The cards of this suit that are neither played nor in hand."""
    return [card for card in PACK if card.suit == suit and card not in view.gone and card not in view.hand]


RULES: tuple[Rule, ...] = (rip, trumps_wait_for_the_suit)

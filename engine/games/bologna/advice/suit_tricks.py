"""Playing to a trick in a suit: the King, what is lost, what is brought home. Source: ottocento#playing-suits."""

from __future__ import annotations

from engine.games.bologna.advice.view import PARTNER, Rule, View
from engine.games.bologna.advice.worth import court, is_king, number, scartino, valuable
from engine.games.bologna.pack import BEGATO, KING_OF, MATTO
from engine.games.bologna.sources import PLANNING, SUITS, USE_OF_MATTO, VALUES
from engine.parts.advice import Opinion, Option
from engine.sheet import codes
from engine.verdict import Facts

LAST = 3
"""So many cards lie on the table when one plays last."""


def king_on_the_first_round(view: View, option: Option) -> Opinion | None:
    """Somebody leads the suit of one's King for the first time: the King goes. Source: ottocento#playing-suits.

    Nothing is said after three scartini, where he may be held back, nor over partner's court card.
    """
    card, king = option[0], KING_OF.get(view.led or "")
    if king is None or king not in view.hand or len(view.of(king.suit)) < 2 or not view.fresh(king.suit):
        return None
    if any(one.is_trump for one in view.trick) or (view.ahead == PARTNER and any(map(court, view.trick))):
        return None
    last = len(view.trick) == LAST
    if last and all(map(scartino, view.trick)):
        return None
    facts: Facts = {"card": card.code, "king": king.code, "suit": king.suit}
    if card == king:
        return Opinion("best", "advice-king-takes", facts, SUITS)
    # With a dealer still to play, who may have laid the suit away, holding him back is no blunder.
    if card.suit != king.suit or any(seat == view.dealer and seat != PARTNER for seat in view.behind):
        return None
    return Opinion("poor", "advice-king-held-back", facts, SUITS)


def nothing_dear_to_the_opponents(view: View, option: Option) -> Opinion | None:
    """The trick is the opponents' and cannot be taken: no key card goes into it, nor a valuable one beside a scartino.

    Source: ottocento#observations-on-the-cards-and-their-values.
    """
    card = option[0]
    if not _hopeless(view) or card == MATTO:
        return None
    cheap = [one for one in view.legal if scartino(one) or 0 < number(one) <= 10]
    facts: Facts = {"card": card.code}
    if card == BEGATO or is_king(card):
        others = len(view.legal) > 1
        return Opinion("poor", "advice-key-card-lost", facts, VALUES) if others else None
    if card in cheap:
        return Opinion("best", "advice-cheap-loss", facts, VALUES)
    if cheap and valuable(card):
        return Opinion("poor", "advice-valuable-lost", facts, VALUES)
    return None


def matto_in_place_of_a_loss(view: View, option: Option) -> Opinion | None:
    """Nothing but valuable cards to lose: the Matto goes instead of one of them. Source: ottocento#use-of-the-matto."""
    others = [card for card in view.legal if card != MATTO]
    if option != (MATTO,) or not view.trick or not others or not _hopeless(view):
        return None
    if not all(card == BEGATO or valuable(card) for card in others):
        return None
    return Opinion("best", "advice-matto-saves", {"card": MATTO.code, "cards": codes(others)}, USE_OF_MATTO)


def brought_home(view: View, option: Option) -> Opinion | None:
    """Playing last to a trick that partner holds: a Jack or an ace comes home. Source: ottocento#planning-the-play.

    Of Queen, Knight and King nothing is said: they may have a trick to take themselves.
    """
    card = option[0]
    if len(view.trick) != LAST or view.ahead != PARTNER or card.suit != view.led or card.is_trump:
        return None
    if any(map(is_king, view.of(card.suit))):
        return None  # whether he goes is another question
    home = [one for one in view.of(card.suit) if one.rank in "JA"]
    facts: Facts = {"card": card.code, "cards": codes(home)}
    if card in home:
        return Opinion("best", "advice-brought-home", facts, PLANNING)
    if home and scartino(card):
        return Opinion("poor", "advice-chance-missed", facts, PLANNING)
    return None


def _hopeless(view: View) -> bool:
    """Is the trick lost, whatever is played?"""
    return view.lost and not any(view.takes(card) for card in view.legal)


RULES: tuple[Rule, ...] = (
    king_on_the_first_round,
    nothing_dear_to_the_opponents,
    matto_in_place_of_a_loss,
    brought_home,
)

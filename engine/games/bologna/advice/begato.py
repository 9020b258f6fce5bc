"""Bringing the Bégato home: under partner's Angel, or with him where nobody can overtrump. Source: ottocento#saving-the-begato."""

from __future__ import annotations

from engine.games.bologna.advice.view import PARTNER, RIGHT, Rule, View
from engine.games.bologna.advice.worth import LONG, SHORT
from engine.games.bologna.pack import ANGEL, BEGATO, KING_OF
from engine.games.bologna.sources import SAVING_THE_BEGATO
from engine.parts.advice import Opinion, Option
from engine.verdict import Facts

THIRD, LAST = 2, 3


def under_partners_angel(view: View, option: Option) -> Opinion | None:
    """The safest place is under partner's Angel; with few trumps it is now or never. Source: ottocento#saving-the-begato."""
    card = option[0]
    if BEGATO not in view.legal or view.ahead != PARTNER or ANGEL not in view.trick:
        return None
    facts: Facts = {"card": card.code, "trumps": len(view.trumps)}
    if card == BEGATO:
        return Opinion("best", "advice-begato-under-angel", facts, SAVING_THE_BEGATO)
    hurry = card.is_trump and len(view.trumps) <= SHORT
    return Opinion("poor", "advice-begato-left-behind", facts, SAVING_THE_BEGATO) if hurry else None


def trumping_with_the_begato(view: View, option: Option) -> Opinion | None:
    """Void of the suit led, he takes safely where nobody can overtrump. Source: ottocento#saving-the-begato.

    That is so when one plays last, and when the only player to come has declared a card of the suit and still holds it.
    """
    card, led = option[0], view.led
    if BEGATO not in view.legal or led not in KING_OF or any(one.is_trump for one in view.trick):
        return None
    assert led is not None
    must_follow = len(view.trick) == THIRD and any(one.suit == led for one in view.shown[RIGHT])
    if len(view.trick) != LAST and not must_follow:
        return None
    facts: Facts = {"card": card.code, "suit": led, "trumps": len(view.trumps)}
    if card == BEGATO:
        return Opinion(
            "best", "advice-begato-cannot-be-beaten" if must_follow else "advice-begato-last", facts, SAVING_THE_BEGATO
        )
    hurry = card.is_trump and len(view.trumps) <= SHORT
    return Opinion("poor", "advice-safe-moment-missed", facts, SAVING_THE_BEGATO) if hurry else None


def not_before_a_dealer_who_trumps(view: View, option: Option) -> Opinion | None:
    """An opponent still to play who has been seen void of the suit overtrumps him. Source: ottocento#saving-the-begato."""
    led = view.led
    if option != (BEGATO,) or led not in KING_OF or led is None or len(view.legal) == 1:
        return None
    if not any(view.may_trump(seat, led) for seat in view.behind if seat != PARTNER):
        return None
    return Opinion("poor", "advice-begato-overtrumped", {"card": BEGATO.code, "suit": led}, SAVING_THE_BEGATO)


def no_hurry_with_long_trumps(view: View, option: Option) -> Opinion | None:
    """With seven trumps a better chance will come than an opponent's trump lead. Source: ottocento#saving-the-begato."""
    if option != (BEGATO,) or len(view.trick) != 1 or not view.trick[0].is_trump or len(view.trumps) < LONG:
        return None
    return Opinion("poor", "advice-begato-no-hurry", {"card": BEGATO.code}, SAVING_THE_BEGATO)


RULES: tuple[Rule, ...] = (
    under_partners_angel,
    trumping_with_the_begato,
    not_before_a_dealer_who_trumps,
    no_hurry_with_long_trumps,
)

"""Leading trumps: whether, and with which. Source: ottocento#leading-trumps, #planning-the-play, #saving-the-begato."""

from __future__ import annotations

from engine.games.bologna.advice.suit_leads import queen_second
from engine.games.bologna.advice.view import LEFT, PARTNER, RIGHT, Rule, View
from engine.games.bologna.advice.worth import LONG, SHORT, SMALL, number, ordinary, rich
from engine.games.bologna.pack import ANGEL, BEGATO, WORLD
from engine.games.bologna.sources import LEADING_TRUMPS, PLANNING, RETURNING, SAVING_THE_BEGATO
from engine.parts.advice import Opinion, Option
from engine.verdict import Facts

ENOUGH = 5
"""So many trumps, with a rich hand, make a trump lead good; with fewer there is nothing to draw the others' with."""


def draw_with_long_trumps(view: View, option: Option) -> Opinion | None:
    """Seven trumps or more: lead a small number, to draw the others' and perhaps the Bégato. Source: ottocento#leading-trumps."""
    if not view.early or len(view.trumps) < LONG or not 0 < number(option[0]) <= _small(view):
        return None
    # The Bégato is caught only where others may hold him.
    alone = "-alone" if BEGATO in view.hand or BEGATO in view.gone or BEGATO in view.shown[PARTNER] else ""
    facts: Facts = {"card": option[0].code, "trumps": len(view.trumps)}
    return Opinion("best", f"advice-long-trumps{alone}", facts, LEADING_TRUMPS)


def draw_for_a_rich_hand(view: View, option: Option) -> Opinion | None:
    """A hand very rich in valuable cards and without a short suit: a small number. Source: ottocento#leading-trumps.

    Dealer's partner is left out: the dealer wants trumps for the suit laid away.
    """
    if not view.early or len(view.trumps) < ENOUGH or not rich(view) or view.dealer == PARTNER:
        return None
    if not 0 < number(option[0]) <= _small(view):
        return None
    return Opinion("best", "advice-rich-hand", {"card": option[0].code}, LEADING_TRUMPS)


def great_trumps_are_not_led(view: View, option: Option) -> Opinion | None:
    """One begins with a small number: not with the Angel, nor with a pezzo that can be beaten. Source: ottocento#leading-trumps.

    Who leads trumps back does not begin, and may show a great one with a busso (ottocento#returning-a-lead).
    """
    card = option[0]
    if not view.early or asked_for(view) or not (card == ANGEL or ("pezzi" in card.groups and not view.safe(card))):
        return None
    return Opinion("poor", "advice-great-trump-led", {"card": card.code}, LEADING_TRUMPS)


def no_trumps_from_an_ordinary_hand(view: View, option: Option) -> Opinion | None:
    """A hand neither long in trumps nor rich does not lead them, unless partner asked. Source: ottocento#planning-the-play.

    Five trumps with one of the top two are let off: some would lead a small one with a busso (ottocento#leading-trumps).
    So are trumps to a partner who has shown the Angel, and a small number beside a Queen with one scartino: played out by
    strong players they lose nothing against the leads that are recommended.
    """
    card = option[0]
    if not view.early or not card.is_trump or not ordinary(view) or asked_for(view):
        return None
    if len(view.trumps) > SHORT and {ANGEL, WORLD} & set(view.trumps):
        return None
    if ANGEL in view.shown[PARTNER]:
        return None
    if 0 < number(card) <= SMALL and any(queen_second(view, suit) for suit in view.suits):
        return None
    elsewhere = BEGATO in view.gone or any(BEGATO in view.shown[seat] for seat in (RIGHT, LEFT))
    whose = "-alone" if elsewhere or card == BEGATO else "-own-begato" if BEGATO in view.hand else ""
    return Opinion("poor", f"advice-trumps-led{whose}", {"card": card.code, "trumps": len(view.trumps)}, PLANNING)


def begato_to_partners_angel(view: View, option: Option) -> Opinion | None:
    """If partner is known to hold the Angel, the Bégato may be led. Source: ottocento#saving-the-begato."""
    if option != (BEGATO,) or ANGEL not in view.shown[PARTNER]:
        return None
    return Opinion("best", "advice-begato-to-angel", {"card": BEGATO.code}, SAVING_THE_BEGATO)


def begato_is_not_led(view: View, option: Option) -> Opinion | None:
    """Leading the Bégato blindly is for when there is clearly no other chance, not for the beginning.

    Source: ottocento#saving-the-begato.
    """
    if option != (BEGATO,) or not view.early or ANGEL in view.shown[PARTNER] or len(view.trumps) < 3:
        return None
    return Opinion("poor", "advice-begato-led", {"card": BEGATO.code}, SAVING_THE_BEGATO)


def return_the_trumps(view: View, option: Option) -> Opinion | None:
    """Partner asked for trumps, and no suit is short, no Bégato held: lead one back. Source: ottocento#returning-a-lead."""
    card = option[0]
    suited = len(view.suits) == 4 and all(len(held) >= 2 for held in view.suits.values())
    if not asked_for(view) or not suited or BEGATO in view.hand or len(view.trumps) < 3:
        return None
    return Opinion("best", "advice-return-trumps", {"card": card.code}, RETURNING) if number(card) else None


def asked_for(view: View) -> bool:
    """Has partner led a trump with a busso or a striscio? Source: ottocento#leading-trumps."""
    return any(
        one.leader == PARTNER and one.cards[0].is_trump and one.signal in ("busso", "striscio") for one in view.tricks
    )


def _small(view: View) -> int:
    """The highest number that is small enough to begin with; where all are greater, the lowest held."""
    numbers = [number(card) for card in view.trumps if number(card)]
    return max(SMALL, min(numbers, default=0))


RULES: tuple[Rule, ...] = (
    draw_with_long_trumps,
    draw_for_a_rich_hand,
    great_trumps_are_not_led,
    begato_to_partners_angel,
    begato_is_not_led,
    no_trumps_from_an_ordinary_hand,
    return_the_trumps,
)

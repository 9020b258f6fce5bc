"""Playing to a trick in which trumps were led: by second and third hand, and at the end. Source: ottocento#leading-trumps."""

from __future__ import annotations

from engine.cards import TRUMPS
from engine.games.bologna.advice.view import PARTNER, Rule, View
from engine.games.bologna.advice.worth import SMALL, is_king, number, scartino, valuable
from engine.games.bologna.pack import ANGEL, BEGATO
from engine.games.bologna.sources import ENDGAME, LEADING_TRUMPS
from engine.parts.advice import Opinion, Option
from engine.verdict import Facts

MEDIUM_HIGH = (13, 14, 15)
"""What third hand usually plays after a busso or a striscio."""


def second_hand_plays_a_moor(view: View, option: Option) -> Opinion | None:
    """An opponent leads a low number: a Moor goes, for partner plays last. Source: ottocento#leading-trumps."""
    card = option[0]
    if not _second_to_a_number(view) or "moors" not in card.groups:
        return None
    return Opinion("best", "advice-second-moor", {"card": card.code, "led": view.trick[0].code}, LEADING_TRUMPS)


def second_hand_beats_it_cheaply(view: View, option: Option) -> Opinion | None:
    """Without a Moor second hand beats the number led as cheaply as possible. Source: ottocento#leading-trumps."""
    if not _second_to_a_number(view) or any("moors" in card.groups for card in view.trumps):
        return None
    beating = [card for card in view.trumps if number(card) > number(view.trick[0])]
    if not beating or option != (beating[-1],):
        return None
    return Opinion("best", "advice-second-cheaply", {"card": option[0].code, "led": view.trick[0].code}, LEADING_TRUMPS)


def second_hand_spends_nothing_great(view: View, option: Option) -> Opinion | None:
    """The Angel, or a pezzo that can be beaten, is too dear for a low number. Source: ottocento#leading-trumps."""
    card = option[0]
    if not _second_to_a_number(view) or not _great(view, option) or not _has_other_trump(view):
        return None
    return Opinion("poor", "advice-second-too-dear", {"card": card.code, "led": view.trick[0].code}, LEADING_TRUMPS)


def angel_is_not_for_a_moor(view: View, option: Option) -> Opinion | None:
    """Third hand does not waste the Angel on a trick with nothing better than a Moor. Source: ottocento#leading-trumps."""
    if option != (ANGEL,) or not _third_to_little(view) or not _has_other_trump(view):
        return None
    # Which side's he is does not matter: the Angel saves the one and catches the other.
    alone = "-alone" if BEGATO in view.gone else ""
    return Opinion("poor", f"advice-angel-on-a-moor{alone}", {"card": ANGEL.code}, LEADING_TRUMPS)


def pezzi_are_not_risked(view: View, option: Option) -> Opinion | None:
    """Third hand is reluctant to play a pezzo, which the fourth might take. Source: ottocento#leading-trumps.

    Where the Angel is one's own, or a busso has shown that partner has it, a search finds nothing lost: the book is silent there.
    """
    card = option[0]
    if ANGEL in view.hand or view.signal == "busso":
        return None
    if "pezzi" not in card.groups or not _third_to_little(view) or view.safe(card) or not _has_other_trump(view):
        return None
    return Opinion("poor", "advice-pezzo-risked", {"card": card.code}, LEADING_TRUMPS)


def medium_high_after_a_signal(view: View, option: Option) -> Opinion | None:
    """After a busso or a striscio third hand plays a number from 13 to 15. Source: ottocento#leading-trumps."""
    card = option[0]
    if not _third_to_little(view) or view.signal not in ("busso", "striscio") or not view.takes(card):
        return None
    facts: Facts = {"card": card.code, "signal": view.signal}
    return Opinion("best", "advice-medium-high", facts, LEADING_TRUMPS) if number(card) in MEDIUM_HIGH else None


def just_enough_without_a_signal(view: View, option: Option) -> Opinion | None:
    """Without a signal third hand beats second hand's card, and no more. Source: ottocento#leading-trumps."""
    if not _third_to_little(view) or view.signal is not None or view.ahead == PARTNER:
        return None
    beating = [card for card in view.trumps if number(card) and view.takes(card)]
    if not beating or option != (beating[-1],):
        return None
    return Opinion("best", "advice-just-enough", {"card": option[0].code}, LEADING_TRUMPS)


def busso_at_the_end_saves(view: View, option: Option) -> Opinion | None:
    """Late, without trumps, on partner's busso: valuable cards go in now. Source: ottocento#the-endgame."""
    card = option[0]
    if not _discarding(view, "busso"):
        return None
    facts: Facts = {"card": card.code}
    if valuable(card):
        return Opinion("best", "advice-save-now", facts, ENDGAME)
    return Opinion("poor", "advice-saves-nothing", facts, ENDGAME) if scartino(card) else None


def striscio_at_the_end_keeps(view: View, option: Option) -> Opinion | None:
    """Late, without trumps, on partner's striscio: winners are kept, weak suits thrown. Source: ottocento#the-endgame.

    A King is such a winner; a suit without King and Queen is weak.
    """
    card = option[0]
    if not _discarding(view, "striscio"):
        return None
    held = view.suits.get(card.suit, ())
    facts: Facts = {"card": card.code, "suit": card.suit}
    if is_king(card):
        return Opinion("poor", "advice-winner-thrown", facts, ENDGAME)
    weak = held and not any(one.rank in "KQ" for one in held)
    return Opinion("best", "advice-weak-suit-thrown", facts, ENDGAME) if weak and scartino(card) else None


def _second_to_a_number(view: View) -> bool:
    return len(view.trick) == 1 and 0 < number(view.trick[0]) <= SMALL and view.signal is None


def _third_to_little(view: View) -> bool:
    """Third to a trump trick that partner led, with nothing in it but numbers and Moors?"""
    if len(view.trick) != 2 or not number(view.trick[0]):
        return False
    return bool(number(view.trick[1])) or "moors" in view.trick[1].groups


def _great(view: View, option: Option) -> bool:
    return option == (ANGEL,) or ("pezzi" in option[0].groups and not view.safe(option[0]))


def _has_other_trump(view: View) -> bool:
    """Is there a number or a Moor to play instead?"""
    return any(number(card) or "moors" in card.groups for card in view.trumps)


def _discarding(view: View, signal: str) -> bool:
    """Late in the deal, third to partner's Angel or World, and out of trumps?"""
    if not view.late or len(view.trick) != 2 or view.trumps or view.led != TRUMPS or view.signal != signal:
        return False
    return view.ahead == PARTNER and (signal == "striscio" or view.trick[0] == ANGEL)


RULES: tuple[Rule, ...] = (
    second_hand_plays_a_moor,
    second_hand_beats_it_cheaply,
    second_hand_spends_nothing_great,
    angel_is_not_for_a_moor,
    pezzi_are_not_risked,
    medium_high_after_a_signal,
    just_enough_without_a_signal,
    busso_at_the_end_saves,
    striscio_at_the_end_keeps,
)

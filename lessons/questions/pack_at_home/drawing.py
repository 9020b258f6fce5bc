"""Draws cards of the larger pack to be asked about: such among which wrong rules would choose otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.cards import Card
from engine.games.bologna.pack import ANGEL, BEGATO, MOORS, NUMBERED, PACK, WORLD
from engine.games.bologna.substitute import LEFT_OUT, WHOLE

SHOWN = {"out": 8, "stands": 5, "takes": 2}
TRUMPS = tuple(card for card in PACK if card.is_trump)
SUBJECTS = {"T7": "T13", "T8": "T7", "T9": "T10", "T10": "T9", "T11": "T8", "T12": "T11", "T13": "T12"}
"""Where a trump of Bologna stands for by a card with another subject: that, and the card that shows its own."""
ELSEWHERE = tuple(code for code, shows in SUBJECTS.items() if PACK[shows].rank != str(int(code[1:]) - 1))
"""Those of them whose subject bears another numeral than their own number."""


def drawn(ask: str, custom: str, aim: Sequence[str], rng: Random) -> tuple[tuple[Card, ...], Card | None]:
    """The cards shown, and of ``stands`` the one that is asked for."""
    if ask == "out":
        return _to_take_out(rng), None
    if ask == "takes":
        return _two(rng), None
    wanted = _wanted(aim, rng)
    return _among(wanted, rng), wanted


def named_by(number: int) -> Card | None:
    """The card whose printed numeral is this number of Bologna's: XVI for the 16, V for the 5."""
    return PACK[NUMBERED[number - 1]] if number - 1 in NUMBERED else PACK[MOORS[-1]] if number == 5 else None


def _to_take_out(rng: Random) -> tuple[Card, ...]:
    """Low cards of the suits, low trumps, an ace, and some that nobody would take out."""
    low = rng.sample(LEFT_OUT, rng.randint(2, 4))
    some = [*low, *rng.sample(MOORS, 2), f"{rng.choice('SBCD')}A"]
    rest = [card.code for card in PACK if card.code not in some and (not card.is_trump or card == BEGATO)]
    cards = [WHOLE[code] for code in (*some, *rng.sample(rest, SHOWN["out"] - len(some)))]
    rng.shuffle(cards)
    return tuple(cards)


def _wanted(aim: Sequence[str], rng: Random) -> Card:
    if "subject-before-rank" in aim:
        return PACK[rng.choice(ELSEWHERE)]
    theme = rng.random()
    if "number-order-xxi-above" in aim or "xx-beats-xxi-anyway" in aim or theme < 0.2:
        return rng.choice((ANGEL, WORLD))
    if theme < 0.35:
        return PACK[rng.choice((*MOORS, "Sun", "Moon", "Begato"))]
    return PACK[rng.choice(tuple(NUMBERED.values()))]


def _among(wanted: Card, rng: Random) -> tuple[Card, ...]:
    """The card that stands for it and those that are taken for it: by the number, by the subject, by their place."""
    some = {wanted: None}
    if wanted in (ANGEL, WORLD):
        some |= {ANGEL: None, WORLD: None}
    if wanted.rank.isdigit() and (same := named_by(int(wanted.rank))) is not None:
        some[same] = None
    if wanted.code in SUBJECTS:
        some[PACK[SUBJECTS[wanted.code]]] = None
    others = [card for card in TRUMPS if card not in some and card not in (ANGEL, WORLD)]
    near = sorted(others, key=lambda card: abs(card.strength - wanted.strength) + 4 * rng.random())
    some |= dict.fromkeys(near[: SHOWN["stands"] - len(some)])
    cards = list(some)
    rng.shuffle(cards)
    return tuple(cards)


def _two(rng: Random) -> tuple[Card, ...]:
    """The two highest, two of those that stand for the Moors, one of these and a neighbour, or any two."""
    theme = rng.random()
    if theme < 0.4:
        pair = [ANGEL, WORLD]
    elif theme < 0.65:
        pair = [PACK[code] for code in rng.sample(MOORS, 2)]
    elif theme < 0.75:
        pair = [PACK[rng.choice(MOORS)], rng.choice((BEGATO, PACK["T5"]))]
    else:
        pair = rng.sample(TRUMPS, 2)
    rng.shuffle(pair)
    return tuple(pair)

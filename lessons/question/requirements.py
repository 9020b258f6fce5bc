"""What the cards counted must hold and lack for a wrong rule to show, so that situations are built and not waited for."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from lessons.question.misconception import Aim, Needs


def needs(hold: str = "", lack: str = "") -> Callable[[Random], Needs]:
    """Cards to be held and lacked, as codes; ``X``, ``Y``, ``Z`` and ``W`` are the suits in any order, ``|`` is one of several.

    ``needs("XK XQ Matto|Begato", "XN XJ")``: a King and his Queen with one contatore (at least), without Knight and Jack.
    """

    def draw(rng: Random) -> Needs:
        suits = dict(zip("XYZW", rng.sample("SBCD", 4), strict=True))

        def codes(text: str) -> frozenset[str]:
            chosen = [rng.choice(word.split("|")) for word in text.split()]
            return frozenset(suits.get(code[0], code[0]) + code[1:] for code in chosen)

        return codes(hold), codes(lack)

    return draw


def one_of(*draws: Callable[[Random], Needs]) -> Callable[[Random], Needs]:
    """Any one of these needs."""
    return lambda rng: rng.choice(draws)(rng)


def needs_of(aim: Aim, rng: Random) -> Needs:
    """What the misconceptions aimed at need to show: codes that must be there, codes that must not."""
    hold, lack = set[str](), set[str]()
    for one in aim:
        if one.needs is not None:
            held, lacked = one.needs(rng)
            hold |= held
            lack |= lacked
    return frozenset(hold - lack), frozenset(lack)

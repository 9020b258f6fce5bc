"""What the tests of the tactics share: hands and tricks as text, and the grade of a choice."""

from __future__ import annotations

from typing import Any

from engine.cards import Card
from engine.games.bologna.advice import LEFT, View, advise, advise_discard
from engine.games.bologna.pack import PACK
from engine.notation import read_cards
from engine.parts.advice import Advice

AN_ORDINARY_HAND = "T13 T10 T7 T5 Moor1 SK SN S8 BQ B7 CJ C9 C10 DN D9"


def cards(text: str) -> tuple[Card, ...]:
    return read_cards(PACK, text)


def seen(hand: str, trick: str = "", dealer: int = LEFT, **more: Any) -> View:
    return View(PACK.sorted(cards(hand)), cards(trick), dealer, **more)


def grades(advice: Advice) -> dict[str, str]:
    return {" ".join(card.code for card in option): advice.grade(option) for option in advice.options}


def grade(hand: str, choice: str, trick: str = "", dealer: int = LEFT, **more: Any) -> str:
    return grades(advise(seen(hand, trick, dealer, **more)))[choice]


def lays(hand: str, two: str) -> str:
    found = {frozenset(pair.split()): given for pair, given in grades(advise_discard(PACK.sorted(cards(hand)))).items()}
    return found[frozenset(two.split())]

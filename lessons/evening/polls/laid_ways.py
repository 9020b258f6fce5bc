"""How cards that lie on a table may be asked about: the kind, the part of it, the house rules that bear on what they come to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.house import HouseRules


@dataclass(frozen=True)
class Fields:
    """The fields of a way of asking that can be laid out: that of the cards in no order, and those in order, which must be
    there.

    ``unfit``: what is wrong where the kind finds a fault, as a code. ``part``: what of the cards is asked, where the kind has
    parts. ``like``: the kind, and the part of it, of the lesson's step whose skill this is; the same kind where nothing is said.
    """

    cards: str
    ordered: str
    unfit: str
    part: str = ""
    like: tuple[str, str] = ("", "")


def _worth(part: str, like: str, its: str = "") -> Fields:
    return Fields("cards", "", "odd", part, (like, its))


FIELDS: Mapping[str, Fields] = {
    "how-many-points": Fields("cards", "", "odd"),
    "legal-plays": Fields("hand", "trick", "unfit"),
    "pile-worth-length": _worth("length", "count-grande"),
    "pile-worth-grande": _worth("grande", "count-grande"),
    "pile-worth-criccone": _worth("criccone", "combinations", "criccone"),
    "pile-worth-sequences": _worth("sequences", "combinations", "sequences"),
    "pile-worth-whole": _worth("whole", "score-sheet"),
}
"""By the way of asking: a kind, and behind it the part of it that is asked."""


def encode_house(rules: HouseRules) -> str:
    """The house rules that a pile is counted by as digits: the place of each among its choices; empty where all are usual.

    A rule that comes later stands behind those of before: shorter addresses are read on.
    """
    places = [rule.choices.index(getattr(rules, rule.name)) for rule in rules.bearing_on("count")]
    return "".join(map(str, places)) if any(places) else ""


def decode_house(rules: HouseRules, digits: str) -> HouseRules | None:
    """These rules with what the digits say; None for digits that say nothing of this game."""
    bearing = rules.bearing_on("count")
    if len(digits) > len(bearing) or not any(map(int, digits)):
        return None
    chosen = list(zip(bearing, map(int, digits), strict=False))
    if any(place >= len(rule.choices) for rule, place in chosen):
        return None
    return replace(rules, **{rule.name: rule.choices[place] for rule, place in chosen})

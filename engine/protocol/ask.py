"""One question of the protocol, and the request that puts it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, TypeVar

from engine import notation
from engine.cards import Card, Pack, UnknownCard
from engine.errors import BadInput, not_so, quoted
from engine.house import HouseRules

Reply = dict[str, Any]
F = TypeVar("F")
R = TypeVar("R", bound=HouseRules)
FARTHEST = 10**9
"""No score, seat or number of deals is larger than this, on either side of nought."""


@dataclass(frozen=True)
class Request:
    """The fields of a question, read with errors that point (``hand[3]``)."""

    fields: Mapping[str, Any]
    pack: Pack
    rules: HouseRules

    def get(self, name: str, default: Any = None) -> Any:
        return self.fields.get(name, default)

    def under(self, house: type[R]) -> R:
        """The house rules in force, which are always those of the game asked about."""
        assert isinstance(self.rules, house)
        return self.rules

    def cards(self, name: str, at_least: int = 0, at_most: int | None = None) -> tuple[Card, ...]:
        """A list of codes, none twice, so many of them."""
        return read_cards(self.fields[name], self.pack, name, at_least, at_most)

    def card(self, name: str) -> Card:
        return read_card(self.fields[name], self.pack, name)

    def whole(self, name: str, at_least: int, at_most: int | None = None) -> int:
        return whole(self.fields[name], name, at_least, at_most)

    def flag(self, name: str, default: bool = False) -> bool:
        value = self.fields.get(name, default)
        if not isinstance(value, bool):
            raise not_so(name, "true or false", value)
        return value

    def rows(self, name: str, at_least: int = 0, at_most: int | None = None) -> list[Any]:
        """A list of anything, so long."""
        value = self.fields[name]
        if not isinstance(value, list):
            raise not_so(name, "a list", value)
        return list(count(value, name, at_least, at_most))

    def chance(self, name: str = "seed") -> Random:
        """Chance that can be had again: a seed is a whole number or text."""
        seed = self.fields[name]
        if not isinstance(seed, int | str) or isinstance(seed, bool):
            raise not_so(name, "a whole number or text", seed)
        return Random(seed if isinstance(seed, int) else seed.encode("utf-8", "surrogatepass"))

    def pair(self, name: str, at_least: int = -FARTHEST) -> tuple[int, int]:
        """Two whole numbers: one for seats 0 and 2, one for seats 1 and 3."""
        first, second = self.rows(name, 2, 2)
        return whole(first, f"{name}[0]", at_least), whole(second, f"{name}[1]", at_least)


@dataclass(frozen=True)
class Ask:
    """A question: what it is about, the fields it needs and may have, an example that runs, and who answers.

    An answer is one reply, or an iterator of several (one line each).
    """

    about: str
    needs: tuple[str, ...]
    example: Mapping[str, Any]
    answer: Callable[[Request], Reply | Iterator[Reply]]
    may: tuple[str, ...] = ()


def asking(
    form: F,
    answer: Callable[[Request, F], Reply | Iterator[Reply]],
    about: str,
    needs: str,
    example: Mapping[str, Any],
    may: str = "",
) -> Ask:
    """The question for a game of this form; ``needs`` and ``may`` name its fields with spaces between."""
    return Ask(about, tuple(needs.split()), example, lambda request: answer(request, form), tuple(may.split()))


def read_card(value: Any, pack: Pack, field: str) -> Card:
    """One card by its exact code."""
    if not isinstance(value, str):
        raise BadInput(
            "bad-value", f"a card is written as text such as {quoted(pack.cards[0].code)}, not {quoted(value)}", field
        )
    try:
        return pack[value]
    except UnknownCard as error:
        raise BadInput("unknown-card", str(error), field) from None


def read_cards(value: Any, pack: Pack, field: str, at_least: int = 0, at_most: int | None = None) -> tuple[Card, ...]:
    """A list of codes, none of them twice."""
    if not isinstance(value, list):
        raise not_so(field, "a list of cards", value, _as_list(value, pack))
    cards: list[Card] = []
    for i, code in enumerate(value):
        card = read_card(code, pack, f"{field}[{i}]")
        if card in cards:
            raise BadInput("card-twice", f"{card.code} is there twice", f"{field}[{i}]")
        cards.append(card)
    return tuple(count(cards, field, at_least, at_most))


def apart(**named: tuple[Card, ...]) -> None:
    """No card may be in two of these places at once."""
    seen: dict[Card, str] = {}
    for field, cards in named.items():
        for i, card in enumerate(cards):
            if card in seen:
                raise BadInput("card-twice", f"{card.code} is in {seen[card]} and in {field}", f"{field}[{i}]")
            seen[card] = field


def count(value: Any, field: str, at_least: int = 0, at_most: int | None = None) -> Any:
    """The list itself, if it has the right number of entries."""
    if len(value) < at_least or (at_most is not None and len(value) > at_most):
        right = (
            str(at_least)
            if at_least == at_most
            else f"{at_least} to {at_most}"
            if at_most is not None
            else f"at least {at_least}"
        )
        entries = "entry" if len(value) == 1 else "entries"
        raise BadInput("wrong-number", f"{field} has {len(value)} {entries}; it takes {right}", field)
    return value


def whole(value: Any, field: str, at_least: int = -FARTHEST, at_most: int | None = None) -> int:
    """A whole number within bounds; 3.0 is one to JSON."""
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if not isinstance(value, int) or isinstance(value, bool):
        raise not_so(field, "a whole number", value)
    most = FARTHEST if at_most is None else at_most
    if not at_least <= value <= most:
        raise BadInput("bad-value", f"{field} is {quoted(value)}; it goes from {at_least} to {most}", field)
    return value


def shaped(value: Any, names: Iterable[str], what: str, field: str, may: Iterable[str] = ()) -> dict[str, Any]:
    """An object of exactly these names, and of those it ``may`` have; ``what`` it is called (``a trick``)."""
    wanted = tuple(names)
    written = " and ".join(wanted)
    if not isinstance(value, dict):
        raise BadInput("bad-value", f"{what} is an object with {written}, not {quoted(value)}", field)
    for name in wanted:
        if name not in value:
            raise BadInput(
                "missing-field", f"{what} has {written}; {quoted(name)} is missing in {quoted(value)}", field
            )
    for name in value:
        if name not in (*wanted, *may):
            raise BadInput("unknown-field", f"{what} has {written}, and no {quoted(name)}", f"{field}.{name}")
    return value


def _as_list(value: Any, pack: Pack) -> str:
    """Whoever writes ``"SK SQ"`` means ``["SK", "SQ"]``."""
    try:
        cards = notation.read_cards(pack, value) if isinstance(value, str) else ()
    except BadInput:
        return ""
    return f"; did you mean {quoted([card.code for card in cards])}?" if cards else ""

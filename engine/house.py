"""House rules: the named choices of a game, each with its default, its alternatives and its source."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields
from typing import Any, Literal, Self

from engine.errors import BadInput, meant, meant_or_all, quoted

Value = str | int | bool
Bearing = Literal["play", "talk", "exchange", "count", "payment", "deals", "match", "names"]
"""What a house rule changes: which cards and words may be played or spoken and when; what is given for a card that comes back;
what cards come to; what is paid for a deal; whether a deal counts; how a match ends; what cards are called."""


@dataclass(frozen=True, slots=True)
class HouseRule:
    """One choice: its name, the default, all values it may take (empty: any positive whole number), where it is written.

    ``bears_on``: what it changes. Whatever shows or counts only some of the rules chooses them by that, and never by name.
    """

    name: str
    default: Value
    choices: tuple[Value, ...]
    source: str
    bears_on: frozenset[Bearing]


def choice(default: Value, *others: Value, source: str, bears_on: tuple[Bearing, ...]) -> Any:
    """A field of a :class:`HouseRules` that takes ``default`` or one of ``others``."""
    return _field(default, (default, *others), source, bears_on)


def number(default: int, *, source: str, bears_on: tuple[Bearing, ...]) -> Any:
    """A field of a :class:`HouseRules` that takes any positive whole number."""
    return _field(default, (), source, bears_on)


def _field(default: Value, choices: tuple[Value, ...], source: str, bears_on: tuple[Bearing, ...]) -> Any:
    metadata = {"default": default, "choices": choices, "source": source, "bears_on": frozenset(bears_on)}
    return field(default=default, metadata=metadata)


def _rule(f: Field[Any]) -> HouseRule:
    return HouseRule(f.name, *(f.metadata[one] for one in ("default", "choices", "source", "bears_on")))


@dataclass(frozen=True)
class HouseRules:
    """What every game's ``Rules`` inherits; an instance without arguments holds the defaults."""

    def __init_subclass__(cls) -> None:
        cls.__repr__ = HouseRules.__repr__  # type: ignore[method-assign]  # else each would write one of all its fields

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self.changed().items())})"

    @classmethod
    def all(cls) -> tuple[HouseRule, ...]:
        """Every house rule of this game, in the order in which they are explained."""
        return tuple(_rule(f) for f in fields(cls))

    @classmethod
    def bearing_on(cls, *what: Bearing) -> tuple[HouseRule, ...]:
        """Those of them that change any of this."""
        return tuple(rule for rule in cls.all() if rule.bears_on & {*what})

    @classmethod
    def read(cls, chosen: Mapping[str, Any], game: str = "this game") -> Self:
        """The rules of this game with these differences from the default; :class:`BadInput` names what is wrong."""
        known = {rule.name: rule for rule in cls.all()}
        for name, value in chosen.items():
            if name not in known:
                hint = meant_or_all(name, known or ("none",), f"{game} has:")
                raise BadInput("unknown-rule", f"no house rule {quoted(name)}{hint}", f"rules.{name}")
            rule = known[name]
            if rule.choices:
                if not any(value == c and type(value) is type(c) for c in rule.choices):
                    words = [c for c in rule.choices if isinstance(c, str)]
                    may = meant(value, words) if isinstance(value, str) else ""
                    may = may or f"; it may be {', '.join(map(quoted, rule.choices))}"
                    raise BadInput(
                        "bad-rule", f"house rule {quoted(name)} cannot be {quoted(value)}{may}", f"rules.{name}"
                    )
            elif not isinstance(value, int) or isinstance(value, bool) or value < 1:
                raise BadInput(
                    "bad-rule",
                    f"house rule {quoted(name)} must be a whole number of points from 1 on, not {quoted(value)}",
                    f"rules.{name}",
                )
        return cls(**chosen)

    def changed(self) -> dict[str, Value]:
        """Only what differs from the default, for records and links."""
        return {rule.name: getattr(self, rule.name) for rule in self.all() if getattr(self, rule.name) != rule.default}

"""House rules: the named choices of a game, each with its default, its alternatives and its source."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields
from difflib import get_close_matches
from typing import Any, Self

from engine.errors import BadInput, quoted

Value = str | int | bool


@dataclass(frozen=True, slots=True)
class HouseRule:
    """One choice: its name, the default, all values it may take (empty: any positive whole number), where it is written."""

    name: str
    default: Value
    choices: tuple[Value, ...]
    source: str


def choice(default: Value, *others: Value, source: str) -> Any:
    """A field of a :class:`HouseRules` that takes ``default`` or one of ``others``."""
    return field(default=default, metadata={"default": default, "choices": (default, *others), "source": source})


def number(default: int, *, source: str) -> Any:
    """A field of a :class:`HouseRules` that takes any positive whole number."""
    return field(default=default, metadata={"default": default, "choices": (), "source": source})


def _rule(f: Field[Any]) -> HouseRule:
    return HouseRule(f.name, f.metadata["default"], f.metadata["choices"], f.metadata["source"])


@dataclass(frozen=True)
class HouseRules:
    """What every game's ``Rules`` inherits; an instance without arguments holds the defaults."""

    @classmethod
    def all(cls) -> tuple[HouseRule, ...]:
        """Every house rule of this game, in the order in which they are explained."""
        return tuple(_rule(f) for f in fields(cls))

    @classmethod
    def read(cls, chosen: Mapping[str, Any]) -> Self:
        """The rules with these differences from the default; :class:`BadInput` names what is wrong."""
        known = {rule.name: rule for rule in cls.all()}
        for name, value in chosen.items():
            if name not in known:
                near = get_close_matches(name, known, n=1)
                raise BadInput(
                    "unknown-rule",
                    f"no house rule {quoted(name)}" + (f"; did you mean {quoted(near[0])}?" if near else ""),
                    f"rules.{name}",
                )
            rule = known[name]
            if rule.choices:
                if not any(value == c and type(value) is type(c) for c in rule.choices):
                    may = ", ".join(repr(c) if isinstance(c, str) else str(c).lower() for c in rule.choices)
                    raise BadInput(
                        "bad-rule",
                        f"house rule {quoted(name)} cannot be {quoted(value)}; it may be {may}",
                        f"rules.{name}",
                    )
            elif not isinstance(value, int) or isinstance(value, bool) or value < 1:
                raise BadInput(
                    "bad-rule",
                    f"house rule {quoted(name)} must be a whole number of points, not {quoted(value)}",
                    f"rules.{name}",
                )
        return cls(**chosen)

    def changed(self) -> dict[str, Value]:
        """Only what differs from the default, for records and links."""
        return {rule.name: getattr(self, rule.name) for rule in self.all() if getattr(self, rule.name) != rule.default}

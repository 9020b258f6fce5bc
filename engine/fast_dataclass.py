"""Frozen dataclasses that are made, and copied with changes, as quickly as others.

A frozen dataclass sets each field by a call of ``object.__setattr__``, since it refuses every other way, and ``replace`` goes
through the fields in Python; of what is made at every card and every question that was a sixth of all time. That nobody changes a
value is what the checker of types sees to here, and at run time nothing does. Equal and hashed it is as any frozen dataclass.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dataclasses import dataclass as fast_dataclass
    from dataclasses import replace as changed
else:
    from dataclasses import dataclass, fields
    from functools import cache
    from operator import attrgetter

    def fast_dataclass(*, frozen, eq=True, **more):
        """As ``dataclass``: frozen for the checker of types, open while the program runs."""

        def made(its_class):
            hashed = eq and vars(its_class).get("__hash__") is None
            return dataclass(eq=eq, unsafe_hash=hashed, **more)(its_class)

        return made

    def changed(value, **others):
        """As ``replace``: the value with others of its fields, which are two or more, none of them by keyword only."""
        place, of = _fields(type(value))
        parts = [*of(value)]
        for name, part in others.items():
            parts[place[name]] = part
        return type(value)(*parts)

    @cache
    def _fields(its_class):
        names = tuple(field.name for field in fields(its_class) if field.init)
        return {name: place for place, name in enumerate(names)}, attrgetter(*names)


__all__ = ["changed", "fast_dataclass"]

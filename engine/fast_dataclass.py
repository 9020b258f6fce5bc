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

    def fast_dataclass(*, frozen, eq=True, **more):
        """As ``dataclass``: frozen for the checker of types, open while the program runs."""

        def made(its_class):
            hashed = eq and vars(its_class).get("__hash__") is None
            return dataclass(eq=eq, unsafe_hash=hashed, **more)(its_class)

        return made

    def changed(value, **others):
        """As ``replace``: the value with others of its fields."""
        return _copier(type(value), *others)(value, *others.values())

    @cache
    def _copier(its_class, *names):
        """What copies such a value with others of these fields, written out as ``dataclass`` writes constructors."""
        every, params = fields(its_class), its_class.__dataclass_params__
        there = [one.name for one in every if one.init]
        if unknown := set(names) - {*there}:
            raise TypeError(f"{its_class.__name__} has no field {min(unknown)!r}")
        parts = {name: name if name in names else f"_value.{name}" for name in there}
        if params.frozen or len(there) < len(every) or hasattr(its_class, "__post_init__"):
            lines = [f"return _class({', '.join(f'{name}={part}' for name, part in parts.items())})"]
        else:
            sets = (f"_made.{name} = {part}" for name, part in parts.items())
            lines = ["_made = _new(_class)", *sets, "return _made"]
        known = {"_class": its_class, "_new": object.__new__}
        exec("\n ".join([f"def _copy(_value, {', '.join(names)}):", *lines]), known)
        return known["_copy"]


__all__ = ["changed", "fast_dataclass"]

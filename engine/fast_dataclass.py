"""Frozen dataclasses that are made as quickly as others.

A frozen dataclass sets each field by a call of ``object.__setattr__``, since it refuses every other way; of what is made at every
card and every question that was a tenth of all time. That nobody changes a value is what the checker of types sees to here, and at
run time nothing does. Equal and hashed it is as any frozen dataclass.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dataclasses import dataclass as fast_dataclass
else:
    from dataclasses import dataclass

    def fast_dataclass(*, frozen, eq=True, **more):
        """As ``dataclass``: frozen for the checker of types, open while the program runs."""

        def made(its_class):
            hashed = eq and vars(its_class).get("__hash__") is None
            return dataclass(eq=eq, unsafe_hash=hashed, **more)(its_class)

        return made


__all__ = ["fast_dataclass"]

"""A state with some of its fields changed: of a lesson being taken that is asked for seven times a move."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dataclasses import replace as changed
else:

    def changed(of, **fields):
        """As :func:`dataclasses.replace`, which goes through every field in Python and sets each of them by a call of its own.

        Only for dataclasses that keep nothing but their fields and what is computed from them (``cached_property``, which is
        left behind): no slots, no ``__post_init__``. That the names are those of fields is what the checker of types sees to.
        """
        was = of.__dict__
        made = object.__new__(type(of))
        made.__dict__.update({name: was[name] for name in of.__dataclass_fields__}, **fields)
        return made


__all__ = ["changed"]

"""A pupil's name as it can be printed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from screens.prints.paper import legible


def printed(one: Mapping[str, Any]) -> str:
    """``one``: with ``name``, ``card`` and ``twin``, as :mod:`screens.room_views.people` tells it.

    With the badge's card where two have the name, or our type lacks some of its letters.
    """
    name = legible(one["name"])
    return f"{name} ({one['card']})".strip() if one["twin"] or name != one["name"] else name

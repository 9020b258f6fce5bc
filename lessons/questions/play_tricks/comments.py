"""What an author has to say after a trick of a deal that is played."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from lessons.yamlfile.fields import Both, Whole


class Comment(Both):
    """Said after this trick; with ``by``, only if that player took it."""

    trick: Whole = Field(ge=1, description="After which trick: 1 is the first.")
    by: Literal["", "you", "right", "partner", "left"] = Field(
        default="", description="Said only if this player took the trick."
    )

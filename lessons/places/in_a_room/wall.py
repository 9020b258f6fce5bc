"""The projector of a room: everybody may look at it; who leads the evening goes on from here, too, by keyboard or clicker."""

from __future__ import annotations

from lessons.moves.move import MoveRefused
from lessons.places.in_a_room.desk import Desk, DeskPlace, Hall
from lessons.places.place import Context


class WallPlace(DeskPlace):
    """A room as the projector shows it on the wall: ``wall/<code>``."""

    def read(self, context: Context, who: str, name: str, before: Hall | Desk | None) -> Hall | Desk:
        found = super().read(context, who, name, before)
        if isinstance(found, Hall):
            raise MoveRefused("no-such-place", name)
        return found


PLACE = WallPlace()

"""The cards of a hand's end inside a match: the scoring table for one side's pile, about which the match knows the rest.

Nothing is written here. What lies on the table is in the browser, which says it with every move (``seen``); what was counted is
written down in the match, by a move ``pile`` there.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from random import Random

from engine.errors import BadInput
from engine.games.bologna.scorekeeper import Match, Piled, Start, fold
from engine.games.bologna.scorekeeper.counting import position_of
from engine.games.bologna.scorekeeper.match import hand_of
from engine.games.bologna.scoring import Position, read, write
from lessons.moves.move import Move, MoveRefused
from lessons.places.place import Context
from lessons.score_forms.contract import fitting
from lessons.scoring.moves import BadMove, apply


@dataclass(frozen=True)
class LaidPile:
    """The pile of ``side`` at the end of ``hand``, as far as it is laid out. ``arriving``: to who has nothing of it yet."""

    match: Match
    hand: int
    side: int
    position: Position
    arriving: bool = True

    def showing(self, position: Position) -> LaidPile:
        """With these cards; who dealt, what was declared, the score and the rules are the match's own."""
        return replace(self, position=position_of(self.match.start, Piled.of(self.hand, self.side, position)))


_NAME = re.compile(r"([a-z-]+)/([1-9][0-9]{0,5})/([01])", re.ASCII)


class PilePlace:
    """A pile laid out for a hand of a match that is kept: ``pile/<code of the match>/<hand>/<side>``, as
    ``pile/passero-baita-mulino-fungo/2/0``.
    """

    def read(self, context: Context, who: str, name: str, before: LaidPile | None) -> LaidPile:
        """The pile as it was written down for this hand; an empty table where it was not."""
        code, hand, side = _parts(name)
        entries = context.store.matches.entries(code)
        if not entries or not isinstance(entries[0], Start):
            raise MoveRefused("no-such-place", name)
        match = fitting(fold, entries)
        if hand > len(match.hands):
            raise MoveRefused("no-such-place", name)
        end = hand_of(match, hand).end
        laid = end.position if isinstance(end, Piled) and end.side == side else Position()
        return LaidPile(match, hand, side, Position()).showing(laid)

    def take(self, context: Context, state: LaidPile, move: Move) -> LaidPile:
        """The table after one tap on what the browser has on it."""
        try:
            position = read(move.revision) if move.revision else state.position
            after = apply(position, move.event, move.value, Random(context.name("draw", move.nonce)))
        except (BadMove, BadInput) as error:
            raise MoveRefused("bad-move", str(error)) from None
        return replace(state.showing(after), arriving=False)

    def revision(self, context: Context, state: LaidPile) -> str:
        return write(state.position)


def _parts(name: str) -> tuple[str, int, int]:
    found = _NAME.fullmatch(name)
    if found is None:
        raise MoveRefused("no-such-place", name)
    return found[1], int(found[2]), int(found[3])


PLACE = PilePlace()

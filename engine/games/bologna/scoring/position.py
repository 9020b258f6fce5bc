"""A scoring position: which cards one side has taken when all is played, and everything else a score depends on."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal

from engine.cards import Card
from engine.games.bologna import matto
from engine.games.bologna.counting.combinations import Combination, combination, total
from engine.games.bologna.pack import MATTO, PACK
from engine.games.bologna.rules import Rules

SIDES = ("we", "they")
"""Side 0 is the one whose cards are laid out, side 1 has the gaps."""
PLAYERS = ("we1", "we2", "they1", "they2")

Settling = Literal["", "owed", "lost"]


@dataclass(frozen=True, slots=True)
class ShownCombination:
    """One combination declared in the first trick: by whom (an index into :data:`PLAYERS`), as what, with which cards."""

    player: int
    kind: str
    cards: tuple[Card, ...]

    @property
    def side(self) -> int:
        return self.player // 2


@dataclass(frozen=True, slots=True)
class Position:
    """All is played and nothing is counted yet.

    ``won``: the cards of side 0, the dealer's discard among them when it dealt; side 1 has all the others.
    ``last`` and ``dealer`` are sides, None where not known. ``left`` is the dealer's discard, where known.
    ``matto``: ``owed`` while the side that has the Matto still has to give a card for it (``gives``, or the usual one),
    ``lost`` when the side that played it took no trick. ``before``: the match so far.
    """

    won: frozenset[Card] = frozenset()
    last: int | None = None
    dealer: int | None = None
    left: frozenset[Card] = frozenset()
    matto: Settling = ""
    gives: Card | None = None
    shown: tuple[ShownCombination, ...] = ()
    before: tuple[int, int] = (0, 0)
    rules: Rules = field(default_factory=Rules)

    @property
    def owing(self) -> int | None:
        """The side that still owes a card for the Matto."""
        if self.matto != "owed":
            return None
        return 0 if MATTO in self.won else 1

    @property
    def given(self) -> Card | None:
        """The card that goes over for the Matto: the one chosen, else the one that is usually given."""
        side = self.owing
        if side is None:
            return None
        taken = [card for card in self.taken(side) if card not in self.left]
        if self.gives is not None:
            return self.gives if self.gives in taken and self.gives != MATTO else None
        usual = matto.must_give(taken, self.rules)
        return usual[0] if usual else None

    def taken(self, side: int) -> tuple[Card, ...]:
        """What lies in front of a side now, best first."""
        return _in_front_of(side, self.won)

    def pile(self, side: int) -> tuple[Card, ...]:
        """What a side counts: what lies in front of it, once the card owed for the Matto has gone over."""
        given = self.given
        if given is None:
            return self.taken(side)
        ours = self.won - {given} if self.owing == 0 else self.won | {given}
        return _in_front_of(side, ours)

    def declarations(self, player: int) -> tuple[Combination, ...]:
        """What a player declared, as the engine reads it; what is no combination is passed over."""
        if not self.shown:
            return ()
        made = (combination(one.kind, one.cards, self.rules) for one in self.shown if one.player == player)
        return tuple(one for one in made if one is not None)

    def declared(self, side: int) -> int:
        """The points of a side's declarations: doubled only within one player's own."""
        return sum(total(self.declarations(player)) for player in range(len(PLAYERS)) if player // 2 == side)


@lru_cache(maxsize=256)
def _in_front_of(side: int, won: frozenset[Card]) -> tuple[Card, ...]:
    # Asked for some forty times to count one position, and for every house rule again.
    return tuple(card for card in PACK if (card in won) is (side == 0))


def of_codes(codes: Collection[str]) -> frozenset[Card]:
    """The cards of these codes; :class:`~engine.cards.UnknownCard` for one that is none."""
    return frozenset(PACK[code] for code in codes)

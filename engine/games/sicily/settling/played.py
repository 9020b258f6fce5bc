"""A deal that was played to the end, as the settling looks at it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Protocol

from engine.cards import Card
from engine.games.sicily.contract import Contract
from engine.games.sicily.counting import count, last_trick
from engine.games.sicily.pack import DECINE, FOUR_ARIE, GIOVE, KINGS
from engine.games.sicily.piles import Trick, captures, piles
from engine.games.sicily.settling.figures import Figures
from engine.protocol.ask import Request
from engine.sheet import Line, Points, ScoreSheet


@dataclass(frozen=True)
class FinishedDeal:
    """A deal that was played to its end, as a settlement looks at it. ``left``: the discard, by ``leaver``. ``announced``:
    scommessa, rivanto, vanto. ``rules``: the game's house rules.

    ``ternoni``: seats that showed the sequence 13-14-15; ``scommessa_cards``: with how many cards the scommessa was
    announced; ``pool``: what lies in the pool before the deal (all three only in the old Vanto).
    """

    contract: Contract
    tricks: tuple[Trick, ...]
    left: tuple[Card, ...]
    leaver: int | None
    rules: Any
    announced: frozenset[str] = frozenset()
    ternoni: tuple[int, ...] = ()
    scommessa_cards: int = 0
    pool: int = 0

    @cached_property
    def piles(self) -> tuple[tuple[Card, ...], ...]:
        return piles(self.contract, self.tricks, self.left, self.leaver)

    @cached_property
    def last(self) -> int:
        """The seat that won the last trick."""
        return self.tricks[-1].winner(self.contract.seats)

    @cached_property
    def sheets(self) -> tuple[ScoreSheet, ...]:
        """The count of each camp: its cards in threes, and the last trick."""
        won = self.contract.camp(self.last)
        return tuple(
            ScoreSheet((*count(pile), *((last_trick(),) if camp == won else ())))
            for camp, pile in enumerate(self.piles)
        )

    @property
    def points(self) -> tuple[int, ...]:
        """The card points of each camp, the last trick included."""
        return tuple(int(sheet.total) for sheet in self.sheets)

    def holds(self, camp: int, codes: tuple[str, ...]) -> bool:
        """Are all these cards in this camp's pile?"""
        return {card.code for card in self.piles[camp]}.issuperset(codes)

    def figures(self, capturable: Collection[str] = ()) -> Figures:
        """What it is paid for; ``capturable``: the cards whose capture is."""
        contract = self.contract
        taken = captures(contract, self.tricks, capturable)
        arie = self._holder(FOUR_ARIE)
        return Figures(
            points=self.points,
            last=contract.camp(self.last),
            captured=tuple((one.card.code, one.by, one.player) for one in taken),
            kings=self._holder(KINGS),
            arie=arie,
            giove=arie is not None and self.holds(arie, (GIOVE.code,)),
            announced=self.announced,
            kept="scommessa" in self.announced and self.holds(contract.bidding_camp, DECINE),
            cards=self.scommessa_cards,
            ternoni=self.ternoni,
        )

    def _holder(self, codes: tuple[str, ...]) -> int | None:
        return next((camp for camp in range(len(self.piles)) if self.holds(camp, codes)), None)


@dataclass(frozen=True)
class Settlement:
    """The settlement of a deal: who pays whom. ``payoffs``: one a seat. ``breakdown``: by name, what each item brings the
    bidder's side. ``lines``: the reckoning.

    ``pool``: what lies in the pool afterwards, where there is one; then the payoffs and the change of the pool sum to zero.
    """

    payoffs: tuple[Points, ...]
    breakdown: Mapping[str, Points] = field(default_factory=dict)
    lines: tuple[Line, ...] = ()
    pool: int | None = None


@dataclass(frozen=True)
class Summary:
    """Settling by figures alone: what they are, the fields it ``needs`` and ``may`` have, an example, and the answer."""

    about: str
    needs: str
    may: str
    example: Mapping[str, Any]
    answer: Callable[[Request, Contract], Settlement]


class Settler(Protocol):
    """The rule by which a town settles, of a whole deal or of figures that somebody wrote down.

    ``asks``: which of the :class:`~engine.games.sicily.settling.figures.Figures` it looks at; ``capturable``: the cards whose
    capture is paid for.
    """

    @property
    def asks(self) -> tuple[str, ...]: ...

    @property
    def capturable(self) -> tuple[str, ...]: ...

    def __call__(self, played: FinishedDeal) -> Settlement: ...

    def by_figures(self, contract: Contract, told: Figures, rules: Any, pool: int = 0) -> Settlement: ...

    def summary(self, seats: int) -> Summary: ...

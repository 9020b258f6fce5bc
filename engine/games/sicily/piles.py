"""What everybody has in the end: tricks one card short by the Fool, the Fool itself, the discard, and captures."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from engine.cards import Card
from engine.fast_dataclass import fast_dataclass
from engine.games.sicily.contract import Contract
from engine.games.sicily.pack import FOOL
from engine.parts import tricks as parts


@fast_dataclass(frozen=True, slots=True)
class Trick(parts.Trick):
    """A trick, from which the Fool goes back to its player's pile."""

    def winner(self, seats: int) -> int:
        """The seat that takes this trick (complete, or as it stands)."""
        return self.taker(seats)

    @property
    def taken(self) -> tuple[Card, ...]:
        """What the winner takes: the Fool was only shown."""
        return tuple(card for card in self.cards if card is not FOOL)


@dataclass(frozen=True, slots=True)
class Capture:
    """A card won from somebody of another camp."""

    card: Card
    player: int
    by: int


def fool_keeper(contract: Contract, tricks: Sequence[Trick]) -> tuple[int, int] | None:
    """Who played the Fool, and who has it in the end; None while it has not been played.

    It stays with the camp of whoever played it. If that camp takes no trick it goes to the other one, and where everybody
    plays alone to the winner of the trick it was played to (S11).
    """
    shown = next((trick for trick in tricks if FOOL in trick.cards), None)
    if shown is None:
        return None
    player = shown.player(FOOL, contract.seats)
    if any(contract.together(player, trick.winner(contract.seats)) for trick in tricks):
        return player, player
    if contract.own:
        return player, shown.winner(contract.seats)
    return player, next(seat for camp in contract.camps if player not in camp for seat in camp)


def piles(
    contract: Contract, tricks: Sequence[Trick], left: Sequence[Card], leaver: int | None
) -> tuple[tuple[Card, ...], ...]:
    """The cards of each camp at the end. The discard counts for the camp of whoever made it, tricks or no tricks (S10)."""
    won: list[list[Card]] = [[] for _ in contract.camps]
    for trick in tricks:
        won[contract.camp(trick.winner(contract.seats))] += trick.taken
    fool = fool_keeper(contract, tricks)
    if fool is not None:
        won[contract.camp(fool[1])].append(FOOL)
    if leaver is not None:
        won[contract.camp(leaver)] += left
    return tuple(tuple(cards) for cards in won)


def captures(contract: Contract, tricks: Sequence[Trick], codes: Collection[str]) -> tuple[Capture, ...]:
    """The cards of these codes that were won from another camp, in the order in which they fell."""
    found = []
    for trick in tricks:
        by = trick.winner(contract.seats)
        for card in trick.cards:
            player = trick.player(card, contract.seats)
            if card.code in codes and not contract.together(player, by):
                found.append(Capture(card, player, by))
    return tuple(found)

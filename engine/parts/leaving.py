"""What goes back after taking up the last cards: so many, and each of them one that may go."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import combinations

from engine.cards import Card
from engine.fast_dataclass import fast_dataclass
from engine.sheet import codes
from engine.verdict import Verdict


@fast_dataclass(frozen=True, slots=True)
class DiscardRule:
    """The rule by which whoever has taken up the last cards lays some away.

    ``number``: how many go. ``judge``: may these go out of this full hand, so many of them? ``judge_card``: may this one,
    together with those chosen? ``shows``: trumps that go are shown to everybody. ``source``: where all that is written.
    """

    number: int
    judge: Callable[[Collection[Card], Sequence[Card], int], Verdict]
    judge_card: Callable[[Collection[Card], Card, Sequence[Card], int], Verdict]
    source: str
    shows: bool = False


def refusal(cards: Sequence[Card], number: int, source: str, one: Callable[[Card], Verdict]) -> Verdict | None:
    """Why these cards may not go: too few, too many, one twice, or the first that ``one`` refuses; None when they may."""
    if len(cards) != number or len(set(cards)) != number:
        return Verdict(False, "discard-exactly", {"number": number, "cards": codes(cards)}, source)
    return next((verdict for verdict in map(one, cards) if not verdict.ok), None)


def plain_cards(hand: Collection[Card]) -> tuple[Card, ...]:
    """The cards that may always go in Sicily and France: those of the suits, except Kings."""
    return tuple(card for card in hand if not card.is_trump and not card.is_fool and card.rank != "K")


def plain_first(plain: tuple[Card, ...], low: tuple[Card, ...], number: int) -> Iterator[tuple[Card, ...]]:
    """Every discard of plain cards; where those are too few, all of them and the rest from the low trumps."""
    if len(plain) >= number:
        yield from combinations(plain, number)
    else:
        yield from (plain + trumps for trumps in combinations(low, number - len(plain)))

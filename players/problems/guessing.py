"""Ways of choosing a card without thinking of the deal: what a problem must not be solved by too often."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from engine.cards import TRUMPS, Card
from engine.games.bologna.deal.state import State
from engine.games.bologna.pack import ANGEL, BEGATO, MATTO, PACK
from engine.games.bologna.players import SeatView, seat_view
from engine.games.bologna.players.seat_view import cost, worth

GREAT = frozenset((ANGEL, *(card for card in PACK if card.groups & {"pezzi"})))
COURTS = "KQNJ"
HALF = 0.5


def highest(here: SeatView) -> Collection[Card]:
    """The highest of the hand; the Matto is none."""
    return _plain(here)[:1]


def lowest(here: SeatView) -> Collection[Card]:
    """The lowest rank: of the suits if there are any, else of the trumps; any of those that rank alike."""
    cards = _plain(here)
    some = [card for card in cards if card.suit != TRUMPS] or cards
    least = min(card.strength for card in some)
    return [card for card in some if card.strength == least]


def cheapest(here: SeatView) -> Collection[Card]:
    """The fewest points, the lowest of them first."""
    return [min(_plain(here), key=lambda card: (card.points, card.is_trump, card.strength))]


def taker(here: SeatView) -> Collection[Card]:
    """What takes and matters least, else what matters least."""
    cards = _plain(here)
    takers = [card for card in cards if here.trick.cards and here.takes(card)]
    return [min(takers or cards, key=cost)]


def begato_last(here: SeatView) -> Collection[Card]:
    """The Bégato wherever one plays last and the side takes with him there; else as a taker."""
    home = here.last and BEGATO in here.legal and (here.partner_wins or here.takes(BEGATO))
    return [BEGATO] if home else taker(here)


def giver(here: SeatView) -> Collection[Card]:
    """What matters most where partner is ahead, but no great trump; else as a taker."""
    gifts = [card for card in _plain(here) if card not in GREAT] if here.partner_wins else []
    return [max(gifts, key=worth)] if gifts else taker(here)


def small(here: SeatView) -> Collection[Card]:
    """Any card by chance that is no great trump and no court card."""
    return [card for card in _plain(here) if card not in GREAT and card.rank not in COURTS] or _plain(here)


def showy(here: SeatView) -> Collection[Card]:
    """The highest card of the suits, where there is one."""
    suits = [card for card in _plain(here) if not card.is_trump]
    most = max((card.strength for card in suits), default=0)
    return [card for card in suits if card.strength == most] or _plain(here)[:1]


def fool(here: SeatView) -> Collection[Card]:
    """The Matto as soon as he is there."""
    return [MATTO] if MATTO in here.legal and here.trick.cards else cheapest(here)


WAYS: Mapping[str, Callable[[SeatView], Collection[Card]]] = {
    "highest": highest, "lowest": lowest, "cheapest": cheapest, "taker": taker, "begato-last": begato_last,
    "giver": giver, "small": small, "showy": showy, "matto": fool,
}  # fmt: skip
"""Each plays one of these cards, all equally likely."""


GRADED: Collection[tuple[str, ...]] = (
    ("lowest", "cheapest"),
    ("taker", "begato-last", "giver"),
    ("small",),
    ("showy", "matto"),
)
"""A level is told by how many of these are right: those that lie together often play the same."""


CAPPED = frozenset({"highest", "lowest", "cheapest", "taker", "begato-last", "small", "matto"})
"""Those that may not solve many problems of a level; the others know something of the game."""


def hits(ways: Mapping[str, float]) -> int:
    """How many sorts of them are more likely right than not."""
    return sum(max(ways[name] for name in some) >= HALF for some in GRADED)


def solved_by(state: State, right: Collection[Card]) -> Mapping[str, float]:
    """How likely each of these ways is to hit one of the right cards."""
    assert state.to_act is not None
    here = seat_view(state, state.to_act)
    played = {name: way(here) for name, way in WAYS.items()}
    return {name: sum(card in right for card in cards) / len(cards) for name, cards in played.items()}


def _plain(here: SeatView) -> list[Card]:
    return [card for card in here.legal if card != MATTO] or list(here.legal)

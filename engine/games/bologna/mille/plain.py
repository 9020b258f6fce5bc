"""A plain player of Mille: lays away suits without their King, shows all it can, plays to tricks by the book's rules.

There is no partner to be told anything, so nothing is kept from being shown and no card is led with a signal.
"""

from __future__ import annotations

from random import Random

from engine.cards import Card
from engine.fast_dataclass import changed
from engine.games.bologna import declaring, leaving
from engine.games.bologna.counting.combinations import CRICCONE
from engine.games.bologna.deal.actions import Declare, Leave, PickUp, Play
from engine.games.bologna.deal.judging import judge
from engine.games.bologna.deal.state import State
from engine.games.bologna.pack import KING_OF, PACK
from engine.games.bologna.players import choosing
from engine.games.bologna.players.reasons import REASONS
from engine.games.bologna.players.reasons import Choice as Unsourced
from engine.games.bologna.players.seat_view import worth
from engine.games.bologna.sources import DECLARATIONS, DISCARD
from engine.parts.plain.choice import Choice

DOUBLES = 3
"""So many sets, or so many sequences, in one hand count double."""


def choose(state: State, seed: int) -> Choice:
    """What whoever is to act does."""
    seat = state.to_act
    assert seat is not None
    match state.phase:
        case "early" | "leave":
            return leave(state, seat)
        case "option":
            return sourced(choosing.go_out(state, seat) or Unsourced(PickUp(seat), "only-card"))
        case "play" if not state.tricks:
            return declare(state, seat) or card(state, seed)
        case "play":
            return card(state, seed)
    return sourced(choosing.choose(state, Random(seed)))


def card(state: State, seed: int) -> Choice:
    """The card that the book's player plays, without a signal: there is nobody to see it but the other player."""
    found = choosing.play(state, Random(seed))
    assert isinstance(found.action, Play)
    return sourced(changed(found, action=changed(found.action, signal=None)))


def leave(state: State, seat: int) -> Choice:
    """The ten, or the dealer's two: suits whose King is not held first, the shortest before the others; trumps at last.

    Source: ottocento#choosing-the-discard; that all of it counts for whoever left it, ottocento#millone.
    """
    hand = state.hands[seat]
    number = state.form.last if state.phase == "leave" else state.form.early
    cards = tuple(sorted(leaving.may_go(hand), key=lambda one: _order(one, hand))[:number])
    kings = {KING_OF[one.suit] for one in cards if one.suit in KING_OF}
    reason = "leave-without-the-king" if any(king not in hand for king in kings) else "leave-what-is-left"
    return Choice(Leave(seat, cards), reason, {"cards": tuple(one.code for one in cards)}, DISCARD)


def _order(one: Card, hand: tuple[Card, ...]) -> tuple[int, int, int]:
    """What goes before what: of cards that are as far from going the dearer one, which nobody can take from the discard."""
    if one.is_trump:
        return 2, 0, worth(one)
    return int(KING_OF[one.suit] in hand), sum(other.suit == one.suit for other in hand), -worth(one)


def declare(state: State, seat: int) -> Choice | None:
    """The next combination to show: what is shown scores at once. None where there is nothing more."""
    going = choosing.go_out(state, seat) if seat == state.eldest and not state.trick.cards else None
    if going is not None:
        return sourced(going)
    best = declaring.best(state.hands[seat], state.rules)
    shown = {one.kind for one in state.shown[seat]}
    for one in best:
        action = Declare(seat, one.kind, tuple(PACK[code] for code in one.cards))
        if one.kind not in shown and judge(state, action).ok:
            alike = sum((other.kind in CRICCONE) is (one.kind in CRICCONE) for other in best)
            reason = "declare-doubled" if alike >= DOUBLES else "declare-points"
            return Choice(action, reason, {"kind": one.kind, "points": one.points}, DECLARATIONS)
    return None


def gift(state: State, seat: int) -> Choice:
    """The card for the Matto, or none as long as nothing worthless has been taken."""
    return sourced(choosing.give(state, seat))


NOTHING = Choice(None, "shows-no-more", {}, DECLARATIONS)
"""Nothing is left to be shown."""


def sourced(choice: Unsourced) -> Choice:
    """What the book's player chooses, with where it is written."""
    return Choice(choice.action, choice.reason, choice.facts, REASONS[choice.reason])

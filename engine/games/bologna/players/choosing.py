"""What a simple player does when it is their turn, in every phase of a deal. Source: ottocento#planning-the-play."""

from __future__ import annotations

from random import Random

from engine.cards import Card
from engine.games.bologna import declaring, matto
from engine.games.bologna.counting.combinations import CRICCONE, Combination
from engine.games.bologna.deal.actions import Declare, Give, Leave, Monte, PickUp
from engine.games.bologna.deal.judging import could_go_out, judge
from engine.games.bologna.deal.state import State
from engine.games.bologna.leaving import FIVE_POINTS
from engine.games.bologna.pack import KING_OF, PACK
from engine.games.bologna.players.first_packet import worth_keeping
from engine.games.bologna.players.following import follow
from engine.games.bologna.players.leading import lead
from engine.games.bologna.players.reasons import Choice
from engine.games.bologna.players.seat_view import seat_view, worth

KEY_KINDS = ("grande", "tarocchi", "kings", "moors", *("swords", "batons", "cups", "coins"))
"""What is right to declare: partner should know where the key cards are, and Moors do no harm."""


def choose(state: State, rng: Random) -> Choice:
    """The choice of whoever is to act; always one that :func:`engine.games.bologna.deal.judging.judge` accepts."""
    seat = state.to_act
    assert seat is not None
    match state.phase:
        case "monte":
            return speak(state, seat)
        case "option":
            return go_out(state, seat) or Choice(PickUp(seat), "only-card")
        case "early" | "leave":
            return leave(state, seat)
        case "owing":
            return give(state, seat)
    if not state.tricks:
        declared = declare(state, seat)
        if declared.action is not None:
            return declared
    return play(state, rng)


def speak(state: State, seat: int) -> Choice:
    """Shall the cards be thrown in? Only the first packet is in hand by now."""
    form = state.form
    agrees, reason, facts = worth_keeping(
        state.hands[seat][: form.packet], deals=form.side(seat) == form.side(state.dealer)
    )
    return Choice(Monte(seat, agrees), reason, facts)


def go_out(state: State, seat: int) -> Choice | None:
    """The next combination to show, where all of them together reach the target. Source: ottocento#scoring-procedure."""
    if not could_go_out(state, state.shown[seat], state.hands[seat]):
        return None
    shown = {one.kind for one in state.shown[seat]}
    for one in declaring.best(state.hands[seat], state.rules):
        action = Declare(seat, one.kind, tuple(PACK[code] for code in one.cards))
        if one.kind not in shown and judge(state, action).ok:
            return Choice(action, "declare-to-go-out", {"kind": one.kind, "points": one.points})
    return None


def play(state: State, rng: Random) -> Choice:
    """The card that whoever is to play would play."""
    seat = state.to_act
    assert seat is not None
    return lead(seat_view(state, seat), rng) if not state.trick.cards else follow(seat_view(state, seat))


def leave(state: State, seat: int) -> Choice:
    """The discard: a whole suit without its King if that is possible, else what only pips and spare cards make up."""
    hand = state.hands[seat]
    number = state.form.last if state.phase == "leave" else state.form.early
    may = [card for card in hand if card.points != FIVE_POINTS]
    suits = [[card for card in hand if card.suit == suit] for suit in KING_OF]
    voids = [held for held in suits if 0 < len(held) <= number and all(card in may for card in held)]
    first = max(voids, key=lambda held: (len(held), sum(map(worth, held))), default=[])
    spare = [card for card in may if card not in first and not card.is_trump]
    with_king = [card for card in spare if KING_OF[card.suit] in hand]
    rest = sorted(
        spare, key=lambda card: (card in with_king, len([c for c in hand if c.suit == card.suit]), worth(card))
    )
    trumps = sorted((card for card in may if card.is_trump), key=worth)
    cards = [*first, *rest, *trumps][:number]
    empty = next((suit for suit, held in zip(KING_OF, suits, strict=True) if not held), "")
    suit = first[0].suit if first else empty
    reason = "leave-a-void" if first else "leave-beside-a-void" if empty else "leave-useful"
    return Choice(Leave(seat, tuple(cards)), reason, {"suit": suit, "cards": tuple(card.code for card in cards)})


def declare(state: State, seat: int) -> Choice:
    """The next combination to show; none where silence tells the other side less."""
    if seat == state.eldest and not state.trick.cards and (going := go_out(state, seat)):
        return going
    shown = {one.kind for one in state.shown[seat]}
    best = declaring.best(state.hands[seat], state.rules)
    for one in best:
        doubled = _doubled(best, one)
        if one.kind in shown or not (one.kind in KEY_KINDS or doubled):
            continue
        action = Declare(seat, one.kind, tuple(PACK[code] for code in one.cards))
        if judge(state, action).ok:
            reason = "declare-doubled" if doubled else "declare-moors" if one.kind == "moors" else "declare-key-cards"
            return Choice(action, reason, {"kind": one.kind, "points": one.points})
    return Choice(None, "declare-nothing")


def give(state: State, seat: int) -> Choice:
    """The card for the Matto: something worthless as soon as there is one, anything only when all is played."""
    over = state.phase == "owing"
    taken = state.taken(state.form.side(seat))
    may: tuple[Card, ...] = matto.must_give(taken, state.rules) if over else matto.may_give(taken, state.rules)
    if may and (over or worth(may[0]) <= 1):
        return Choice(Give(seat, may[0]), "give-a-pip", {"card": may[0].code})
    return Choice(None, "give-later")


def _doubled(best: tuple[Combination, ...], one: Combination) -> bool:
    """Are there three or more of its sort, so that all of them count double?"""
    return sum((other.kind in CRICCONE) is (one.kind in CRICCONE) for other in best) >= 3

"""Random legal deals, played to the end: for proofs, for examples and for other programs."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random

from engine.cards import Card
from engine.games.bologna import declaring, leaving, signals
from engine.games.bologna.counting.combinations import Combination
from engine.games.bologna.deal.actions import Action, Declare, Leave, Play, playing
from engine.games.bologna.deal.form import Form
from engine.games.bologna.deal.judging import FOLLOWING, legal
from engine.games.bologna.deal.moves import after, after_tricks, start
from engine.games.bologna.deal.state import State, Trick, owed_by
from engine.games.bologna.pack import MATTO, PACK
from engine.games.bologna.rules import Rules
from engine.parts.playout import chosen, shuffled

SIGNALLED = 0.2
DECLARED = 0.8
GIVEN = 0.3
"""How often, of all the times it could be done."""


def random_deal(
    form: Form, rng: Random, rules: Rules, dealer: int | None = None, scores: tuple[int, int] = (0, 0)
) -> tuple[State, tuple[Action, ...]]:
    """Shuffle, deal and play a whole deal by random legal actions; the end and how it came about."""
    deck = shuffled(PACK, rng)
    state = start(form, deck, rng.randrange(form.seats) if dealer is None else dealer, rules, scores)
    done: list[Action] = []
    while state.phase != "over":
        # Whoever leads first may go out on what is shown. From then on only the Matto's player can do more than play.
        if state.phase == "play" and (state.tricks or state.trick.cards):
            state = _play_on(state, rng, done)
            if state.phase != "play":
                continue
            action = chosen(rng, legal(state))
        else:
            action = random_action(state, rng)
        state = after(state, action)
        done.append(action)
    return state, tuple(done)


def random_action(state: State, rng: Random) -> Action:
    """One legal action, without listing the thousands of ways to leave ten cards or to declare a long grande."""
    return _besides(state, rng) or _play(state, rng)


def _besides(state: State, rng: Random) -> Action | None:
    """What is done now, if it is not to play a card."""
    seat = state.to_act
    assert seat is not None
    hand = state.hands[seat]
    if state.phase in ("leave", "early"):
        number = state.form.last if state.phase == "leave" else state.form.early
        return Leave(seat, tuple(rng.sample(leaving.may_go(hand), number)))
    if state.phase != "play" or (not state.trick.cards and state.owed and rng.random() < GIVEN):
        return chosen(rng, legal(state))
    one = None if state.tricks else _to_show(hand, state.shown[seat], state.rules, rng)
    return None if one is None else _declare(seat, one)


def _to_show(hand: Sequence[Card], shown: Sequence[Combination], rules: Rules, rng: Random) -> Combination | None:
    """The next combination to be shown from this hand, if any is."""
    kinds = [one.kind for one in shown]
    more = [one for one in declaring.best(hand, rules) if one.kind not in kinds]
    return chosen(rng, more) if more and rng.random() < DECLARED else None


def _declare(seat: int, one: Combination) -> Declare:
    return Declare(seat, one.kind, tuple([PACK[code] for code in one.cards]))


def _play(state: State, rng: Random) -> Play:
    seat = state.trick.to_play(state.form.seats)
    hand = state.hands[seat]
    card = chosen(rng, FOLLOWING.allowed(hand, state.trick.cards))
    signal = chosen(rng, signals.of(state.rules))
    said = (
        rng.random() < SIGNALLED and not state.trick.cards and _may_say(signal, card, state.tricks, hand, state.rules)
    )
    return playing(seat, card, signal if said else None)


def _play_on(state: State, rng: Random, done: list[Action]) -> State:
    """Card after card, as :func:`random_action` would, until something else is done; what was done is added to ``done``.

    Every card is a legal one, and nobody looks at the states on the way, so they need not be made.
    """
    seats, rules, owed, allowed, bits = state.form.seats, state.rules, state.owed, FOLLOWING.allowed, rng.getrandbits
    hands, tricks, shown = [list(hand) for hand in state.hands], list(state.tricks), list(state.shown)
    leader, cards, said = state.trick.leader, list(state.trick.cards), state.trick.signal
    signs = signals.of(rules)
    wide = len(signs).bit_length()
    while hands[leader] or cards:
        if owed and not cards and rng.random() < GIVEN:
            break
        for place in range(leader + len(cards), leader + seats):
            seat = place % seats
            hand = hands[seat]
            while not tricks and (one := _to_show(hand, shown[seat], rules, rng)):
                shown[seat] += (one,)
                done.append(_declare(seat, one))
            # As ``chosen`` chooses a card and a signal: two calls less for every card that is played.
            may = allowed(hand, cards)
            number = len(may)
            width = number.bit_length()
            while (at := bits(width)) >= number:
                pass
            while (sign := bits(wide)) >= len(signs):
                pass
            card = may[at]
            if rng.random() < SIGNALLED and not cards and _may_say(signs[sign], card, tricks, hand, rules):
                said = signs[sign]
                done.append(playing(seat, card, said))
            else:
                done.append(playing(seat, card))
            cards.append(card)
            hand.remove(card)
        tricks.append(Trick(leader, tuple(cards), said))
        if MATTO in cards:
            owed = owed_by(tricks[-1:], state.form) is not None
        leader, cards, said = tricks[-1].taker(seats), [], None
    return after_tricks(state, tuple([tuple(hand) for hand in hands]), tuple(tricks), tuple(shown))


def _may_say(signal: str, card: Card, tricks: Sequence[Trick], hand: Collection[Card], rules: Rules) -> bool:
    """May whoever leads this card say this with it?"""
    earlier = {gone for trick in tricks for gone in trick.cards}
    return signal in signals.allowed(card, earlier, hand, rules)

"""Random legal deals, played to the end: for proofs, for examples and for other programs."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.games.sicily import leaving
from engine.games.sicily.deal.actions import Action, Leave, Play, Speak, Take, Tell
from engine.games.sicily.deal.judging import judge, legal, playable
from engine.games.sicily.deal.moves import apply, start
from engine.games.sicily.deal.state import State
from engine.games.sicily.form import Form
from engine.parts.leaving import plain_cards
from engine.parts.playout import chosen, play_out, shuffled


def random_deal(
    form: Form, rng: Random, rules: Any, dealer: int | None = None, pool: int = 0
) -> tuple[State, tuple[Action, ...]]:
    """Shuffle, deal, and act at random until the deal is over, played or thrown in; the end and how it came about."""
    deck = shuffled(form.pack, rng)
    state = start(form, deck, rng.randrange(form.seats) if dealer is None else dealer, rules, pool)
    return play_out(state, lambda now: random_action(now, rng), apply)


def played_deal(
    form: Form, rng: Random, rules: Any, dealer: int | None = None, pool: int = 0
) -> tuple[State, tuple[Action, ...]]:
    """As :func:`random_deal`, dealt anew until the cards are not thrown in."""
    while True:
        state, actions = random_deal(form, rng, rules, dealer, pool)
        if state.tricks:
            return state, actions


def random_action(state: State, rng: Random) -> Action:
    """One legal action, without listing what cannot matter: a thousand discards, every phrase with every card."""
    seat = state.to_act
    assert seat is not None
    if state.phase == "leave":
        hand = state.hands[seat]
        plain = plain_cards(hand)
        lacking = state.form.monte - len(plain)
        if lacking <= 0:
            return Leave(seat, tuple(rng.sample(plain, state.form.monte)))
        return Leave(seat, (*plain, *rng.sample(leaving.low_trumps(hand), lacking)))
    if state.phase == "speak":
        return _speak(state, rng)
    if state.phase != "play":
        return rng.choice(legal(state))
    if rng.random() < 0.05:
        tells = [action for action in legal(state) if isinstance(action, Tell)]
        if tells:
            return rng.choice(tells)
    play = Play(seat, chosen(rng, playable(state, seat)))
    says = [Play(seat, play.card, saying.code) for saying in state.form.tellable(state.rules)]
    open_ = [one for one in says if judge(state, one).ok]
    return rng.choice(open_) if open_ and rng.random() < 0.5 else play


SELDOM = ("vado solo", "solo", "scommessa")
"""Said as often as at a table, or nearly every deal at random would be a solo."""


def _speak(state: State, rng: Random) -> Action:
    """Choose who and which word first: a hundred offers must not drown one refusal."""
    floor = state.floor
    assert floor.turn is not None
    seat = rng.randrange(state.form.seats) if floor.stage.any_order else floor.turn
    actions: list[Action] = [Take(seat)] if judge(state, Take(seat)).ok else []
    for row in floor.stage.rows:
        more = row.more(floor.moment, seat)
        texts = [row.word] if row.alone else []
        texts += [f"{row.word} {rng.choice(more)}"] if more else []
        actions += [Speak(seat, text) for text in texts if judge(state, Speak(seat, text)).ok]
    weights = [1 if isinstance(one, Speak) and one.word in SELDOM else 6 for one in actions]
    return rng.choices(actions, weights)[0]

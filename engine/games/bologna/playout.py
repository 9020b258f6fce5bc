"""Random legal deals, played to the end: for proofs, for examples and for other programs."""

from __future__ import annotations

from random import Random

from engine.games.bologna import declaring
from engine.games.bologna.deal.actions import Action, Declare, Leave, Play
from engine.games.bologna.deal.form import Form
from engine.games.bologna.deal.judging import judge, legal
from engine.games.bologna.deal.moves import apply, start
from engine.games.bologna.deal.state import State
from engine.games.bologna.leaving import FIVE_POINTS
from engine.games.bologna.pack import PACK
from engine.games.bologna.rules import Rules
from engine.games.bologna.signals import SIGNALS
from engine.parts.playout import play_out, shuffled


def random_deal(
    form: Form, rng: Random, rules: Rules, dealer: int | None = None, scores: tuple[int, int] = (0, 0)
) -> tuple[State, tuple[Action, ...]]:
    """Shuffle, deal and play a whole deal by random legal actions; the end and how it came about."""
    deck = shuffled(PACK, rng)
    state = start(form, deck, rng.randrange(form.seats) if dealer is None else dealer, rules, scores)
    return play_out(state, lambda now: random_action(now, rng), apply)


def random_action(state: State, rng: Random) -> Action:
    """One legal action, without listing the thousands of ways to leave ten cards or to declare a long grande."""
    seat = state.to_act
    assert seat is not None
    hand = state.hands[seat]
    if state.phase in ("leave", "early"):
        number = state.form.last if state.phase == "leave" else state.form.early
        return Leave(seat, tuple(rng.sample([card for card in hand if card.points != FIVE_POINTS], number)))
    if state.phase != "play" or (state.owed and not state.trick.cards and rng.random() < 0.3):
        return rng.choice(legal(state))
    if not state.tricks:
        kinds = {one.kind for one in state.shown[seat]}
        open_ = [one for one in declaring.best(hand, state.rules) if one.kind not in kinds]
        if open_ and rng.random() < 0.8:
            one = rng.choice(open_)
            return Declare(seat, one.kind, tuple(PACK[code] for code in one.cards))
    plays = [Play(seat, card) for card in hand if judge(state, Play(seat, card)).ok]
    play = rng.choice(plays)
    signalled = Play(seat, play.card, rng.choice(SIGNALS))
    return signalled if rng.random() < 0.2 and judge(state, signalled).ok else play

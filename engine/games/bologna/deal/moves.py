"""From one state to the next: start a deal, apply an action."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.cards import Card
from engine.games.bologna.combinations import Combination, combination, total
from engine.games.bologna.deal.actions import Action, Declare, Give, Leave, Monte, PickUp, Play
from engine.games.bologna.deal.form import Form
from engine.games.bologna.deal.judging import judge
from engine.games.bologna.deal.state import Phase, State, Trick, owed_by, trick_winner
from engine.games.bologna.rules import Rules
from engine.parts.seats import gaining, losing, with_seat


def start(form: Form, deck: Sequence[Card], dealer: int, rules: Rules, scores: tuple[int, int] = (0, 0)) -> State:
    """Deal: everybody has the first cards, the dealer's last ones still lie on the table."""
    hands, stock = form.hands(deck, dealer)
    phase: Phase = "monte" if rules.andare_a_monte else "early" if form.early else "option"
    left: tuple[tuple[Card, ...], ...] = ((),) * form.seats
    shown: tuple[tuple[Combination, ...], ...] = ((),) * form.seats
    return State(
        form,
        rules,
        dealer,
        scores,
        hands,
        stock,
        phase,
        left,
        shown,
        deck=tuple(deck),
        trick=Trick(form.eldest(dealer)),
    )


def apply(state: State, action: Action) -> State:
    """The state after this action. Errors: :class:`engine.verdict.Refused` with the verdict when it is not allowed."""
    judge(state, action).enforce()
    match action:
        case Monte():
            return _monte(state, action)
        case PickUp():
            return replace(
                state,
                phase="leave",
                hands=gaining(state.hands, state.dealer, state.stock),
                stock=(),
            )
        case Leave():
            return _leave(state, action)
        case Declare():
            return _declare(state, action)
        case Play():
            return _play(state, action)
        case Give():
            after = replace(state, given=action.card, given_after=len(state.tricks))
            return replace(after, phase="over", ending="played") if state.phase == "owing" else after


def _monte(state: State, action: Monte) -> State:
    words = (*state.monte, action.agrees)
    if not action.agrees:
        return replace(state, monte=words, phase="early" if state.form.early else "option")
    if len(words) == state.form.seats:
        return replace(state, monte=words, phase="over", ending="monte")
    return replace(state, monte=words)


def _leave(state: State, action: Leave) -> State:
    seat = action.seat
    after = replace(state, hands=losing(state.hands, seat, action.cards), left=gaining(state.left, seat, action.cards))
    if state.phase == "leave":
        return replace(after, phase="play")
    return _draw(after) if all(after.left) else after


def _draw(state: State) -> State:
    """Two players: when both have left ten cards, each draws ten more, in packets from the dealer's right."""
    hands, stock = list(state.hands), state.stock
    packet = state.form.packet
    while len(hands[state.dealer]) < state.form.size:
        for seat in state.form.order(state.eldest):
            hands[seat], stock = hands[seat] + stock[:packet], stock[packet:]
    return replace(state, hands=tuple(hands), stock=stock, phase="option")


def _declare(state: State, action: Declare) -> State:
    seat = action.seat
    made = combination(action.kind, action.cards, state.rules)
    assert made is not None  # judged above
    after = replace(state, shown=with_seat(state.shown, seat, (*state.shown[seat], made)))
    may_go_out = state.may_end_early and (state.phase == "option" or seat == state.eldest)
    if may_go_out and state.scores[state.form.side(seat)] + total(after.shown[seat]) >= state.rules.target:
        return replace(after, phase="over", ending="dealer" if state.phase == "option" else "eldest")
    return after


def _play(state: State, action: Play) -> State:
    hands = losing(state.hands, action.seat, (action.card,))
    trick = replace(state.trick, cards=(*state.trick.cards, action.card), signal=state.trick.signal or action.signal)
    if len(trick.cards) < state.form.seats:
        return replace(state, hands=hands, trick=trick)
    tricks = (*state.tricks, trick)
    after = replace(state, hands=hands, tricks=tricks, trick=Trick(trick_winner(trick, state.form.seats)))
    if any(hands):
        return after
    debtor = owed_by(tricks, state.form)
    # A side that has taken nothing has nothing to give: its Matto is lost, and the deal is over.
    if debtor is not None and after.given is None and after.taken(debtor):
        return replace(after, phase="owing")
    return replace(after, phase="over", ending="played")

"""From one state to the next: start a deal, apply an action."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card
from engine.fast_dataclass import changed
from engine.games.bologna.counting.combinations import Combination, combination, total
from engine.games.bologna.deal.actions import Action, Declare, Give, Leave, Monte, PickUp, Play
from engine.games.bologna.deal.form import Form
from engine.games.bologna.deal.judging import accepts, judge
from engine.games.bologna.deal.state import Phase, Shown, State, Trick, owed_by, trick_winner
from engine.games.bologna.rules import Rules
from engine.parts.dealing import Hands
from engine.parts.seats import gaining, losing, with_seat
from engine.verdict import IllegalAction


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
    """The state after this action. Errors: :class:`engine.verdict.IllegalAction` with the verdict when it is not allowed."""
    if not accepts(state, action):
        raise IllegalAction(judge(state, action))
    return after(state, action)


def after(state: State, action: Action) -> State:
    """The state after an action that is known to be legal."""
    match action:
        case Monte():
            return _monte(state, action)
        case PickUp():
            return changed(
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
            after = changed(state, given=action.card, given_after=len(state.tricks))
            return changed(after, phase="over", ending="played") if state.phase == "owing" else after


def _monte(state: State, action: Monte) -> State:
    words = (*state.monte, action.agrees)
    if not action.agrees:
        return changed(state, monte=words, phase="early" if state.form.early else "option")
    if len(words) == state.form.seats:
        return changed(state, monte=words, phase="over", ending="monte")
    return changed(state, monte=words)


def _leave(state: State, action: Leave) -> State:
    hands, left = losing(state.hands, action.seat, action.cards), gaining(state.left, action.seat, action.cards)
    if state.phase == "leave":
        return changed(state, hands=hands, left=left, phase="play")
    after = changed(state, hands=hands, left=left)
    return _draw(after) if all(left) else after


def _draw(state: State) -> State:
    """Two players: when both have left ten cards, each draws ten more, in packets from the dealer's right."""
    hands, stock = list(state.hands), state.stock
    packet = state.form.packet
    while len(hands[state.dealer]) < state.form.size:
        for seat in state.form.order(state.eldest):
            hands[seat], stock = hands[seat] + stock[:packet], stock[packet:]
    return changed(state, hands=tuple(hands), stock=stock, phase="option")


def _declare(state: State, action: Declare) -> State:
    seat = action.seat
    made = combination(action.kind, action.cards, state.rules)
    assert made is not None  # judged above
    shown = with_seat(state.shown, seat, (*state.shown[seat], made))
    after = state.going_on(state.hands, state.tricks, state.trick, shown, state.phase, state.ending)
    may_go_out = state.may_end_early and (state.phase == "option" or seat == state.eldest)
    if may_go_out and state.scores[state.form.side(seat)] + total(after.shown[seat]) >= state.rules.target:
        return changed(after, phase="over", ending="dealer" if state.phase == "option" else "eldest")
    return after


def _play(state: State, action: Play) -> State:
    hands, on = losing(state.hands, action.seat, (action.card,)), state.trick
    trick = Trick(on.leader, (*on.cards, action.card), on.signal or action.signal)
    if len(trick.cards) < state.form.seats:
        return state.going_on(hands, state.tricks, trick, state.shown)
    return after_tricks(state, hands, (*state.tricks, trick), state.shown)


def after_tricks(state: State, hands: Hands, tricks: tuple[Trick, ...], shown: Shown) -> State:
    """The state when the last of these tricks is complete and its winner leads to the next one, if there is one."""
    next_one = Trick(trick_winner(tricks[-1], state.form.seats))
    if any(hands):
        return state.going_on(hands, tricks, next_one, shown)
    debtor = owed_by(tricks, state.form)
    after = state.going_on(hands, tricks, next_one, shown, "over", "played")
    # A side that has taken nothing has nothing to give: its Matto is lost, and the deal is over.
    if debtor is not None and after.given is None and after.taken(debtor):
        return changed(after, phase="owing", ending="")
    return after

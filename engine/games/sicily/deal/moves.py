"""From one state to the next: start a deal, apply an action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.cards import Card
from engine.fast_dataclass import changed
from engine.games.sicily.contract import Contract
from engine.games.sicily.deal.actions import Action, Announce, Call, Expose, Leave, Play, Speak, Take, Tell
from engine.games.sicily.deal.judging import accepts, judge
from engine.games.sicily.deal.state import State, Utterance
from engine.games.sicily.form import Form, MayAnnounce
from engine.games.sicily.piles import Trick
from engine.games.sicily.speaking.floor import Floor
from engine.parts.seats import gaining, losing
from engine.verdict import IllegalAction


def start(form: Form, deck: Sequence[Card], dealer: int, rules: Any, pool: int = 0) -> State:
    """Deal the first packets; what was dealt in full is remembered by the deck."""
    hands, rest = form.hands(deck, dealer)
    floor = Floor(form.stages(rules), form.seats, dealer, rules, hands).settled()
    # An empty pool is filled before anything else; that is nobody's gain or loss in this deal.
    filled = pool or (form.pool(rules) if form.pool else 0)
    state = State(form, rules, dealer, tuple(deck), hands, rest, floor, pool=filled)
    return _onward(state)


def apply(state: State, action: Action) -> State:
    """The state after this action. Errors: :class:`engine.verdict.IllegalAction` with the verdict when it is not allowed."""
    if not accepts(state, action):
        raise IllegalAction(judge(state, action))
    match action:
        case Expose():
            return _onward(changed(state, exposed=(*state.exposed, action.place)))
        case Speak():
            return _onward(changed(state, floor=state.floor.say(action.seat, action.word)))
        case Take():
            return _take(state, action.seat)
        case Leave():
            return _leave(state, action)
        case Call():
            assert state.contract is not None
            contract = changed(state.contract, call=action.card.code, partner=_holder(state, action.card.code))
            # Who holds the called card announces nothing, and that is known only now (chiamante forzato).
            return _onward(changed(state, contract=contract, asked=_asked(state, contract)))
        case Announce():
            return _announce(state, action)
        case Play():
            return _play(state, action)
        case Tell():
            return changed(
                state, told=(*state.told, Utterance(len(state.tricks), action.seat, action.phrase, action.card))
            )


def _onward(state: State) -> State:
    """What comes next, when nothing is left to do in this phase."""
    if state.floor.outcome is None:
        return _speaking(state)
    if state.floor.outcome.kind == "abandoned":
        return changed(state, phase="over", hands=_dealt(state))
    if state.contract is None:
        return _contract(state)
    if state.asked and state.asked[0].cards:
        return changed(state, phase="announce", hands=_dealt(changed(state, phase="announce")))
    if state.form.monte and state.taker is None:
        whole = changed(state, hands=state.form.hands(state.deck, state.dealer)[0])
        return _take(whole, state.contract.bidder)
    if state.to_be_called:
        return changed(state, phase="call")
    if state.asked:
        return changed(state, phase="announce")
    return changed(state, phase="play", trick=Trick(state.form.leader(state.contract, state.rules)))


def _speaking(state: State) -> State:
    stage = state.floor.stage
    if state.form.exposes and len(state.exposed) <= state.floor.at:
        return changed(state, phase="expose", hands=_dealt(state))
    if stage.dealer_takes and state.taker is None:
        return _take(state, state.dealer)
    if state.taker is not None:
        return changed(state, phase="speak")
    return changed(state, phase="speak", hands=_dealt(state))


def _dealt(state: State) -> tuple[tuple[Card, ...], ...]:
    hands, _ = state.form.hands(state.deck, state.dealer)
    cards = state.floor.outcome.cards if state.floor.outcome and state.phase != "announce" else state.dealt
    return tuple(hand[:cards] for hand in hands)


def _contract(state: State) -> State:
    outcome = state.floor.outcome
    assert outcome is not None
    facts: dict[str, Any] = {}
    if outcome.call is not None:
        facts = {"call": outcome.call, "partner": _holder(state, outcome.call, outcome.bidder)}
    contract = state.form.contract(outcome, state.dealer, facts)
    return _onward(changed(state, contract=contract, asked=_asked(state, contract)))


def _asked(state: State, contract: Contract) -> tuple[MayAnnounce, ...]:
    outcome = state.floor.outcome
    assert outcome is not None
    return state.form.announcements(state.floor.said, outcome, contract, state.rules)


def _holder(state: State, code: str, bidder: int | None = None) -> int | None:
    """Who holds the called card; None when it lies in the monte or the discard, or the caller has it."""
    own = state.contract.bidder if state.contract else bidder
    hands = state.hands if state.taker is not None else state.form.hands(state.deck, state.dealer)[0]
    seat = next((seat for seat, hand in enumerate(hands) if any(card.code == code for card in hand)), None)
    return None if seat == own else seat


def _take(state: State, seat: int) -> State:
    hands = gaining(state.hands, seat, state.rest)
    return changed(state, hands=hands, rest=(), taker=seat, phase="leave")


def _leave(state: State, action: Leave) -> State:
    hands = losing(state.hands, action.seat, action.cards)
    return _onward(changed(state, hands=hands, left=action.cards, floor=changed(state.floor, hands=hands)))


def _announce(state: State, action: Announce) -> State:
    asked, rest = state.asked[0], state.asked[1:]
    if action.word:
        # Enough if it is said once: the double vanto, and the scommessa that may be made on five, ten or fifteen cards.
        rest = tuple(one for one in rest if one.word != action.word)
    announced = (*state.announced, (action.seat, action.word, asked.cards))
    return _onward(changed(state, asked=rest, announced=announced))


def _play(state: State, action: Play) -> State:
    hands = losing(state.hands, action.seat, (action.card,))
    trick = changed(state.trick, cards=(*state.trick.cards, action.card))
    told = (*state.told, Utterance(len(state.tricks), action.seat, action.say)) if action.say else state.told
    if len(trick.cards) < state.form.seats:
        return changed(state, hands=hands, trick=trick, told=told)
    winner = trick.winner(state.form.seats)
    rest = state.rest
    if state.form.draws and rest:
        # The winner draws first; each shows the card drawn.
        for i, seat in enumerate(state.form.order(winner)):
            hands = gaining(hands, seat, (rest[i],))
        rest = rest[state.form.seats :]
    tricks = (*state.tricks, trick)
    after = changed(state, hands=hands, rest=rest, tricks=tricks, trick=Trick(winner), told=told)
    return after if any(hands) else changed(after, phase="over")

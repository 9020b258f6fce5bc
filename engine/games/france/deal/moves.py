"""From one state to the next: start a deal, apply an action."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card
from engine.errors import BadInput
from engine.fast_dataclass import changed
from engine.games.france.auction import bidding, calling
from engine.games.france.deal.actions import Action, AnnounceSlam, Call, Leave, Play, Show, Speak
from engine.games.france.deal.judging import accepts, judge
from engine.games.france.deal.state import Cards, State
from engine.games.france.dealing import cancelled, deal, judge_places, usual_places
from engine.games.france.form import Form
from engine.games.france.playing import take
from engine.games.france.rules import FrenchRules
from engine.parts.seats import gaining, losing, with_seat
from engine.parts.tricks import Trick
from engine.verdict import IllegalAction


def start(
    form: Form, deck: Sequence[Card], dealer: int, rules: FrenchRules, places: Sequence[int] | None = None
) -> State:
    """Deal. ``places``: where in the deck the dealer takes the chien's cards from; over at once when the petit cancels it.

    Errors: :class:`BadInput` when the deck is not the pack, or the chien may not lie there.
    """
    places = usual_places(form) if places is None else tuple(sorted(places))
    verdict = judge_places(form, places, rules)
    if not verdict.ok:
        raise BadInput(verdict.reason, f"the chien cannot lie at {list(places)}: {verdict.reason}", "chien_at")
    dealt = deal(form, deck, dealer, places)
    stopped = cancelled(form, dealt, rules) is not None
    return State(
        form,
        rules,
        dealer,
        tuple(deck),
        tuple(places),
        dealt.hands,
        dealt.chien,
        dealt.piles,
        "over" if stopped else "bid" if form.bids else "play",
        Trick(form.eldest(dealer)),
        shown=((),) * form.seats,
        ending="petit" if stopped else "",
    )


def apply(state: State, action: Action) -> State:
    """The state after this action. Errors: :class:`engine.verdict.IllegalAction` with the verdict when it is not allowed."""
    if not accepts(state, action):
        raise IllegalAction(judge(state, action))
    match action:
        case Speak():
            return _speak(state, action)
        case Call():
            partner = calling.partner(state.hands, action.seat, action.card)
            return _after_calling(changed(state, called=action.card, partner=partner))
        case Leave():
            hands = losing(state.hands, action.seat, action.cards)
            return changed(state, hands=hands, left=action.cards, phase="play")
        case AnnounceSlam():
            # The essay says nothing of the lead; with the federation the announcer has it.
            leader = action.seat if state.rules.fft else state.trick.leader
            return changed(state, announced=action.seat, trick=Trick(leader))
        case Show():
            return changed(state, shown=with_seat(state.shown, action.seat, action.cards))
        case Play():
            return _play(state, action)


def _speak(state: State, action: Speak) -> State:
    after = changed(state, words=(*state.words, action.word))
    if len(after.words) < state.form.seats:
        return after
    if bidding.best_place(after.words) is None:
        return changed(after, phase="over", ending="passed")
    return changed(after, phase="call") if state.form.calls else _after_calling(after)


def _after_calling(state: State) -> State:
    """The chien is turned up and taken, or stays where it is."""
    taker, bid = state.taker, state.bid
    assert taker is not None
    assert bid is not None
    if not bid.takes_chien:
        return changed(state, phase="play")
    return changed(state, phase="leave", hands=gaining(state.hands, taker, state.chien))


def _play(state: State, action: Play) -> State:
    trick = changed(state.trick, cards=(*state.trick.cards, action.card))
    after = changed(state, hands=losing(state.hands, action.seat, (action.card,)), trick=trick)
    if len(trick.cards) < state.form.seats:
        return after
    leader = trick.seat(take(trick.cards, won_all_before=state.won_all_before).index, state.form.seats)
    piles = tuple(_turned(own, trick.cards) for own in state.piles)
    after = changed(after, tricks=(*state.tricks, trick), trick=Trick(leader), piles=piles)
    return after if len(after.tricks) < state.form.size else changed(after, phase="over", ending="played")


def _turned(piles: tuple[Cards, ...], played: Cards) -> tuple[Cards, ...]:
    """At the end of a trick a pile that was played from shows its next card."""
    return tuple(pile[:-1] if pile and pile[-1] in played else pile for pile in piles)

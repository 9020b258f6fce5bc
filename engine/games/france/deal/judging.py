"""May this be done now? One verdict per action; :func:`legal` lists exactly what it accepts."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards import Card
from engine.games.france import leaving, poignee
from engine.games.france.auction import bidding, calling
from engine.games.france.deal.actions import Action, AnnounceSlam, Call, Leave, Play, Show, Speak
from engine.games.france.deal.state import State
from engine.games.france.pack import EXCUSE, PACK
from engine.games.france.playing import allowed, judge_play
from engine.games.france.sources import BIDDING, BONUSES, FFT_SLAM, PLAY, SCORING, TWO
from engine.verdict import Verdict


def judge(state: State, action: Action) -> Verdict:
    """The verdict on any action in any state; turn and phase are looked at first."""
    if state.phase == "over":
        return Verdict(False, "deal-is-over", {"seat": action.seat}, SCORING)
    if isinstance(action, AnnounceSlam):
        return _announce(state, action)
    if action.seat != state.to_act:
        return Verdict(False, "not-your-turn", {"seat": action.seat, "turn": state.to_act}, PLAY)
    match action:
        case Speak() if state.phase == "bid":
            return bidding.judge(state.words, action.word, state.form.seats)
        case Call() if state.phase == "call":
            return calling.judge(state.hands[action.seat], action.card, state.rules)
        case Leave() if state.phase == "leave":
            return leaving.judge(state.hands[action.seat], action.cards, state.form.chien)
        case Show() if state.phase == "play":
            return _show(state, action)
        case Play() if state.phase == "play":
            return _play(state, action)
        case _:
            return Verdict(False, "not-now", {"phase": state.phase}, BIDDING)


def _announce(state: State, action: AnnounceSlam) -> Verdict:
    """One side, once, before anything is shown or played. Normally the taker does."""
    facts = {"seat": action.seat}
    if not state.form.bids:
        return Verdict(False, "no-slam-for-two", facts, TWO)
    if not 0 <= action.seat < state.form.seats:
        return Verdict(False, "no-such-seat", facts, BONUSES)
    if state.phase != "play" or state.tricks or state.trick.cards or any(state.shown):
        return Verdict(False, "slam-before-the-play", facts, BONUSES)
    if state.announced is not None:
        return Verdict(False, "slam-announced-already", facts, BONUSES)
    # Where the federation's rules hold, whoever announces it also leads.
    return Verdict(True, "announces-slam", facts, FFT_SLAM if state.rules.fft else BONUSES)


def _show(state: State, action: Show) -> Verdict:
    if not state.form.poignees:
        return Verdict(False, "no-poignee-for-two", {"seat": action.seat}, TWO)
    if state.tricks:
        return Verdict(False, "show-in-the-first-trick", {"seat": action.seat}, BONUSES)
    if state.shown[action.seat]:
        return Verdict(False, "shown-already", {"seat": action.seat}, BONUSES)
    return poignee.judge(state.form, state.hands[action.seat], action.cards)


def _play(state: State, action: Play) -> Verdict:
    verdict = judge_play(state.playable(action.seat), state.trick.cards, action.card, _barred(state))
    if verdict.ok and action.card == EXCUSE and _keeps_the_excuse(state, action.seat):
        return Verdict(False, "excuse-last-in-a-slam", {"card": EXCUSE.code}, FFT_SLAM)
    return verdict


def _barred(state: State) -> Card | None:
    """The called card, where its suit may not be led: to the first trick, with the federation."""
    return state.called if state.rules.fft and not state.tricks and not state.trick.cards else None


def _keeps_the_excuse(state: State, seat: int) -> bool:
    """The federation: whoever announced the slam keeps the Excuse for the last trick, as long as the slam can be made."""
    keeps = state.rules.fft and state.announced == seat and len(state.playable(seat)) > 1
    return keeps and all(state.sides.side(one) == state.sides.side(seat) for one in state.won_by)


def accepts(state: State, action: Action) -> bool:
    """Does :func:`judge` say yes? For a card, without putting the reason together."""
    if isinstance(action, Play) and state.phase == "play" and action.seat == state.to_act:
        return action.card in playable(state, action.seat)
    return judge(state, action).ok


def playable(state: State, seat: int) -> list[Card]:
    """The cards that this player, whose turn it is, may play."""
    cards = allowed(state.playable(seat), state.trick.cards, _barred(state))
    if EXCUSE in cards and _keeps_the_excuse(state, seat):
        cards.remove(EXCUSE)
    return cards


def legal(state: State) -> tuple[Action, ...]:
    """Everything that may be done now, by whoever may do it."""
    return tuple(action for action in _thinkable(state) if accepts(state, action))


def _thinkable(state: State) -> Iterator[Action]:
    seat = state.to_act
    if seat is None:
        return
    hand = state.hands[seat]
    match state.phase:
        case "bid":
            yield from (Speak(seat, word) for word in bidding.RANK)
        case "call":
            yield from (Call(seat, card) for card in PACK if not card.is_trump)
        case "leave":
            yield from (Leave(seat, cards) for cards in leaving.every(hand, state.form.chien))
        case "play":
            if not state.tricks and not state.trick.cards:
                yield from (AnnounceSlam(one) for one in range(state.form.seats))
            if not state.tricks:
                yield from (Show(seat, cards) for cards in poignee.every(state.form, hand))
            yield from (Play(seat, card) for card in playable(state, seat))
        case "over":
            return

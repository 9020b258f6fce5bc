"""May this be done now? One verdict per action; :func:`legal` lists exactly what it accepts."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations as subsets

from engine.cards import Card
from engine.games.bologna import declaring, leaving, matto, signals, sources
from engine.games.bologna.counting.combinations import Combination, combination, total
from engine.games.bologna.deal.actions import (
    Action,
    Declare,
    Give,
    Leave,
    Monte,
    PickUp,
    Play,
    giving,
    leading,
    playing,
)
from engine.games.bologna.deal.state import State
from engine.games.bologna.pack import PACK
from engine.parts.following import PlayDuties
from engine.verdict import Verdict

FOLLOWING = PlayDuties(source=sources.PLAY, fool_source=sources.PLAY)
OUT_SOURCE = sources.SCORING
MONTE_SOURCE = sources.VARIANTS


def judge(state: State, action: Action) -> Verdict:
    """The verdict on any action in any state; turn and phase are looked at first."""
    if state.phase == "over":
        return Verdict(False, "deal-is-over", {"seat": action.seat}, OUT_SOURCE)
    if isinstance(action, Give):
        return _give(state, action)
    if action.seat != state.to_act:
        return Verdict(False, "not-your-turn", {"seat": action.seat, "turn": state.to_act}, sources.PLAYING)
    if isinstance(action, Monte) and state.phase == "monte":
        return Verdict(True, "speaks-on-monte", {"agrees": action.agrees}, MONTE_SOURCE)
    if isinstance(action, PickUp) and state.phase == "option":
        return _pick_up(state)
    if isinstance(action, Leave) and state.phase in ("leave", "early"):
        number = state.form.last if state.phase == "leave" else state.form.early
        return leaving.judge(state.hands[action.seat], action.cards, number)
    if isinstance(action, Declare):
        return _declare(state, action)
    if isinstance(action, Play) and state.phase == "play":
        return _play(state, action)
    return Verdict(False, "not-now", {"phase": state.phase}, sources.PLAYING)


def accepts(state: State, action: Action) -> bool:
    """Does :func:`judge` say yes? For a card without a signal, which most actions are, without putting the reason together."""
    if isinstance(action, Play) and action.signal is None and state.phase == "play":
        hand = state.hands[action.seat] if action.seat == state.to_act else ()
        return action.card in FOLLOWING.allowed(hand, state.trick.cards)
    return judge(state, action).ok


def could_go_out(state: State, shown: tuple[Combination, ...], hand: tuple[Card, ...]) -> bool:
    """Can the player to act still reach the target with what is shown and the best of all other kinds?"""
    if not state.may_end_early or state.to_act is None:
        return False
    kinds = {one.kind for one in shown}
    rest = tuple(one for one in declaring.best(hand, state.rules) if one.kind not in kinds)
    return state.scores[state.form.side(state.to_act)] + total((*shown, *rest)) >= state.rules.target


def _pick_up(state: State) -> Verdict:
    if state.shown[state.dealer]:
        return Verdict(False, "must-finish-going-out", {"seat": state.dealer}, OUT_SOURCE)
    return Verdict(True, "picks-up", {"number": state.form.last}, sources.DEAL)


def _declare(state: State, action: Declare) -> Verdict:
    hand, shown = state.hands[action.seat], state.shown[action.seat]
    verdict = declaring.judge(hand, action.kind, action.cards, shown, state.rules)
    if state.phase == "option" and verdict.ok:
        made = combination(action.kind, action.cards, state.rules)
        if made is None or not could_go_out(state, (*shown, made), hand):
            return Verdict(False, "not-enough-to-go-out", {"target": state.rules.target}, OUT_SOURCE)
    elif state.phase != "option" and (state.phase != "play" or state.tricks):
        return Verdict(False, "declare-in-the-first-trick", {"kind": action.kind}, declaring.SOURCE)
    return verdict


def _play(state: State, action: Play) -> Verdict:
    hand = state.hands[action.seat]
    verdict = FOLLOWING.judge(hand, state.trick.cards, action.card)
    if not verdict.ok or action.signal is None:
        return verdict
    if action.signal not in (known := signals.of(state.rules)):
        reason, source = (
            ("no-such-word", sources.OLD_SIGNALS) if state.rules.speaks else ("no-such-signal", signals.SOURCE)
        )
        return Verdict(False, reason, {"signal": action.signal, "signals": known}, source)
    made = (state.trick.signal,) if state.trick.signal else ()
    allowed = signals.judge(
        state.trick.cards, action.card, state.earlier, made, state.rules, signal=action.signal, hand=hand
    )
    return verdict if allowed.ok else allowed


def _give(state: State, action: Give) -> Verdict:
    if not state.owed or state.phase not in ("play", "owing"):
        return Verdict(False, "nothing-owed", {"seat": action.seat}, matto.SOURCE)
    if action.seat != state.matto_player:
        return Verdict(False, "matto-player-gives", {"seat": action.seat, "turn": state.matto_player}, matto.SOURCE)
    if state.trick.cards:
        return Verdict(False, "give-between-tricks", {"seat": action.seat}, matto.SOURCE)
    taken = state.taken(state.form.side(action.seat))
    return matto.judge(action.card, taken, state.rules, over=state.phase == "owing")


def legal(state: State) -> tuple[Action, ...]:
    """Everything that may be done now, by whoever may do it: exactly what :func:`judge` accepts."""
    seat = state.to_act
    return () if seat is None else tuple(_open(state, seat))


def _open(state: State, seat: int) -> list[Action]:
    hand = state.hands[seat]
    may: list[Action] = []
    if state.phase == "monte":
        may += (Monte(seat, True), Monte(seat, False))
    if state.phase in ("early", "leave"):
        number = state.form.last if state.phase == "leave" else state.form.early
        may += [Leave(seat, cards) for cards in subsets(leaving.may_go(hand), number)]
    if state.phase == "option" and not state.shown[seat]:
        may.append(PickUp(seat))
    in_time = state.phase == "play" and not state.tricks
    if in_time or (state.phase == "option" and could_go_out(state, state.shown[seat], hand)):
        shown = (Declare(seat, one.kind, tuple(PACK[code] for code in one.cards)) for one in _to_show(state, seat))
        may += [action for action in shown if accepts(state, action)]
    if state.phase == "play":
        may += _plays(state, seat)
    if state.owed and not state.trick.cards:
        may += _gifts(state)
    return may


def _to_show(state: State, seat: int) -> Iterator[Combination]:
    """Every combination of the hand of a kind that has not been shown."""
    kinds = {one.kind for one in state.shown[seat]}
    return (one for one in declaring.every(state.hands[seat], state.rules) if one.kind not in kinds)


def _plays(state: State, seat: int) -> list[Play]:
    hand, trick = state.hands[seat], state.trick.cards
    cards = FOLLOWING.allowed(hand, trick)
    if trick:
        return [playing(seat, card) for card in cards]
    earlier = state.earlier
    plays: list[Play] = []
    for card in cards:
        plays += leading(seat, card, signals.allowed(card, earlier, hand, state.rules))
    return plays


def _gifts(state: State) -> list[Give]:
    """The cards that the player of the Matto may give for it."""
    player = state.matto_player
    assert player is not None  # something is owed
    taken = state.taken(state.form.side(player))
    may = matto.allowed(taken, state.rules, over=state.phase == "owing")
    return [giving(player, card) for card in may]

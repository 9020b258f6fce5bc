"""What the learner says at the practice table, and what it makes of the hand."""

from __future__ import annotations

from engine.cards import UnknownCard
from engine.fast_dataclass import changed
from engine.games.bologna.counting.combinations import combination
from engine.games.bologna.deal.actions import Action, Declare, Give, Leave, Monte, PickUp, Play
from engine.games.bologna.deal.judging import judge
from engine.games.bologna.pack import PACK
from lessons.learner.event import Json
from lessons.practice.hand import ME, PracticeHand, done


def act(hand: PracticeHand, told: Json) -> PracticeHand | None:
    """The hand after what the learner says; None where it cannot be read or is not allowed."""
    if not isinstance(told, dict):
        return None
    stage = hand.stage
    if stage == "monte":
        agrees = told.get("monte")
        return done(hand, Monte(ME, agrees)) if isinstance(agrees, bool) else None
    if stage == "early":
        return _early(hand, told.get("out"))
    if stage == "signal":
        signal = told.get("signal")
        if hand.lead is None or (signal is not None and signal not in hand.may_signal):
            return None
        return done(hand, Play(ME, hand.lead, str(signal) if signal else None))
    if stage in ("declare", "fewer") and isinstance(fewer := told.get("fewer"), str):
        known = fewer == "" or fewer in [one.kind for one in hand.may_shorten]
        return changed(hand, fewer=fewer, unfit=None, coached=False, weighed=False) if known else None
    if stage == "declare" and told.get("kind") == "":
        return changed(hand, said=True, coached=False, weighed=False)
    if stage == "give" and told.get("card") == "" and hand.state.phase == "play":
        return changed(hand, later=True, coached=False, weighed=False)
    try:
        action = _action(hand, told)
    except UnknownCard:
        return None
    if action is None:
        return None
    verdict = judge(hand.state, action)
    if not verdict.ok:
        # A single card that may not go is grey; that these cards together are no combination has to be said.
        return changed(hand, unfit=verdict, coached=False, weighed=False) if stage == "fewer" else None
    silent = told.get("signal", "") is None  # said with the card, so that nothing is left to be asked
    if isinstance(action, Play) and hand.sort != "short" and not hand.state.trick.cards and not silent:
        asks = changed(hand, lead=action.card, coached=False, weighed=False)
        return asks if asks.may_signal else done(hand, action)
    return done(hand, action)


def _early(hand: PracticeHand, out: Json) -> PracticeHand | None:
    """The dealer ends the match with what the first cards show, or takes up the last ones."""
    if not isinstance(out, bool):
        return None
    for action in hand.may_go_out if out else (PickUp(ME),):
        hand = done(hand, action)
    return hand


def _action(hand: PracticeHand, told: dict[str, Json]) -> Action | None:
    card, cards, kind = told.get("card"), told.get("cards"), told.get("kind")
    if hand.stage == "leave" and isinstance(cards, list):
        return Leave(ME, tuple(PACK[str(code)] for code in cards))
    if hand.stage == "fewer" and isinstance(cards, list):
        return Declare(ME, hand.fewer, tuple(PACK[str(code)] for code in cards))
    if hand.stage == "declare" and isinstance(kind, str):
        made = combination(kind, hand.mine, hand.state.rules)
        return Declare(ME, kind, tuple(PACK[code] for code in made.cards)) if made else None
    if hand.stage in ("play", "declare") and isinstance(card, str):
        return Play(ME, PACK[card])
    if hand.stage == "give" and isinstance(card, str):
        return Give(ME, PACK[card])
    return None

"""What the learner says in a hand of Bologna, and what it makes of the hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.cards import UnknownCard
from engine.fast_dataclass import changed
from engine.games.bologna.counting.combinations import combination
from engine.games.bologna.deal.actions import Action, Declare, Give, Leave, Monte, PickUp, Play
from engine.games.bologna.deal.judging import judge
from engine.games.bologna.pack import PACK
from lessons.learner.event import Json
from lessons.tables.bologna.choosing import may_go_out, may_shorten, may_signal
from lessons.tables.hand import ME, FamilyTable, TableHand
from lessons.tables.playing import done


class BolognaActs(FamilyTable):
    """What an answer says, in the words of the log."""

    def act(self, hand: TableHand, told: Mapping[str, Any]) -> TableHand | None:
        stage = hand.stage
        if stage == "monte":
            agrees = told.get("monte")
            return done(hand, Monte(ME, agrees)) if isinstance(agrees, bool) else None
        if stage == "early":
            return _early(hand, told.get("out"))
        if stage == "signal":
            signal = told.get("signal")
            if hand.card is None or (signal is not None and signal not in may_signal(hand)):
                return None
            return done(hand, Play(ME, hand.card, str(signal) if signal else None))
        if stage in ("declare", "fewer") and isinstance(fewer := told.get("fewer"), str):
            known = fewer == "" or fewer in [one.kind for one in may_shorten(hand)]
            return changed(hand.whole, word=fewer) if known else None
        if stage == "declare" and told.get("kind") == "":
            return changed(hand.whole, silent=True)
        if stage == "give" and told.get("card") == "" and hand.state.phase == "play":
            return changed(hand.whole, later=True)
        try:
            action = _action(hand, told)
        except UnknownCard:
            return None
        return None if action is None else _does(hand, action, silent=told.get("signal", "") is None)


def _does(hand: TableHand, action: Action, silent: bool) -> TableHand | None:
    """``silent``: that there is no signal was said with the card, so that nothing is left to be asked."""
    verdict = judge(hand.state, action)
    if not verdict.ok:
        # A single card that may not go is grey; that these cards together are no combination has to be said.
        return changed(hand, refused=verdict, asked="") if hand.stage == "fewer" else None
    if isinstance(action, Play) and hand.sort != "short" and not hand.state.trick.cards and not silent:
        asks = changed(hand, card=action.card, asked="")
        return asks if may_signal(asks) else done(hand, action)
    return done(hand, action)


def _early(hand: TableHand, out: Json) -> TableHand | None:
    """The dealer ends the match with what the first cards show, or takes up the last ones."""
    if not isinstance(out, bool):
        return None
    for action in may_go_out(hand) if out else (PickUp(ME),):
        hand = done(hand, action)
    return hand


def _action(hand: TableHand, told: Mapping[str, Any]) -> Action | None:
    card, cards, kind = told.get("card"), told.get("cards"), told.get("kind")
    if hand.stage == "leave" and isinstance(cards, list):
        return Leave(ME, tuple(PACK[str(code)] for code in cards))
    if hand.stage == "fewer" and isinstance(cards, list):
        return Declare(ME, hand.word, tuple(PACK[str(code)] for code in cards))
    if hand.stage == "declare" and isinstance(kind, str):
        made = combination(kind, hand.mine, hand.state.rules)
        return Declare(ME, kind, tuple(PACK[code] for code in made.cards)) if made else None
    if hand.stage in ("play", "declare") and isinstance(card, str):
        return Play(ME, PACK[card])
    if hand.stage == "give" and isinstance(card, str):
        return Give(ME, PACK[card])
    return None

"""A learner's practice hands: a pure fold over what they did. No clock, no chance, no screen."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from engine.cards import UnknownCard
from engine.games.bologna.combinations import combination
from engine.games.bologna.deal.actions import Action, Declare, Give, Leave, Play
from engine.games.bologna.deal.judging import judge
from engine.games.bologna.pack import PACK
from engine.games.bologna.players.choosing import give
from lessons.learner.event import Event, Json
from lessons.practice.dealing import deal
from lessons.practice.hand import ME, Hand, Sort, chosen, done

STEP = "table"
LESSONS: dict[Sort, str] = {"short": "practice/four-tricks", "whole": "practice/whole-hand"}
"""What the log calls them."""
PACES = ("turn", "card")
"""How far the others play at one go: up to the learner's turn, or one card."""
_FIRST_DEALER: dict[Sort, int] = {"short": 2, "whole": 3}


@dataclass(frozen=True)
class Played:
    """All hands of one sort: the one on the table, and how many were played to the end."""

    sort: Sort
    hand: Hand | None = None
    finished: int = 0
    dealt: int = 0
    seen: frozenset[str] = frozenset()

    @property
    def dealer(self) -> int:
        """Who deals the next hand: the deal passes to the right."""
        return (_FIRST_DEALER[self.sort] + self.dealt) % 4


def fold(events: Iterable[Event], played: Played) -> Played:
    """Where these events lead; one that is stale, unknown or already taken changes nothing."""
    for event in events:
        played = take(played, event)
    return played


def take(played: Played, event: Event) -> Played:
    if event.nonce in played.seen or event.kind not in _TAKERS:
        return played
    after = _TAKERS[event.kind](played, event)
    return played if after is None else replace(after, seen=played.seen | {event.nonce})


def _present(played: Played, event: Event) -> Played | None:
    seed, dealer = event.data.get("seed"), event.data.get("dealer")
    open_ = played.hand is not None and played.hand.stage != "over"
    if open_ or not isinstance(seed, int) or not isinstance(dealer, int) or not 0 <= dealer < 4:
        return None
    hand = others(deal(played.sort, seed, dealer), _pace(event))
    return replace(played, hand=hand, dealt=played.dealt + 1)


def _answer(played: Played, event: Event) -> Played | None:
    hand = played.hand
    after = act(hand, event.data.get("value")) if hand is not None else None
    if hand is None or after is None:
        return None
    if len(after.done) > len(hand.done):  # something was done, so that there is something to take back
        after = replace(after, before=replace(hand, lead=None), news=len(hand.done))
        after = others(after, _pace(event), own=True)
    return _counted(played, after)


def _next(played: Played, event: Event) -> Played | None:
    hand = played.hand
    if hand is None or hand.stage not in ("trick", "others"):
        return None
    seen = replace(hand, rests=False, news=len(hand.done))
    return _counted(played, others(seen, _pace(event)))


def _hint(played: Played, event: Event) -> Played | None:
    hand = played.hand
    if hand is None or hand.coached or hand.stage in ("trick", "others", "over"):
        return None
    return replace(played, hand=replace(hand, coached=True))


def _undo(played: Played, event: Event) -> Played | None:
    hand = played.hand
    if hand is None or not hand.can_undo:
        return None
    return replace(played, hand=hand.before if hand.lead is None else replace(hand, lead=None))


def _counted(played: Played, hand: Hand) -> Played:
    was_over = played.hand is not None and played.hand.stage == "over"
    return replace(played, hand=hand, finished=played.finished + (hand.stage == "over" and not was_over))


_TAKERS: dict[str, Callable[[Played, Event], Played | None]] = {
    "present": _present, "answer": _answer, "next": _next, "hint": _hint, "undo": _undo,
}  # fmt: skip


def _pace(event: Event) -> str:
    told = event.data.get("pace")
    return told if isinstance(told, str) and told in PACES else PACES[0]


def others(hand: Hand, pace: str, own: bool = False) -> Hand:
    """The others play: up to the learner's turn or the end of a trick, or one card. ``own``: the learner has just played."""
    if pace == "card" and own:
        return _settled(hand)
    while _settled(hand).stage == "others":
        hand = _settled(hand)
        action = chosen(hand).action
        assert action is not None
        hand = done(hand, action)
        if pace == "card" and isinstance(action, Play):
            break
    return _settled(hand)


def _settled(hand: Hand) -> Hand:
    """A card that another player owes for the Matto is given as soon as that player has one to spare."""
    state = hand.state
    debtor = state.matto_player
    if hand.sort == "short" or hand.rests or not state.owed or debtor in (None, ME) or state.trick.cards:
        return hand
    action = give(state, debtor).action if debtor is not None else None
    return hand if action is None or not judge(state, action).ok else done(hand, action)


def act(hand: Hand, told: Json) -> Hand | None:
    """The hand after what the learner says; None where it cannot be read or is not allowed."""
    if not isinstance(told, dict):
        return None
    stage = hand.stage
    if stage == "signal":
        signal = told.get("signal")
        if hand.lead is None or (signal is not None and signal not in hand.may_signal):
            return None
        return done(hand, Play(ME, hand.lead, str(signal) if signal else None))
    if stage in ("declare", "fewer") and isinstance(fewer := told.get("fewer"), str):
        known = fewer == "" or fewer in [one.kind for one in hand.may_shorten]
        return replace(hand, fewer=fewer, unfit=None, coached=False) if known else None
    if stage == "declare" and told.get("kind") == "":
        return replace(hand, said=True, coached=False)
    if stage == "give" and told.get("card") == "" and hand.state.phase == "play":
        return replace(hand, later=True, coached=False)
    try:
        action = _action(hand, told)
    except UnknownCard:
        return None
    if action is None:
        return None
    verdict = judge(hand.state, action)
    if not verdict.ok:
        # A single card that may not go is grey; that these cards together are no combination has to be said.
        return replace(hand, unfit=verdict, coached=False) if stage == "fewer" else None
    if isinstance(action, Play) and hand.sort == "whole" and not hand.state.trick.cards:
        asks = replace(hand, lead=action.card, coached=False)
        return asks if asks.may_signal else done(hand, action)
    return done(hand, action)


def _action(hand: Hand, told: dict[str, Json]) -> Action | None:
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

"""A learner's deals of one game: a pure fold over what they did. Who deals next, where everybody stands, what lies in the pool."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from engine.errors import BadInput
from engine.fast_dataclass import changed, fast_dataclass
from engine.game import Game, game
from engine.parts.playout import shuffled
from engine.sheet import Points
from lessons.learner.event import Event, Json
from lessons.learner.misfits import fitted
from lessons.practice.others import PACES
from lessons.tables.acting import act
from lessons.tables.hand import TableHand, begun
from lessons.tables.others import again, others
from lessons.tables.recorded import again as again_from
from lessons.tables.recorded import hand_of_lines

STEP = "table"
STILL = ("hint", "reveal", "undo")
"""Events after which nobody goes on."""
ANEW = "anew"
"""What an event says of a deal that takes the place of one which no longer fitted."""
OTHERS, KEPT, RECORD = "others", "kept", "record"
"""What an event says of what the others did after it; of a deal played once more, how much of it stays done, and its record where
it is not the one that lies there."""


@fast_dataclass(frozen=True)
class Sitting:
    """``standings``: what everybody has won or lost since the learner sat down; ``pool``: what lies in it, 0 to be filled.

    ``last``: the last deal that was played to its end.
    """

    game_id: str
    hand: TableHand | None = None
    dealt: int = 0
    standings: tuple[Points, ...] = ()
    pool: int = 0
    last: TableHand | None = None
    unfit: bool = False
    """The deal that lay there was set aside, and the next one takes its place."""
    anew: bool = False
    """This deal has taken the place of one that was set aside."""
    seen: frozenset[str] = frozenset()

    @property
    def game(self) -> Game:
        return game(self.game_id)

    @property
    def dealer(self) -> int:
        """Who deals next: the deal passes to the right. Of the first deal the learner speaks first."""
        return (self.dealt - 1) % self.game.seats

    @property
    def stands(self) -> tuple[Points, ...]:
        return self.standings or (0,) * self.game.seats


def fold(events: Iterable[Event], sitting: Sitting) -> Sitting:
    """Where these events lead; one that is stale, unknown or already taken changes nothing."""
    for event in events:
        sitting = fitted(take, sitting, event, sitting.game_id, aside)
    return sitting


def aside(sitting: Sitting) -> Sitting:
    """The deal on the table no longer fits the rules there are now: another one takes its place, and all else stays."""
    return changed(sitting, hand=None, unfit=True)


def take(sitting: Sitting, event: Event) -> Sitting:
    """After an event: what the others did then stands in it; where it does not, they are asked now."""
    if event.nonce in sitting.seen:
        return sitting
    after = _taken(sitting, event)
    return sitting if after is None else changed(after, seen=sitting.seen | {event.nonce})


def with_others(sitting: Sitting, event: Event) -> Event:
    """The event with what the others do after it, as it goes into the log."""
    own = _own(sitting, event)
    if own is None:
        return event
    after = _onward(event, *own)
    lines: list[Json] = [own[0].family.written(action) for action in after.done[len(own[0].done) :]]
    return changed(event, data={**event.data, OTHERS: lines}) if lines else event


def _taken(sitting: Sitting, event: Event) -> Sitting | None:
    own = _own(sitting, event)
    if own is None:
        return None
    lines = event.data.get(OTHERS)
    hand = again(own[0], lines) if isinstance(lines, list) else _onward(event, *own)
    if hand is None:
        return None
    if event.kind == "present":
        sitting = changed(sitting, unfit=False, anew=event.data.get(ANEW) is True)
    if event.kind == "present" and hand.kept is None:
        sitting = _begun(sitting, own[0])
    counts = (
        hand.stage == "over"
        and hand.kept is None
        and (sitting.hand is None or sitting.hand.stage != "over" or event.kind == "present")
    )
    last = hand if hand.stage == "over" and hand.family.played_at_all(hand.state) else sitting.last
    after = changed(sitting, hand=hand, last=last)
    return _counted(after, hand) if counts else after


def _own(sitting: Sitting, event: Event) -> tuple[TableHand, bool] | None:
    """The deal after an event by itself, before the others go on, and whether the learner has done something in it."""
    hand = sitting.hand
    if event.kind == "present":
        dealt = _once_more(sitting, event) if KEPT in event.data else _dealt(sitting, event)
        return None if dealt is None else (dealt, False)
    if hand is None:
        return None
    match event.kind:
        case "next" if hand.stage in ("trick", "others"):
            return changed(hand, rests=False, refused=None, asked="", news=len(hand.done)), False
        case "hint" if hand.can_ask:
            return changed(hand, asked="coach"), True
        case "reveal" if hand.can_wonder:
            return changed(hand, asked="others"), True
        case "undo" if hand.can_undo:
            return (changed(hand.whole, asked=hand.asked) if hand.half else hand.before or hand), True
        case "answer":
            after = act(hand, event.data.get("value"))
            if after is None or len(after.done) == len(hand.done):
                return None if after is None else (after, True)
            return changed(after, before=hand.whole, news=len(hand.done)), True
    return None


def _onward(event: Event, hand: TableHand, own: bool) -> TableHand:
    """What the others do after an event: nothing where only something was asked or taken back, or chosen in part."""
    stays = event.kind in STILL or hand.half
    return hand if stays else others(hand, _pace(event), own)


def _dealt(sitting: Sitting, event: Event) -> TableHand | None:
    """A new deal; none while one is being played."""
    seed, dealer, chosen = (event.data.get(name) for name in ("seed", "dealer", "rules"))
    its = sitting.game
    playing = sitting.hand is not None and sitting.hand.stage != "over" and event.data.get(ANEW) is not True
    if playing or not isinstance(seed, int) or not isinstance(dealer, int) or not 0 <= dealer < its.seats:
        return None
    rules = house(its, chosen)
    deck = shuffled(its.pack, Random(seed))
    return begun(its, seed, deck, dealer, rules, sitting.pool)


def house(its: Game, chosen: object) -> Any:
    """The house rules that are told; the usual ones where what is told is none."""
    try:
        return its.house.read(chosen) if isinstance(chosen, dict) else its.house()
    except BadInput:
        return its.house()


def _once_more(sitting: Sitting, event: Event) -> TableHand | None:
    """A deal that is over, or that of a record, once more, from where so much of it was done; none while one is being played."""
    hand, kept = sitting.hand, event.data[KEPT]
    if hand is None or hand.stage != "over":
        return None
    if RECORD in event.data:
        hand = hand_of_lines(event.data[RECORD])
    if hand is None or hand.game_id != sitting.game_id or not isinstance(kept, int) or not 0 <= kept < len(hand.done):
        return None
    return changed(again_from(hand, kept), rests=False, kept=kept, news=kept)


def _begun(sitting: Sitting, hand: TableHand) -> Sitting:
    """After the deal has begun: an empty pool is filled by all in equal parts."""
    pool = getattr(hand.state, "pool", 0)
    each = pool // sitting.game.seats if pool and not sitting.pool else 0
    stands = tuple(one - each for one in sitting.stands)
    return changed(sitting, standings=stands, pool=pool, dealt=sitting.dealt + 1)


def _counted(sitting: Sitting, hand: TableHand) -> Sitting:
    """The deal is over: what it brings is added up, and what lies in the pool stays there."""
    its = hand.family.reckoning(hand)
    stands = tuple(one + more for one, more in zip(sitting.stands, its.payoffs, strict=True))
    return changed(sitting, standings=stands, pool=its.pool)


def _pace(event: Event) -> str:
    told = event.data.get("pace")
    return told if isinstance(told, str) and told in PACES else PACES[0]

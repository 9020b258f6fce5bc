"""A learner's deals at one table: a pure fold over what they did. Who deals next, where everybody stands, what lies in the pool."""

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
from lessons.tables.acting import act
from lessons.tables.hand import FamilyTable, TableHand, family_table
from lessons.tables.matches import TableMatch
from lessons.tables.others import Chooser, again, by_the_book, others
from lessons.tables.playing import begun
from lessons.tables.recorded import again as again_from
from lessons.tables.recorded import hand_of_lines
from lessons.tables.stages import GOING_ON, LESSONS, PACES, Sort

STEP = "table"
STILL = ("hint", "reveal", "undo")
"""Events after which nobody goes on."""
ANEW = "anew"
"""What an event says of a deal that takes the place of one which no longer fitted."""
OTHERS, STOOD_IN, STRENGTH = "others", "stood_in", "strength"
"""What an event says of the others: what they did after it, so that nobody has to be asked again; for how many cards the book
stood in (an older one only that it did); how well they play, where that is not by the book."""
KEPT, RECORD = "kept", "record"
"""Of a deal played once more, how much of it stays done, and its record where it is not the one that lies there."""
BOOK = "book"


@fast_dataclass(frozen=True)
class Sitting:
    """A learner's sitting at a table: one deal after the other, with the score. ``sort``: how the deals there are dealt, where
    that can be chosen. ``standings``: what everybody has won or lost since the learner sat down; ``pool``: what lies in it, 0
    to be filled. ``match``: the one that the deals belong to.

    ``finished``: how many were played to the end; ``last``: the last of these.
    """

    game_id: str
    sort: Sort = ""
    hand: TableHand | None = None
    dealt: int = 0
    standings: tuple[Points, ...] = ()
    pool: int = 0
    match: TableMatch | None = None
    finished: int = 0
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
    def lesson(self) -> str:
        """What the log calls it."""
        return LESSONS[self.sort] if self.sort else f"practice/{self.game_id}"

    @property
    def dealer(self) -> int:
        """Who deals next: the deal passes to the right. Of the first deal the learner speaks first, or leads to its first trick."""
        match = self.match if self.sort else _match_of_the_next(self)
        if match is not None:
            return match.dealer
        return (self.dealt + (2 if self.sort == "short" else -1)) % self.game.seats

    @property
    def stands(self) -> tuple[Points, ...]:
        return self.standings or (0,) * self.game.seats


def fold(events: Iterable[Event], sitting: Sitting) -> Sitting:
    """Where these events lead; one that is stale, unknown or already taken changes nothing."""
    for event in events:
        after = fitted(take, sitting, event, sitting.lesson if sitting.sort else sitting.game_id, aside)
        sitting = aside(sitting) if after is sitting and _went_otherwise(sitting, event) else after
    return sitting


def _went_otherwise(sitting: Sitting, event: Event) -> bool:
    """Was it done in a deal that went on otherwise than it does now?

    The first programs did not write down what the others did, and who plays for them has learned since.
    """
    plays = event.kind in ("answer", "next") and "pace" in event.data and OTHERS not in event.data
    return bool(sitting.sort) and plays and sitting.hand is not None and event.nonce not in sitting.seen


def aside(sitting: Sitting) -> Sitting:
    """The deal on the table no longer fits the rules there are now: another one takes its place, and all else stays."""
    return changed(sitting, hand=None, unfit=True)


def take(sitting: Sitting, event: Event, choose: Chooser = by_the_book) -> Sitting:
    """After an event: what the others did then stands in it; where it does not, they ``choose`` now."""
    if event.nonce in sitting.seen:
        return sitting
    after = _match_begun(sitting, event) or _taken(sitting, event, choose)
    return sitting if after is None else changed(after, seen=sitting.seen | {event.nonce})


def with_others(sitting: Sitting, event: Event, choose: Chooser = by_the_book) -> Event:
    """The event with what the others do after it, as it goes into the log."""
    own = _own(sitting, event)
    if own is None or event.kind in STILL:
        return event
    after = _onward(event, *own, choose)
    lines: list[Json] = [after.family.written(action) for action in after.done[len(own[0].done) :]]
    stood_in: dict[str, Json] = {STOOD_IN: after.stood_in} if after.stood_in else {}
    return changed(event, data={**event.data, OTHERS: lines, **stood_in}) if lines or sitting.sort else event


def _match_begun(sitting: Sitting, event: Event) -> Sitting | None:
    """A match of the length that was asked for; none where one is under way."""
    value = event.data.get("value")
    if sitting.sort != "match" or sitting.match or event.kind != "answer" or not isinstance(value, dict):
        return None
    family = _table_of(sitting)
    match = family.match_of(value) if family else None
    return None if match is None else changed(sitting, match=match)


def _table_of(sitting: Sitting) -> FamilyTable | None:
    return family_table(sitting.game.family, sitting.game_id)


def _taken(sitting: Sitting, event: Event, choose: Chooser) -> Sitting | None:
    own = _own(sitting, event)
    if own is None:
        return None
    lines = event.data.get(OTHERS)
    told = lines if isinstance(lines, list) and event.kind not in STILL else None
    hand = _onward(event, *own, choose) if told is None else again(own[0], told, _stood_in(event))
    if hand is None:
        return None
    if event.kind == "present":
        anew = event.data.get(ANEW) is True
        # Whoever was dealt another one without being told that the first was put aside had played that to its end.
        finished = sitting.finished + (sitting.unfit and not anew)
        sitting = changed(sitting, finished=finished, unfit=False, anew=anew)
        if hand.kept is None:
            sitting = _begun(sitting, own[0])
    return laid(sitting, hand, anew=event.kind == "present")


def laid(sitting: Sitting, hand: TableHand, anew: bool = False) -> Sitting:
    """With this deal on the table, as it stands now; once it is over it is counted. ``anew``: it has just been dealt."""
    is_over = hand.stage == "over"
    counts = is_over and hand.kept is None and (anew or sitting.hand is None or sitting.hand.stage != "over")
    last = hand if is_over and hand.family.played_at_all(hand.state) else sitting.last
    after = changed(sitting, hand=hand, last=last)
    return _counted(after, hand) if counts else after


def _own(sitting: Sitting, event: Event) -> tuple[TableHand, bool] | None:
    """The deal after an event by itself, before the others go on, and whether the learner has done something in it."""
    hand = sitting.hand
    if event.kind == "present":
        dealt = _once_more(sitting, event) if KEPT in event.data and not sitting.sort else _dealt(sitting, event)
        return None if dealt is None else (_sat(dealt, event), False)
    if hand is None:
        return None
    match event.kind:
        case "next" if hand.stage in GOING_ON:
            return _sat(changed(hand, rests=False, refused=None, asked="", news=len(hand.done)), event), False
        case "hint" if hand.can_ask:
            return changed(hand, asked="weighed" if hand.asked == "coach" else "coach"), True
        case "reveal" if hand.can_wonder:
            return changed(hand, asked="others"), True
        case "undo" if hand.can_undo:
            return (changed(hand.whole, asked=hand.asked) if hand.family.half(hand) else hand.before or hand), True
        case "answer":
            hand = _sat(hand, event)
            after = act(hand, event.data.get("value"))
            if after is None or len(after.done) == len(hand.done):
                return None if after is None else (after, True)
            # Something was done, so that there is something to take back.
            return changed(after, before=hand.family.to_go_back_to(hand), news=len(hand.done)), True
    return None


def _onward(event: Event, hand: TableHand, own: bool, choose: Chooser) -> TableHand:
    """What the others do after an event: nothing where only something was asked or taken back, or chosen in part."""
    if event.kind in STILL:
        return hand
    return changed(hand, stood_in=0) if hand.family.half(hand) else others(hand, _pace(event), own, choose)


def _dealt(sitting: Sitting, event: Event) -> TableHand | None:
    """A new deal; none while one is being played."""
    if sitting.sort == "again":
        hand = hand_of_lines(event.data.get(RECORD))
        return None if hand is None or hand.game_id != sitting.game_id or hand.state.phase == "over" else hand
    seed, dealer, chosen = (event.data.get(name) for name in ("seed", "dealer", "rules"))
    its, family = sitting.game, _table_of(sitting)
    playing = sitting.hand is not None and sitting.hand.stage != "over" and event.data.get(ANEW) is not True
    if playing or not isinstance(seed, int) or not isinstance(dealer, int) or not 0 <= dealer < its.seats:
        return None
    if sitting.sort:
        return family.sorted_hand(sitting.sort, seed, dealer, event.data, sitting.match) if family else None
    match = _match_of_the_next(sitting)
    before = sitting.pool if match is None else match.scores
    return begun(its, seed, shuffled(its.pack, Random(seed)), dealer, house(its, chosen), before)


def _match_of_the_next(sitting: Sitting) -> TableMatch | None:
    """The match that the next deal belongs to, where a game has matches and not hands in sorts: after one that is over another."""
    if sitting.match is not None and not sitting.match.over:
        return sitting.match
    family = _table_of(sitting)
    return family.match_of({}) if family else None


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
    after = changed(sitting, standings=stands, pool=pool, dealt=sitting.dealt + 1)
    if sitting.sort or (match := _match_of_the_next(sitting)) is None:
        return after
    return changed(after, match=match, standings=match.scores)


def _counted(sitting: Sitting, hand: TableHand) -> Sitting:
    """The deal is over: what it brings is added up, and what lies in the pool stays there."""
    finished = sitting.finished + hand.family.played_at_all(hand.state)
    if sitting.sort:
        return changed(sitting, finished=finished, match=sitting.match and sitting.match.after(hand.state))
    its, match = hand.family.reckoning(hand), sitting.match and sitting.match.after(hand.state)
    stands = tuple(one + more for one, more in zip(sitting.stands, its.payoffs, strict=True))
    return changed(sitting, finished=finished, standings=stands, pool=its.pool, match=match)


def _stood_in(event: Event) -> int:
    told = event.data.get(STOOD_IN)
    return max(0, int(told)) if isinstance(told, int) else 0


def _sat(hand: TableHand, event: Event) -> TableHand:
    """With who plays for the others from now on; where each deal is settled, plain players always do."""
    told = event.data.get(STRENGTH, BOOK)
    sits = told if isinstance(told, str) else ""
    return changed(hand, sat=(*hand.sat, (len(hand.done), sits))) if hand.sort and hand.sits != sits else hand


def _pace(event: Event) -> str:
    told = event.data.get("pace")
    return told if isinstance(told, str) and told in PACES else PACES[0]

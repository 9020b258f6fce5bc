"""A learner's practice hands: a pure fold over what they did. No clock, no chance, no screen."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.fast_dataclass import changed, fast_dataclass
from engine.games.bologna.deal.score import score
from engine.games.bologna.rules import Rules
from lessons.learner.event import Event, Json
from lessons.learner.misfits import fitted
from lessons.practice.acting import act
from lessons.practice.dealing import deal, of_record
from lessons.practice.hand import PracticeHand, Sort
from lessons.practice.match import PracticeMatch, match_of
from lessons.practice.others import PACES, Chooser, again, by_the_book, others
from lessons.practice.written import written

STEP = "table"
LESSONS: dict[Sort, str] = {
    "short": "practice/four-tricks",
    "whole": "practice/whole-hand",
    "match": "practice/match",
    "again": "practice/hand-again",
}
"""What the log calls them."""
OTHERS, STOOD_IN, STRENGTH = "others", "stood_in", "strength"
"""What an event says of the others: what they did after it, so that nobody has to be asked again; for how many cards the book
stood in (an older one only that it did); how well they play, where that is not by the book."""
ANEW = "anew"
"""What an event says of a deal that takes the place of one which no longer fitted."""
BOOK = "book"
MONTE = "monte"
"""What an event says of a hand, or of a match, in which all four may agree to throw the cards in."""
_FIRST_DEALER: dict[Sort, int] = {"short": 2, "whole": 3, "match": 3, "again": 3}


@fast_dataclass(frozen=True)
class Played:
    """All hands of one sort: the one on the table, how many were played to the end, the match they belong to.

    ``last``: the last hand that was played to the end.
    """

    sort: Sort
    hand: PracticeHand | None = None
    finished: int = 0
    dealt: int = 0
    seen: frozenset[str] = frozenset()
    match: PracticeMatch | None = None
    last: PracticeHand | None = None
    unfit: bool = False
    """The hand that lay there was set aside, and the next one takes its place."""
    anew: bool = False
    """This hand has taken the place of one that was set aside."""

    @property
    def dealer(self) -> int:
        """Who deals the next hand: the deal passes to the right."""
        return self.match.dealer if self.match else (_FIRST_DEALER[self.sort] + self.dealt) % 4


def fold(events: Iterable[Event], played: Played) -> Played:
    """Where these events lead; one that is stale, unknown or already taken changes nothing."""
    for event in events:
        after = fitted(take, played, event, LESSONS[played.sort], aside)
        played = aside(played) if after is played and _went_otherwise(played, event) else after
    return played


def _went_otherwise(played: Played, event: Event) -> bool:
    """Was it done in a hand that went on otherwise than it does now?

    The first programs did not write down what the others did, and who plays for them has learned since.
    """
    plays = event.kind in ("answer", "next") and "pace" in event.data and OTHERS not in event.data
    return plays and played.hand is not None and event.nonce not in played.seen


def aside(played: Played) -> Played:
    """The hand on the table no longer fits the rules there are now: another one is dealt in its place, and all else stays."""
    return changed(played, hand=None, unfit=True)


def take(played: Played, event: Event, choose: Chooser = by_the_book) -> Played:
    """After an event: what the others did then stands in it; where it does not, they ``choose`` now."""
    if event.nonce in played.seen:
        return played
    aside = _ASIDE.get(event.kind)
    after = _taken(played, event, choose) if aside is None else aside(played, event)
    return played if after is None else changed(after, seen=played.seen | {event.nonce})


def with_others(played: Played, event: Event, choose: Chooser) -> Event:
    """The event with what the others do after it, as it goes into the log."""
    own = _own(played, event)
    if own is None:
        return event
    after = others(own[0], _pace(event), own[1], choose)
    lines: list[Json] = [written(action) for action in after.done[len(own[0].done) :]]
    stood_in: dict[str, Json] = {STOOD_IN: after.stood_in} if after.stood_in else {}
    return changed(event, data={**event.data, OTHERS: lines, **stood_in})


def _taken(played: Played, event: Event, choose: Chooser) -> Played | None:
    begun = _begun(played, event)
    if begun is not None:
        return begun
    own = _own(played, event)
    if own is None:
        return None
    hand, is_own = own
    lines = event.data.get(OTHERS)
    after = (
        again(hand, lines, _stood_in(event)) if isinstance(lines, list) else others(hand, _pace(event), is_own, choose)
    )
    if after is None:
        return None
    if event.kind == "present":
        anew = event.data.get(ANEW) is True
        # Whoever was dealt another one without being told that the first was put aside had played that to its end.
        finished = played.finished + (played.unfit and not anew)
        played = changed(played, dealt=played.dealt + 1, finished=finished, unfit=False, anew=anew)
    return _counted(played, after)


def _own(played: Played, event: Event) -> tuple[PracticeHand, bool] | None:
    """The hand after an event by itself, before the others go on, and whether the learner has done something in it."""
    hand = played.hand
    if event.kind == "present":
        dealt = _presented(played, event)
        return None if dealt is None else (_sat(dealt, event), False)
    if hand is None:
        return None
    hand = _sat(hand, event)
    if event.kind == "next":
        return (
            (changed(hand, rests=False, coached=False, weighed=False, news=len(hand.done)), False)
            if hand.stage in ("trick", "others")
            else None
        )
    after = act(hand, event.data.get("value")) if event.kind == "answer" else None
    if after is None or len(after.done) == len(hand.done):
        return None if after is None else (after, True)
    # Something was done, so that there is something to take back.
    return changed(after, before=changed(hand, lead=None), news=len(hand.done)), True


def _begun(played: Played, event: Event) -> Played | None:
    """A match of the length that was asked for; none where one is under way."""
    value = event.data.get("value")
    if played.sort != "match" or played.match or event.kind != "answer" or not isinstance(value, dict):
        return None
    begun = match_of(value.get("length"), value.get(MONTE) is True)
    return None if begun is None else changed(played, match=begun)


def _presented(played: Played, event: Event) -> PracticeHand | None:
    if played.sort == "again":
        return of_record(event.data.get("record"))
    seed, dealer = event.data.get("seed"), event.data.get("dealer")
    open_ = played.hand is not None and played.hand.stage != "over" and event.data.get(ANEW) is not True
    if open_ or not isinstance(seed, int) or not isinstance(dealer, int) or not 0 <= dealer < 4:
        return None
    if played.sort != "match":
        return deal(played.sort, seed, dealer, Rules(andare_a_monte=event.data.get(MONTE) is True))
    match = played.match
    return None if match is None or match.over else deal("match", seed, dealer, match.rules, match.counts)


def _hint(played: Played, event: Event) -> Played | None:
    hand = played.hand
    if hand is None or not hand.can_ask:
        return None
    return changed(played, hand=changed(hand, coached=True, weighed=hand.coached))


def _undo(played: Played, event: Event) -> Played | None:
    hand = played.hand
    if hand is None or not hand.can_undo:
        return None
    return changed(played, hand=hand.before if hand.lead is None else changed(hand, lead=None))


def _counted(played: Played, hand: PracticeHand) -> Played:
    """A hand that is over now is written down."""
    if hand.stage != "over":
        return changed(played, hand=hand)
    match = played.match
    if hand.thrown_in:
        return changed(played, hand=hand, match=match.again() if match else None)
    if match is not None:
        ours, theirs = score(hand.state).sides
        match = match.played((ours.total, theirs.total))
    return changed(played, hand=hand, last=hand, finished=played.finished + 1, match=match)


_ASIDE: dict[str, Callable[[Played, Event], Played | None]] = {"hint": _hint, "undo": _undo}


def _stood_in(event: Event) -> int:
    told = event.data.get(STOOD_IN)
    return max(0, int(told)) if isinstance(told, int) else 0


def _sat(hand: PracticeHand, event: Event) -> PracticeHand:
    """With who plays for the others from now on."""
    told = event.data.get(STRENGTH, BOOK)
    sits = told if isinstance(told, str) else ""
    return hand if hand.sits == sits else changed(hand, sat=(*hand.sat, (len(hand.done), sits)))


def _pace(event: Event) -> str:
    told = event.data.get("pace")
    return told if isinstance(told, str) and told in PACES else PACES[0]

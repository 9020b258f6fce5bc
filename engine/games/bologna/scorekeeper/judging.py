"""May this be written down? What contradicts the rules of keeping score is refused; odd figures are only doubted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from engine.games.bologna.counting.combinations import KINDS
from engine.games.bologna.counting.pile import ALL_CARD_POINTS
from engine.games.bologna.declaring import SOURCE as DECLARING
from engine.games.bologna.match import may_end_early
from engine.games.bologna.scorekeeper.counting import position_of
from engine.games.bologna.scorekeeper.entries import (
    SEATS,
    Counted,
    Declared,
    Entry,
    Monte,
    Out,
    Piled,
    Said,
    Start,
)
from engine.games.bologna.scorekeeper.history import standing
from engine.games.bologna.scorekeeper.match import SOURCE, Hand, Match, fold, hand_of
from engine.games.bologna.scorekeeper.worth import sizes
from engine.games.bologna.scoring.impossible import impossible
from engine.parts.corrections import Correct, Stop, Undo
from engine.parts.entering import judged_before, names_refused, no, nothing_to_undo, yes
from engine.verdict import IllegalAction, Verdict

MOST = 2000
"""No figure of a hand is higher."""
_END = -1


def add(match: Match, entry: Entry) -> Match:
    """The match with one entry more. Errors: :class:`IllegalAction` with the verdict of :func:`judge`."""
    verdict = judge(match, entry)
    if not verdict.ok:
        raise IllegalAction(verdict)
    return fold((*match.entries, entry))


def judge(match: Match, entry: Entry) -> Verdict:
    """May this be written next?"""
    if isinstance(entry, Undo):
        return _undo(match, entry)
    if isinstance(entry, Correct):
        return _correct(match, entry)
    verdict = judged_before(match, entry, SOURCE)
    if verdict is not None or isinstance(entry, Start | Stop):
        return verdict or _yes()
    hand = match.open
    assert hand is not None
    return _content(match, hand, entry)


def judge_start(start: Start) -> Verdict:
    """Are these four people?"""
    if (refused := names_refused(start.names, SOURCE, filter(None, start.sides))) is not None:
        return refused
    if start.side_name(0).casefold() == start.side_name(1).casefold():
        return _no("pairs-alike")
    return _yes() if start.dealer in range(len(SEATS)) else _no("no-dealer")


def _content(match: Match, hand: Hand, entry: Said) -> Verdict:
    """Of an entry that is in its place: can it be so?"""
    return _JUDGES[type(entry)](match, hand, entry)


def _declared(match: Match, hand: Hand, entry: Declared) -> Verdict:
    if hand.declared_by(entry.seat):
        return _no("declared-by-player", DECLARING)
    kinds = [kind for kind, _ in entry.combinations]
    known = all(kind in KINDS and n in sizes(kind) for kind, n in entry.combinations)
    if entry.seat not in range(len(SEATS)) or not known or len(set(kinds)) < len(kinds):
        return _no("no-such-combination", DECLARING)
    if (entry.figure is None) is not bool(kinds):
        return _no("nothing-declared", DECLARING)
    return _yes() if 0 < entry.points <= MOST else _no("figure-out-of-range", points=entry.points, most=MOST)


def _counted(match: Match, hand: Hand, entry: Counted) -> Verdict:
    for figure in (*entry.criccone, *entry.sequences, *entry.cards):
        if not 0 <= figure <= MOST:
            return _no("figure-out-of-range", points=figure, most=MOST)
    if entry.last not in (0, 1):
        return _no("last-trick-unknown")
    if sum(entry.cards) != ALL_CARD_POINTS:
        return _no("cards-not-87", "ottocento#card-points", sum=sum(entry.cards), all=ALL_CARD_POINTS)
    return _yes()


def _piled(match: Match, hand: Hand, entry: Piled) -> Verdict:
    position = position_of(match.start, entry)
    if entry.side not in (0, 1) or position.last is None:
        return _no("last-trick-unknown")
    return next(iter(impossible(position)), _yes())


def _out(match: Match, hand: Hand, entry: Out) -> Verdict:
    order = [hand.dealer, (hand.dealer + 1) % len(SEATS)]
    if match.start.format == "four":
        return _no("no-target", "ottocento#quattro-scartate")
    if entry.seat not in order:
        return _no("out-by-whom")
    before = hand.after[0] - hand.totals[0], hand.after[1] - hand.totals[1]
    if not may_end_early(before, match.start.rules):
        return _no("out-too-late")
    said = hand.declared_by(entry.seat)
    if said is None or len(hand.declared) > 1:
        return _no("out-alone")
    reached = before[entry.seat % 2] + said.points
    target = match.start.rules.target
    return _yes() if reached >= target else _no("out-too-little", points=reached, target=target)


def _monte(match: Match, hand: Hand, entry: Monte) -> Verdict:
    if not match.start.house.andare_a_monte:
        return _no("no-monte-here", "tarocchini#ottocento")
    return _no("monte-after-declaring", "tarocchini#ottocento") if hand.declared else _yes()


def _correct(match: Match, entry: Correct[Said]) -> Verdict:
    """A correction is judged as if what it corrects had never been written."""
    told = standing(match.entries).get(entry.number)
    if told is None or isinstance(told, Stop):
        return _no("nothing-to-correct", number=entry.number)
    if isinstance(told, Start) or isinstance(entry.entry, Start):
        same = isinstance(told, Start) and isinstance(entry.entry, Start)
        return judge_start(entry.entry) if same and isinstance(entry.entry, Start) else _no("other-sort")
    if isinstance(told, Declared) is not isinstance(entry.entry, Declared) or told.hand != entry.entry.hand:
        return _no("other-sort")
    without = fold((*match.entries, Undo(entry.number)))
    return _content(without, hand_of(without, told.hand), entry.entry)


def _undo(match: Match, entry: Undo) -> Verdict:
    if (refused := nothing_to_undo(match, entry, SOURCE)) is not None:
        return refused
    if not isinstance(match.places[entry.number - 1].entry, Undo | Correct):
        return _yes()  # what only goes is in nothing's way
    hand = _twice(standing((*match.entries, entry)))
    return _yes() if hand is None else _no("in-the-way", number=entry.number, hand=hand)


def _twice(told: Mapping[int, Said | Stop]) -> int | None:
    """The first hand that would have two ends, or two declarations of one player."""
    said: Counter[tuple[int, int]] = Counter()
    for entry in told.values():
        if not isinstance(entry, Start | Stop):
            said[entry.hand, entry.seat if isinstance(entry, Declared) else _END] += 1
    return min((hand for (hand, _), n in said.items() if n > 1), default=None)


_JUDGES: dict[type, Callable[[Match, Hand, Any], Verdict]] = {
    Declared: _declared,
    Counted: _counted,
    Piled: _piled,
    Out: _out,
    Monte: _monte,
}


def _yes() -> Verdict:
    return yes(SOURCE)


def _no(reason: str, source: str = SOURCE, **facts: Any) -> Verdict:
    return no(reason, source, **facts)

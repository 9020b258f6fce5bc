"""A match kept at a real table: everybody with its code writes in one log, and each entry is judged before it is there."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from engine.games.bologna.scorekeeper import Entry, Match, Start, add, fold, judge
from engine.games.bologna.scorekeeper.judging import judge_start
from engine.verdict import Verdict
from lessons.learner.codes import new_code, read_code
from lessons.learner.matches import Behind, Kept
from lessons.places.match_values import entry_of, start_of
from lessons.places.move import Move, Refused
from lessons.places.place import Ground
from lessons.question.panel import Said

NEW = "new"
"""``match/new``: where a match is begun, and one's own are found again."""
MOST_SHOWN = 5
NOBODY = Start(("", "", "", ""))


@dataclass(frozen=True)
class Beginning:
    """Before a match. ``kept``: those this learner has written in; ``opened``: the code of the one that was just begun."""

    learner: str
    kept: tuple[Kept, ...] = ()
    opened: str = ""


@dataclass(frozen=True)
class Keeping:
    """A match as it stands on disk. ``begun``: when (UTC); ``opened``: the code of another that was just begun after it."""

    learner: str
    code: str
    match: Match
    begun: str
    opened: str = ""


class MatchPlace:
    """``match/<code>``, and ``match/new``."""

    def read(self, ground: Ground, who: str, name: str, before: Beginning | Keeping | None) -> Beginning | Keeping:
        """What is on disk; the match that was last seen where nobody has written since."""
        kept = ground.store.matches
        if name == NEW:
            return Beginning(who, kept.of(who, MOST_SHOWN))
        if isinstance(before, Keeping) and kept.length(name) == len(before.match.places):
            return replace(before, opened="") if before.opened else before
        entries = kept.entries(name) if read_code(name) == name else ()
        if not entries:
            raise Refused("no-such-place", name)
        return Keeping(who, name, fold(entries), kept.begun(name))

    def take(self, ground: Ground, state: Beginning | Keeping, move: Move) -> Beginning | Keeping:
        """An entry at the end of the match, or another match: on disk first, once for its nonce."""
        if isinstance(state, Beginning):
            if move.event != "begin":
                raise Refused("bad-move", f"event: {move.event}")
            return replace(state, opened=_begin(ground, state.learner, start_of(move.value, NOBODY), move.nonce))
        if move.event == "again":
            return replace(state, opened=_begin(ground, state.learner, _again(state.match), move.nonce))
        return self._write(ground, state, move)

    def moment(self, ground: Ground, state: Beginning | Keeping) -> str:
        return f"{len(state.match.places)}" if isinstance(state, Keeping) else NEW

    def _write(self, ground: Ground, state: Keeping, move: Move) -> Keeping:
        kept = ground.store.matches
        while True:
            now = self.read(ground, state.learner, state.code, state)
            assert isinstance(now, Keeping)
            if kept.wrote(now.code, move.nonce):
                return now
            entry, anyway = entry_of(now.match, move.event, move.value)
            _look_at(now.match, entry, anyway=anyway)
            try:
                entries = kept.append(now.code, now.learner, len(now.match.places) + 1, entry, move.nonce)
            except Behind:
                continue  # another device was faster: what it wrote is looked at before this is
            return replace(now, match=fold(entries))


def _look_at(match: Match, entry: Entry, *, anyway: bool) -> None:
    """Refuses what may not stand, and what is odd until it is meant ``anyway``."""
    verdict = judge(match, entry)
    if not verdict.ok:
        raise Refused("in-words", said=_said(verdict, match))
    doubts = [_said(doubt, match) for doubt in new_doubts(match, add(match, entry))]
    if doubts and not anyway:
        raise Refused("doubted", said=doubts[0], also=tuple(doubts[1:]))


def _said(verdict: Verdict, match: Match) -> Said:
    """Why, where a side among the facts has the name it has in this match."""
    side = verdict.facts.get("side")
    named = {"side": match.start.side_name(side)} if isinstance(side, int) else {}
    return Said(verdict.reason, {**verdict.facts, **named}, verdict.source)


def new_doubts(before: Match, after: Match) -> tuple[Verdict, ...]:
    """The figures that no cards give, as far as they were not doubted before."""
    known = [doubt for hand in before.hands for doubt in hand.doubts]
    return tuple(doubt for hand in after.hands for doubt in hand.doubts if doubt not in known)


def _again(match: Match) -> Start:
    """Another match of the same players: whoever dealt last begins."""
    return replace(match.start, dealer=match.hands[-1].dealer if match.hands else match.start.dealer)


def _begin(ground: Ground, who: str, start: Start, nonce: str) -> str:
    """The code of the new match. It follows from the nonce, so that a press that comes twice begins one match."""
    verdict = judge_start(start)
    if not verdict.ok:
        raise Refused("in-words", said=Said(verdict.reason, verdict.facts, verdict.source))
    kept, turn = ground.store.matches, 0
    while True:
        code = new_code(Random(int(ground.name("match", who, nonce, turn), 16)))
        try:
            kept.begin(code, who, start, nonce)
        except Behind:
            if not kept.wrote(code, nonce):
                turn += 1  # another match has this code
                continue
        return code


PLACE = MatchPlace()

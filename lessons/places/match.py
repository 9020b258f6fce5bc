"""A match kept at a real table: everybody with its code writes in one log, and each entry is judged before it is there."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Any

from pydantic import JsonValue

from engine.verdict import IllegalAction as NotAllowed
from engine.verdict import Verdict
from lessons.learner.codes import new_code, read_code
from lessons.learner.errors import VersionConflict
from lessons.learner.match_lines import Entry, Start
from lessons.learner.matches import StoredMatch
from lessons.moves.move import Move, MoveRefused
from lessons.places.place import Context
from lessons.score_forms.families import Match, family_of, fold, start_of
from lessons.text.message import Message

NEW = "new"
"""``match/new``: where a match is begun, and one's own are found again."""
MOST_SHOWN = 5


@dataclass(frozen=True)
class MatchChoice:
    """Before a match. ``kept``: those this learner has written in; ``opened``: the code of the one that was just begun."""

    learner: str
    kept: tuple[StoredMatch, ...] = ()
    opened: str = ""


@dataclass(frozen=True)
class MatchState:
    """A match as it stands on disk. ``begun``: when (UTC); ``opened``: the code of another that was just begun after it.

    ``arriving``: asked for by somebody who has nothing of it yet.
    """

    learner: str
    code: str
    match: Match
    begun: str
    opened: str = ""
    arriving: bool = True


class MatchPlace:
    """A match kept at a real table: ``match/<code>``, and ``match/new``."""

    def read(
        self, context: Context, who: str, name: str, before: MatchChoice | MatchState | None
    ) -> MatchChoice | MatchState:
        """What is on disk; the match that was last seen where nobody has written since."""
        kept = context.store.matches
        if name == NEW:
            return MatchChoice(who, kept.of(who, MOST_SHOWN))
        if isinstance(before, MatchState) and kept.length(name) == len(before.match.places):
            return replace(before, opened="", arriving=True)
        entries = kept.entries(name) if read_code(name) == name else ()
        if not entries or not isinstance(entries[0], Start):
            raise MoveRefused("no-such-place", name)
        return MatchState(who, name, fold(entries), kept.begun(name))

    def take(self, context: Context, state: MatchChoice | MatchState, move: Move) -> MatchChoice | MatchState:
        """An entry at the end of the match, or another match: on disk first, once for its nonce."""
        if isinstance(state, MatchChoice):
            if move.event != "begin":
                raise MoveRefused("bad-move", f"event: {move.event}")
            return replace(state, opened=begin_match(context, state.learner, start_of(move.value), move.nonce))
        state = replace(state, opened="", arriving=False)
        if move.event == "again":
            return replace(state, opened=begin_match(context, state.learner, _again(state.match), move.nonce))
        return self._write(context, state, move)

    def foreseen(
        self, context: Context, state: MatchChoice | MatchState, event: str, value: JsonValue
    ) -> tuple[MatchState, MatchState] | None:
        """The match with this entry at its end. Errors: ``MoveRefused``, also where it is odd until it is meant."""
        if isinstance(state, MatchChoice) or event == "again":
            return None
        return state, replace(state, match=_written(state.match, event, value)[1], opened="", arriving=False)

    def revision(self, context: Context, state: MatchChoice | MatchState) -> str:
        return f"{len(state.match.places)}" if isinstance(state, MatchState) else NEW

    def news(self, context: Context, state: object, move: Move) -> tuple[tuple[str, str], ...]:
        """Every board of this match hears of it."""
        return ((move.place, self.revision(context, state)),) if isinstance(state, MatchState) else ()

    def _write(self, context: Context, state: MatchState, move: Move) -> MatchState:
        """An entry is judged by what is at hand; the disk is asked where it is not taken, for another may have written since."""
        kept, now = context.store.matches, state
        while True:
            try:
                entry, after = _written(now.match, move.event, move.value)
                if kept.append(now.code, now.learner, len(now.match.places) + 1, entry, move.nonce):
                    return replace(now, match=after)
                return self._latest(context, now)
            except VersionConflict:
                now = self._latest(context, now)  # another device was faster: what it wrote is looked at before this is
            except MoveRefused:
                before, now = now, self._latest(context, now)
                if kept.wrote(now.code, move.nonce):
                    return now
                if now is before:
                    raise

    def _latest(self, context: Context, now: MatchState) -> MatchState:
        """What is on disk; ``now`` itself where that is all there is."""
        latest = self.read(context, now.learner, now.code, now)
        assert isinstance(latest, MatchState)
        return now if latest.match is now.match else replace(latest, arriving=False)


def _written(match: Match, event: str, value: Any) -> tuple[Entry, Match]:
    """What a move asks to be written, and the match with it. Refuses what may not stand, and what is odd until it is meant."""
    family = family_of(match.start)
    try:
        entry, anyway = family.entry_of(match, event, value)
        after = family.add(match, entry)
    except NotAllowed as error:
        raise MoveRefused("in-words", said=_said(error.verdict, match)) from None
    doubts = [_said(doubt, match) for doubt in family.doubts(match, after, entry)]
    if doubts and not anyway:
        raise MoveRefused("doubted", said=doubts[0], also=tuple(doubts[1:]))
    return entry, after


def _said(verdict: Verdict, match: Match) -> Message:
    """Why, where a side or a seat among the facts has the name it has in this match."""
    return Message(verdict.reason, family_of(match.start).named(match.start, verdict.facts), verdict.source)


def _again(match: Match) -> Start:
    """Another match of the same players: whoever dealt last begins."""
    return replace(match.start, dealer=match.hands[-1].dealer if match.hands else match.start.dealer)


def begin_match(context: Context, who: str, start: Start, nonce: str) -> str:
    """The code of the new match. It follows from the nonce, so that a press that comes twice begins one match."""
    verdict = family_of(start).judge_start(start)
    if not verdict.ok:
        raise MoveRefused("in-words", said=Message(verdict.reason, verdict.facts, verdict.source))
    kept, turn = context.store.matches, 0
    while True:
        code = new_code(Random(int(context.name("match", who, nonce, turn), 16)))
        try:
            kept.begin(code, who, start, nonce)
        except VersionConflict:
            if not kept.wrote(code, nonce):
                turn += 1  # another match has this code
                continue
        return code


PLACE = MatchPlace()

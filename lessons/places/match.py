"""A match kept at a real table: everybody with its code writes in one log, and each entry is judged before it is there."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Any

from pydantic import JsonValue

from engine.verdict import Refused as NotAllowed
from engine.verdict import Verdict
from lessons.learner.codes import new_code, read_code
from lessons.learner.errors import Behind
from lessons.learner.match_lines import Entry, Start
from lessons.learner.matches import Kept
from lessons.moves.move import Move, Refused
from lessons.places.place import Ground
from lessons.score_forms.families import Match, family_of, fold, start_of
from lessons.text.said import Said

NEW = "new"
"""``match/new``: where a match is begun, and one's own are found again."""
MOST_SHOWN = 5


@dataclass(frozen=True)
class Beginning:
    """Before a match. ``kept``: those this learner has written in; ``opened``: the code of the one that was just begun."""

    learner: str
    kept: tuple[Kept, ...] = ()
    opened: str = ""


@dataclass(frozen=True)
class Keeping:
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
    """``match/<code>``, and ``match/new``."""

    def read(self, ground: Ground, who: str, name: str, before: Beginning | Keeping | None) -> Beginning | Keeping:
        """What is on disk; the match that was last seen where nobody has written since."""
        kept = ground.store.matches
        if name == NEW:
            return Beginning(who, kept.of(who, MOST_SHOWN))
        if isinstance(before, Keeping) and kept.length(name) == len(before.match.places):
            return replace(before, opened="", arriving=True)
        entries = kept.entries(name) if read_code(name) == name else ()
        if not entries or not isinstance(entries[0], Start):
            raise Refused("no-such-place", name)
        return Keeping(who, name, fold(entries), kept.begun(name))

    def take(self, ground: Ground, state: Beginning | Keeping, move: Move) -> Beginning | Keeping:
        """An entry at the end of the match, or another match: on disk first, once for its nonce."""
        if isinstance(state, Beginning):
            if move.event != "begin":
                raise Refused("bad-move", f"event: {move.event}")
            return replace(state, opened=begin_match(ground, state.learner, start_of(move.value), move.nonce))
        state = replace(state, opened="", arriving=False)
        if move.event == "again":
            return replace(state, opened=begin_match(ground, state.learner, _again(state.match), move.nonce))
        return self._write(ground, state, move)

    def foreseen(
        self, ground: Ground, state: Beginning | Keeping, event: str, value: JsonValue
    ) -> tuple[Keeping, Keeping] | None:
        """The match with this entry at its end. Errors: ``Refused``, also where it is odd until it is meant."""
        if isinstance(state, Beginning) or event == "again":
            return None
        return state, replace(state, match=_written(state.match, event, value)[1], opened="", arriving=False)

    def moment(self, ground: Ground, state: Beginning | Keeping) -> str:
        return f"{len(state.match.places)}" if isinstance(state, Keeping) else NEW

    def news(self, ground: Ground, state: object, move: Move) -> tuple[tuple[str, str], ...]:
        """Every board of this match hears of it."""
        return ((move.place, self.moment(ground, state)),) if isinstance(state, Keeping) else ()

    def _write(self, ground: Ground, state: Keeping, move: Move) -> Keeping:
        """An entry is judged by what is at hand; the disk is asked where it is not taken, for another may have written since."""
        kept, now = ground.store.matches, state
        while True:
            try:
                entry, after = _written(now.match, move.event, move.value)
                if kept.append(now.code, now.learner, len(now.match.places) + 1, entry, move.nonce):
                    return replace(now, match=after)
                return self._latest(ground, now)
            except Behind:
                now = self._latest(ground, now)  # another device was faster: what it wrote is looked at before this is
            except Refused:
                before, now = now, self._latest(ground, now)
                if kept.wrote(now.code, move.nonce):
                    return now
                if now is before:
                    raise

    def _latest(self, ground: Ground, now: Keeping) -> Keeping:
        """What is on disk; ``now`` itself where that is all there is."""
        latest = self.read(ground, now.learner, now.code, now)
        assert isinstance(latest, Keeping)
        return now if latest.match is now.match else replace(latest, arriving=False)


def _written(match: Match, event: str, value: Any) -> tuple[Entry, Match]:
    """What a move asks to be written, and the match with it. Refuses what may not stand, and what is odd until it is meant."""
    family = family_of(match.start)
    try:
        entry, anyway = family.entry_of(match, event, value)
        after = family.add(match, entry)
    except NotAllowed as error:
        raise Refused("in-words", said=_said(error.verdict, match)) from None
    doubts = [_said(doubt, match) for doubt in family.doubts(match, after, entry)]
    if doubts and not anyway:
        raise Refused("doubted", said=doubts[0], also=tuple(doubts[1:]))
    return entry, after


def _said(verdict: Verdict, match: Match) -> Said:
    """Why, where a side or a seat among the facts has the name it has in this match."""
    return Said(verdict.reason, family_of(match.start).named(match.start, verdict.facts), verdict.source)


def _again(match: Match) -> Start:
    """Another match of the same players: whoever dealt last begins."""
    return replace(match.start, dealer=match.hands[-1].dealer if match.hands else match.start.dealer)


def begin_match(ground: Ground, who: str, start: Start, nonce: str) -> str:
    """The code of the new match. It follows from the nonce, so that a press that comes twice begins one match."""
    verdict = family_of(start).judge_start(start)
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

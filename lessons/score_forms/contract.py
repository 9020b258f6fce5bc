"""What a family whose matches are kept has to say: how a match begins, what may be written in it, and what that makes of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, TypeVar

from pydantic import JsonValue

from engine.errors import BadInput
from engine.parts.corrections import Correct, Undo, standing
from engine.verdict import Facts, Verdict
from lessons.learner.misfits import possible
from lessons.moves.move import MoveRefused
from lessons.score_forms.values import EntryValue, MoveValue, Number, StopValue, UndoValue, read_value

M = TypeVar("M")


class Correction(MoveValue):
    """``event`` and ``value``: what should have been written in the place of entry ``number``."""

    number: Number
    event: str
    value: dict[str, JsonValue]


class KeptFamily(ABC):
    """A family's matches. ``values``: by its event, what may be written, ``corrects`` those that may be written instead.

    ``fold``, ``judge``, ``judge_start`` and ``add`` are the engine's own.
    """

    start_type: ClassVar[type[Any]]
    values: ClassVar[Mapping[str, type[EntryValue]]]
    corrects: ClassVar[tuple[str, ...]]
    fold: Callable[[Sequence[Any]], Any]
    judge: Callable[[Any, Any], Verdict]
    judge_start: Callable[[Any], Verdict]
    add: Callable[[Any, Any], Any]

    @abstractmethod
    def named(self, start: Any, facts: Facts) -> Facts:
        """These facts, where a side or a seat has the name it has in this match."""

    def doubts(self, before: Any, after: Any, entry: Any) -> tuple[Verdict, ...]:
        """What is odd about an entry, and may be meant all the same."""
        return ()

    def start_of(self, value: Any, before: Any) -> Any:
        """How a match is to begin, after ``before``. Errors: :class:`MoveRefused`."""
        return _entry(read_value(self.values["start"], value), before)

    def entry_of(self, match: Any, event: str, value: Any) -> tuple[Any, bool]:
        """What a move asks to be written, and whether it is meant all the same. Errors: :class:`MoveRefused`."""
        begun = standing(match.entries)[1]
        if event == "correct":
            told = read_value(Correction, value)
            if told.event not in self.corrects:
                raise MoveRefused("bad-move", f"value.event: {told.event}")
            instead = read_value(self.values[told.event], told.value)
            return Correct(told.number, _entry(instead, begun)), told.anyway or instead.anyway
        every: dict[str, type[EntryValue]] = {**self.values, "stop": StopValue, "undo": UndoValue}
        if event not in every:
            raise MoveRefused("bad-move", f"event: {event}")
        asked = read_value(every[event], value)
        return _entry(asked, begun), asked.anyway


def _entry(told: EntryValue, before: Any) -> Any:
    try:
        return told.entry(before)
    except BadInput as error:
        raise MoveRefused("bad-move", error.message) from None


def fitting(fold: Callable[[Sequence[Any]], M], entries: Sequence[Any]) -> M:
    """The match that those entries make that fit the program there is now: one that does not keeps its place, and counts as
    taken back. Errors: BadInput ``no-start``.
    """
    begun = fold(entries[:1])
    whole = possible(lambda: fold(entries), "a match")
    if whole is not None:
        return whole
    kept, match = list(entries[:1]), begun
    for entry in entries[1:]:
        after = possible(partial(fold, [*kept, entry]), f"entry {len(kept) + 1} of a match")
        # The numbers of all others stay what they are.
        kept.append(Undo(len(kept) + 1) if after is None else entry)
        match = fold(kept) if after is None else after
    return match

"""The question on the table: what was tried at it, how far up the ladder one is, and what is said of it now."""

from __future__ import annotations

from dataclasses import field
from typing import Any, Literal

from engine.fast_dataclass import changed, fast_dataclass
from lessons.question.answered import ladder, marking
from lessons.question.kind import Answer, Answers, Item, Kind, Mark, Message
from lessons.yamlfile.fields import Spec

Came = Literal["right", "help", "wrong"]


@fast_dataclass(frozen=True)
class Question:
    """The question on the table: its seed, the steps accepted so far, and what happened meanwhile.

    Of the step now asked: ``misses`` are the wrong answers, ``heard`` the rungs of the ladder that were said, ``hinted`` those of
    them that were asked for, ``rung`` how many had been heard when ``last`` was answered.
    ``slips`` are the wrong answers of all steps. ``shown``: the solution of a step was.
    ``other``: its cards are not those that the lesson gives. ``owed``: what comes of a miss is asked for later in the lesson.
    ``given`` holds nothing but places that are kept free while a log is followed without making its questions.
    """

    seed: int
    number: int
    given: Answers = ()
    last: tuple[Answers, Answer] | None = None
    misses: int = 0
    slips: int = 0
    heard: int = 0
    hinted: tuple[int, ...] = ()
    rung: int = 0
    came: Came | None = None
    over: bool = False
    revealed: bool = False
    shown: bool = False
    told: bool = False
    """The last answer was the one too many: its step's solution is on the table."""
    lit: bool = False
    """The right card of this step is shown, and still to be played."""
    worked: bool = False
    """Not to be answered: its steps are shown one after the other."""
    talked: bool = False
    """Has the table talked about it, where its author wants that before it is answered?"""
    rests: bool = False
    """What came of the last step lies there until the learner goes on."""
    other: bool = False
    owed: bool = False
    form: Spec | None = None
    """What comes back in another form: the question it is asked as."""
    anew: bool = False
    """The one before it no longer fitted what its lesson has there now, and was set aside."""
    unfit: bool = False
    """What was answered was answered about something else than what can be made of it now."""
    guess: float | None = field(default=None, compare=False)
    """How often pure guessing is right, where the log says so."""
    diagnoses: tuple[str, ...] = ()
    mark: Mark | None = field(default=None, compare=False)
    """The whole mark of ``last``, where it was computed on the way here."""

    @property
    def eased(self) -> bool:
        """Was it found at the second try, or by a hint, without being shown?"""
        return not self.shown and self.slips <= 1

    @property
    def tried(self) -> bool:
        """Has anything been answered yet?"""
        return self.came is not None or bool(self.given)

    def onward(self, given: Answers) -> Question:
        """At the next step, where the ladder begins again."""
        return changed(self, given=given, misses=0, heard=0, hinted=(), lit=False)


def said_of(asked: Question, kind: Kind[Any, Any], item: Item) -> Mark | None:
    """The mark of the last answer as it is told now, or of what was revealed; None before either."""
    if asked.worked:
        return kind.explain(item, *asked.last) if asked.last else kind.worked(item, asked.given)
    if asked.revealed or asked.lit:
        return kind.reveal(item, asked.given)
    if asked.last is None:
        return None
    given, answer = asked.last
    found = asked.mark or marking.mark(kind, item, given, answer)
    if asked.told:
        found = ladder.solution(kind, item, given, answer, found)
    elif not found.ok:
        found = ladder.told(kind, item, given, answer, found, asked.rung)
    # After a step is done the panel has moved on, and the mark's positions would point at other cards.
    return found if asked.over or given == asked.given else changed(found, cards={})


def hints_of(asked: Question, kind: Kind[Any, Any], item: Item) -> tuple[Message, ...]:
    """The hints that were asked for, the first one first."""
    hints = kind.hints(item, asked.given) if asked.hinted and not asked.over else ()
    return tuple(hints[rung] for rung in asked.hinted) if hints else ()

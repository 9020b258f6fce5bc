"""What was missed comes back: some questions later in the same lesson, with other cards, two at a time and never for ever."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.fast_dataclass import changed
from lessons.session.asking import Question
from lessons.yamlfile.fields import Spec

BETWEEN = 2
"""Other questions before what was missed is asked again; where no more are left one will do, and never none."""
TIMES = 3
"""So often a lesson asks again for one of its steps; then it lets go, and what was missed is told at its end."""
EASED = 1
"""So often where it was found at the second try."""
AT_A_TIME = 2
"""So many wait to be asked again; what is missed besides is left to the end of the lesson and to reviews."""
MISSES = 3
"""So many misses of one thing, and the learner is asked how to go on."""
Standing = Literal["done", "shown"]


@dataclass(frozen=True, slots=True)
class MissedQuestion:
    """A question that was wrong or shown: of which step, with which seed, and where it stands now.

    ``aim``: the misconception that its drill was aimed at. ``due``: after how many questions of the lesson it may be asked again;
    ``times``: how often it was, with which ``seeds`` or in which other ``forms``, and ``most`` may be. ``mended``: it was right
    alone since. ``owed``: it was missed where such questions come back; a log from before they did is left in peace.
    ``wanted``: the learner asked for it.
    """

    step: str
    number: int
    seed: int
    other: bool
    due: int
    diagnoses: tuple[str, ...] = ()
    shown: bool = False
    mended: bool = False
    times: int = 0
    most: int = TIMES
    owed: bool = True
    aim: str = ""
    seeds: tuple[int, ...] = ()
    forms: tuple[tuple[Spec, int], ...] = ()
    wanted: bool = False

    @property
    def waits(self) -> bool:
        """Is it still to be asked again?"""
        return self.owed and not self.mended and self.times < self.most

    def may_come(self, count: int, at_the_end: bool) -> bool:
        """May it be asked as the next question? Never right after itself, whoever has nothing else left."""
        return self.waits and (self.due <= count or (at_the_end and self.due - BETWEEN < count))

    def again(self, asked: Question, count: int) -> MissedQuestion:
        """After it was asked once more, as the ``count``-th question of the lesson; found at the second try it rests."""
        eased = asked.came == "wrong" and asked.eased
        return changed(
            self,
            mended=asked.came == "right",
            shown=self.shown or asked.shown,
            times=self.times + 1,
            most=self.times + 1 if eased else self.most,
            due=count + BETWEEN,
            diagnoses=tuple(dict.fromkeys((*self.diagnoses, *asked.diagnoses))),
            seeds=self.seeds if asked.form else (*self.seeds, asked.seed),
            forms=(*self.forms, (asked.form, asked.seed)) if asked.form else self.forms,
            wanted=False,
        )

    def let_go(self) -> MissedQuestion:
        """It is asked no more by itself."""
        return changed(self, most=self.times, wanted=False)

    @property
    def hard(self) -> bool:
        """Was it missed so often that more of the same will not help?"""
        return self.times + 1 == MISSES and self.waits


def with_this(
    all_of_them: tuple[MissedQuestion, ...], asked: Question, step: str, aim: str, count: int
) -> tuple[MissedQuestion, ...]:
    """The same after the ``count``-th question of the lesson, the first of its kind: it may leave something to be asked again.

    Where it was right, and enough came in between, so is what was missed of the same before.
    """
    if asked.came == "right":
        return mended(all_of_them, step, aim, count)
    if asked.came != "wrong":
        return all_of_them
    one = MissedQuestion(
        step, asked.number, asked.seed, asked.other, count + BETWEEN, asked.diagnoses, asked.shown, aim=aim
    )
    return (*all_of_them, changed(one, owed=asked.owed, most=_most(all_of_them, asked, one)))


def _most(all_of_them: tuple[MissedQuestion, ...], asked: Question, new: MissedQuestion) -> int:
    waiting = [one for one in all_of_them if one.waits]
    if len(waiting) >= AT_A_TIME or any((one.step, one.aim) == (new.step, new.aim) for one in waiting):
        return 0
    taken = sum(one.most if one.waits else one.times for one in all_of_them if one.step == new.step)
    return max(0, min(EASED if asked.eased else TIMES, TIMES - taken))


def mended(all_of_them: tuple[MissedQuestion, ...], step: str, aim: str, count: int) -> tuple[MissedQuestion, ...]:
    """The same after this was right alone: what was missed of it, some questions ago, is mended."""
    return tuple(
        changed(one, mended=True) if (one.step, one.aim) == (step, aim) and one.due <= count else one
        for one in all_of_them
    )


def first_due(all_of_them: tuple[MissedQuestion, ...], count: int, at_the_end: bool) -> int | None:
    """Which of these is to be asked now; what came back least comes first."""
    due = [(one.times, i) for i, one in enumerate(all_of_them) if one.may_come(count, at_the_end)]
    return min(due)[1] if due else None


def still_to_come(all_of_them: tuple[MissedQuestion, ...], count: int, at_the_end: bool) -> int:
    """How many of these will be asked again; at the end nothing comes between what is left alone and itself."""
    waiting = [one for one in all_of_them if one.waits]
    alone = at_the_end and not any(one.may_come(count, True) for one in waiting)
    return 0 if alone else len(waiting)


def standing(all_of_them: tuple[MissedQuestion, ...]) -> Standing:
    """Is a lesson that has come to its end done, or was something in it only shown?"""
    return "shown" if any(one.shown and one.owed and not one.mended for one in all_of_them) else "done"


def to_mend(all_of_them: tuple[MissedQuestion, ...]) -> tuple[MissedQuestion, ...]:
    """The same, all that is not mended to be asked for again, from the beginning; of one and the same the last."""
    last = {(one.step, one.aim): i for i, one in enumerate(all_of_them) if not one.mended}
    return tuple(
        changed(one, times=0, due=0, owed=True, most=TIMES, wanted=True) if i in last.values() else one
        for i, one in enumerate(all_of_them)
    )


def tally(before: tuple[int, int], asked: Question) -> tuple[int, int]:
    """Questions right at the first try and alone, and questions asked, with this one."""
    return before[0] + (asked.came == "right"), before[1] + 1

"""What was missed comes back: some questions later in the same lesson, with other cards, until it was right alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.fast_dataclass import changed
from lessons.session.asking import Question

BETWEEN = 2
"""Other questions before what was missed is asked again."""
TIMES, TIMES_OF_MANY_STEPS = 3, 1
"""So often a lesson asks again by itself; then it lets go, and what was missed is told at its end."""
Standing = Literal["done", "shown"]


@dataclass(frozen=True, slots=True)
class Missed:
    """A question that was wrong or shown: of which step, with which seed, and where it stands now.

    ``due``: after how many questions of the lesson it may be asked again; ``times``: how often it was, and ``most`` may be.
    ``mended``: it was right alone since. ``owed``: it was missed where such questions come back; a log from before they did is
    left in peace.
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

    @property
    def waits(self) -> bool:
        """Is it still to be asked again?"""
        return self.owed and not self.mended and self.times < self.most

    def again(self, asked: Question, count: int) -> Missed:
        """After it was asked once more, as the ``count``-th question of the lesson."""
        return changed(
            self,
            mended=asked.came == "right",
            shown=self.shown or asked.shown,
            times=self.times + 1,
            due=count + BETWEEN,
            diagnoses=tuple(dict.fromkeys((*self.diagnoses, *asked.diagnoses))),
        )


def missed(asked: Question, step: str, count: int) -> tuple[Missed, ...]:
    """What this question leaves to be asked again; nothing where it was not wrong."""
    if asked.came != "wrong":
        return ()
    due = count + BETWEEN
    return (Missed(step, asked.number, asked.seed, asked.other, due, asked.diagnoses, asked.shown, owed=asked.owed),)


def first_due(all_of_them: tuple[Missed, ...], count: int, at_the_end: bool) -> int | None:
    """Which of these is to be asked now; at the end of a lesson none waits longer. The one that came back least comes first."""
    due = [(one.times, i) for i, one in enumerate(all_of_them) if one.waits and (at_the_end or one.due <= count)]
    return min(due)[1] if due else None


def standing(all_of_them: tuple[Missed, ...]) -> Standing:
    """Is a lesson that has come to its end done, or was something in it only shown?"""
    return "shown" if any(one.shown and one.owed and not one.mended for one in all_of_them) else "done"


def to_mend(all_of_them: tuple[Missed, ...]) -> tuple[Missed, ...]:
    """The same, all that is not mended to be asked for again, from the beginning."""
    return tuple(one if one.mended else changed(one, times=0, due=0, owed=True) for one in all_of_them)


def tally(before: tuple[int, int], asked: Question) -> tuple[int, int]:
    """Questions right at the first try and alone, and questions asked, with this one."""
    return before[0] + (asked.came == "right"), before[1] + 1

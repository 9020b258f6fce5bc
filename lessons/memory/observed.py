"""From events to answers that count: one question, one observation, and what was taken back never happened."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Literal

from engine.fast_dataclass import changed, fast_dataclass
from lessons.learner.event import Event, Json
from lessons.learner.shape import FIRST, LAST

Came = Literal["right", "help", "wrong"]
_BAD: tuple[Came, ...] = ("right", "help", "wrong")
LONGEST_MS = 3_600_000
"""An hour; whoever took longer was away."""


@fast_dataclass(frozen=True, slots=True)
class Observation:
    """An observation: the outcome of one question, at its first try.

    ``guess``: how often someone who knows nothing is right. ``ms``: how long the first answer took by the browser's own
    clock, None where it did not say. ``diagnoses``: the misconceptions that wrong answers gave away.
    """

    step: str
    skill: str
    kind: str
    card: str
    guess: float
    came: Came
    at: datetime
    ms: int | None = None
    diagnoses: tuple[str, ...] = ()


@fast_dataclass(frozen=True, slots=True)
class OpenQuestion:
    """A question on the table, not left behind yet: its answers can still be taken back."""

    answers: tuple[Event, ...] = ()
    over: bool = False
    undone: bool = False
    revealed: bool = False

    def take(self, event: Event) -> OpenQuestion:
        """The question after an answer, a reveal or an undo."""
        if event.kind == "undo":
            if self.undone or self.revealed or not self.answers:
                return self
            return OpenQuestion(self.answers[:-1], undone=True)
        if self.over:
            return self
        if event.kind == "reveal":
            return changed(
                self, answers=(*self.answers, event), over=event.data.get("goes_on") is not True, revealed=True
            )
        over = event.data.get("done") is True
        return changed(self, answers=(*self.answers, event), over=over)

    @property
    def rests(self) -> bool:
        """Has it another step, which comes when the learner has looked at this one?"""
        return bool(self.answers) and self.answers[-1].data.get("rests") is True

    def observation(self) -> Observation | None:
        """What it comes to; None without an answer, or where the log does not say what the question was about."""
        known = [event for event in self.answers if _text(event, "skill")]
        if not known:
            return None
        first = known[0]
        told, ms = first.data, first.data.get("ms")
        guess = told.get("guess")
        return Observation(
            first.step,
            _text(first, "skill"),
            _text(first, "kind"),
            _text(first, "card"),
            guess if isinstance(guess, float) and 0 <= guess < 1 else 0.25,
            max((_came(event) for event in known), key=_BAD.index),
            when(first),
            ms if isinstance(ms, int) and not isinstance(ms, bool) and 0 < ms <= LONGEST_MS else None,
            tuple(dict.fromkeys(name for event in known if (name := _text(event, "diagnosis")))),
        )


Table = Mapping[str, OpenQuestion]
"""Lesson -> the question on the table there."""


def follow(table: Table, lesson: str, event: Event) -> tuple[Table, Observation | None]:
    """The tables after one more event, and the observation it makes final, if any.

    A question is final once the learner leaves it: only until then can an answer be taken back.
    """
    asked = table.get(lesson)
    if event.kind in ("answer", "reveal", "undo"):
        return {**table, lesson: (asked or OpenQuestion()).take(event)}, None
    if event.kind == "next" and asked is not None and asked.rests:
        return table, None
    if event.kind in ("present", "next", "back", "reset") and asked is not None:
        return {name: one for name, one in table.items() if name != lesson}, asked.observation()
    return table, None


def unreadable(lesson: object, event: Event) -> str | None:
    """What of an event cannot be folded, as field and value; None for one that can be."""
    texts = {"lesson": lesson, "kind": event.kind, "step": event.step}
    for field, value in texts.items():
        if not isinstance(value, str):
            return f"{field} {value!r:.60}"
    if not isinstance(event.data, Mapping):
        return f"data {event.data!r:.60}"
    try:
        known = FIRST <= when(event) < LAST
    except (ValueError, TypeError, OverflowError):
        known = False
    return None if known else f"at {event.at!r:.60}"


def when(event: Event) -> datetime:
    """The time at which the log took an event, in UTC."""
    if not event.at:
        return datetime.min.replace(tzinfo=UTC)
    at = datetime.fromisoformat(event.at)
    return at.astimezone(UTC) if at.tzinfo else at.replace(tzinfo=UTC)


def _text(event: Event, field: str) -> str:
    found = event.data.get(field)
    return found if isinstance(found, str) else ""


def _came(event: Event) -> Came:
    told: Json = event.data.get("ok")
    if event.kind == "reveal" or told is not True:
        return "wrong"
    return "help" if event.data.get("help") is True else "right"

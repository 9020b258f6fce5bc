"""A lesson being taken: a pure fold over what the learner did. No clock, no chance, no screen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from engine.fast_dataclass import changed
from lessons.course.course import Course
from lessons.learner.event import KNOWN, Event, Json
from lessons.learner.misfits import fitted, possible
from lessons.session import bar
from lessons.session.fitting import asks_of, settled, unfit
from lessons.session.state import Attempt
from lessons.session.transitions import MOVES, UNMADE, fresh, settle
from lessons.session.tries import GOES_ON, HELP, OF, says_what_came

__all__ = ["Attempt", "Course", "event", "follow", "followed", "replay", "settled", "start", "step", "take"]


def start(course: Course) -> Attempt:
    """The beginning of a lesson."""
    return settle(Attempt(course))


def replay(course: Course, events: Iterable[Event]) -> Attempt:
    """Where these events lead. A step that was put into the lesson after the learner passed there is passed."""
    following = LogReplay(start(course))
    for event in events:
        following.take(event)
    return following.attempt


def followed(course: Course, events: Iterable[Event]) -> Attempt:
    """As :func:`replay`, for whoever only wants to know how far it has led: what lies on the table last is not made either."""
    following = LogReplay(start(course))
    for event in events:
        following.take(event)
    return following.led


class LogReplay:
    """A log being followed from where nothing is on the table. Of all questions in it only the one that lies there at last is made.

    What came of the others stands in the log, and nothing that was changed in the lesson since can touch it.
    """

    def __init__(self, attempt: Attempt) -> None:
        self._before = self._now = attempt
        self._since: list[Event] = []
        self._made = attempt.question is not None
        self._seen = set(attempt.seen)

    @property
    def attempt(self) -> Attempt:
        """Where it has led, with the question that lies on the table."""
        if not self._made:
            self._make()
        return changed(self._now, seen=frozenset(self._seen))

    @property
    def led(self) -> Attempt:
        """The same, with nothing of that question but what the log says."""
        return self._now

    def take(self, event: Event) -> None:
        """One event more."""
        if event.nonce in self._seen:
            return
        if not self._made and _has_to_be_made(self._now, event):
            self._make()
        after = _taken(_caught_up(self._now, event), event, MOVES if self._made else UNMADE)
        if after is not self._now:
            self._seen.add(event.nonce)
        if after.question is None:
            self._before, self._since, self._made = after, [], False
        else:
            self._since.append(event)
        self._now = after

    def _make(self) -> None:
        self._made, self._now = True, self._before
        for event in self._since:
            self._now = _taken(_caught_up(self._now, event), event, MOVES)


def _has_to_be_made(attempt: Attempt, event: Event) -> bool:
    """Does what this event makes of the question on the table depend on more than what the log says?"""
    if attempt.question is None or attempt.offers:
        return False
    if event.kind == "answer":
        return says_what_came(event) is None
    worked = attempt.detour is not None and attempt.detour.stage == "example"
    return event.kind == "next" and (worked or not (attempt.over or attempt.passes))


def follow(attempt: Attempt, event: Event) -> Attempt:
    """As :func:`take`, of an event from the log: steps that were put in before its own since then are passed."""
    return take(_caught_up(attempt, event), event)


def take(attempt: Attempt, event: Event) -> Attempt:
    """What the event makes of it. An event that is stale, unknown, or already taken changes nothing."""
    if event.nonce in attempt.seen:
        return attempt
    after = _taken(attempt, event, MOVES)
    return attempt if after is attempt else changed(after, seen=attempt.seen | {event.nonce})


def _taken(attempt: Attempt, event: Event, moves: Mapping[str, Callable[[Attempt, Event], Attempt]]) -> Attempt:
    here = event.kind == KNOWN or event.step == attempt.step_id
    if not here or event.kind not in moves:
        return attempt
    if event.kind == "next" and moves is MOVES and attempt.open and not attempt.passes:
        # Where what no longer fits is not asked anew, as before a text, going on is all that was written.
        off = settled(attempt)
        attempt = off if off.can_go_on else attempt
    return bar.onward(attempt, fitted(moves[event.kind], attempt, event, attempt.lesson.id, unfit))


def event(
    attempt: Attempt,
    kind: str,
    nonce: str,
    *,
    value: Json = None,
    seed: int | None = None,
    ms: int | None = None,
    ask: Json = None,
    other: bool = False,
    back: int | None = None,
    anew: bool = False,
    let_go: bool = False,
) -> Event | None:
    """The event to be saved for what the learner just did; None when it means nothing here and nothing is to be saved."""
    made = step(
        attempt, kind, nonce, value=value, seed=seed, ms=ms, ask=ask, other=other, back=back, anew=anew, let_go=let_go
    )
    return None if made is None else made[0]


def step(
    attempt: Attempt,
    kind: str,
    nonce: str,
    *,
    value: Json = None,
    seed: int | None = None,
    ms: int | None = None,
    ask: Json = None,
    other: bool = False,
    back: int | None = None,
    anew: bool = False,
    let_go: bool = False,
) -> tuple[Event, Attempt] | None:
    """As :func:`event`, with where it leads: what :func:`take` makes of it once it is saved, without marking it again.

    An answer is saved with what came of it, so that a later change of the lesson does not take credit away; ``ms`` is how
    long it took by the browser's own clock. ``ask``: with the seed of a question about what a drill stands on, that question.
    ``other``: with cards that are not those of the lesson; ``back``: what was missed comes back, by its place. ``anew``: in the
    place of a question that no longer fitted; ``let_go``: nothing else than what was missed could be found.
    """
    data: dict[str, Json] = {}
    if seed is not None:
        data |= {"seed": seed, "other": other}
    if back is not None:
        data["back"] = back
    if anew:
        data["anew"] = True
    if let_go:
        data["let_go"] = True
    if ask is not None:
        data["ask"] = ask
    if kind == "answer":
        data |= {"value": value} | ({OF: asks_of(attempt)} if asks_of(attempt) else {})
    shows = kind == "reveal" or (kind == "next" and attempt.question is not None and attempt.question.worked)
    if shows and attempt.kind is not None and attempt.kind.moves_on:
        data[GOES_ON] = True
    if kind in ("answer", "reveal"):
        data |= possible(lambda: _about(attempt), attempt.lesson.id) or {}
    made = Event(kind, attempt.step_id, nonce, data)
    after = take(attempt, made)
    if after is attempt:
        return None
    if kind == "answer" and after.mark is not None and after.question is not None:
        data |= {"ok": after.mark.ok, "done": after.over, "diagnosis": after.mark.diagnosis}
        data |= {"shown": True} if after.question.told else {}
        data |= {"rests": True} if after.rests else {}
        data |= {} if ms is None else {"ms": ms}
    return changed(made, data=data), after


def _about(attempt: Attempt) -> dict[str, Json]:
    """What memory wants to know of the question, without having to make it again."""
    if attempt.kind is None or attempt.item is None or attempt.question is None or attempt.spec is None:
        return {}
    card = attempt.kind.recognises(attempt.item)
    told: dict[str, Json] = {
        "skill": attempt.spec.skill,
        "kind": attempt.kind.name,
        "guess": round(attempt.kind.guess_rate(attempt.item), 4),
        "help": attempt.question.heard >= HELP,
    }
    return told | ({"card": card} if card else {})


def _caught_up(attempt: Attempt, event: Event) -> Attempt:
    # Saved events come from where the learner was: when that is further on, steps were added in between since.
    place = attempt.lesson.step(event.step)
    if place is None or place <= attempt.at or event.step in attempt.went:
        return attempt
    return changed(fresh(attempt), at=place, path=(*attempt.path, attempt.at))

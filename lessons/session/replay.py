"""A lesson being taken: a pure fold over what the learner did. No clock, no chance, no screen."""

from __future__ import annotations

from collections.abc import Iterable

from engine.fast_dataclass import changed
from lessons.learner.event import KNOWN, Event, Json
from lessons.session.course import Course
from lessons.session.state import Taking
from lessons.session.transitions import MOVES, fresh, settle
from lessons.session.tries import HELP

__all__ = ["Course", "Taking", "event", "follow", "replay", "start", "step", "take"]


def start(course: Course) -> Taking:
    """The beginning of a lesson."""
    return settle(Taking(course))


def replay(course: Course, events: Iterable[Event]) -> Taking:
    """Where these events lead. A step that was put into the lesson after the learner passed there is passed."""
    taking = start(course)
    for event in events:
        taking = follow(taking, event)
    return taking


def follow(taking: Taking, event: Event) -> Taking:
    """As :func:`take`, of an event from the log: steps that were put in before its own since then are passed."""
    return take(_caught_up(taking, event), event)


def take(taking: Taking, event: Event) -> Taking:
    """What the event makes of it. An event that is stale, unknown, or already taken changes nothing."""
    here = event.kind == KNOWN or event.step == taking.step_id
    if not here or event.nonce in taking.seen or event.kind not in MOVES:
        return taking
    after = MOVES[event.kind](taking, event)
    return taking if after is taking else changed(after, seen=taking.seen | {event.nonce})


def event(
    taking: Taking,
    kind: str,
    nonce: str,
    *,
    value: Json = None,
    seed: int | None = None,
    ms: int | None = None,
    ask: Json = None,
    other: bool = False,
    back: int | None = None,
) -> Event | None:
    """The event to be saved for what the learner just did; None when it means nothing here and nothing is to be saved."""
    made = step(taking, kind, nonce, value=value, seed=seed, ms=ms, ask=ask, other=other, back=back)
    return None if made is None else made[0]


def step(
    taking: Taking,
    kind: str,
    nonce: str,
    *,
    value: Json = None,
    seed: int | None = None,
    ms: int | None = None,
    ask: Json = None,
    other: bool = False,
    back: int | None = None,
) -> tuple[Event, Taking] | None:
    """As :func:`event`, with where it leads: what :func:`take` makes of it once it is saved, without marking it again.

    An answer is saved with what came of it, so that a later change of the lesson does not take credit away; ``ms`` is how
    long it took by the browser's own clock. ``ask``: with the seed of a question about what a drill stands on, that question.
    ``other``: with cards that are not those of the lesson; ``back``: what was missed comes back, by its place.
    """
    data: dict[str, Json] = {}
    if seed is not None:
        data |= {"seed": seed, "other": other}
    if back is not None:
        data["back"] = back
    if ask is not None:
        data["ask"] = ask
    if kind == "answer":
        data["value"] = value
    made = Event(kind, taking.step_id, nonce, data)
    after = take(taking, made)
    if after is taking:
        return None
    if kind == "answer" and after.mark is not None and after.question is not None:
        data |= {"ok": after.mark.ok, "done": after.over, "diagnosis": after.mark.diagnosis}
        data |= {"shown": True} if after.question.told else {}
        data |= {"rests": True} if after.rests else {}
        data |= {} if ms is None else {"ms": ms}
    if kind in ("answer", "reveal"):
        data |= _about(taking)
    return changed(made, data=data), after


def _about(taking: Taking) -> dict[str, Json]:
    """What memory wants to know of the question, without having to make it again."""
    if taking.kind is None or taking.item is None or taking.question is None or taking.spec is None:
        return {}
    card = taking.kind.recognises(taking.item)
    told: dict[str, Json] = {
        "skill": taking.spec.skill,
        "kind": taking.kind.name,
        "guess": round(taking.kind.guess_rate(taking.item), 4),
        "help": taking.question.heard >= HELP,
    }
    return told | ({"card": card} if card else {})


def _caught_up(taking: Taking, event: Event) -> Taking:
    # Saved events come from where the learner was: when that is further on, steps were added in between since.
    place = taking.lesson.step(event.step)
    if place is None or place <= taking.at or event.step in taking.went:
        return taking
    return changed(fresh(taking), at=place, path=(*taking.path, taking.at))

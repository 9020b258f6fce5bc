"""What comes back in a lesson, found: the same with really other cards, another form of the same, or nothing at all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from lessons.course.course import again, dealt, in_form
from lessons.learner.event import Event, Json
from lessons.question.kind import Item
from lessons.question.likeness import other_than
from lessons.question.registry import kinds
from lessons.review.stock import stocks
from lessons.script.steps import Step, kind_of
from lessons.session import replay
from lessons.session.met import fits_here
from lessons.session.returning.remediation import spec_of
from lessons.session.state import Attempt
from lessons.yamlfile.fields import Spec

TRIES, FORMS = 12, 4
"""Seeds looked at for other cards, and for each other form."""
SEEDS = 2**32


def brought_back(
    attempt: Attempt, place: int, nonce: str, rng: Random, anew: bool = False
) -> tuple[Event, Attempt] | None:
    """The event that asks again for what was missed at this place of :attr:`Taking.missed`, and where it leads.

    Where neither other cards nor another form can be found, it lets go of it, but for what the learner asked for.
    """
    seed = other_cards(attempt, place, rng)
    if seed is not None:
        return replay.step(attempt, "present", nonce, seed=seed, other=True, back=place, anew=anew)
    form = another_form(attempt, place, rng)
    if form is not None:
        return replay.step(attempt, "present", nonce, seed=form[1], ask=form[0], other=True, back=place, anew=anew)
    # Whoever wants to mend it gets the same cards rather than nothing.
    wanted = attempt.missed[place].wanted
    seed = rng.randrange(SEEDS) if wanted else 0
    return replay.step(attempt, "present", nonce, seed=seed, other=True, back=place, anew=anew, let_go=not wanted)


def other_cards(attempt: Attempt, place: int, rng: Random) -> int | None:
    """A seed with which the question has cards that it had not in this lesson, and none that were not met; None: there is none."""
    one, first = attempt.missed[place], attempt.item_missed(place)
    spec = attempt.course.question(one.step)
    if spec is None or first is None:
        return None
    kind, earlier = kinds()[kind_of(spec)], list(_earlier(attempt, place, kind_of(spec)))
    for _ in range(TRIES):
        seed = rng.randrange(SEEDS)
        item = _made(attempt, place, seed)
        if item is not None and other_than(kind, item, earlier) and fits_here(attempt, place, kind.name, item):
            return seed
        if kind.fixed(spec) and not kind.varies and not spec.again and not spec.deal:
            return None  # there is only the one
    return None


def _earlier(attempt: Attempt, place: int, kind: str) -> Iterator[Item]:
    """The questions of this kind that were missed of the same step, and all as which they came back."""
    step = attempt.missed[place].step
    for i, one in enumerate(attempt.missed):
        if one.step != step:
            continue
        spec = attempt.course.question(step)
        if spec is not None and kind_of(spec) == kind:
            yield from (
                its for its in (attempt.item_missed(i), *(_made(attempt, i, seed) for seed in one.seeds)) if its
            )
        for form, seed in one.forms:
            if kind_of(form) == kind and (its := in_form(attempt.course, form, seed)) is not None:
                yield its


def _made(attempt: Attempt, place: int, seed: int) -> Item | None:
    one, course = attempt.missed[place], attempt.course
    spec = course.question(one.step)
    if spec is not None and spec.deal:
        return dealt(course, one.step, seed)
    return again(course, one.step, seed, one.number)


def another_form(attempt: Attempt, place: int, rng: Random) -> tuple[dict[str, Json], int] | None:
    """Another question about the same skill, as the log keeps it, with its seed; None where there is none."""
    course, one = attempt.course, attempt.missed[place]
    spec, stock = course.question(one.step), stocks().get(course.lesson.game)
    if spec is None or stock is None:
        return None
    forms = [form for form in stock.drills.get(spec.skill, ()) if form.drawn and not form.rules]
    told = {one: _ways(course.lesson.steps, one) for one in {form.kind for form in forms}}
    met = {one: _ways(course.lesson.steps[: attempt.at + 1], one) for one in told}
    for form in rng.sample(forms, len(forms)):
        asked = spec_of(form.ask())
        if asked is None or (told[form.kind] and _way(asked) not in met[form.kind]):
            continue  # the lesson has yet to tell what is asked in this way
        earlier = list(_earlier(attempt, place, form.kind))
        for _ in range(FORMS):
            seed = rng.randrange(SEEDS)
            item = in_form(course, asked, seed)
            if item is None:
                break
            if other_than(kinds()[form.kind], item, earlier) and fits_here(attempt, place, form.kind, item):
                return form.ask(), seed
    return None


def _ways(steps: Sequence[Step], kind: str) -> set[str]:
    """In which ways these steps ask questions of one kind."""
    return {_way(step) for step in steps if isinstance(step, Spec) and kind_of(step) == kind}


def _way(asked: Spec) -> str:
    """What is asked, where a kind can ask several things."""
    return str(getattr(asked, "ask", ""))

"""Whoever takes a lesson pressing this and that comes where he came before: what lies there, what is said, how far the bar is.

A line for each learner: what came of the steps, the sentence at the end; and a number that knows every moment on the way.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.fast_dataclass import changed
from lessons.course.course import Course
from lessons.course.loader import library
from lessons.learner.event import Event
from lessons.question.kind import Message
from lessons.question.registry import about
from lessons.review.again import brought_back
from lessons.review.before import before
from lessons.session import bar, ending, replay, summary
from lessons.session.returning.remediation import CHOICES
from lessons.session.state import Attempt
from tests.conftest import Golden
from tests.engine.written_down import brief, known

from .test_bots import anything, reply
from .test_player import BYE, DRILL, GRANDE, HELLO, ONE, course

LEARNERS, PRESSES, SOME = 12, 90, 60
SHOWN = '  - {say: {en: "Look", it: "Guarda"}, show: {trick: "CK C8", hand: "T16 C9 BQ"}}\n'
TALK = (
    '  - {id: talk, kind: legal-plays, skill: must-trump, trick: "CK", hand: "T16 BQ S7", '
    "aim: [must-overtrump], discuss: true}\n"
)
OFTEN = (
    "  - {id: often, drill: legal-plays, skill: must-trump, aim: [may-discard-when-void, must-overtrump], "
    "until: {mastery: 0.95, at_most: 9}}\n"
)
AWAY = "  - {branch: {step: often, went: mastered}, to: bye}\n"
PLAY = "  - {id: play, kind: play-tricks, skill: no-duty-to-beat, of: numbers, each: 4, leader: left}\n"
LESSONS = {
    "texts and questions": HELLO + ONE + SHOWN + GRANDE + TALK + BYE,
    "drills": SHOWN + DRILL + ONE + OFTEN + AWAY + GRANDE + BYE,
    "hands": ONE + PLAY + TALK + BYE,
}
"""Every sort of step."""
WHOLE = "ottocento/the-table-test"
"""One deal, with a result at its end."""


def lesson(name: str) -> Course:
    if name in LESSONS:
        return course(LESSONS[name])
    return Course.of(next(one for one in library() if one.id == name))


def press(at: Attempt, rng: Random, knows: float, nonce: str) -> tuple[Event, Attempt] | None:
    """What somebody does here: what is due, the right thing, a wrong one, help, back, or what means nothing here."""
    if at.comes_back is not None:
        return brought_back(at, at.comes_back, nonce, rng)
    if at.wants_seed:
        drawn, ask = rng.randrange(2**31), None
        if at.detour is not None and at.detour.stage == "before" and at.spec is not None:
            found = before(at.spec.skill, at.lesson.game, rng)
            ask, drawn = found or (None, drawn)
        return replay.step(at, "present", nonce, seed=drawn, ask=ask, other=at.may_vary and rng.random() < 0.3)
    sort = rng.random()
    if sort < 0.12:
        kind = rng.choice(("hint", "hint", "reveal", "undo", "back", "mend", "unheard-of", "present"))
        return replay.step(at, kind, nonce)
    if not at.asks or at.over or at.rests or at.talks or (at.passes and sort < 0.5):
        return replay.step(at, "next", nonce)
    return replay.step(at, "answer", nonce, value=_value(at, rng, knows), ms=rng.choice((None, 900, 40_000)))


def _value(at: Attempt, rng: Random, knows: float) -> Any:
    if at.offers:
        return rng.randrange(len(CHOICES))
    asked, kind, item, panel = at.question, at.kind, at.item, at.panel
    if asked is None or kind is None or item is None or panel is None or rng.random() < 0.03:
        return rng.choice((None, [99], {"choice": 77}, "x"))
    right = kind.right(item, asked.given)
    if rng.random() < knows:
        return reply(kind, item, asked.given, right)
    wrong = [misled for one in about(kind.name) if (misled := kind.answer_under(item, asked.given, one)) is not None]
    chosen = rng.choice(wrong) if wrong and rng.random() < 0.5 else anything(panel, rng)
    return reply(kind, item, asked.given, chosen)


def said(many: tuple[Message, ...]) -> str:
    """Not a sentence of the author's own."""
    return " ".join(f"{one.reason}({brief(one.facts)})" if "en" not in one.facts else one.reason for one in many)


def told(at: Attempt) -> str:
    """All that a screen shows of this moment."""
    can = f"{at.can_undo:d}{at.can_go_on:d}{at.can_go_back:d}{at.more_hints:d}{at.open:d}{at.over:d}{at.rests:d}"
    panel = f"{at.panel.mode} {said((at.panel.prompt, *at.panel.choices))}" if at.panel else ""
    place = f"{bar.place(at)} {bar.part(at)} {bar.at_step(at)} {at.coming_back} {at.standing}"
    return f"{at.revision} {can} {place} | {panel} | {said(at.mark.says if at.mark else ())} | {said(at.hints)}"


@pytest.mark.parametrize("name", [*LESSONS, WHOLE])
def test_a_lesson_taken_by_chance_leads_where_it_led_before(name: str, golden: Golden) -> None:
    its = lesson(name)
    lines = [line for seed in range(LEARNERS if name in LESSONS else 2) for line in _taken(its, seed)]
    golden(f"walks/{name.replace('/', '-')}.txt", "".join(f"{line}\n" for line in lines))


@pytest.mark.parametrize("game", sorted({one.game for one in library()}))
def test_every_lesson_taken_by_chance_leads_where_it_led_before(game: str, golden: Golden) -> None:
    """A line a lesson, for what is in one alone: house rules of its own, drills of other lessons when a question comes back."""
    lines = list[str]()
    for seed, one in enumerate(one for one in library() if one.game == game):
        end, *more = _taken(Course.of(one), seed, SOME)
        lines.append(f"{one.id} {end.partition(':')[0]} {known([end, *more])}\n")
    golden(f"walks/lessons-of-{game}.txt", "".join(lines))


def _of_old(event: Event, rng: Random) -> Event:
    """As logs of old have an answer, or one cut off: nothing, or not all, is said of what came of it."""
    said = [one for one in ("ok", "done") if one in event.data]
    gone = rng.sample(said, rng.randint(0, len(said)))
    return changed(event, data={name: one for name, one in event.data.items() if name not in gone}, nonce=event.nonce)


def _taken(its: Course, seed: int, presses: int = PRESSES) -> Iterator[str]:
    rng, at, log, moments = Random(f"{its.lesson.id} {seed}"), replay.start(its), list[Event](), list[str]()
    knows = (0.9, 0.6, 0.3)[seed % 3]
    for number in range(presses):
        made = press(at, rng, knows, f"n{number}")
        if made is not None:
            log.append(made[0])
            at = made[1]
        moments.append(f"{brief(made[0].data) if made else 'nothing'}: {told(at)}")
        if at.done and rng.random() < 0.3:
            break
    assert replay.replay(its, log).went == replay.followed(its, log).went == at.went
    assert replay.followed(its, [_of_old(one, rng) for one in log]).went == at.went
    went = " ".join(f"{step} {came}" for step, came in at.went.items())
    knows_now = " ".join(f"{skill} {value:.4f}" for skill, value in at.knows.items())
    made_wrong = " / ".join(f"{one.skill} {one.mended:d} {said(one.says)}" for one in summary.mistakes(at))
    yield f"{seed} {'done' if at.done else 'on the way'}: {went} | {knows_now} | {at.tally} {at.count} {at.left}"
    yield f"  {said((ending.headline(at), ending.rule_to_keep(at)))} | {made_wrong} | {known(moments)}"

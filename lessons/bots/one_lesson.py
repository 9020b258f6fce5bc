"""``python -m lessons bots LESSON``: one lesson tried in seconds, by somebody who knows, somebody who guesses, and believers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any

from lessons.bots.believers import gives_away
from lessons.course.course import Course, question_at
from lessons.course.loader import shipped, shown, unready
from lessons.learner.event import Json
from lessons.lint.findings import found_in
from lessons.question.kind import Answer, Item, Kind, Panel
from lessons.question.panel import number_of
from lessons.question.registry import about, kinds
from lessons.review.again import brought_back
from lessons.script.lesson_reader import LoadedFile, load_file
from lessons.script.steps import is_drill, kind_of
from lessons.session.replay import Attempt, event, start, take
from lessons.text.message import in_figures
from lessons.yamlfile.fields import Spec
from lessons.yamlfile.strict_yaml import bytes_of

SEEDS, GUESSERS, MOST = 20, 10, 600
Answers = Callable[[Attempt], Json]


@dataclass(frozen=True, slots=True)
class QuestionTrial:
    """A question of the lesson: situations seen, how often a guess is right, misconception -> share of those it is named in."""

    step: str
    kind: str
    drawn: int
    guess: float
    named: dict[str, float]
    aimed: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Walk:
    """One way through the lesson: whether it came to the end, and what was answered at how many questions."""

    ended: bool
    answers: int
    right: int


def main(lesson: str) -> int:
    """Try the lesson of this id or file, and print what came of it; 1 where somebody gets stuck or an aim is missed."""
    loaded = _loaded(lesson)
    wrong = loaded.problems or unready(loaded)
    if loaded.lesson is None or wrong:
        for one in found_in(_text(lesson), wrong):
            print(one.problem, one.line, sep="\n")
        return 1
    course = Course.of(loaded.lesson)
    missed = sum(_told(one) for one in questions(course))
    knows = walk(course, knowing, 1)
    guessed = [walk(course, guessing(Random(seed)), seed) for seed in range(GUESSERS)]
    _ways(knows, guessed)
    return 1 if missed or not knows.ended or knows.right < knows.answers else 0


def questions(course: Course) -> Iterator[QuestionTrial]:
    """Every question of the lesson, over some seeds."""
    for step in course.lesson.steps:
        if isinstance(step, Spec):
            kind = kinds()[kind_of(step)]
            items = [item for seed in range(SEEDS) if (item := question_at(course, step.id, seed, seed)) is not None]
            yield QuestionTrial(
                step.id, f"{kind.name}{' (drill)' if is_drill(step) else ''}", len(items),
                mean(kind.guess_rate(item) for item in items) if items else 0.0, _named(kind, items, step.aim), step.aim,
            )  # fmt: skip


def walk(course: Course, answers: Answers, seed: int) -> Walk:
    """From the first step to the end, or until so much has happened that there is none."""
    attempt, asked, right = start(course), 0, 0
    draws = Random(seed)
    for nonce in map(str, range(MOST)):
        back = attempt.comes_back
        if back is None and attempt.done:
            return Walk(True, asked, right)
        if back is not None:
            found = brought_back(attempt, back, nonce, draws)
            made = found[0] if found else None
        elif attempt.wants_seed:
            made = event(attempt, "present", nonce, seed=draws.randrange(2**32))
        elif attempt.can_go_on:
            made = event(attempt, "next", nonce)
        elif attempt.question is not None and attempt.question.came == "wrong":
            made = event(attempt, "reveal", nonce)  # after one wrong answer they want to see it
        else:
            made = event(attempt, "answer", nonce, value=answers(attempt))
            asked += 1
            right += bool(made is not None and made.data.get("ok"))
        if made is None:
            break
        attempt = take(attempt, made)
    return Walk(attempt.done, asked, right)


def knowing(attempt: Attempt) -> Json:
    """The right answer, as a browser sends it."""
    assert attempt.kind is not None
    assert attempt.item is not None
    assert attempt.question is not None
    assert attempt.panel is not None
    return sent(attempt.panel, attempt.kind.right(attempt.item, attempt.question.given))


def guessing(rng: Random) -> Answers:
    """Anything that the panel takes."""

    def answer(attempt: Attempt) -> Json:
        panel = attempt.panel
        assert panel is not None
        if panel.mode == "number":
            return rng.randrange(100)
        if panel.mode == "choice":
            return rng.randrange(len(panel.choices))
        fewest = max(panel.at_least, 0 if panel.mode == "many" else 1)
        many = rng.randint(fewest, max(fewest, min(panel.at_most, len(panel.pickable))))
        picked: list[Json] = list(rng.sample(range(len(panel.pickable)), min(many, len(panel.pickable))))
        return picked

    return answer


def sent(panel: Panel, answer: Answer) -> Json:
    """An answer in the browser's terms."""
    if panel.mode == "number":
        return in_figures(number_of(answer))
    if panel.mode == "choice":
        return answer[0]
    if answer and answer[0] < 0:
        return {"choice": -1 - answer[0]}
    return list(answer)


def _named(kind: Kind[Any, Any], items: list[Item], aims: tuple[str, ...]) -> dict[str, float]:
    """How often each misconception is given away; of those not aimed at only such as show at all."""
    shares: dict[str, float] = {}
    for one in about(kind.name):
        if items and not one.fits(items[0].game):
            continue  # it is about cards, or a rule, of another game
        asked = [item for item in items if one.id in item.aim] if one.id in aims else items
        share = mean(gives_away(kind, item, one.id) for item in asked) if asked else 0.0
        if share or one.id in aims:
            shares[one.id] = share
    return shares


def _told(one: QuestionTrial) -> int:
    """Print a question; the number of its aims that are never named."""
    print(f"{one.step:28}{one.kind:26}{one.drawn:>3} of {SEEDS} situations   guess {one.guess:>5.1%}")
    for name, share in sorted(one.named.items(), key=lambda told: (told[0] not in one.aimed, -told[1])):
        print(f"    {'aimed at' if name in one.aimed else 'also'}: {name} named in {share:.0%}")
    return sum(not one.named.get(name) for name in one.aimed) + (one.drawn == 0)


def _ways(knows: Walk, guessed: list[Walk]) -> None:
    end = "comes to the end" if knows.ended else "DOES NOT COME TO THE END"
    print(f"\nwho knows it all: {knows.answers} answers, {knows.right} right, {end}")
    asked = mean(one.answers for one in guessed)
    right = mean(one.right / max(1, one.answers) for one in guessed)
    ended = sum(one.ended for one in guessed)
    print(
        f"who guesses: {asked:.0f} answers, {right:.0%} right, {ended} of {len(guessed)} come to the end within {MOST} moves"
    )


def _loaded(lesson: str) -> LoadedFile:
    path = shipped().files.get(lesson) or Path(lesson)
    return load_file(path, shown(path))


def _text(lesson: str) -> str:
    found = bytes_of(Path(lesson), lesson)
    return found.decode("utf-8", "replace") if isinstance(found, bytes) else ""

"""``make bots``: the way to mastery of each skill, how often each wrong rule is caught, how long lessons take, evenings by plan."""

from __future__ import annotations

from statistics import mean

from lessons.bots import minutes, series
from lessons.bots.believers import WITHIN, caught
from lessons.bots.learners import GUESSER, NATURES, USUAL, Course, Journey, journey
from lessons.course.loader import shipped
from lessons.question.registry import kinds, misconceptions
from lessons.review.stock import Stock, stocks
from lessons.text.skills import skills

LEARNERS, GUESSES = 40, 1600
FALSE = 0.01
"""What somebody who guesses may seem to have mastered, at most; looked at in so many skills, so that luck is not all."""
MASTERED = 0.99
"""Of the skills those that each sort of learner has mastered in the end, on average. That *all* of the forgetful master all of
forty-five skills is too much to ask: what they lose in a day is a twentieth, and each miss asks for more proof."""
SAMPLES = 3
GUESSING_DAYS = 120
"""So long a guesser goes on guessing; a learner goes on until all is mastered."""


def course_of(stock: Stock) -> Course:
    """The skills that can be asked, in the order of the curriculum, with how often a guess is right."""
    known = [skill for skill in skills() if stock.by_skill.get(skill)]
    return Course({skill: guess_rate(stock, skill) for skill in known}, skills())


def guess_rate(stock: Stock, skill: str) -> float:
    """The mean over the skill's templates, a few situations each."""
    rates = [
        kinds()[template.kind].guess_rate(item)
        for template in stock.by_skill[skill]
        for seed in range(SAMPLES)
        if (item := stock.item(template, seed)) is not None
    ]
    return mean(rates) if rates else 0.25


def journeys(course: Course, learners: int = LEARNERS) -> dict[str, list[Journey]]:
    """Nature -> that many learners' ways."""
    ways = {one.name: [journey(one, course, seed) for seed in range(learners)] for one in NATURES}
    return ways | {GUESSER.name: _guessers(course, learners)}


def _guessers(course: Course, learners: int) -> list[Journey]:
    many = max(learners, GUESSES // len(course.guess))
    return [journey(GUESSER, course, seed, GUESSING_DAYS) for seed in range(many)]


def main() -> int:
    """Print the tables; the exit code counts the promises that were not kept."""
    broken = 0
    missing = set(misconceptions())
    for name, stock in stocks().items():
        course = course_of(stock)
        if not course.guess:
            continue
        ways = journeys(course)
        print(f"{name}: {len(course.guess)} skills, {LEARNERS} learners of each sort\n")
        print(f"{'skill':24}{'guess':>7}{'items':>7}{'days':>6}{'not mastered':>14}{'changed':>9}{'false':>8}")
        for skill in course.guess:
            print(_row(skill, course, ways))
        broken += _sums(course, ways)
        print(f"\n{'misconception':40}{'skill':24}{'kinds':>6}{f'named within {WITHIN}':>16}")
        for wrong in misconceptions().values():
            if stock.by_skill.get(wrong.skill):
                told = caught(stock, wrong.id)
                if not told.kinds:
                    continue  # it belongs to another game
                missing.discard(wrong.id)
                broken += told.share < 1
                print(f"{told.misconception:40}{told.skill:24}{told.kinds:>6}{told.share:>16.0%}")
        print()
    if missing:
        print("in no question of any game:", ", ".join(sorted(missing)))
    return 1 if broken + len(missing) + _minutes() + series.main() else 0


def _minutes() -> int:
    """Print how long each lesson takes; the number of promises that are not kept."""
    lessons = shipped().lessons
    found = minutes.measured(lessons, paces=(*minutes.PACES, minutes.AT_RANDOM))
    print(*minutes.told(lessons, found), "", *(wrong := minutes.broken(lessons, found)), sep="\n")
    return len(wrong)


def _row(skill: str, course: Course, ways: dict[str, list[Journey]]) -> str:
    usual, guessing = ways[USUAL.name], ways[GUESSER.name]
    learners = [way for nature in NATURES for way in ways[nature.name]]
    items = [way.items[skill] for way in usual if skill in way.items]
    days = [way.day[skill] for way in usual if skill in way.day]
    missing = sum(skill not in way.items for way in learners) / len(learners)
    changed = sum(skill in way.stuck for way in learners) / len(learners)
    false = sum(skill in way.items for way in guessing) / len(guessing)
    return (
        f"{skill:24}{course.guess[skill]:>7.2f}{mean(items) if items else 0:>7.1f}{mean(days) if days else 0:>6.1f}"
        f"{missing:>14.1%}{changed:>9.1%}{false:>8.1%}"
    )


def _sums(course: Course, ways: dict[str, list[Journey]]) -> int:
    broken, skills_ = 0, len(course.guess)
    print()
    for nature in NATURES:
        mastered = mean(len(way.items) / skills_ for way in ways[nature.name])
        every = mean(len(way.items) == skills_ for way in ways[nature.name])
        broken += mastered < MASTERED
        print(f"{nature.name:12} mastered {mastered:.1%} of the skills, all of them {every:.0%} of the learners")
    false = mean(len(way.items) / skills_ for way in ways[GUESSER.name])
    print(f"{GUESSER.name:12} mastered {false:.1%} of the skills (at most {FALSE:.0%} is allowed)")
    return broken + (false > FALSE)

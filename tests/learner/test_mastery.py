"""Mastery: what guessing cannot reach and learning does, whatever the learner is like."""

from __future__ import annotations

from datetime import timedelta
from itertools import pairwise
from random import Random

import pytest

from lessons.bots.learners import GUESSER, NATURES, Course, Nature, journey
from lessons.memory.memory import remember
from lessons.review.choosing import MOST, Wish, choose
from lessons.session.mastery import ENOUGH, LATER, STUCK, SkillStanding, answered
from lessons.text.skills import Skill

from .days import MORNING, Diary

TOMORROW = MORNING + LATER + timedelta(hours=2)
RATES = (0.02, 0.05, 0.1, 0.15, 0.25, 0.33, 0.5)


def course(skills: int = 20) -> Course:
    """Skills in a chain, with every guess rate there is."""
    names = [f"skill-{i:02}" for i in range(skills)]
    before = {name: (names[i - 1],) if i else () for i, name in enumerate(names)}
    guess = {name: RATES[i % len(RATES)] for i, name in enumerate(names)}
    return Course(guess, {name: Skill(name, {}, before[name]) for name in names})


def test_a_guesser_masters_at_most_one_skill_in_a_hundred() -> None:
    ways = [journey(GUESSER, course(), seed, days=60) for seed in range(40)]
    assert sum(len(way.items) for way in ways) / (20 * len(ways)) <= 0.01


@pytest.mark.parametrize("guess", RATES)
def test_a_month_of_guessing_two_a_day_masters_no_more_than_one_in_twenty(guess: float) -> None:
    mastered = 0
    for seed in range(400):
        rng, standing, ever = Random(seed), SkillStanding(), False
        for turn in range(60):
            came = "right" if rng.random() < guess else "wrong"
            standing = answered(standing, came, guess, MORNING + timedelta(days=turn // 2, minutes=turn))
            ever |= standing.mastered
        mastered += ever
    assert mastered / 400 <= 0.05


@pytest.mark.parametrize("nature", NATURES, ids=lambda nature: nature.name)
def test_every_sort_of_learner_masters_every_skill(nature: Nature) -> None:
    for seed in range(8):
        way = journey(nature, course(), seed)
        assert len(way.items) == 20, (nature.name, seed)
        assert way.shortest > 0, "a review that asks nothing"


def test_nothing_is_mastered_on_the_day_it_is_learned() -> None:
    standing = SkillStanding()
    for minute in range(100):
        standing = answered(standing, "right", 0.02, MORNING + timedelta(minutes=minute))
    assert standing.known > ENOUGH
    assert not standing.mastered
    assert answered(standing, "right", 0.02, TOMORROW).mastered


def test_a_choice_of_two_has_to_be_right_twice_a_day_later() -> None:
    standing = SkillStanding()
    for minute in range(100):
        standing = answered(standing, "right", 0.5, MORNING + timedelta(minutes=minute))
    standing = answered(standing, "right", 0.5, TOMORROW)
    assert not standing.mastered
    assert answered(standing, "right", 0.5, TOMORROW).mastered


def test_after_many_misses_it_takes_a_longer_run() -> None:
    def runs(wrong: int) -> int:
        standing = SkillStanding(known=0.99, since=MORNING, wrong=wrong)
        for turn in range(1, 20):
            standing = answered(standing, "right", 0.25, TOMORROW)
            if standing.mastered:
                return turn
        raise AssertionError("never")

    assert [runs(wrong) for wrong in (0, 8, 16, 64, 256)] == [1, 1, 2, 3, 4]


def test_what_came_to_be_known_is_asked_again_the_next_day() -> None:
    diary, known = Diary(), course(3)
    for _ in range(6):
        diary.question(skill="skill-01", guess=0.25)
    memory = diary.memory()
    assert "skill-01" not in memory.due(diary.at + timedelta(days=1)), "memory alone would wait longer"
    diary.question(skill="skill-00", guess=0.25)
    choice = choose(diary.memory(), known.skills, known.guess, diary.at + timedelta(days=1))
    assert choice.wishes[0].skill == "skill-01"


def test_one_slip_takes_no_mastery_away_but_several_do() -> None:
    standing = SkillStanding(known=0.99, since=MORNING, mastered=True)
    standing = answered(standing, "wrong", 0.1, TOMORROW)
    assert standing.mastered
    for _ in range(2):
        standing = answered(standing, "wrong", 0.1, TOMORROW)
    assert not standing.mastered


def struggling(skill: str, diary: Diary) -> None:
    for _ in range(STUCK):
        diary.question(False, skill=skill, guess=0.1)


def test_after_eight_misses_the_tutor_shows_how_it_goes_instead_of_asking_on() -> None:
    diary, known = Diary(), course(2)
    struggling("skill-00", diary)
    choice = choose(diary.memory(), known.skills, known.guess, diary.at)
    assert choice.helped == ("skill-00",)
    assert choice.wishes[0].example
    assert sum(not wish.example for wish in choice.wishes) == 1


def test_a_shaky_prerequisite_is_asked_first() -> None:
    diary, known = Diary(), course(2)
    diary.question(False, skill="skill-00", guess=0.1)
    struggling("skill-01", diary)
    choice = choose(diary.memory(), known.skills, known.guess, diary.at)
    assert "skill-01" in choice.helped
    assert any(wish.skill == "skill-00" for wish in choice.wishes)


def test_a_changed_approach_begins_the_count_anew() -> None:
    diary = Diary()
    struggling("skill-00", diary)
    assert diary.memory().standings["skill-00"].stuck
    diary.event("plan", "review/1", "", helped=["skill-00"])
    assert not diary.memory().standings["skill-00"].stuck


def test_a_review_mixes_and_ends() -> None:
    diary, known = Diary(), course(15)
    for name in known.guess:
        diary.question(name != "skill-03", skill=name, guess=0.1)
    for days in range(0, 60, 5):
        choice = choose(remember(diary.log), known.skills, known.guess, diary.at + timedelta(days=days))
        asked = [wish.skill for wish in choice.wishes]
        assert 0 < len(asked) <= MOST
        assert all(one != other for one, other in pairwise(asked))


@pytest.mark.parametrize("days", [1, 3, 9, 40])
def test_a_review_begins_with_something_one_can_do(days: int) -> None:
    diary, known = Diary(), course(15)
    for place, name in enumerate(known.guess):
        for _ in range(4):
            diary.question(place % 3 == 0, skill=name, guess=0.05)
    diary.wait(days=days)
    memory = diary.memory()
    for most in (1, 3, MOST):
        first = choose(memory, known.skills, known.guess, diary.at, most).wishes[0]
        assert memory.standings[first.skill].known >= ENOUGH
        assert not first.example


def test_where_nothing_is_known_yet_a_review_begins_with_what_comes_nearest() -> None:
    diary, known = Diary(), course(9)
    for place, name in enumerate(known.guess):
        for turn in range(3):
            diary.question(place == 7 and turn != 1, skill=name, guess=0.3)
    diary.wait(days=1)
    memory = diary.memory()
    assert all(standing.known < ENOUGH for standing in memory.standings.values())
    for most in (3, MOST):
        assert choose(memory, known.skills, known.guess, diary.at, most).wishes[0] == Wish("skill-07")


def test_what_was_never_right_does_not_keep_a_review_from_beginning() -> None:
    diary, known = Diary(), course(3)
    diary.question(False, skill="skill-00", guess=0.1)
    assert choose(diary.memory(), known.skills, known.guess, diary.at).wishes


def test_what_is_due_comes_before_what_is_not() -> None:
    diary, known = Diary(), course(15)
    for name in list(known.guess)[:12]:
        diary.question(skill=name, guess=0.02)
        diary.question(skill=name, guess=0.02)
    diary.wait(days=1)
    for name in list(known.guess)[:9]:
        diary.question(skill=name, guess=0.02)
    diary.wait(days=1, hours=1)
    memory = diary.memory()
    due = memory.due(diary.at)
    assert due
    chosen = {wish.skill for wish in choose(memory, known.skills, known.guess, diary.at).wishes}
    assert set(due) <= chosen


def test_skills_never_met_are_not_reviewed() -> None:
    diary, known = Diary(), course(5)
    diary.question(skill="skill-02", guess=0.1)
    choice = choose(diary.memory(), known.skills, known.guess, diary.at)
    assert {wish.skill for wish in choice.wishes} == {"skill-02"}
    assert choose(Diary().memory(), known.skills, known.guess, MORNING).wishes == ()

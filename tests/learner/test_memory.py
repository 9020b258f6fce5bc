"""What is due is read off the log alone: rebuilt or read on, taken back or not, now or in a month."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from random import Random
from time import process_time

import pytest

from lessons.learner.event import Event
from lessons.learner.store import Store
from lessons.memory import recall as recall_module
from lessons.memory.memory import MEMORY, Memory, as_it_stands, remember
from lessons.memory.recall import Recall
from lessons.session.mastery import LATER

from .days import LESSON, MORNING, Diary

SKILLS = ("follow-suit", "must-trump", "last-moor", "card-points")


def scribble(rng: Random, length: int) -> Diary:
    """A learner who does anything, in two lessons at once."""
    diary = Diary()
    for _ in range(length):
        lesson = rng.choice((LESSON, "review/1", "test/ottocento-before"))
        kind = rng.choice(("present", "answer", "answer", "answer", "undo", "hint", "reveal", "next", "back", "reset"))
        about = {"skill": rng.choice(SKILLS), "kind": "who-wins", "guess": 0.25, "card": rng.choice(("", "SQ", "T8"))}
        if kind == "answer":
            wrong = {"diagnosis": rng.choice(("first-moor-wins", None))}
            diary.answer(rng.random() < 0.6, lesson, **about, ms=rng.randint(500, 9000), **wrong)
        else:
            diary.event(kind, lesson, **(about if kind == "reveal" else {"seed": 1} if kind == "present" else {}))
        diary.wait(minutes=rng.choice((0, 1, 600)))
    return diary


@pytest.mark.parametrize("seed", range(20))
def test_reading_on_is_the_same_as_rebuilding(seed: int) -> None:
    rng = Random(seed)
    log = scribble(rng, 120).log
    memory, at = Memory(), 0
    while at < len(log):
        step = rng.randint(1, 9)
        memory = remember(log[at : at + step], memory)
        at += step
    assert memory == remember(log)
    assert as_it_stands(memory) == as_it_stands(remember(log))


def test_an_undo_restores_the_schedule_as_it_was() -> None:
    diary = Diary()
    diary.question()
    diary.wait(days=2)
    diary.event("present", seed=7)
    before = diary.memory()
    diary.answer(False, diagnosis="anything-goes")
    slipped = diary.memory()
    assert slipped.skills["follow-suit"].due < before.skills["follow-suit"].due + timedelta(days=2)
    assert slipped.mistakes
    diary.event("undo")
    after = diary.memory()
    assert after.skills == before.skills
    assert after.standings == before.standings
    assert not after.mistakes
    assert after.weeks == before.weeks
    diary.answer(True)
    assert diary.memory().standings["follow-suit"].right == 2


def test_only_one_answer_of_a_question_can_be_taken_back_and_none_after_next() -> None:
    diary = Diary()
    diary.event("present", seed=7)
    diary.answer(False)
    diary.event("undo")
    diary.answer(False)
    diary.event("undo")
    assert diary.memory().standings["follow-suit"].asked == 1
    diary.event("next")
    diary.event("undo")
    assert diary.memory().standings["follow-suit"].asked == 1


def test_what_was_shown_cannot_be_taken_back() -> None:
    diary = Diary()
    diary.event("present", seed=7)
    diary.event("reveal", skill="follow-suit", kind="legal-plays", guess=0.1)
    diary.event("undo")
    assert diary.memory().skills["follow-suit"].lapses == 1


def test_the_first_try_counts_and_a_second_one_does_not_mend_it() -> None:
    diary = Diary()
    diary.event("present", seed=7)
    diary.answer(False)
    diary.answer(True)
    standing = diary.memory().standings["follow-suit"]
    assert (standing.asked, standing.right) == (1, 0)


def test_an_answer_counts_before_next_was_pressed() -> None:
    diary = Diary()
    diary.event("present", seed=7)
    diary.answer(True)
    assert diary.memory().skills["follow-suit"].seen == 1


def test_right_answers_spread_out() -> None:
    diary, gaps = Diary(), []
    for _ in range(5):
        diary.question()
        trace = diary.memory().skills["follow-suit"]
        gaps.append(trace.due - diary.at)
        assert not trace.is_due(diary.at)
        diary.at = trace.due
        assert trace.is_due(diary.at)
    assert gaps == sorted(gaps)
    assert gaps[0] < timedelta(days=4)
    assert gaps[-1] > timedelta(days=60)


def test_what_was_wrong_comes_back_today_and_then_not_so_far_off_as_before() -> None:
    diary = Diary()
    for _ in range(3):
        diary.question()
        diary.at = diary.memory().skills["follow-suit"].due
    diary.question()
    long = diary.memory().skills["follow-suit"].due - diary.at
    diary.at = diary.memory().skills["follow-suit"].due
    diary.question(False)
    trace = diary.memory().skills["follow-suit"]
    assert trace.due.date() == diary.at.date()
    assert trace.is_due(diary.at + timedelta(minutes=15))
    diary.wait(minutes=15)
    diary.question()
    assert diary.memory().skills["follow-suit"].due - diary.at < long / 4


def test_what_is_due_this_evening_is_due_this_morning() -> None:
    diary = Diary(at=MORNING.replace(hour=21))
    diary.question()
    trace = diary.memory().skills["follow-suit"]
    assert trace.is_due(trace.due.replace(hour=7))
    assert not trace.is_due(trace.due.replace(hour=7) - timedelta(days=1))


def test_with_help_nothing_is_proved() -> None:
    diary = Diary()
    for _ in range(30):
        diary.question(help=True)
    memory = diary.memory()
    assert memory.standings["follow-suit"].since is None
    assert memory.skills["follow-suit"].is_due(diary.at + timedelta(minutes=15))


def test_a_card_recognised_slowly_comes_back_sooner() -> None:
    quick, slow = Diary(), Diary()
    for diary, ms in ((quick, 2000), (slow, 15000)):
        for _ in range(5):
            diary.question(card="SQ", ms=2000)
        diary.wait(days=3)
        diary.question(card="T8", ms=ms)
    soon, late = slow.memory().cards["T8"], quick.memory().cards["T8"]
    assert soon.due < late.due
    assert soon.lapses == 0


def test_mastery_needs_a_success_a_day_later() -> None:
    diary = Diary()
    for _ in range(12):
        diary.question()
    memory = diary.memory()
    assert memory.state("follow-suit", diary.at) == "known"
    assert not memory.standings["follow-suit"].mastered
    diary.wait(seconds=LATER.total_seconds())
    diary.question()
    assert diary.memory().state("follow-suit", diary.at) == "mastered"
    diary.at = diary.memory().skills["follow-suit"].due
    assert diary.memory().state("follow-suit", diary.at) == "due"


def test_the_states_of_a_skill() -> None:
    diary = Diary()
    assert diary.memory().state("follow-suit", diary.at) == "new"
    diary.question(False)
    assert diary.memory().state("follow-suit", diary.at) == "learning"


def test_a_test_measures_and_changes_nothing() -> None:
    diary = Diary()
    diary.question()
    before = diary.memory()
    diary.question(False, "test/ottocento-before")
    after = diary.memory()
    assert (after.skills, after.standings, after.weeks, after.mistakes) == (
        before.skills, before.standings, before.weeks, before.mistakes,
    )  # fmt: skip
    assert after.tests


def test_an_imported_answer_older_than_the_last_one_does_no_harm() -> None:
    diary = Diary()
    diary.question()
    diary.at = MORNING - timedelta(days=300)
    diary.question()
    trace = diary.memory().skills["follow-suit"]
    assert trace.seen == 2
    assert trace.due > MORNING


def test_a_log_of_ten_thousand_events_costs_an_answer_next_to_nothing(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "log.sqlite"), now=lambda: MORNING)
    diary, rng = Diary(), Random(1)
    while len(diary.log) < 10_000:
        diary.question(rng.random() < 0.8, skill=f"skill-{rng.randint(1, 41)}", card=rng.choice(("SQ", "T8", "")))
        diary.wait(minutes=20)
    code = "luna-castello-onda-faro"
    store.append_all(code, [(lesson, Event(e.kind, e.step, e.nonce, e.data, 0, e.at)) for lesson, e in diary.log])
    recall = Recall(store)
    recall.of(code)
    spent = []
    for turn in range(20):
        data = {"skill": "skill-3", "kind": "legal-plays", "guess": 0.1, "ok": True, "done": True}
        store.append(code, LESSON, Event("answer", "step", f"late-{turn:04d}", data), 10_000)
        store.append(code, LESSON, Event("next", "step", f"next-{turn:04d}"), 10_000)
        started = process_time()
        memory = recall.of(code)
        spent.append(process_time() - started)
    assert memory == Recall(store).of(code)
    assert sorted(spent)[len(spent) // 2] < 0.005
    store.close()


def test_who_was_there_last_is_kept_at_hand_and_who_has_long_been_away_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recall_module, "LEARNERS", 2)
    store = Store(str(tmp_path / "log.sqlite"), now=lambda: MORNING)
    anna, bruno, carla = codes = [f"luna-sole-onda-{word}" for word in ("faro", "mare", "riva")]
    for code in codes:
        store.append(code, LESSON, Event("next", "step", "nonce-0001"))
    recall, read = Recall(store), list[tuple[str, bool]]()
    log = store.log
    monkeypatch.setattr(store, "log", lambda who, after=0: (read.append((who, after == 0)), log(who, after=after))[1])
    for code in (anna, bruno, anna, carla, anna, bruno):
        recall.of(code)
    from_the_beginning = [(anna, True), (bruno, True), (anna, False), (carla, True), (anna, False), (bruno, True)]
    assert read == from_the_beginning
    store.close()


def test_a_skill_that_a_mistake_is_about_is_being_learned_though_no_question_was_its_own() -> None:
    diary = Diary()
    assert diary.memory().state("no-duty-to-beat", diary.at) == "new"
    diary.question(False, diagnosis="must-overtrump")
    assert diary.memory().state("no-duty-to-beat", diary.at) == "learning"
    assert diary.memory().state("matto", diary.at) == "new"
    diary.event("reset", MEMORY, "", skill="no-duty-to-beat")
    assert diary.memory().state("no-duty-to-beat", diary.at) == "new"

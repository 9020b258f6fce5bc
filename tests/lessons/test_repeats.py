"""What was missed comes back in its lesson: announced, counted and bounded, and with really other cards."""

from __future__ import annotations

from lessons.session import replay
from lessons.session.bar import place
from lessons.session.returning.returns import AT_A_TIME, BETWEEN, TIMES

from .test_player import BYE, DRILL, GO_ON, GRANDE, HELLO, ONE, Learner

FOUR = "".join(ONE.replace("id: one", f"id: {name}") for name in ("one", "two", "three", "four"))
MANY = "".join(ONE.replace("id: one", f"id: q{n}") for n in range(9))


def bring(learner: Learner) -> bool:
    """As the place does: what was missed is asked again where it is due."""
    back = learner.at.comes_back
    if back is None:
        return False
    event = replay.event(learner.at, "present", f"b{next(learner.nonces)}", seed=7, other=True, back=back)
    assert event is not None
    learner.log.append(event)
    learner.at = replay.take(learner.at, event)
    return True


def test_what_was_wrong_comes_back_two_questions_later_with_other_cards() -> None:
    learner = Learner(FOUR + BYE)
    learner.wrong()
    first = learner.at.item
    learner.right()
    learner.do("next")
    for _ in range(BETWEEN):
        assert not bring(learner)
        learner.right()
        learner.do("next")
    assert bring(learner)
    assert learner.at.item != first
    assert learner.at.kind is not None
    assert learner.at.kind.name == "legal-plays"
    learner.right()
    assert learner.do("next").step_id == "four"
    assert learner.at.missed[0].mended
    assert learner.at.tally == (2, 3), "a question that comes back is not counted again"


def test_what_was_missed_comes_back_before_the_text_at_the_end_and_breaks_off_none() -> None:
    learner = Learner(ONE + HELLO + ONE.replace("id: one", "id: two") + BYE)
    miss(learner)
    assert learner.at.comes_back is None, "not due yet"
    assert learner.do("next").step_id == "two"
    learner.right()
    assert learner.do("next").step_id == "bye"
    assert bring(learner), "before the last text, where nothing else is left to be asked"
    learner.right()
    assert learner.do("next").step_id == "bye"
    assert learner.do("next").done
    assert not bring(learner)


def test_nothing_comes_back_right_after_itself_not_even_at_the_end() -> None:
    learner = Learner(ONE + BYE)
    miss(learner)
    assert along(learner) == (1, 2, 0), "and nothing is announced"
    assert not bring(learner)
    learner.do("next")
    assert not bring(learner), "the end is the end"
    learner.do("mend")
    assert bring(learner), "but for whoever wants it"
    learner.wrong()
    learner.right()
    assert learner.do("next").done
    assert not bring(learner)


def test_whoever_only_presses_show_me_has_seen_the_lesson_and_not_done_it() -> None:
    learner = Learner(ONE + BYE)
    show(learner)
    assert learner.do("next").done
    assert learner.at.standing == "shown"
    learner.do("mend")
    assert bring(learner)
    learner.right()
    assert learner.do("next").standing == "done"


def test_two_wait_at_most_and_each_thing_once() -> None:
    learner = Learner(MANY + BYE)
    for _ in range(2):
        show(learner)
    assert learner.at.coming_back == 2
    seen = 0
    while not learner.at.last or learner.at.comes_back is not None:
        seen += bring(learner)
        show(learner)
        while learner.at.offers:
            learner.do("answer", GO_ON)
        assert learner.at.coming_back <= AT_A_TIME
    assert sum(one.times for one in learner.at.missed) == seen
    assert max(one.times for one in learner.at.missed) <= TIMES
    steps = {one.step for one in learner.at.missed}
    assert all(sum(one.times for one in learner.at.missed if one.step == step) <= TIMES for step in steps)


def test_what_was_found_at_the_second_try_comes_back_once_and_no_more() -> None:
    learner = Learner(MANY + BYE)
    miss(learner)
    times = 0
    while learner.at.step_id != "bye":
        if bring(learner):
            times += 1
            learner.wrong()
        learner.right()
        learner.do("next")
    assert times == 1


def thrice_shown() -> Learner:
    """Somebody who was shown the same thing when it was asked, and both times that it came back."""
    learner = Learner(GRANDE + MANY + BYE)
    show(learner)
    for _ in range(2):
        while not bring(learner):
            learner.right()
            learner.do("next")
        show(learner)
    return learner


def test_after_three_misses_of_one_thing_the_learner_is_asked_and_one_is_worked() -> None:
    learner = thrice_shown()
    assert learner.at.offers
    before, waits = place(learner.at)
    learner.do("answer", 0)
    learner.do("present", seed=77)
    worked = []
    while learner.at.question is not None and learner.at.question.worked:
        assert learner.at.kind is not None
        assert learner.at.kind.name == "count-grande"
        worked.append(len(learner.at.question.given))
        learner.do("next")
    assert worked == list(range(len(worked)))
    assert len(worked) > 1, "step by step"
    assert learner.at.wants_seed
    learner.do("present", seed=5, ask={"kind": "order-cards", "skill": "trump-order", "among": "trumps"})
    learner.right()
    assert learner.do("next").detour is not None, "two of what it stands on"
    learner.do("present", seed=6)
    assert learner.at.detour is None, "and where nothing is found, the lesson goes on"
    assert place(learner.at)[0] > before
    assert waits


def test_whoever_leaves_it_for_today_is_asked_no_more() -> None:
    learner = thrice_shown()
    learner.do("answer", 2)
    assert not learner.at.offers
    while learner.at.step_id != "bye":
        assert not bring(learner)
        learner.right()
        learner.do("next")


def test_help_does_not_mend() -> None:
    learner = Learner(FOUR + BYE)
    miss(learner)
    for _ in range(BETWEEN):
        learner.right()
        learner.do("next")
    assert bring(learner)
    learner.do("hint")
    learner.do("hint")
    learner.right()
    learner.do("next")
    assert not learner.at.missed[0].mended


def test_what_goes_right_later_in_a_drill_is_mended_and_need_not_come_back() -> None:
    learner = Learner(DRILL.replace("at_most: 6", "at_most: 9") + BYE)
    miss(learner)
    for number in range(BETWEEN):
        assert learner.at.missed[0].mended is False, number
        learner.right()
        learner.do("next")
    assert learner.at.missed[0].mended, "the drill is aimed at two things in turn: this was the same again"
    assert not bring(learner)
    assert learner.at.tally == (2, 3)


def test_misses_in_a_drill_come_back_as_its_own_questions() -> None:
    learner = Learner(DRILL.replace("at_most: 6", "at_most: 9") + BYE)
    miss(learner)
    missed_aim = learner.at.missed[0].aim
    learner.right()
    learner.do("next")
    miss(learner)
    assert len(learner.at.missed) == 2
    asked, left = learner.at.asked, place(learner.at)[0]
    assert bring(learner)
    assert learner.at.item is not None
    assert learner.at.item.aim == (missed_aim,)
    learner.right()
    learner.do("next")
    assert learner.at.missed[0].mended
    assert learner.at.asked == asked + 1
    assert place(learner.at)[0] == left + 1
    assert learner.at.tally == (2, 4)


def test_the_bar_tells_what_comes_back_and_every_screen_moves_it() -> None:
    learner = Learner(FOUR + BYE)
    assert along(learner) == (0, 5, 0)
    miss(learner)
    assert along(learner) == (1, 6, 1)
    for left in (2, 3):
        learner.right()
        learner.do("next")
        assert along(learner) == (left, 6, 1)
    assert bring(learner)
    assert along(learner) == (3, 6, 0), "it lies there"
    learner.right()
    learner.do("next")
    assert along(learner) == (4, 6, 0)
    assert learner.do("back").step_id == "three"
    assert along(learner)[0] == 3


def miss(learner: Learner) -> None:
    """Wrong at first, right at the second try."""
    learner.wrong()
    while not learner.at.over:
        learner.right()
    learner.do("next")


def show(learner: Learner) -> None:
    """Shown, without a try."""
    if learner.at.wants_seed:
        learner.do("present", seed=len(learner.log))
    learner.do("reveal")
    learner.do("next")


def along(learner: Learner) -> tuple[int, int, int]:
    return *place(learner.at), learner.at.coming_back

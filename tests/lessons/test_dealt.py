"""A lesson about one deal: every question from the same cards, another deal next time, and a result that says what to look at."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, pairwise
from random import Random

import pytest

from engine.games.bologna.deal.score import score
from engine.games.bologna.rules import Rules
from lessons.course.course import question_at
from lessons.course.loader import library
from lessons.questions.legal_plays.position import Position
from lessons.questions.score_sheet.model import KIND, DealToCount
from lessons.questions.who_holds.known import WhoHoldsItem as Table
from lessons.script.steps import Result
from lessons.session import replay
from lessons.session.replay import Attempt, Course
from lessons.shared_deal import playing
from lessons.shared_deal.bologna import MOMENTS
from lessons.shared_deal.moments import at_its_moment
from lessons.shared_deal.playing import ME, PLAYS, dealt, recorded
from lessons.tables.recorded import record_of
from tests.lessons.trying import HEAD, told
from tests.lessons.whole_hand import whole_hand

TEST = next(lesson for lesson in library() if lesson.id == "ottocento/the-table-test")
COURSE = Course.of(TEST)
RESULT = next(step for step in TEST.steps if isinstance(step, Result))
DEAL = HEAD.replace("steps:", "deal: {dealer: left}\nsteps:")


def taken(seed: int, wrong: frozenset[str] = frozenset()) -> Iterator[Attempt]:
    """The whole test by somebody who misses these steps at the first try."""
    attempt, nonces = replay.start(COURSE), count()
    while not attempt.done:
        kind: str
        value: object = None
        if attempt.wants_seed:
            kind = "present"
        elif attempt.asks and not attempt.over:
            kind = "reveal" if attempt.step_id in wrong else "answer"
            assert attempt.kind is not None
            assert attempt.panel is not None
            assert attempt.question is not None
            right = attempt.kind.right(attempt.item, attempt.question.given)
            alone = attempt.panel.mode in ("number", "choice")
            value = right[0] if alone else {"choice": -1 - right[0]} if right[0] < 0 else list(right)
        else:
            kind = "next"
        drawn = seed + next(nonces) if kind == "present" else None
        made = replay.event(attempt, kind, f"nonce {next(nonces)}", value=value, seed=drawn)  # type: ignore[arg-type]
        assert made is not None
        attempt = replay.take(attempt, made)
        yield attempt


def test_every_question_is_about_the_same_deal() -> None:
    hands, pile, first = [], (), ()
    for attempt in taken(7):
        item = attempt.item
        if isinstance(item, Position):
            hands.append(set(item.hand))
        elif isinstance(item, Table):
            first = item.view.hand
        elif isinstance(item, DealToCount):
            pile = item.cards
    assert all(later <= earlier for earlier, later in pairwise(hands))
    assert set(hands[-1]) <= set(first)
    assert pile
    assert len(pile) % 2 == 0


def test_another_seed_is_another_deal_and_the_same_one_the_same() -> None:
    assert dealt(1, 3, Rules()) == dealt(1, 3, Rules())
    assert dealt(1, 3, Rules()).hand != dealt(2, 3, Rules()).hand


@pytest.mark.parametrize("seed", range(12))
def test_each_deal_has_something_to_declare_to_read_and_to_think_about(seed: int) -> None:
    deal = dealt(seed, 3, Rules())
    assert len(deal.hand) == 15
    assert deal.end.shown[ME]
    assert any(deal.end.shown[seat] for seat in (1, 2, 3))
    assert deal.signalled.signal
    assert len(deal.turns) == PLAYS
    assert len(deal.end.tricks) == 15


@pytest.mark.parametrize("seed", range(6))
def test_the_sheet_asked_for_is_the_score_of_the_deal(seed: int) -> None:
    step = next(one for one in TEST.steps if one.id == "the-sheet")
    spec = at_its_moment(step, TEST, seed, Rules())  # type: ignore[arg-type]
    sheet = KIND.make(spec, COURSE.game, Random(0), Rules())  # type: ignore[arg-type]
    ours = score(dealt(seed, 3, Rules()).end).sides[0]
    assert sheet.cells["you.total"].value == ours.total - ours.declared


def test_whoever_gets_all_right_passes_and_is_told_so() -> None:
    *_, last = taken(3)
    assert all(last.passed(part) for part in RESULT.result)


def test_one_illegal_play_is_too_many_and_one_trick_misread_is_not() -> None:
    *_, last = taken(3, frozenset({"play-2", "taken-1"}))
    missed = [part.again for part in RESULT.result if not last.passed(part)]
    assert missed == ["ottocento/following"]


def test_the_log_leads_to_the_same_deal() -> None:
    states = list(taken(11))
    assert {state.deal for state in states[2:]} == {states[1].deal}


@pytest.mark.parametrize(
    ("steps", "said"),
    [
        ("  - {id: one, kind: declare, skill: declaring, ask: worth, deal: hnad}\n", "did you mean 'hand'"),
        ("  - {id: one, kind: who-wins, skill: last-moor, deal: hand}\n", "is for a question of the kind declare"),
        ("  - {id: one, drill: declare, skill: declaring, deal: hand}\n", "is for a question of the kind declare"),
        ('  - {id: one, kind: who-wins, skill: last-moor, deal: turn-1, trick: "CK C8"}\n', "take the cards out"),
    ],
)
def test_a_moment_that_cannot_be_is_told_at_its_place(steps: str, said: str) -> None:
    assert any(said in one for one in told(DEAL + steps))


def test_a_moment_needs_a_deal() -> None:
    steps = "  - {id: one, kind: declare, skill: declaring, ask: worth, deal: hand}\n"
    assert any("the lesson has none" in one for one in told(HEAD + steps))


def test_a_result_names_questions_that_were_asked() -> None:
    part = 'name: {en: "A", it: "A"}, steps: [two], again: ottocento/nowhere'
    steps = f"  - {{id: end-of-it, result: [{{{part}}}], passed: {{en: Yes, it: Sì}}, missed: {{en: No, it: No}}}}\n"
    found = told(HEAD + steps)
    assert any("no question 'two' before this" in one for one in found)
    assert any("no lesson 'ottocento/nowhere'" in one for one in found)


def test_every_moment_is_used_by_the_table_test() -> None:
    assert {getattr(step, "deal", "") for step in TEST.steps} - {""} == set(MOMENTS)


def of_a_record(record: str) -> str:
    """The head of a lesson about this very hand."""
    lines = "".join(f"    {line}\n" for line in record.splitlines())
    return HEAD.replace("steps:", f"deal:\n  record: |\n{lines}steps:")


ABOUT_A_TURN = """\
  - {id: one, kind: legal-plays, skill: follow-suit, deal: turn-1}
  - {id: two, kind: who-wins, skill: follow-suit, deal: turn-1}
  - {id: three, kind: score-sheet, skill: follow-suit, deal: end}
"""


def test_a_hand_that_was_played_can_be_the_deal_of_a_lesson() -> None:
    hand = whole_hand(3)
    assert told(of_a_record(record_of(hand)) + ABOUT_A_TURN) == []
    deal = recorded(record_of(hand))
    assert deal.end == hand.state
    assert all(turn.to_act == ME for turn in deal.turns)


def test_of_a_lessons_record_the_wrong_line_is_named_and_the_moment_that_never_comes() -> None:
    hand = whole_hand(3)
    good = record_of(hand)
    bad = told(of_a_record(good.replace("dealer 3", "dealer 9")) + ABOUT_A_TURN)
    assert any("line 3, 'dealer 9': a saved hand is not written like this" in one for one in bad)
    early = told(of_a_record(record_of(hand, 4)) + ABOUT_A_TURN)
    assert any("nothing to be asked at the moment 'end'" in one for one in early)
    both = of_a_record(good).replace("deal:", "deal:\n  dealer: left") + ABOUT_A_TURN
    assert any("a deal has a dealer" in one for one in told(both))


WITHOUT_SIGNALS = {"signals": "none"}
"""A club that plays without them: no deal has one of partner's to ask about. Source: ottocento#signals."""
OTHERS = {"matto_exchange": "single_point"}


def test_house_rules_that_never_bring_such_a_deal_are_told_at_the_deal() -> None:
    steps = "  - {id: one, kind: declare, skill: declaring, ask: worth, deal: hand}\n"
    assert any(
        "none of 400 deals has all that a lesson's own deal is asked about" in one
        for one in told(DEAL.replace("steps:", "rules: {signals: none}\nsteps:") + steps)
    )


@pytest.mark.parametrize("rules", [WITHOUT_SIGNALS, OTHERS])
def test_who_is_in_a_lesson_when_its_rules_take_the_deal_away_goes_on_and_nobody_waits_twice(
    monkeypatch: pytest.MonkeyPatch, rules: dict[str, str]
) -> None:
    course, looked = Course.of(TEST.model_copy(update={"rules": rules})), list[int]()
    monkeypatch.setattr(playing, "_played", lambda *told: looked.append(told[0]))
    for step in ("who-is-first", "cards-to-declare", "who-is-first"):
        assert question_at(course, step, 7) is None
    assert len(looked) <= playing.TRIES

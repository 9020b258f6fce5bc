"""Tricks that the learner plays in a lesson: judged card by card, and each trick looked at before the next."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine.games.bologna.deal.judging import FOLLOWING
from lessons.course.course import question_at
from lessons.course.loader import library
from lessons.learner.event import Event
from lessons.memory.memory import remember
from lessons.question.answered import ladder, marking
from lessons.question.panel import BadAnswer
from lessons.question.registry import kinds
from lessons.questions.play_tricks.small_deal import SmallDeal
from lessons.session import replay
from lessons.session.state import Attempt
from lessons.text.message import Message
from lessons.text.phrases import Lang, say

from .table import ask, spec
from .trying import told

KIND = kinds()["play-tricks"]
CUPS = {
    "hand": "CK C9 BJ",
    "right": "C6 BQ DN",
    "partner": "CN BK B7",
    "left": "C8 CQ DK",
    "leader": "left",
    "lead": "C8",
}


def deal(**fields: object) -> SmallDeal:
    item = ask("play-tricks", **(CUPS | fields))
    assert isinstance(item, SmallDeal)
    return item


def place(item: SmallDeal, code: str, given: tuple[tuple[int, ...], ...] = ()) -> tuple[int, ...]:
    return (KIND.panel(item, given).pickable.index(code),)


def first_tricks() -> Attempt:
    """The first lesson, up to its first card."""
    lesson = next(one for one in library() if one.id == "ottocento/first-tricks")
    at = replay.start(replay.Course.of(lesson))
    while not at.asks:
        at = did(at, "next")
    return did(at, "present", seed=1)


def plays(at: Attempt, code: str) -> Attempt:
    assert at.panel is not None
    return did(at, "answer", value=[at.panel.pickable.index(code)])


def did(at: Attempt, kind: str, **told: object) -> Attempt:
    event = replay.event(at, kind, f"nonce-{len(at.seen)}", **told)  # type: ignore[arg-type]
    assert event is not None, kind
    return replay.take(at, event)


def test_the_others_have_played_up_to_your_turn() -> None:
    trick, hand = KIND.panel(deal()).rows
    assert trick.cards == ("C8",)
    assert trick.seat == deal().seats.index("left")
    assert set(hand.cards) == {"CK", "C9", "BJ"}


def test_a_card_that_may_not_go_comes_back_with_the_reason() -> None:
    item = deal()
    mark = marking.mark(KIND, item, (), place(item, "BJ"))
    assert not mark.ok
    assert [(said.reason, said.source) for said in mark.says] == [
        ("play-tricks.back-must-follow", "ottocento#the-play")
    ]


def test_where_the_card_is_played_for_the_learner_it_is_said_who_takes_the_trick() -> None:
    item, given = deal(), ()
    for _ in range(item.tricks):
        right = KIND.right(item, given)
        card, takes = KIND.solution(item, given)
        assert (card.reason == "play-tricks.played-only") == (len(item.legal(item.at(given))) == 1)
        assert takes == KIND.explain(item, given, right).title
        given = (*given, right)


@pytest.mark.parametrize("lesson", ["ottocento/first-tricks", "french4/first-tricks"])
def test_with_the_third_card_that_may_not_go_the_reason_is_told_once_and_whose_hand_played(lesson: str) -> None:
    """Of every deal of the lesson in which a card may not go; the rules: ottocento#the-play, french4#the-play."""
    course = replay.Course.of(next(one for one in library() if one.id == lesson))
    deals = [question_at(course, step.id, 1) for step in course.lesson.steps if getattr(step, "kind", "") == KIND.name]
    refused = 0
    for item in deals:
        assert isinstance(item, SmallDeal)
        state = item.at(())
        for at, card in enumerate(item.hand(state)):
            verdict = item.verdicts(state)[card]
            if verdict.ok:
                continue
            found = marking.mark(KIND, item, (), (at,))
            reason, played, takes = ladder.solution(KIND, item, (), (at,), found).says
            assert reason.reason in (verdict.reason, f"play-tricks.back-{verdict.reason}")
            assert "has been played for you" in say(played, "en", item.game.family)
            assert takes == KIND.explain(item, (), KIND.right(item)).title
            refused += 1
    assert refused


def test_any_card_that_may_go_is_right_and_the_trick_is_told() -> None:
    item = deal()
    for code, who in (("CK", "practice.you-take"), ("C9", "practice.partner-takes")):
        mark = marking.mark(KIND, item, (), place(item, code))
        assert mark.ok
        assert mark.title is not None
        assert mark.title.reason == who
        after = KIND.after(item, (), place(item, code))
        assert after.table is not None
        assert after.table.winner is not None
        assert after.rows[0].cards[after.table.winner] == ("CK" if code == "CK" else "CN")


def test_where_no_trump_is_dealt_nobody_speaks_of_trumps() -> None:
    for seed in range(20):
        item = ask("play-tricks", seed, of="suits")
        given: tuple[tuple[int, ...], ...] = ()
        while True:
            right = KIND.right(item, given)
            mark = KIND.explain(item, given, right)
            heard = [*KIND.hints(item, given), *KIND.reveal(item, given).says, *mark.says]
            assert not any("trump" in say(one, "en", "bologna") for one in heard)
            if mark.done:
                break
            given = (*given, right)


def test_of_a_drawn_deal_something_is_learnt() -> None:
    for seed in range(30):
        item = ask("play-tricks", seed, each=4)
        assert isinstance(item, SmallDeal)
        assert len(set(item.cards)) == 16
        given: tuple[tuple[int, ...], ...] = ()
        bound = 0
        for _ in range(item.tricks):
            state = item.at(given)
            refused = [
                card for card in item.hand(state) if not FOLLOWING.judge(item.hand(state), state.trick.cards, card).ok
            ]
            bound += bool(refused)
            given = (*given, KIND.right(item, given))
        assert bound, "somewhere not every card may go"


def test_a_finished_trick_lies_there_until_one_goes_on() -> None:
    at = first_tricks()
    at = plays(at, "CK")
    assert at.rests
    assert at.can_go_on
    assert at.panel is not None
    assert at.panel.mode == "none"
    assert len(at.panel.rows[0].cards) == 4
    assert replay.event(at, "answer", "too-soon", value=[0]) is None
    at = did(at, "next")
    assert at.open
    assert at.step_id == "same-suit"
    assert at.panel is not None
    assert len(at.panel.pickable) == 2


def test_the_log_leads_to_the_same_place_as_the_play() -> None:
    at, log, rng = first_tricks(), [], Random(3)
    start = at
    while at.step_id == "same-suit":
        kind = "next" if at.can_go_on else "answer"
        assert at.panel is not None
        value = [rng.randrange(len(at.panel.pickable))] if kind == "answer" else None
        made = replay.step(at, kind, f"nonce-{len(at.seen)}-{len(log)}", value=value)
        assert made is not None
        log.append(made[0])
        at = made[1]
    again = start
    for event in log:
        again = replay.take(again, event)
    assert again.step_id == at.step_id
    assert again.went == at.went


def test_all_tricks_of_a_deal_are_one_question_to_memory() -> None:
    at, log = first_tricks(), []
    for number in range(6):
        kind = "next" if at.can_go_on else "answer"
        assert at.question is not None
        assert isinstance(at.item, SmallDeal)
        right = list(KIND.right(at.item, at.question.given)) if kind == "answer" else None
        made = replay.step(at, kind, f"play-{number}", value=right)
        assert made is not None
        log.append(("ottocento/first-tricks", replace(made[0], number=number + 1, at="2026-03-02T20:00:00+00:00")))
        at = made[1]
    assert at.step_id != "same-suit"
    assert remember(log).standings["follow-suit"].asked == 1


def test_an_illegal_card_first_is_no_clean_answer() -> None:
    at = plays(first_tricks(), "BJ")
    assert at.question is not None
    assert at.question.came == "wrong"
    assert at.open
    assert at.panel is not None
    assert "BJ" in at.panel.pickable, "it is in the hand again"


@pytest.mark.parametrize("raw", [None, "CK", [0, 1], [9], {"choice": 0}, True])
def test_what_is_no_card_of_the_hand_is_no_answer(raw: object) -> None:
    with pytest.raises(BadAnswer):
        KIND.read(deal(), (), raw)


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"left": ""}, "there is no left"),
        ({"left": "C8 CQ"}, "2 cards, but your hand has 3"),
        ({"left": "C8 CQ CK"}, "CK is in hand as well"),
        ({"lead": "CK"}, "one card from the player who leads, here left"),
        ({"tricks": "4"}, "4 tricks cannot be played"),
        ({"comments": [{"trick": "4", "en": "x", "it": "y"}]}, "there is no trick 4"),
    ],
)
def test_an_impossible_deal_is_refused_in_plain_words(fields: dict[str, object], said: str) -> None:
    faults = list(KIND.faults(spec("play-tricks", **(CUPS | fields)), deal().game, None))
    assert said in faults[0].message


def test_what_an_author_has_to_say_comes_after_its_trick() -> None:
    comments = [
        {"trick": 1, "by": "you", "en": "Yours.", "it": "Tua."},
        {"trick": 1, "by": "left", "en": "No.", "it": "No."},
    ]
    item = deal(comments=comments)
    said = [say(one, "en", "bologna") for one in KIND.explain(item, (), place(item, "CK")).says]
    assert said[-1] == "Yours."


def test_a_lesson_in_which_tricks_are_played_is_sound() -> None:
    head = 'id: ottocento/try\ngame: ottocento\ntitle: {en: "Try", it: "Prova"}\nminutes: 5\n'
    body = 'teaches: [follow-suit]\nsource: "ottocento#the-play"\nsteps:\n'
    step = "  - {id: one, kind: play-tricks, skill: follow-suit, each: 4}\n"
    assert told(head + body + step) == []


@pytest.mark.parametrize(
    ("lesson", "step", "led", "yours"),
    [
        ("first-tricks", "same-suit", "C8", {"CK", "C9"}),
        ("first-tricks", "throw-away", "D9", {"DQ"}),
        ("first-tricks", "no-cups-left", "C8", {"T9"}),
        ("first-tricks", "four-on-your-own", "S9", {"T6", "T14"}),
        ("the-moors-and-the-matto", "moor-upon-moor", "C9", {"Moor4"}),
        ("the-moors-and-the-matto", "the-matto-spares-a-card", "S7", {"SQ", "Matto"}),
    ],
)
def test_a_lesson_says_what_is_led_and_it_is(lesson: str, step: str, led: str, yours: set[str]) -> None:
    """The texts speak of what lies there; the simple players may one day lead otherwise."""
    item = question_at(replay.Course.of(next(one for one in library() if one.id == f"ottocento/{lesson}")), step, 1)
    assert isinstance(item, SmallDeal)
    state = item.at(())
    assert state.trick.cards[0].code == led
    assert {card.code for card in item.legal(state)} == yours


def test_your_moor_comes_upon_the_other_and_takes() -> None:
    moors = replay.Course.of(next(one for one in library() if one.id == "ottocento/the-moors-and-the-matto"))
    item = question_at(moors, "moor-upon-moor", 1)
    assert isinstance(item, SmallDeal)
    mark = KIND.explain(item, (), place(item, "Moor4"))
    assert mark.title is not None
    assert mark.title.reason == "practice.you-take"
    assert "last-of-level" in [said.reason for said in mark.says]


@pytest.mark.parametrize("lang", ["en", "it", "fr"])
def test_to_whom_it_is_said_that_the_suit_is_missing_nobody_says_to_look_for_it(lang: Lang) -> None:
    item = deal(hand="T16 D9 BJ", right="C6 BQ DN", partner="CN BK B7")
    refused = next(i for i, card in enumerate(item.hand(item.at(()))) if card.code == "D9")
    assert KIND.error_of(item, (), (refused,)).says[0].reason == "play-tricks.back-must-trump"
    look = say(KIND.hints(item)[0], lang)
    assert {"en": "trumps", "it": "trionfi", "fr": "atouts"}[lang] in look
    assert say(Message("suit.C"), lang).lower() not in look.lower()


@pytest.mark.parametrize(
    ("hand", "look"),
    [("CK D9 BJ", "look"), ("T16 D9 BJ", "look-void"), ("Fool T16 BJ", "look-void"), ("SK D9 BJ", "look-free")],
)
def test_where_to_look_goes_by_what_binds_the_suit_led_or_else_the_trumps_or_nothing(hand: str, look: str) -> None:
    """The rule: ottocento#the-play."""
    item = deal(hand=hand.replace("Fool", "Matto"), right="C6 BQ DN", partner="CN BK B7")
    assert KIND.hints(item)[0].reason == f"hint.legal-plays.{look}"


def test_show_me_lights_the_card_and_the_hand_goes_on() -> None:
    at = did(first_tricks(), "reveal")
    assert at.open, "it is still to be played"
    assert at.mark is not None
    assert at.panel is not None
    ((place, state),) = at.mark.cards.items()
    assert state == "right"
    assert at.revision.endswith(":lit")
    on = plays(at, at.panel.pickable[place])
    assert on.rests, "the trick lies there"
    assert not on.over
    assert on.question is not None
    assert on.question.came == "wrong", "what was shown was not done"
    assert did(on, "next").open, "the next card is one's own"


def test_a_hand_that_was_shown_in_an_older_log_is_over() -> None:
    at = first_tricks()
    shown = replay.take(at, Event("reveal", at.step_id, "an-older-nonce"))
    assert shown.over
    assert shown.can_go_on

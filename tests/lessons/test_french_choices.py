"""France: which cards to lay away, and the petit; asked where a game has it, refused in plain words where not."""

from __future__ import annotations

import re
from typing import Any

import pytest

from engine import game
from lessons.course import loader
from lessons.question.answered import marking
from lessons.question.kind import Message
from lessons.question.registry import kinds
from lessons.questions.choose_card.france.asked import THEMES
from lessons.questions.choose_card.theme import EASIEST
from lessons.script.steps import Lesson
from lessons.text.card_catalogue import CONTENT
from lessons.text.phrases import say
from lessons.yamlfile.fields import OFFERED, Spec

from .table import ask, spec

KIND: Any = kinds()["choose-card"]
CELLS = [(name, way) for name in ("french3", "french4") for way in THEMES] + [("french5", "leave")]
FRENCH = tuple(lesson for lesson in loader.library(CONTENT) if lesson.game.startswith("french"))


@pytest.mark.parametrize(("name", "way"), CELLS)
def test_what_is_drawn_is_clear_whole_and_not_to_be_guessed(name: str, way: str) -> None:
    its = game(name)
    for seed in range(12):
        item: Any = ask("choose-card", seed, its, ask=way)
        assert item.advice.clear
        assert 0 < KIND.guess_rate(item) <= EASIEST
        lying = [*item.view.hand, *item.view.trick]
        assert len(set(lying)) == len(lying)
        assert not item.leaves or len(item.view.hand) == its.form.size + its.form.chien
        assert marking.mark(KIND, item, (), KIND.right(item)).ok


def test_a_poor_discard_hears_why_where_it_is_written_and_what_is_better() -> None:
    hand = "T21 T18 T16 T14 T12 T9 T7 T4 Excuse SK S10 S8 S6 HQ H7 H2 D9 D5 CK CQ C10 C8 C7 C3"
    item: Any = ask("choose-card", 0, game("french4"), ask="leave", hand=hand)
    away = tuple(item.view.hand.index(item.game.pack[code]) for code in ["H7", "H2", "D9", "S6", "S8", "C3"])
    mark = marking.mark(KIND, item, (), away)
    assert not mark.ok
    told = {said.reason: said.source for said in mark.says}
    assert told["advice-chien-bares-a-court"] == "french#bidding"
    assert "choose-card.instead" in told


@pytest.mark.parametrize(
    ("name", "fields", "field", "told"),
    [
        ("french4", {"ask": "trumps"}, "ask", "'trumps' is not asked in french4; there are lead, keys, leave"),
        ("french5", {"ask": "lead"}, "ask", "who plays with whom is not known in french5 until the called card falls"),
        ("french4", {"ask": "leave", "hand": "T21 T20 S5"}, "hand", "a hand with the chien has 24 cards, not 3"),
        (
            "french3",
            {"ask": "keys", "hand": "T5 T1", "taker": "opposite"},
            "taker",
            "nobody sits 'opposite' in french3",
        ),
        ("french4", {"ask": "keys", "hand": "T5 T1", "signal": "busso"}, "signal", "says nothing in french4"),
        ("ottocento", {"hand": "T5 SN S8 C9 D9", "trumps_gone": "yes"}, "trumps_gone", "says nothing in ottocento"),
    ],
)
def test_what_cannot_be_asked_is_refused_in_plain_words(
    name: str, fields: dict[str, Any], field: str, told: str
) -> None:
    its = game(name)
    fields = {key: value == "yes" if key == "trumps_gone" else value for key, value in fields.items()}
    (fault, *_) = KIND.faults(spec("choose-card", **fields), its, its.house())
    assert fault.field == field
    assert told in fault.message


@pytest.mark.parametrize(("name", "cards"), [("french3", 24), ("french5", 15)])
def test_the_count_of_a_hand_is_for_four_and_says_so(name: str, cards: int) -> None:
    told = kinds()["count-hand"].refuses(game(name))
    assert "18 cards of one of 4 players" in told
    assert f"with {cards} cards each" in told
    assert not kinds()["count-hand"].refuses(game("french4"))


ELSEWHERE = {
    "half-short": "stray-half", "half-above": "stray-half", "who-has-won": "two-players-score",
    "what-is-scored": "two-players-score", "first-lead": "called-suit-lead", "first-packet": "petit-cancels",
    "petit-alone": "petit-cancels", "who-hunts": "petit-in-play", "what-would-you": "what-the-taker-lays-away",
    "round": "french-cards",
}  # fmt: skip
"""Questions that were once put under the skill of the lesson beside them."""


def test_questions_train_the_skill_they_ask_about() -> None:
    asked = {step.id: step.skill for lesson in FRENCH for step in lesson.steps if isinstance(step, Spec)}
    assert {name: asked[name] for name in ELSEWHERE} == ELSEWHERE


def played(lesson: Lesson) -> list[Any]:
    return [step for step in lesson.steps if isinstance(step, Spec) and getattr(step, "kind", "") == "play-tricks"]


def test_tricks_are_played_where_following_the_excuse_and_the_petit_are_taught() -> None:
    found = {lesson.id for lesson in FRENCH if played(lesson)}
    assert {"french4/the-trick", "french4/the-excuse", "french4/the-petit"} <= found


def test_a_trump_that_could_go_higher_and_does_not_comes_back_in_the_lesson() -> None:
    (lesson,) = (one for one in FRENCH if one.id == "french4/the-trick")
    asked = next(step for step in played(lesson) if step.id == "go-higher")
    kind: Any = kinds()["play-tricks"]
    item: Any = ask(
        "play-tricks", 0, game("french4"), **asked.model_dump(exclude={"id", "kind", "skill", "say", "comments"})
    )
    hand = item.hand(item.at(()))
    low, high = (next(i for i, card in enumerate(hand) if card.code == code) for code in ("T5", "T16"))
    mark = marking.mark(kind, item, (), (low,))
    assert not mark.ok
    assert "must-overtrump" in [said.reason for said in mark.says]
    assert marking.mark(kind, item, (), (high,)).ok


@pytest.mark.parametrize(("name", "way"), [*CELLS, ("ottocento", "leave")])
def test_no_card_is_said_to_be_certainly_wrong_that_may_go_beside_others(name: str, way: str) -> None:
    for seed in range(8):
        item: Any = ask("choose-card", seed, game(name), ask=way)
        said = KIND.hints(item)[2]
        if said.reason == "hint.choose-card.not-this":
            accepted = {card.code for some in item.advice.options if item.advice.grade(some) != "poor" for card in some}
            assert not accepted & set(said.facts["cards"])


def test_the_rule_of_a_moment_for_the_petit_is_about_the_petit() -> None:
    met = set()
    for name, way in (("french3", "keys"), ("french4", "keys"), ("french3", "lead"), ("french4", "lead")):
        for seed in range(12):
            item: Any = ask("choose-card", seed, game(name), ask=way)
            rule = KIND.hints(item)[1]
            met.add(rule.reason)
            assert re.search("petit|Excuse", say(rule, "en", "france")), rule
            assert rule.reason != "hint.choose-card.game-play"
    assert len(met) > 4


def test_whoever_is_to_hunt_the_petit_knows_that_it_is_still_out() -> None:
    for seed in range(20):
        item: Any = ask("choose-card", seed, game("french4"), ask="lead")
        hunts = item.advice.options[item.advice.best[0]][0].reason == "advice-hunts-the-petit"
        assert ("choose-card.petit-out" in [line.reason for line in KIND.panel(item).lines]) is hunts


def test_a_knight_left_bare_is_not_called_a_queen() -> None:
    hand = "T21 T18 T16 T14 T12 T9 T7 T4 Excuse SK S10 S8 S6 HN H7 H2 D9 D5 CK CQ C10 C8 C7 C3"
    item: Any = ask("choose-card", 0, game("french4"), ask="leave", hand=hand)
    away = tuple(item.view.hand.index(item.game.pack[code]) for code in ["H7", "H2", "D9", "S6", "S8", "C3"])
    said = next(one for one in KIND.explain(item, (), away).says if one.reason == "advice-chien-bares-a-court")
    for lang in OFFERED:
        assert not re.search("Queen|Regina|Dame", say(said, lang, "france"))


def test_what_is_said_against_a_discard_fits_every_hand() -> None:
    """No remedy knows how many Kings there are, or what is left of the long suit."""
    for belief in ("lays-from-the-long-suit", "lays-smallest-away", "lays-trumps-away"):
        for lang in OFFERED:
            text = say(Message(f"remedy.{belief}"), lang, "bologna")
            assert not re.search("your three|tuoi tre|tes trois|stays long|resta lungo|reste longue", text), text


def with_the_petit() -> list[Any]:
    """Moments of the petit, in the games where one player is alone against the others."""
    cells = [(game(name), way) for name in ("french3", "french4") for way in ("lead", "keys")]
    return [ask("choose-card", seed, its, ask=way) for its, way in cells for seed in range(40)]


def test_of_one_taker_nobody_speaks_as_of_several() -> None:
    several, met = r"\b(theirs|loro|eux|leurs?)\b", set()
    for item in with_the_petit():
        told = [one for some in item.advice.options.values() for one in some if item.view.taker]
        for said in [Message(one.reason, one.facts) for one in told] + [Message("remedy.petit-as-small-change")]:
            met.add(said.reason)
            assert not any(re.search(several, say(said, lang, "france")) for lang in OFFERED), said.reason
    assert {"advice-petit-given", "advice-petit-spared"} <= met


def test_a_petit_that_is_led_is_called_lost_only_if_the_taker_gets_it() -> None:
    """Another defender's trump beats it as well, and then it stays with its side."""
    met = 0
    for item in with_the_petit():
        for one in (one for some in item.advice.options.values() for one in some if one.reason == "advice-petit-led"):
            met += 1
            assert item.view.taker
            for lang, goes in {
                "en": "If the taker",
                "it": "Se la presa va al preneur",
                "fr": "Si le pli va au",
            }.items():
                assert goes in say(Message(one.reason, one.facts), lang, "france")  # type: ignore[arg-type]
    assert met

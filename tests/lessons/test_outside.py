"""What a stranger notices who asks the teaching by its own protocol: true sentences, aims that are kept, plain refusals."""

from __future__ import annotations

from typing import Any

import pytest

from engine.game import games
from lessons.question.kind import Message
from lessons.text.phrases import say

from .test_protocol import ask, error


def told(lang: str = "en", **question: Any) -> str:
    """All that is said to this answer, given again until the solution is told."""
    value = question.pop("value")
    replies = [ask(ask="answer", question={"seed": 1, **question}, value=value, tries=n, lang=lang) for n in range(3)]
    return " ".join(one["text"] for reply in replies for one in reply["says"])


def rule(lang: str = "en", **question: Any) -> str:
    """The second hint: the rule."""
    text: str = ask(ask="hints", question={"seed": 1, "kind": "who-wins", **question}, lang=lang)["hints"][1]["text"]
    return text


def refused(**request: Any) -> str:
    message: str = ask(**request)["error"]["message"]
    return message


def test_in_sicily_the_only_ace_is_the_last_card_of_coins() -> None:
    said = told(game="tortorici3", kind="who-wins", spec={"trick": "D5 DA DK"}, value=[1])
    assert "Perhaps you put the ace on top" in said
    remedy = say(Message("remedy.ace-high", {}), "en", "sicily")
    assert "only ace is that of coins" in remedy
    assert "batons" not in said
    assert "Jack" not in said


@pytest.mark.parametrize(
    ("game", "trick"), [("mineo3", "T5 T9 S5"), ("ottocento", "T5 T9 S6 Moor1"), ("french4", "T5 T9 S5 H1")]
)
def test_where_trumps_were_led_the_rule_does_not_speak_of_a_trick_without_trumps(game: str, trick: str) -> None:
    assert "without trumps" not in rule(game=game, spec={"trick": trick})
    assert "trick of trumps" in rule(game=game, spec={"trick": trick})


def test_in_italian_the_preposition_melts_into_oro() -> None:
    led = {"game": "mineo3", "kind": "who-wins", "spec": {"trick": "D5 D9 S5"}}
    assert "la carta più alta d'oro" in told("it", **led, value=[1])
    hand = {"game": "mineo3", "kind": "legal-plays", "spec": {"trick": "D5", "hand": "D9 D8 S5"}}
    hints = ask(ask="hints", question={"seed": 1, **hand}, lang="it")["hints"]
    assert hints[2]["text"].startswith("Hai 2 carte d'oro.")


@pytest.mark.parametrize(
    ("game", "kind", "aim", "why"),
    [
        ("mineo3", "who-wins", "ace-high", "no suit has an ace"),
        ("french2", "next-to-act", "clockwise", "only two sit at the table"),
        ("french2", "legal-plays", "keeps-trumps-that-cannot-win", "only two sit at the table"),
        ("mille", "next-to-act", "right-hand-cuts", "only two sit at the table"),
        ("mineo3", "legal-plays", "led-matto-sets-no-suit", "the fool may not be led while there is another card"),
        ("mineo3", "order-cards", "long-order-in-round-suits", "there are no round suits"),
    ],
)
def test_a_mistake_that_cannot_be_made_in_a_game_is_refused_with_the_reason(
    game: str, kind: str, aim: str, why: str
) -> None:
    assert why in refused(ask="draw", game=game, kind=kind, seed=1, aim=aim)


def test_an_aim_is_kept_or_refused_and_never_forgotten() -> None:
    asked: dict[str, Any] = {"ask": "draw", "game": "ottocento", "kind": "who-wins", "seed": 1}
    assert error(**asked, aim="first-moor-wins", spec={"trick": "SK S9 S8 S7"}) == ("unsatisfiable", "aim")
    both = ask(**asked, aim=["first-moor-wins", "matto-wins"])["panel"]["rows"][0]["cards"]
    assert "Matto" in both
    assert sum(card.startswith("Moor") for card in both) > 1
    assert "among" in refused(ask="draw", game="ottocento", kind="order-cards", seed=1, aim="ace-high")


def test_a_kind_that_a_game_lacks_is_refused_without_the_word_of_the_program() -> None:
    refusals = {one["name"]: one["refused"] for one in ask(ask="kinds")["kinds"]}
    assert not [why for kind in refusals.values() for why in kind.values() if "nothing is asked about" in why]
    assert len(refusals["match-end"]) < len(games())


def test_every_question_of_every_lesson_is_drawn_with_the_aim_it_shows() -> None:
    for one in ask(ask="lessons")["lessons"]:
        assert ask(ask="lesson", lesson=one["id"])["ok"], one["id"]


def test_a_seed_that_is_none_is_refused_for_a_lesson_too() -> None:
    assert error(ask="lesson", lesson="mineo3/following", seed=[]) == ("bad-value", "seed")


def test_more_cards_than_are_shown_cannot_be_asked_for_and_two_moors_can() -> None:
    asked: dict[str, Any] = {"game": "ottocento", "kind": "pick-cards", "seed": 1}
    assert error(ask="draw", **asked, spec={"pick": "SK SQ SN SJ S10 S9 S8 S7 S6"}) == ("impossible", "spec.pick")
    moors = ask(ask="reveal", question={**asked, "spec": {"pick": "Moor1 Moor3"}})
    assert len(moors["value"]) == 2


@pytest.mark.parametrize(
    ("kind", "spec", "said"),
    [
        ("next-to-act", {"ask": "dela"}, "did you mean 'deal'?"),
        ("how-many-points", {"size": 99}, "20 is the most"),
        ("order-cards", {"among": "A B"}, "small letters"),
        ("next-to-act", {"say": {}}, "say it in one language at least"),
    ],
)
def test_a_spec_of_the_wrong_shape_is_told_in_plain_words(kind: str, spec: dict[str, Any], said: str) -> None:
    told = refused(ask="draw", game="mineo3", kind=kind, seed=1, spec=spec)
    assert said in told
    assert "Input should" not in told


def test_where_the_house_has_no_signals_nothing_is_asked_about_them() -> None:
    for way in ("may", "meaning"):
        said = refused(
            ask="draw", game="ottocento", kind="signal", seed=1, spec={"ask": way}, rules={"signals": "none"}
        )
        assert said == "by the house rule chosen there are no signals to be asked about"

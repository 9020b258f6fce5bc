"""The coach at the practice table: a card and why, what the search makes of each, what one's own was worth."""

from __future__ import annotations

import re
from typing import Any

import pytest

from engine.games.bologna.pack import PACK
from lessons.text.message import Message
from lessons.text.phrases import OFFERED, say
from screens.analysis import coaching
from screens.shared import sessions
from screens.views import practice as practice_view
from screens.wording import texts
from tests.screens.driving import LEARNER, given, play
from tests.screens.practising import first_legal, hand, practice, step


def test_the_coach_names_a_card_and_says_why() -> None:
    at = practice()
    while not given(at)["can"]["answer"]:
        step(at)
    play(at, "hint")
    (said,) = given(at)["hints"]
    assert said.startswith("I would play")
    assert said.count(".") >= 2


def coached(at: Any) -> dict[str, Any]:
    """A card is to be chosen among several in a whole hand, and the coach has been asked."""
    for _ in range(60):
        shown = given(at)
        several = sum(not card.get("why") for card in hand(shown)) > 1
        if (
            shown["mode"] == "one"
            and shown["can"]["answer"]
            and shown["can"]["hint"]
            and several
            and len(hand(shown)) < 15
        ):
            play(at, "hint")
            return given(at)
        step(at)
    raise AssertionError("no card to be played")


def more(at: Any) -> dict[str, Any]:
    """The same, and the coach was asked for more."""
    coached(at)
    play(at, "hint")
    return given(at)


@pytest.mark.parametrize("locale", ["it-IT", "en-GB", "fr-FR"])
def test_the_coach_lifts_a_card_and_says_why_and_speaks_of_figures_only_when_asked_for_more(
    locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = weighed(monkeypatch, "differ")
    shown = coached(practice("whole", locale=locale))
    assert len(shown["hints"]) == 1
    assert not asked, "nothing is searched for it"
    assert not any("worth" in card for row in shown["rows"] for card in row["cards"])
    (place,) = shown["advised"]
    assert not hand(shown)[place].get("why"), "it may be played"
    assert shown["words"]["more"]
    coaching._asked.cache_clear()


def test_the_coach_tells_the_points_of_the_cards_and_says_where_the_search_differs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    values = [
        {"card": "T9", "points": 12.4, "low": 7.4, "high": 17.4},
        {"card": "C8", "points": -5.6, "low": -10.6, "high": -0.6},
    ]
    reply = {
        "verdict": "differ",
        "card": "C8",
        "book": "C8",
        "best": "T9",
        "gap": 18.0,
        "margin": 3.9,
        "told": 29.0,
        "sampled": 2.0,
        "values": values,
        "worlds": 500,
        "solved": False,
    }
    monkeypatch.setattr(coaching.BESIDE, "ask", lambda **asked: reply)
    coaching._asked.cache_clear()
    at = practice("whole", locale="en-GB")
    advice, verdict, about = more(at)["hints"]
    assert advice
    assert "500 possible deals" in about
    assert "29 points more" in verdict
    assert "about 18 of them are left (±\u00a04)" in verdict
    coaching._asked.cache_clear()


def weighed(monkeypatch: pytest.MonkeyPatch, verdict: str) -> list[dict[str, Any]]:
    """The search finds every card of the pack a point better than the one before it; what it was asked."""
    asked: list[dict[str, Any]] = []

    def reply(*args: Any, **told: Any) -> dict[str, Any]:
        asked.append(told)
        values = [
            {"card": one.code, "points": n + 0.2, "low": n - 4.0, "high": n + 4.0} for n, one in enumerate(PACK, -30)
        ]
        return {
            "verdict": verdict, "card": told["card"], "book": told["card"], "best": PACK.cards[-1].code, "gap": 18.0,
            "margin": 3.9, "told": 29.0, "sampled": 2.0, "worlds": 500, "solved": False, "values": values[::-1],
        }  # fmt: skip

    monkeypatch.setattr(coaching.BESIDE, "ask", reply)
    coaching._asked.cache_clear()
    return asked


def test_under_each_card_stand_its_points_with_their_interval_only_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    weighed(monkeypatch, "differ")
    at = practice("whole", locale="it-IT")
    while not (given(at)["mode"] == "one" and given(at)["can"]["hint"]):
        step(at)
    assert not any("worth" in card for row in given(at)["rows"] for card in row["cards"])
    play(at, "hint")
    assert not any("worth" in card for row in given(at)["rows"] for card in row["cards"])
    play(at, "hint")
    bars = [card["worth"] for card in hand(given(at)) if "worth" in card]
    assert bars
    for bar in bars:
        low, mean, high = bar["at"]
        assert 0 <= low < mean < high <= 100
        assert bar["said"].startswith(bar["text"])
    assert {bar["text"][0] for bar in bars} <= {"+", "−"}
    play(at, "answer", first_legal(given(at)))
    assert not any("worth" in card for row in given(at)["rows"] for card in row["cards"])
    coaching._asked.cache_clear()


@pytest.mark.parametrize(
    ("verdict", "said"),
    [
        ("differ", "29 points more than"),
        ("open", "we cannot tell"),
        ("even", "makes no difference"),
        ("agree", "No other card"),
    ],
)
def test_after_the_trick_the_coach_says_what_one_s_own_card_was_worth(
    verdict: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = weighed(monkeypatch, verdict)
    at = practice("whole", locale="en-GB")
    for _ in range(60):
        shown = given(at)
        if shown["table"]["winner"] is not None and shown["can"]["hint"]:
            break
        step(at)
    trick = sessions.sessions().state(LEARNER, "practice/whole").hand.state.tricks[-1]
    mine = trick.cards[(0 - trick.leader) % 4].code
    play(at, "hint")
    assert not asked
    play(at, "hint")
    shown = given(at)
    assert [one["card"] for one in asked] == [mine]
    assert asked[0]["record"].count("trick") <= len(
        sessions.sessions().state(LEARNER, "practice/whole").hand.state.tricks
    )
    assert shown["hints"][0].startswith("The book plays")
    assert said in shown["hints"][1]
    place = [card for card in shown["rows"][0]["cards"] if "worth" in card]
    assert len(place) == 4  # every card of the pack was weighed
    assert not shown["can"]["hint"]
    play(at, "next")
    assert not given(at)["hints"]
    coaching._asked.cache_clear()


def test_where_the_search_gives_no_answer_the_book_stands_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching.BESIDE, "ask", lambda **asked: None)
    coaching._asked.cache_clear()
    for why, said in (("without", []), ("", [texts.text("practice.unsearched", "en")])):
        monkeypatch.setattr(practice_view, "why_not", lambda why=why: why)
        assert more(practice("whole", locale="en-GB"))["hints"][1:] == said


@pytest.mark.parametrize("lang", OFFERED)
def test_in_every_language_the_coach_tells_what_was_seen_and_what_of_it_is_left(lang: str) -> None:
    facts = {"card": "T9", "other": "Moon", "told": 54, "points": 31, "margin": 67, "n": 2666}
    for code in {
        *coaching.VERDICTS.values(),
        "hindsight.cost",
        "hindsight.left",
        "hindsight.doubted-why",
        "coach.bars",
    }:
        told = say(Message(code, facts), lang, "bologna")
        left = code in ("coach.differ", "coach.behind", "hindsight.left")
        assert ("54" in told) == (left or code in ("coach.open", "coach.open-played", "hindsight.doubted-why")), told
        assert ("±\u00a067" in told) == (code in ("coach.differ", "coach.behind", "hindsight.cost")), told
        assert bool({"95", "novantacinque"} & set(re.findall(r"\w+", told))) == (code == "coach.bars")

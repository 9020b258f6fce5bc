"""A match at the practice table: its score and sheets, who plays for the others, the house rule of throwing in."""

from __future__ import annotations

import re
from typing import Any

import pytest

from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.deal.moves import start
from engine.games.bologna.players import choosing
from engine.games.bologna.rules import Rules
from lessons.learner.event import Event
from lessons.places import table as place
from lessons.tables.bologna.dealing import deal
from lessons.tables.stages import LESSONS
from players import readiness
from screens.analysis import opponents
from screens.parts.playing import hand_settings
from screens.shared import services, sessions
from screens.wording import texts
from tests.screens.driving import LEARNER, given, play
from tests.screens.practising import hand, practice, step, to_the_end


@pytest.mark.parametrize("locale", ["it-IT", "en-GB"])
def test_a_match_shows_its_score_the_sheet_of_each_hand_and_goes_on(
    locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(place, "new_seed", lambda: 1)  # once in a while the first hand is the whole match
    at = practice("match", locale=locale)
    assert len(given(at)["choices"]) == 3
    play(at, "answer", 0)
    standing = given(at)["prompt"][1]
    assert "0" in standing[0][1]
    assert "800" in standing[0][1]
    to_the_end(at)
    (page,) = [one.proto.body for one in at.get("html") if '<table class="cz-sheet"' in one.proto.body]
    assert texts.text("sheet.declared", locale[:2]) in page
    assert page.count("<li>") >= 4
    rows = dict(re.findall(r'<tr class="(\w+)">.*?<td>(\d+)</td>', page))
    assert (
        sum(int(rows[one]) for one in rows if one not in ("total", "match")) == int(rows["total"]) == int(rows["match"])
    )
    at.button(key="again").click().run()
    assert given(at)["can"]["answer"] or given(at)["can"]["next"]
    assert rows["match"] in given(at)["prompt"][1][0][1]


def test_who_plays_for_the_others_can_be_chosen_and_what_is_not_ready_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    services.store().keep(LEARNER, {"strength": "club"})
    for why in readiness.SENTENCES:
        monkeypatch.setattr(hand_settings, "why_not", lambda why=why: why)
        assert [one.value for one in practice("whole").info] == [texts.text(f"practice.strength.{why}", "en")]
    monkeypatch.setattr(hand_settings, "why_not", lambda: "")
    assert not practice("whole").info


def test_where_the_search_has_died_the_book_plays_on_and_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opponents.BESIDE, "ask", lambda *args, **asked: None)
    services.store().keep(LEARNER, {"strength": "master"})
    at = practice("match")
    play(at, "answer", 0)
    for _ in range(12):
        if texts.text("practice.stood-in", "en", n=1).split(":")[0] in given(at)["note"]:
            return
        step(at)
    raise AssertionError("nothing is said of it")


def test_a_searched_card_that_may_not_go_is_not_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def reply(*args: Any, record: str, player: str, **asked: Any) -> dict[str, Any]:
        return {"player": player, "action": {"do": "plays", "seat": 0, "card": "Angel", "signal": None}}

    monkeypatch.setattr(opponents.BESIDE, "ask", reply)
    services.store().keep(LEARNER, {"strength": "club"})
    at = practice("match")
    play(at, "answer", 2)
    to_the_end(at)
    assert given(at)["progress"] == [15, 15]


def test_a_match_can_be_given_up_for_one_of_another_length() -> None:
    at = practice("match")
    play(at, "answer", 1)
    at = practice("match")
    at.button(key="give-up").click().run()
    assert len(given(at)["choices"]) == 3
    play(at, "answer", 2)
    assert "of four" in given(at)["prompt"][1][0][1]


@pytest.mark.parametrize("locale", ["it-IT", "en-GB"])
def test_the_house_rule_is_set_at_the_table_and_holds_for_the_whole_match(
    locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(place, "new_seed", lambda: 1)  # once in a while the first hand is the whole match
    services.store().keep(LEARNER, {"monte": "yes"})
    at = practice("match", locale=locale)
    assert texts.text("practice.monte", locale[:2]) in [one.label for one in at.get("button_group")]
    play(at, "answer", 0)
    while not given(at)["can"]["answer"]:
        play(at, "next")
    assert given(at)["choices"] == [texts.text(f"practice.ask-monte-{one}", locale[:2]) for one in ("yes", "no")]
    assert len(hand(given(at))) == 5
    play(at, "hint")
    assert given(at)["hints"]
    play(at, "answer", 1)
    assert len(hand(given(at))) >= 15
    services.store().keep(LEARNER, {"monte": "no"})
    to_the_end(at)
    at.button(key="again").click().run()
    assert sessions.sessions().state(LEARNER, "practice/match").hand.state.rules.andare_a_monte
    assert not [one for one in at.get("button_group") if one.label == texts.text("practice.monte", locale[:2])]


def test_of_cards_that_were_thrown_in_there_is_no_sheet_and_the_next_one_deals() -> None:
    seed = next(n for n in range(2_000) if agreed(n))
    event = Event("present", "table", "all-four-agree", {"seed": seed, "dealer": 3, "monte": True})
    services.store().append(LEARNER, LESSONS["whole"], event)
    play(practice("whole"), "answer", 0)
    at = practice("whole")
    assert "a monte" in given(at)["prompt"][0][0][1]
    assert not [one for one in at.get("html") if '<table class="cz-sheet"' in one.proto.body]
    at.button(key="again").click().run()
    assert sessions.sessions().state(LEARNER, "practice/whole").hand.state.dealer == 0


def agreed(seed: int) -> bool:
    """Do the other three throw this deal in, if the learner does?"""
    state = start(OTTOCENTO, deal("whole", seed, 3).state.deck, 3, Rules(andare_a_monte=True))
    return all(choosing.speak(state, seat).reason.startswith("monte-poor") for seat in (1, 2, 3))

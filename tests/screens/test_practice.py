"""The practice table: greyed cards tell why, a move counts once, what was played is there after a restart; the pages to read."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import parse_qsl

import pytest

from engine.errors import BadInput
from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.deal.moves import start
from engine.games.bologna.pack import PACK
from engine.games.bologna.players import choosing
from engine.games.bologna.rules import Rules
from lessons.learner.event import Event
from lessons.practice.dealing import deal, record_of
from lessons.practice.playing import LESSONS
from lessons.text.glossary import entries
from lessons.text.phrases import sentence
from screens import services, sessions
from screens.pages import practice as practice_page
from screens.searched import begato, coaching, hindsight, opponents
from screens.views import practice as practice_view
from screens.wording import citations, record_errors, texts
from tests.lessons.whole_hand import whole_hand
from tests.screens.driving import LEARNER, given, make_move, play, send, visit


def practice(sort: str = "short", **more: str) -> Any:
    return visit("practice", game=sort, **more)


def hand(shown: dict[str, Any]) -> list[dict[str, Any]]:
    return shown["rows"][-1]["cards"] if shown["rows"] else []


def first_legal(shown: dict[str, Any]) -> object:
    if shown["mode"] == "choice":
        return len(shown["choices"]) - 1
    may = [place for place, card in enumerate(hand(shown)) if not card.get("why")]
    return may[:2] if shown["mode"] == "many" else may[0]


def step(at: Any) -> None:
    shown = given(at)
    play(at, "next") if shown["can"]["next"] else play(at, "answer", first_legal(shown))


@pytest.mark.parametrize("locale", ["it-IT", "en-GB"])
def test_four_tricks_from_the_first_card_to_the_last(locale: str) -> None:
    at = practice(locale=locale)
    refused = 0
    for _ in range(30):
        shown = given(at)
        if not any(shown["can"][name] for name in ("answer", "next")):
            break
        for card in hand(shown):
            if card.get("why"):
                refused += 1
                assert card["why"]["says"][0]
                assert card["why"]["source"][0][1].startswith("rules?at=")
        step(at)
    assert given(at)["progress"] == [4, 4]
    assert refused >= 1
    assert at.button(key="again")


def test_a_whole_hand_is_handed_over_to_be_counted() -> None:
    at = practice("whole")
    for _ in range(120):
        shown = given(at)
        if not any(shown["can"][name] for name in ("answer", "next")):
            break
        step(at)
    assert given(at)["progress"] == [15, 15]
    at.button(key="score").click().run()
    (present,) = [one for one in services.store().events(LEARNER, "workbench") if one.kind == "present"]
    assert "won" in str(present.data["position"]) or present.data["position"]


def test_a_greyed_card_that_is_sent_all_the_same_changes_nothing() -> None:
    for _ in range(20):
        at = practice(learner=LEARNER)
        shown = given(at)
        why = [place for place, card in enumerate(hand(shown)) if card.get("why")]
        if shown["can"]["answer"] and why:
            before = len(services.store().events(LEARNER, LESSONS["short"]))
            play(at, "answer", why[0])
            assert given(at)["qid"] == shown["qid"]
            assert len(services.store().events(LEARNER, LESSONS["short"])) == before
            return
        step(at)


def test_a_double_tap_plays_one_card() -> None:
    at = practice()
    while not given(at)["can"]["answer"]:
        step(at)
    move = make_move(at, "answer", first_legal(given(at)))
    send(at, move)
    after = given(at)["qid"]
    send(at, move)
    assert given(at)["qid"] == after


def test_another_visit_goes_on_at_the_same_card() -> None:
    at = practice()
    for _ in range(3):
        step(at)
    before = given(at)
    again = given(practice())
    assert {name: again[name] for name in ("qid", "rows", "progress")} == {
        name: before[name] for name in ("qid", "rows", "progress")
    }


def test_one_card_at_a_time_for_those_who_want_it() -> None:
    services.store().keep(LEARNER, {"pace": "card"})
    at = practice()
    while not given(at)["can"]["answer"]:
        play(at, "next")
    there = len(given(at)["rows"][0]["cards"])
    play(at, "answer", first_legal(given(at)))
    for more in range(1, 4 - there):
        shown = given(at)
        assert shown["can"]["next"]
        assert len(shown["rows"][0]["cards"]) == there + more
        play(at, "next")
    assert len(given(at)["rows"][0]["cards"]) == 4


def test_the_last_trick_can_be_looked_at_again() -> None:
    at = practice()
    while not given(at)["can"]["back"]:
        step(at)
    now = given(at)
    play(at, "back")
    looked = given(at)
    assert len(looked["rows"][0]["cards"]) == 4
    assert 0 <= looked["table"]["winner"] < 4
    play(at, "next")
    assert given(at)["rows"] == now["rows"]


def test_the_coach_names_a_card_and_says_why() -> None:
    at = practice()
    while not given(at)["can"]["answer"]:
        step(at)
    play(at, "hint")
    (said,) = given(at)["hints"]
    assert said.startswith("I would play")
    assert said.count(".") >= 2


@pytest.mark.parametrize("locale", ["it-IT", "en-GB"])
def test_the_pages_to_read_open(locale: str) -> None:
    lang = locale[:2]
    at = visit("glossary", locale=locale)
    assert at.title[0].value == texts.text("glossary.title", lang)
    shown = " ".join(one.proto.body for one in at.get("html"))
    assert shown.count("<dt>") == len(entries())
    at = visit("rules", locale=locale, at="ottocento#the-play")
    shown = " ".join(one.proto.body for one in at.get("html"))
    assert shown.count("cz-cited") >= 1
    assert citations.section("ottocento#the-play", lang) in shown


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


def test_the_coach_tells_the_points_of_the_cards_and_says_where_the_search_differs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    values = [
        {"card": "T9", "points": 12.4, "low": 7.4, "high": 17.4},
        {"card": "C8", "points": -5.6, "low": -10.6, "high": -0.6},
    ]
    reply = {
        "verdict": "differ",
        "book": "C8",
        "best": "T9",
        "gap": 18.0,
        "margin": 3.9,
        "values": values,
        "worlds": 500,
    }
    monkeypatch.setattr(coaching.BESIDE, "ask", lambda **asked: reply)
    coaching._asked.cache_clear()
    at = practice("whole", locale="en-GB")
    advice, verdict, about = coached(at)["hints"]
    assert advice
    assert "500 possible deals" in about
    assert "18 points more (±\u00a04)" in verdict
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
            "verdict": verdict, "book": told["card"], "best": PACK.cards[-1].code, "gap": 18.0, "margin": 3.9, "worlds": 500,
            "values": values[::-1],
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
    [("differ", "18 points more than"), ("even", "makes no difference"), ("agree", "No other card")],
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
        assert coached(practice("whole", locale="en-GB"))["hints"][1:] == said


def to_the_end(at: Any) -> None:
    for _ in range(150):
        shown = given(at)
        if not any(shown["can"][name] for name in ("answer", "next")):
            return
        step(at)
    raise AssertionError("a hand without an end")


@pytest.mark.parametrize("locale", ["it-IT", "en-GB"])
def test_a_match_shows_its_score_the_sheet_of_each_hand_and_goes_on(locale: str) -> None:
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
    for why in ("compiling", "without"):
        monkeypatch.setattr(practice_page, "why_not", lambda why=why: why)
        assert [one.value for one in practice("whole").info] == [texts.text(f"practice.strength.{why}", "en")]
    monkeypatch.setattr(practice_page, "why_not", lambda: "")
    assert not practice("whole").info


def test_where_the_search_has_died_the_book_plays_on_and_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opponents.BESIDE, "ask", lambda *args, **asked: None)
    services.store().keep(LEARNER, {"strength": "master"})
    at = practice("match")
    play(at, "answer", 0)
    for _ in range(12):
        if texts.text("practice.stood-in", "en") in given(at)["note"]:
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


def finished(sort: str = "whole", **more: str) -> Any:
    """A hand has been played to its end, and is looked at again."""
    to_the_end(practice(sort, **more))
    return practice(sort, look="back", **more)


@pytest.mark.parametrize("locale", ["it-IT", "en-GB"])
def test_a_hand_is_looked_at_again_trick_by_trick_and_the_book_says_why(
    locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hindsight.BESIDE, "ask", lambda *args, **asked: None)
    at = finished(locale=locale)
    assert texts.text("hindsight.unsearched", locale[:2]) in given(at)["mark"]["says"]
    for number in range(1, 16):
        play(at, "next")
        shown = given(at)
        assert shown["progress"] == [number, 15]
        assert len(shown["rows"][0]["cards"]) == 4
        assert shown["mark"]["title"]
    assert not shown["can"]["next"]
    play(at, "back")
    assert given(at)["progress"] == [14, 15]


def test_a_search_says_what_a_card_has_cost_and_sums_it_up(monkeypatch: pytest.MonkeyPatch) -> None:
    def reply(*args: Any, ask: str, card: str = "", **asked: Any) -> dict[str, Any]:
        if ask == "begato":
            return {"cards": {card.code: card.code == "Angel" for card in PACK}}
        if ask == "solve":
            return {"values": [{"card": one.code, "points": 3 if one.code == "Angel" else 0} for one in PACK]}
        why = {"reason": "search-points", "facts": {"card": "T9", "other": card, "points": 11}}
        return {"best": "T9", "book": card, "gap": 11.2, "margin": 3.4, "verdict": "differ", "why": why}

    monkeypatch.setattr(hindsight.BESIDE, "ask", reply)
    hindsight._judged.cache_clear()
    begato._home.cache_clear()
    monkeypatch.setattr(begato.cache, "ready", lambda: True)
    at = finished()
    ways = given(at)["mark"]["ways"]
    assert "11 points (± 3)" in ways[0][0]
    play(at, "answer", ways[-1][1])
    assert given(at)["progress"] == [ways[-1][1], 15]
    for bad in (16, -1, "3", True, None):
        play(at, "answer", bad)
        assert given(at)["progress"] == [ways[-1][1], 15]
    play(at, "answer", 0)
    tones = []
    for _ in range(15):
        play(at, "next")
        tones.append(given(at)["mark"]["tone"])
    assert "bad" in tones
    assert set(tones) <= {"bad", "told"}
    hindsight._judged.cache_clear()


def test_a_hand_is_played_on_from_a_trick_and_the_same_deal_again() -> None:
    at = finished()
    hand = sessions.sessions().state(LEARNER, "practice/whole").played.last
    for _ in range(9):
        play(at, "next")
    at.button(key="from-here").click().run()
    again = sessions.sessions().state(LEARNER, "practice/again").hand
    assert len(again.state.tricks) == 8
    assert again.state.tricks == hand.state.tricks[:8]
    assert given(at)["place"] == "practice/again"
    at = practice("whole", look="back")
    at.button(key="same-deal").click().run()
    again = sessions.sessions().state(LEARNER, "practice/again").hand
    assert again.state.deck == hand.state.deck
    assert not again.state.tricks


@pytest.mark.parametrize("lang", ["en", "it"])
def test_of_a_bad_record_the_line_and_the_reason_are_said(lang: str) -> None:
    good = record_of(whole_hand(3))
    record_errors.read(good)
    (trick,) = [line for line in good.splitlines() if line.startswith("trick")][:1]
    for bad, said in (
        (good.replace(trick, trick + "\n" + trick), "Line 1" if lang == "en" else "Riga 1"),
        (good.replace("dealer 3", "dealer 9"), "dealer 9"),
        (good.replace("hand 1", "hand 2"), "hand 2"),
        (good.replace("hand 0 ", "hand 0 XX "), "XX"),
        ("", texts.text("record.bad-record", lang)),
        (good.replace("ottocento", "mineo3"), "calzettini mineo3 1"),
    ):
        with pytest.raises(BadInput) as error:
            record_errors.read(bad)
        told = record_errors.explain(error.value, bad, lang)
        assert said in told
        assert len(told.split()) > 5


def test_the_problem_of_the_day_is_the_same_for_everybody_and_another_one_tomorrow() -> None:
    home = visit()
    (link,) = [one.proto for one in home.get("page_link") if one.proto.label == texts.text("problem.day", "en")]
    asked = dict(parse_qsl(link.query_string))
    panels = []
    for day in (0, 1):
        for learner in (LEARNER, "sole-castello-onda-faro"):
            query = asked | {"seed": str(int(asked["seed"]) + day)}
            at = visit("lesson", learner=learner, **query)
            panels.append(given(at)["rows"])
    assert panels[0] == panels[1]
    assert panels[2] == panels[3]
    assert panels[0] != panels[2]


def test_a_match_can_be_given_up_for_one_of_another_length() -> None:
    at = practice("match")
    play(at, "answer", 1)
    at = practice("match")
    at.button(key="give-up").click().run()
    assert len(given(at)["choices"]) == 3
    play(at, "answer", 2)
    assert "of four" in given(at)["prompt"][1][0][1]


@pytest.mark.parametrize("locale", ["it-IT", "en-GB"])
def test_the_house_rule_is_set_at_the_table_and_holds_for_the_whole_match(locale: str) -> None:
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
    seed = next(n for n in range(500) if agreed(n))
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
    return all(choosing.speak(state, seat).reason == "monte-poor" for seat in (1, 2, 3))


@pytest.mark.parametrize("locale", ["it-IT", "en-GB"])
def test_whoever_has_a_name_is_called_by_it_on_the_plate_and_in_every_sentence(locale: str) -> None:
    at = practice("whole", locale=locale)
    at.text_input(key=f"name-right {locale[:2]}").set_value("Anna Maria").run()
    at.text_input(key=f"name-left {locale[:2]}").set_value("D'Ugo").run()
    said = ""
    for _ in range(40):
        shown = given(at)
        if shown["table"]:
            assert [seat["name"] for seat in shown["table"]["seats"]][1::2] == ["Anna Maria", "D'Ugo"]
        said += shown["announce"] + shown["note"] + str(shown["mark"])
        if not any(shown["can"][name] for name in ("answer", "next")):
            break
        step(at)
    assert "Anna Maria" in said
    assert "D'Ugo" in said
    for one in ("right", "left"):
        assert sentence(f"seat.{one}")[locale[:2]] not in said
    to_the_end(at)
    at = practice("whole", look="back", locale=locale)
    play(at, "next")
    assert given(at)["table"]["seats"][1]["name"] == "Anna Maria"


def test_a_name_is_nothing_but_a_name() -> None:
    """Also one that came along in a file."""
    at = practice("whole", locale="en-GB")
    at.text_input(key="name-partner en").set_value("<b>*[[Bo]]").run()
    assert "bBo" in at.warning[0].value
    for told, fits in (
        ("**x**", "x"),
        ("[a](b)", "ab"),
        ("  Lu  Ca ", "Lu Ca"),
        ("x" * 40, "x" * 16),
        ("{who}", "who"),
        ("１", ""),
    ):
        services.store().keep(LEARNER, {"name-partner": told})
        seats = given(practice("whole", locale="en-GB"))["table"]["seats"]
        assert seats[2]["name"] == (fits or texts.text("chair.partner", "en"))

"""The practice table: greyed cards tell why, a move counts once, what was played is there later; names; the pages to read."""

from __future__ import annotations

from urllib.parse import parse_qsl

import pytest

from lessons.tables.stages import LESSONS
from lessons.text.glossary import entries
from lessons.text.phrases import sentence
from screens.shared import services
from screens.wording import citations, texts
from tests.screens.driving import LEARNER, given, make_move, play, send, visit
from tests.screens.practising import first_legal, hand, practice, step, to_the_end


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


def test_the_problem_of_the_day_is_the_same_for_everybody_and_another_one_tomorrow() -> None:
    page = visit("practice")
    (link,) = [one.proto for one in page.get("page_link") if one.proto.label == texts.text("problem.day", "en")]
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


def test_an_address_of_no_hand_leads_to_what_can_be_played_and_does_not_stay() -> None:
    at = visit("practice", game="hand")
    assert "game" not in at.query_params
    assert any("Play a whole hand" in one.proto.label for one in at.get("page_link"))

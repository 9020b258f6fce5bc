"""The scoring table without a browser: moves, the address, impossible input, and an exercise whose answers are in the log."""

from __future__ import annotations

import itertools
from random import Random
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest
from streamlit.util import calc_hash

from engine.games.bologna.scoring import Position, read, sheet, write
from engine.games.bologna.scoring.piles import SORTS, draw
from lessons.scoring import mistakes
from lessons.scoring.cells import value, values
from lessons.scoring.marking import mark
from lessons.scoring.way import LESSON
from screens import shop
from screens.workbench import moves
from screens.workbench.asked import why
from screens.workbench.counted import counted
from screens.workbench.given import PLACE, options, say
from screens.workbench.practice import sit_down
from tests.screens.driving import LEARNER, given, send, visit
from tests.screens.tapping import plan

BENCH = "calzettini_workbench"
_nonces = itertools.count()


def move(event: str, value: object, nonce: str | None = None) -> dict[str, Any]:
    return {"event": event, "value": value, "nonce": nonce or f"wb-nonce-{next(_nonces):05d}"}


def do(at: AppTest, event: str, value: object) -> AppTest:
    return send(at, move(event, value), component=BENCH)


def shown(at: AppTest) -> dict[str, Any]:
    return given(at, BENCH)


def places(codes: str) -> list[int]:
    return [PLACE[code] for code in codes.split()]


def test_a_tap_answers_with_both_sides_counted_and_the_position_as_a_text() -> None:
    at = visit("workbench")
    do(at, "cards", places("SK BK CK SQ SN SJ"))
    told = shown(at)
    assert told["options"]["text"] == "won-SKQNJ.BK.CK"
    rows = {row["id"]: row["points"] for section in told["counted"]["sections"] for row in section["rows"]}
    assert rows["kings"] == [17, None]
    assert rows["swords"] == [15, None]


def test_a_link_opens_with_the_whole_position() -> None:
    position = draw("declared", Random(4))
    at = visit("workbench", p=write(position))
    told = shown(at)
    assert told["options"]["text"] == write(position)
    assert told["counted"]["totals"] == [sheet(position).total(0), sheet(position).total(1)]


def test_an_address_that_the_session_has_shown_itself_is_old_and_one_brought_along_is_news() -> None:
    at = visit("workbench", p="won-SK")
    do(at, "cards", places("SK BK"))
    at.query_params["p"] = "won-SK"
    at.run()
    assert shown(at)["options"]["text"] == "won-SK.BK", "the browser had not written its address yet"
    at.query_params["p"] = "won-DK"
    at.run()
    assert shown(at)["options"]["text"] == "won-DK"


def test_a_session_after_a_restart_begins_with_what_the_browser_shows() -> None:
    at = visit("workbench", p="won-SK")
    send(at, move("option", {"name": "last", "to": 0}) | {"from": "won-SK.BK.CK"}, component=BENCH)
    assert shown(at)["options"]["text"] == "won-SK.BK.CK last-we"
    send(at, move("cards", places("DK")) | {"from": "won-SA"}, component=BENCH)
    assert shown(at)["options"]["text"] == "won-DK last-we", "a session that has seen a move knows better"


@pytest.mark.parametrize("screen", [None, 7, "won-Angle", ["won-SK"]])
def test_a_screen_that_cannot_be_read_changes_nothing(screen: object) -> None:
    at = visit("workbench", p="won-SK")
    send(at, move("cards", places("SK BK")) | {"from": screen}, component=BENCH)
    assert shown(at)["options"]["text"] == "won-SK.BK"


def test_a_tap_turns_its_card_and_leaves_the_others_as_they_are_by_now() -> None:
    at = visit("workbench", p="won-SK.BK.CK")
    do(at, "text", "won-SK.BK")
    do(at, "turn", {"on": places("DK"), "off": places("SK")})
    assert shown(at)["options"]["text"] == "won-BK.DK"


def test_a_run_from_the_address_before_it_takes_no_way_of_working_back_and_a_link_leads_to_its_own() -> None:
    at = visit("workbench")
    do(at, "mode", "learn")
    at.query_params["do"] = "count"
    at.run()
    assert shown(at)["mode"] == "learn"
    at._page_hash = calc_hash("about")
    at.run()
    at._page_hash = calc_hash("workbench")
    at.query_params["do"] = "error"
    at.run()
    assert shown(at)["mode"] == "error"


def test_another_way_of_working_is_in_the_address_with_the_position() -> None:
    at = visit("workbench")
    do(at, "cards", places("SK BK"))
    do(at, "mode", "learn")
    assert (at.query_params["p"], at.query_params["do"]) == ("won-SK.BK", "learn")


@pytest.mark.parametrize(("locale", "said"), [("it-IT", "Forse «Angel»?"), ("en-GB", "Did you mean “Angel”?")])
def test_a_spoilt_link_says_what_is_wrong_and_the_table_stays(locale: str, said: str) -> None:
    at = visit("workbench", locale=locale, p="won-Angle")
    assert said in shown(at)["note"]
    do(at, "cards", places("SK"))
    assert shown(at)["options"]["won"] == places("SK")
    do(at, "text", "won-SK theirs-SK")
    assert shown(at)["note"]
    assert shown(at)["options"]["won"] == places("SK"), "nothing entered is lost"


def test_an_odd_pile_is_named_at_once_and_still_counted() -> None:
    at = visit("workbench", locale="it-IT")
    do(at, "cards", places("SK BK CK DK SQ"))
    assert "5 carte sono un numero dispari" in shown(at)["options"]["problems"][0]
    assert shown(at)["counted"]["totals"][0] > 0


def test_everything_beside_the_cards_can_be_set_and_taken_back() -> None:
    at = visit("workbench")
    do(at, "cards", places("Matto SK BK CK DK"))
    for option in ({"name": "last", "to": 0}, {"name": "dealer", "to": 1}, {"name": "matto", "to": "owed"}):
        do(at, "option", option)
    do(at, "show", {"player": 2, "kind": "queens", "cards": places("SQ BQ CQ")})
    do(at, "rule", {"name": "moors_in_grande", "to": False})
    do(at, "before", [640, 715])
    position = read(shown(at)["options"]["text"])
    assert (position.last, position.dealer, position.matto, position.before) == (0, 1, "owed", (640, 715))
    assert position.declared(1) == 14
    assert not position.rules.moors_in_grande
    do(at, "unshow", 0)
    assert not read(shown(at)["options"]["text"]).shown


def test_the_same_move_twice_counts_once() -> None:
    at = visit("workbench")
    twice = move("show", {"player": 0, "kind": "kings", "cards": places("SK BK CK")})
    send(at, twice, component=BENCH)
    send(at, twice, component=BENCH)
    assert len(shown(at)["options"]["shown"]) == 1


@pytest.mark.parametrize(
    ("event", "value"),
    [
        ("turn", [1]), ("turn", {"on": [1]}), ("turn", {"on": [62], "off": []}),
        ("cards", [99]), ("cards", "SK"), ("cards", [True]), ("option", {"name": "last", "to": 7}), ("option", {}),
        ("rule", {"name": "grande", "to": "x"}), ("rule", {"name": 1, "to": 1}), ("unshow", 5), ("text", 3), ("draw", None),
        ("show", {"player": 9, "kind": "kings", "cards": [0]}), ("show", {"player": 0, "kind": "x", "cards": [0]}),
        ("before", [-1, 2]), ("before", [1]),
    ],
)  # fmt: skip
def test_a_move_of_another_shape_is_refused(event: str, value: object) -> None:
    with pytest.raises(moves.BadMove):
        moves.apply(Position(), event, value, Random(1))


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("sort", SORTS)
def test_every_sort_of_pile_has_all_its_words(sort: str, lang: str) -> None:
    for seed in range(3):
        position = draw(sort, Random(seed))
        told = counted(position, lang)
        assert told["totals"] == [sheet(position).total(0), sheet(position).total(1)]
        assert not options(position, lang)["problems"]


def answer_all(at: AppTest) -> AppTest:
    work = sit_down(shop.store(), LEARNER).way.work
    assert work is not None
    for cell in work.open:
        do(at, "exercise", {"do": "answer", "cell": str(cell), "value": value(work.sheet, cell)})
    return at


def test_a_sheet_is_filled_in_and_the_help_fades() -> None:
    at = visit("workbench", do="learn")
    assert shown(at)["exercise"]["level"] == "worked"
    for level in ("gaps", "free", "free"):
        do(at, "exercise", {"do": "new"})
        answer_all(at)
        assert shown(at)["exercise"]["work"]["done"]
        assert shown(at)["exercise"]["level"] == level
    kinds = [event.kind for event in shop.store().events(LEARNER, LESSON)]
    assert kinds.count("answer") >= 12


def test_a_wrong_figure_shows_the_learners_own_beside_the_right_one() -> None:
    at = visit("workbench", do="learn")
    do(at, "exercise", {"do": "new", "level": "free", "sort": "doubled-on-both-sides"})
    work = shown(at)["exercise"]["work"]
    asked = {cell["key"]: cell for row in work["rows"] for cell in row["cells"]}
    assert all("right" not in cell and "n" not in cell for cell in asked.values()), (
        "nothing is told before it is answered"
    )
    do(at, "exercise", {"do": "answer", "cell": "last-trick.0", "value": 12})
    cell = next(c for row in shown(at)["exercise"]["work"]["rows"] for c in row["cells"] if c["key"] == "last-trick.0")
    assert (cell["ok"], cell["given"], cell["right"] in (0, 6)) == (False, 12, True)
    assert "never doubled" in cell["why"][0]


def test_an_error_is_looked_for_until_it_is_found() -> None:
    at = visit("workbench", do="error")
    its = sit_down(shop.store(), LEARNER).search.sheet
    assert its is not None
    other = "total.0" if str(its.cell) != "total.0" else "total.1"
    do(at, "exercise", {"do": "answer", "cell": other})
    assert not shown(at)["exercise"]["work"]["over"]
    do(at, "exercise", {"do": "answer", "cell": str(its.cell)})
    assert shown(at)["exercise"]["work"]["hit"]
    assert str(its.wrong) in shown(at)["exercise"]["work"]["said"]


def test_a_typical_pile_is_entered_in_25_taps() -> None:
    taps = [plan(draw("typical", Random(seed))).taps for seed in range(60)]
    assert max(taps) <= 25, sorted(taps)


@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_planted_error_and_every_wrong_figure_has_its_words(lang: str) -> None:
    for name in mistakes.NAMES:
        assert "{" not in say(f"mistake.{name}", lang, wrong=1, right=2)
    for seed, sort in enumerate(SORTS):
        position = draw(sort, Random(seed))
        counted_ = sheet(position)
        for cell, right in values(counted_).items():
            for given_ in {0, right + 1, right * 2, right // 2, right + 6, 12} - {right}:
                for said in mark(counted_, cell, given_).says:
                    assert why(said.reason, dict(said.facts), lang)

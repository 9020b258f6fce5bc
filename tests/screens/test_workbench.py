"""The scoring table without a browser: moves, the address, impossible input, both sides counted."""

from __future__ import annotations

from random import Random

import pytest

from engine.games.bologna.scoring import Position, piles, read, sheet, write
from engine.games.bologna.scoring.piles import SORTS, draw
from lessons.scoring import moves
from screens.components.bench.props import PLACE, Wording, options
from screens.components.sheet.score_props import counted
from screens.shared import sessions
from tests.screens.at_the_bench import EMPTY, Bench
from tests.screens.driving import given, visit
from tests.screens.tapping import plan

BENCH = "calzettini_workbench"


def places(codes: str) -> list[int]:
    return [PLACE[code] for code in codes.split()]


def test_a_tap_answers_with_both_sides_counted_and_the_position_as_a_text() -> None:
    bench = Bench().do("cards", places("SK BK CK SQ SN SJ"))
    assert bench.position == bench.shown["qid"] == "won-SKQNJ.BK.CK"
    rows = {row["id"]: row["points"] for section in bench.shown["counted"]["sections"] for row in section["rows"]}
    assert rows["kings"] == [17, None]
    assert rows["swords"] == [15, None]


def test_what_never_changes_is_told_whoever_arrives_and_its_key_to_all() -> None:
    bench = Bench()
    key = bench.shown["key"]
    assert len(bench.shown["still"]["cards"]) == 62
    bench.do("cards", places("SK"))
    assert "still" not in bench.shown
    assert bench.shown["key"] == key
    assert Bench(locale="it-IT").shown["key"] != key
    for way in ("learn", "error"):
        exercise = Bench(way)
        assert "still" in exercise.shown
        assert "still" not in exercise.do("new").shown


def test_a_link_opens_with_the_whole_position() -> None:
    position = draw("declared", Random(4))
    told = given(visit("workbench", p=write(position)), BENCH)
    assert told["options"]["text"] == write(position)
    assert told["counted"]["totals"] == [sheet(position).total(0), sheet(position).total(1)]


@pytest.mark.parametrize("way", ["learn", "error"])
def test_a_link_opens_with_its_way_of_working(way: str) -> None:
    told = given(visit("workbench", do=way, p="won-SK"), BENCH)
    assert (told["mode"], told["place"]) == (way, f"scoring/{way}")


def test_a_way_of_working_that_there_is_not_is_counting() -> None:
    assert given(visit("workbench", do="juggle"), BENCH)["mode"] == "count"


def test_a_server_that_was_restarted_goes_on_from_what_the_browser_shows() -> None:
    bench = Bench(text="won-SK.BK.CK")
    sessions.sessions.cache_clear()
    assert bench.do("option", {"name": "last", "to": 0}).position == "won-SK.BK.CK last-we"


def test_two_tables_of_one_learner_do_not_mix() -> None:
    one, other = Bench(text="won-SK"), Bench(text="won-DA")
    assert one.do("turn", {"on": places("BK"), "off": []}).position == "won-SK.BK"
    assert other.do("turn", {"on": places("CA"), "off": []}).position == "won-CA.DA"


@pytest.mark.parametrize("screen", ["won-Angle", "what is this", "won-" + "SK." * 900])
def test_a_screen_that_cannot_be_read_is_refused_in_words(screen: str) -> None:
    bench = Bench()
    bench.send(bench.move("cards", places("SK BK"), seen=screen))
    assert bench.status == 422
    assert bench.reply["why"]
    assert bench.position == EMPTY


def test_a_tap_turns_its_card_and_leaves_the_others_as_they_are_by_now() -> None:
    bench = Bench(text="won-SK.BK")
    assert bench.do("turn", {"on": places("DK"), "off": places("SK")}).position == "won-BK.DK"


@pytest.mark.parametrize(("locale", "said"), [("it-IT", "Forse «Angel»?"), ("en-GB", "Did you mean “Angel”?")])
def test_a_spoilt_text_says_what_is_wrong_and_the_table_stays(locale: str, said: str) -> None:
    bench = Bench(locale=locale).do("cards", places("SK")).do("text", "won-Angle")
    assert said in bench.reply["why"]
    assert bench.position == "won-SK"
    bench.do("text", "won-SK theirs-SK")
    assert bench.reply["why"]
    assert bench.position == "won-SK", "nothing entered is lost"


def test_a_spoilt_link_opens_with_an_empty_table_for_the_browser_to_ask_what_is_wrong() -> None:
    assert given(visit("workbench", p="won-Angle"), BENCH)["options"]["text"] == EMPTY


def test_a_pile_that_the_house_rules_do_not_allow_is_said_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench(text="won-SK")
    monkeypatch.setattr(piles, "TRIES", 0)
    bench.do("draw", "typical")
    assert bench.reply["why"] == "With these house rules no such pile was found."
    assert bench.position == "won-SK"


def test_a_pile_drawn_by_a_move_that_comes_again_is_the_same() -> None:
    bench = Bench()
    drawn = bench.move("draw", "typical")
    assert bench.send(drawn).position == bench.send(drawn).position
    assert bench.do("draw", "typical").position != bench.send(drawn).position


def test_an_odd_pile_is_named_at_once_and_still_counted() -> None:
    bench = Bench(locale="it-IT").do("cards", places("SK BK CK DK SQ"))
    assert "5 carte sono un numero dispari" in bench.shown["options"]["problems"][0]
    assert bench.shown["counted"]["totals"][0] > 0


def test_totals_are_provisional_until_the_last_trick_is_said_and_card_points_can_be_counted() -> None:
    bench = Bench().do("cards", places("Matto SK BK CK"))
    assert bench.shown["counted"]["provisional"], "nobody has said who made the last trick"
    bench.do("option", {"name": "last", "to": 0})
    assert not bench.shown["counted"]["provisional"]
    bench.do("cards", places("Matto SK BK CK SQ"))
    assert bench.shown["counted"]["provisional"], "an odd pile has no card points yet"


def test_everything_beside_the_cards_can_be_set_and_taken_back() -> None:
    bench = Bench().do("cards", places("Matto SK BK CK DK"))
    for option in ({"name": "last", "to": 0}, {"name": "dealer", "to": 1}, {"name": "matto", "to": "owed"}):
        bench.do("option", option)
    bench.do("show", {"player": 2, "kind": "queens", "cards": places("SQ BQ CQ")})
    bench.do("rule", {"name": "moors_in_grande", "to": False})
    bench.do("before", [640, 715])
    position = read(bench.position)
    assert (position.last, position.dealer, position.matto, position.before) == (0, 1, "owed", (640, 715))
    assert position.declared(1) == 14
    assert not position.rules.moors_in_grande
    assert bench.shown["options"]["rules"]["moors_in_grande"] is False
    bench.do("unshow", 0)
    assert not read(bench.position).shown


def test_the_same_move_twice_counts_once() -> None:
    bench = Bench()
    twice = bench.move("show", {"player": 0, "kind": "kings", "cards": places("SK BK CK")})
    assert len(bench.send(twice).shown["options"]["shown"]) == 1
    assert len(bench.send(twice).shown["options"]["shown"]) == 1


def test_a_move_that_is_none_of_ours_leaves_the_table_as_it_is() -> None:
    bench = Bench(text="won-SK").do("turn", [1])
    assert (bench.status, bench.reply["refused"], bench.position) == (422, "bad-move", "won-SK")


@pytest.mark.parametrize(
    ("event", "value"),
    [
        ("turn", [1]), ("turn", {"on": [1]}), ("turn", {"on": [62], "off": []}),
        ("cards", [99]), ("cards", "SK"), ("cards", [True]), ("option", {"name": "last", "to": 7}), ("option", {}),
        ("rule", {"name": "grande", "to": "x"}), ("rule", {"name": 1, "to": 1}), ("unshow", 5), ("text", 3), ("draw", None),
        ("draw", "of-gold"),
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
        told = counted(position, Wording(lang))
        assert told["totals"] == (sheet(position).total(0), sheet(position).total(1))
        assert not options(position, Wording(lang))["problems"]


@pytest.mark.parametrize(
    ("lang", "stands"), [("it", {"al posto del 12", "al posto del 10"}), ("en", {"for the 12", "for the 10"})]
)
def test_a_contatore_in_the_grande_stands_for_a_card_with_its_article(lang: str, stands: set[str]) -> None:
    row = counted(draw("contatore-in-a-gap", Random(3)), Wording(lang))["grande"]["row"]
    assert {place["stands"] for place in row} - {""} == stands


def test_a_typical_pile_is_entered_in_25_taps() -> None:
    taps = [plan(draw("typical", Random(seed))).taps for seed in range(60)]
    assert max(taps) <= 25, sorted(taps)


@pytest.mark.parametrize("game", ["mineo3", "french4", "french5"])
def test_a_game_settled_deal_by_deal_has_its_own_scoring_table_on_the_page(game: str) -> None:
    told = given(visit("workbench", game=game), "calzettini_settling")
    assert told["place"] == f"settling/{game}"
    assert told["cards"]

"""Rounds on telephones as logs tell them: what a room and a table of it take, in whatever order, and what old lines still say."""

from __future__ import annotations

import itertools
from fractions import Fraction
from pathlib import Path
from random import Random

import pytest

from lessons.evening.activities.on_telephones import scores_of, table_in, table_of
from lessons.evening.activities.tables import Score, is_over, standings
from lessons.evening.entries.lifecycle import Gathered, Laid, Paired, RoundOver, SatDown, TableShown
from lessons.evening.entries.rounds import CODEC, Ended, Entry
from lessons.evening.stretches import SWISS, Seating
from lessons.places.in_a_room.tournament.on_telephones import open_tables
from lessons.shared_table import entries
from lessons.shared_table.duplicate_state import DealResult, DuplicateState
from lessons.shared_table.entries import CODEC as TABLE_CODEC
from lessons.shared_table.entries import TableLine
from lessons.shared_table.entry import TableEntry
from lessons.shared_table.folding import fold
from lessons.shared_table.judging import judge
from lessons.shared_table.shared_table import SharedTable
from tests.lessons.evening.room_log import TEACHER, Log, opened
from tests.lessons.evening.test_places import TEACHER as LEADS
from tests.lessons.evening.test_places import Club

EIGHT = ("anna", "bruno", "carla", "dino", "elsa", "franco", "gina", "hugo")
PAIRS = ((0, 1), (2, 3), (4, 5), (6, 7))
TABLES = (Laid(match="sole-luna", pairs=(0, 1)), Laid(match="faro-onda", pairs=(2, 3)))
NEXT = (Laid(match="onda-sole", pairs=(0, 2)), Laid(match="luna-faro", pairs=(1, 3)))


def paired() -> Log:
    log = opened(*EIGHT)
    log.does(TEACHER, Paired(pairs=PAIRS))
    return log


def sat(tables: tuple[Laid, ...] = TABLES, after: int = 0) -> SatDown:
    return SatDown(hands=2, tables=tables, deals="mare-monte", after=after)


def test_a_round_with_real_cards_is_written_and_read_as_it_always_was() -> None:
    line = '{"hands":2,"tables":[{"match":"sole-luna","pairs":[0,1]}]}'
    old = CODEC.read("sat-down", line)
    assert CODEC.write(old) == line
    log = paired()
    assert log.does(TEACHER, old) == ""
    assert log.room.seatings == (Seating(2, (("sole-luna", (0, 1)),), "", False, SWISS),)
    opening = '{"game":"mineo4","name":"Anna","length":"","strength":"","rules":{}}'
    assert TABLE_CODEC.write(TABLE_CODEC.read("table", opening)) == opening
    assert TABLE_CODEC.write(TABLE_CODEC.read("played-for", '{"chair":1}')) == '{"chair":1}'


def test_of_two_hosts_who_begin_a_round_at_once_the_first_has_begun_it() -> None:
    log = paired()
    assert log.does(TEACHER, sat()) == ""
    assert log.does(TEACHER, sat(NEXT)) == "evening.refused.not-now"
    assert log.does(TEACHER, RoundOver(round=2)) == "evening.refused.not-now"
    assert log.does("anna", RoundOver(round=1)) == "evening.refused.host"
    assert log.does(TEACHER, RoundOver(round=1)) == ""
    assert log.does(TEACHER, RoundOver(round=1)) == "evening.refused.not-now"
    assert log.does(TEACHER, sat(NEXT, after=1)) == ""
    assert [one.ended for one in log.room.seatings] == [True, False]
    assert log.does(TEACHER, SatDown(hands=2, tables=NEXT)) == "evening.refused.not-now", "in one way only"


def test_everybody_finds_their_own_table_and_it_is_on_as_long_as_the_round_is() -> None:
    log = paired()
    log.does(TEACHER, sat())
    assert [table_of(log.room, badge) for badge in range(8)] == ["sole-luna"] * 4 + ["faro-onda"] * 4
    told = table_in(log.room, "faro-onda")
    assert told is not None
    assert (told.round, told.table, told.on) == (1, 2, True)
    assert [told.plays(log.room, who) for who in EIGHT] == [True] * 8, "of all tables of the round"
    assert not told.plays(log.room, TEACHER)
    log.does(TEACHER, RoundOver(round=1))
    log.does(TEACHER, sat(NEXT, after=1))
    log.does(TEACHER, Paired(pairs=PAIRS))
    told = table_in(log.room, "onda-sole")
    assert told is not None, "also of a tournament that is over"
    assert (told.round, told.table, told.on) == (2, 1, False)
    assert table_of(log.room, 0) == ""
    assert table_in(log.room, "mare-monte") is None


def at(code: str, *worth: int | None, closed: bool = False) -> tuple[str, SharedTable]:
    """A table by how far its first pair was ahead in each deal of two; None of one that was not finished."""
    results = {
        deal: DealResult(((0, 2), (1, 3)), (100 + n, 100), (n, -n), ("",) * 4, ("",) * 4)
        for deal, n in enumerate(worth)
        if n is not None
    }
    return code, SharedTable(duplicate=DuplicateState("mare-monte", (1, 2), len(worth), results), closed=closed)


def test_points_are_against_the_mean_of_the_tables_that_have_finished_a_deal() -> None:
    seating = Seating(2, tuple((one.match, one.pairs) for one in TABLES), "mare-monte")
    found = scores_of(seating, dict((at("sole-luna", 30, 10), at("faro-onda", 0, None))))
    assert found["sole-luna"] == Score((240, 200), 2, (Fraction(15), Fraction(-15)), 1)
    assert found["faro-onda"] == Score((100, 100), 1, (Fraction(-15), Fraction(15)), 1)
    assert not is_over(seating, found)
    log = paired()
    log.does(TEACHER, sat())
    assert {one.against for one in standings(log.room, found)} == {0}, "nothing before the round is over"
    log.does(TEACHER, RoundOver(round=1))
    ranks = [(one.pair, one.against, one.deals) for one in standings(log.room, found)]
    assert {(one[0], one[1], one[2]) for one in ranks} == {(0, 15, 1), (3, 15, 1), (2, -15, 1), (1, -15, 1)}
    assert [one[1] for one in ranks] == [15, 15, -15, -15]
    played = {one.pair: (one.half_wins, one.played) for one in standings(log.room, found)}
    assert played == {0: (2, 1), 1: (0, 1), 2: (0, 0), 3: (0, 0)}, "a match that was broken off is won by nobody"


def test_a_table_that_was_broken_off_keeps_nobody_waiting() -> None:
    seating = Seating(2, tuple((one.match, one.pairs) for one in TABLES), "mare-monte")
    found = scores_of(seating, dict((at("sole-luna", 30, 10), at("faro-onda", None, closed=True))))
    assert is_over(seating, found)
    assert found["faro-onda"].hands == found["sole-luna"].compared == 0


@pytest.mark.parametrize("seed", range(20))
def test_a_room_goes_on_whatever_stands_in_its_log(seed: int) -> None:
    log, rng, numbers = paired(), Random(seed), itertools.count()
    every = [*itertools.permutations(range(5), 2)]

    def laid() -> tuple[Laid, ...]:
        return tuple(
            Laid(match=f"sole-luna-{'abcdefghij'[next(numbers) % 10]}", pairs=rng.choice(every)) for _ in range(2)
        )

    for _ in range(60):
        entry: Entry = rng.choice(
            (
                SatDown(hands=rng.randint(1, 4), tables=laid(), deals=rng.choice(("", "mare-monte")),
                        movement=rng.choice(("swiss", "robin")), after=rng.choice((None, 0, 1, 2))),
                TableShown(table=rng.choice(("", "sole-luna-a", "sole-luna-b"))),
                RoundOver(round=rng.randint(1, 4)), Paired(pairs=PAIRS, on=rng.random() < 0.3), Paired(pairs=PAIRS[:2]), Gathered(),
            )
        )  # fmt: skip
        log.does(rng.choice((TEACHER, TEACHER, "anna")), entry)
        room = log.room
        stands = standings(room, {})
        assert len(stands) == len(room.pairs)
        assert room.shown in ("", *(code for one in room.seatings[-1:] for code, _ in one.tables))
        for badge in range(9):
            table_of(room, badge)
        for tournament in room.tournaments:
            assert len({bool(one.deals) for one in tournament.seatings}) == 1
    log.does(TEACHER, Ended())
    assert not any(told.on for code in ("sole-luna-a", "sole-luna-b") if (told := table_in(log.room, code)))


def table_of_evening() -> list[TableLine]:
    """As the desk opens it: whoever leads has no chair, and the four sit."""
    opening = entries.TableOpened(
        game="ottocento", name="sole", strength="learner", duplicate="mare-monte", seeds=(1, 2), evening="sole"
    )
    told: list[tuple[str, TableEntry]] = [(TEACHER, opening)]
    told += [(who, entries.Sat(chair=chair, name=who.title())) for chair, who in enumerate(EIGHT[:4])]
    return [TableLine(number, who, entry) for number, (who, entry) in enumerate(told, 1)]


def test_at_a_table_of_an_evening_a_chair_stays_whose_it_is() -> None:
    table = fold(table_of_evening())
    assert [one.who for one in table.chairs] == [*EIGHT[:4]]
    assert table.chair_of(TEACHER) is None
    for who in (*EIGHT, TEACHER):
        for chair in range(4):
            wanted = None if who == EIGHT[chair] else "friends.refused.taken"
            said = judge(table, who, entries.Sat(chair=chair, name="Zoe"))
            assert (said.reason if said else None) == wanted
            said = judge(table, who, entries.Shut(chair=chair, on=True))
            assert said is not None
        assert judge(table, who, entries.Stood()) is not None
    said = judge(table, "elsa", entries.PlayedFor(chair=0))
    assert said is not None, "nor does anybody else say that somebody is away"
    assert judge(table, TEACHER, entries.PlayedFor(chair=0, host=True)) is None
    assert judge(table, "elsa", entries.TableClosed()) is not None
    again = fold([TableLine(9, "new-browser", entries.SatAgain(chair=2))], table)
    assert (again.chairs[2].who, again.chairs[2].name) == ("new-browser", "Carla")
    assert judge(table, "anna", entries.SatAgain(chair=2)) is not None, "who has a chair has that one"


def test_elsewhere_nobody_is_a_host_and_no_other_browser_takes_a_chair() -> None:
    opening = entries.TableOpened(game="ottocento", name="Anna", length="800", strength="learner")
    lines = [TableLine(1, "anna", opening), TableLine(2, "bruno", entries.Sat(chair=1, name="Bruno"))]
    table = fold(lines)
    assert judge(table, "zoe", entries.PlayedFor(chair=1, host=True)) is not None
    assert judge(table, "zoe", entries.TableClosed(host=True)) is not None
    assert judge(table, "zoe", entries.SatAgain(chair=1)) is not None
    without = entries.TableOpened(game="ottocento", name="sole", length="800", strength="learner", evening="sole")
    assert not fold([TableLine(1, TEACHER, without)]).chairs, "an evening's table plays a set of deals"


def test_a_press_that_was_cut_short_and_comes_again_uses_the_tables_it_had_opened(tmp_path: Path) -> None:
    club = Club(tmp_path / "log.sqlite")
    club.open()
    for who in EIGHT:
        club.does(who, "room", "join", {"name": who.title()})
    club.does(LEADS, "desk", "pair", {})
    desk = club.sessions.state(LEADS, f"desk/{club.code}")
    code, tables = open_tables(club.context, desk, 2, ((0, 1), (2, 3)), "nonce-of-a-round")
    club.start()
    club.does(LEADS, "desk", "seat", {"deals": 2}, nonce="nonce-of-a-round")
    (seating,) = club.room().seatings
    assert (seating.deals, {its for its, _ in seating.tables}) == (code, {one.match for one in tables})
    found = [club.context.tables.table(club.store.rooms, its) for its, _ in seating.tables]
    assert sorted(one.name for table in found if table for one in table.chairs) == sorted(who.title() for who in EIGHT)
    assert len({table.duplicate.seeds for table in found if table and table.duplicate}) == 1

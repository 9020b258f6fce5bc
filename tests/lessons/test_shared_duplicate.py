"""The same deals at several tables, by their logs alone: in every game that is compared, and whatever stands in a log."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from engine.game import game, games
from lessons.shared_table.claiming import may_claim, uncertain
from lessons.shared_table.duplicate import deal_set
from lessons.shared_table.duplicate.comparing import side_by_side, standings
from lessons.shared_table.duplicate.deal_set import MOST_TABLES, DealSet
from lessons.shared_table.duplicate.entries import CODEC, SetLine, SetMade, TableJoined
from lessons.shared_table.duplicate_state import DuplicateState
from lessons.shared_table.entries import (
    Acted,
    Claimed,
    Conceded,
    DealtOut,
    Sat,
    Swept,
    TableLine,
    TableOpened,
    Undone,
    WentOn,
)
from lessons.shared_table.folding import fold
from lessons.shared_table.judging import is_duplicated, is_offered, judge
from lessons.shared_table.shared_table import SharedTable
from lessons.shared_table.taking_back import may_ask
from lessons.shared_table.teaching.entries import TeachingSet
from lessons.tables.playing import chosen
from lessons.tables.stages import SORTED

from .test_shared_anything import PEOPLE, anything
from .test_shared_table import NAMES, SILENT, Company

SEEDS = (11, 12, 13)
CLAIMED_WITHIN = 60
"""So many deals are played at most until somebody has the rest."""
COMPARED = [one for one in games() if is_duplicated(one)]


class Players(Company):
    """A table of a duplicate."""

    def __init__(self, name: str, people: int, seed: int, seeds: tuple[int, ...] = SEEDS) -> None:
        self.rng, self.table, self.log = Random(f"{name} {seed}"), SharedTable(), list[TableLine]()
        self.did("anna", TableOpened(game=name, name="Anna", duplicate="luna-faro", seeds=seeds))
        for chair in range(1, people):
            self.did(NAMES[chair].lower(), Sat(chair=chair, name=NAMES[chair]))

    def deal(self) -> None:
        self.did("anna", DealtOut(seed=self.duplicate.due or 0))

    @property
    def duplicate(self) -> DuplicateState:
        assert self.table.duplicate is not None
        return self.table.duplicate

    def goes_on(self) -> None:
        """Whoever sits there, and is waited for, does what the program would."""
        now, chair = self.table, self.rng.choice(sorted(self.table.waited or self.table.people))
        who, hand = now.chairs[chair].who, self.sitting(chair)
        if hand.family.half(hand):
            self.did(who, Undone())
        elif now.taker is not None:
            sweeps = next((one for one in sorted(now.people) if now.may_sweep(one)), None)
            self.did(who if sweeps is None else now.chairs[sweeps].who, Swept())
        elif now.waited:
            choice = hand.family.advised(hand) or chosen(hand)
            silent = SILENT[hand.stage] if choice.action is None else {"do": hand.family.written(choice.action)}
            self.did(who, Acted(value=dict(silent)))
        else:
            self.did(who, WentOn())

    def plays(self) -> None:
        self.deal()
        while not self.table.over:
            self.goes_on()


def test_all_games_are_compared_but_the_one_in_which_a_deal_hangs_on_the_match() -> None:
    assert [one for one in games() if is_offered(one) and not is_duplicated(one)] == ["mille"]
    assert SORTED in COMPARED


@pytest.mark.parametrize("name", COMPARED)
def test_tables_play_the_same_deals_from_the_same_dealers_and_the_log_makes_it_again(name: str) -> None:
    tables = [Players(name, min(2, game(name).seats), seed) for seed in (1, 2)]
    for deal, seed in enumerate(SEEDS[:2]):
        dealt = []
        for table in tables:
            table.plays()
            hand = table.sitting(0)
            assert hand.seed == seed
            assert hand.state.dealer == (deal - 1) % game(name).seats, "the deal goes round, whatever happened before"
            dealt.append(hand.family.again(hand.state))
        assert dealt[0] == dealt[1]
        assert not any(may_ask(table.table, chair) for table in tables for chair in table.table.people)
    for table in tables:
        assert fold(table.log) == table.table
        assert sorted(table.duplicate.results) == [0, 1]
    deals = side_by_side({"a": tables[0].duplicate, "b": tables[1].duplicate}, "a")
    for one in deals:
        for party in range(len(one.tables[0].result.parties)):
            assert sum(((at.against or ())[party] for at in one.tables), Fraction(0)) == 0, (
                "against the mean all are even"
            )
    assert {one.deals for one in standings(deals)} == {2}
    best = [one.against for one in standings(deals)]
    assert best == sorted(best, reverse=True)


def test_a_deal_that_is_not_due_is_not_dealt() -> None:
    table = Players("mineo4", 2, 1)
    for seed in (12, 13, 5):
        assert judge(table.table, "anna", DealtOut(seed=seed)) is not None
    for _ in SEEDS:
        table.plays()
    assert table.duplicate.over
    said = judge(table.table, "anna", DealtOut(seed=11))
    assert said is not None
    assert said.reason == "friends.refused.set-over"
    assert judge(table.table, "anna", TeachingSet(on=True)) is not None


def test_only_what_this_table_has_finished_is_compared_with_those_that_have() -> None:
    one, other, third = (Players("mineo4", 2, seed) for seed in (1, 2, 3))
    other.plays()
    other.plays()
    tables = {"one": one.duplicate, "other": other.duplicate, "third": third.duplicate}
    assert side_by_side(tables, "one") == ()
    one.plays()
    found = side_by_side({**tables, "one": one.duplicate}, "one")
    assert [(deal.deal, [at.code for at in deal.tables]) for deal in found] == [(0, ["one", "other"])]
    alone = side_by_side({"one": one.duplicate}, "one")
    assert alone[0].tables[0].against is None, "one table alone has no mean"
    assert standings(alone) == ()


@pytest.mark.parametrize(
    "entry",
    [
        {"game": "mille", "duplicate": "luna-faro", "seeds": (1,)},
        {"game": "mineo4", "duplicate": "luna-faro", "seeds": (1,), "teaching": True},
        {"game": "ottocento", "duplicate": "luna-faro", "seeds": (1,), "length": "four"},
        {"game": "mineo4", "seeds": (1,)},
    ],
)
def test_what_is_no_table_of_a_duplicate(entry: dict[str, object]) -> None:
    assert judge(SharedTable(), "anna", TableOpened.model_validate({"name": "Anna", **entry})) is not None


@pytest.mark.parametrize("name", ["ottocento", "mineo4", "french4", "vanto"])
def test_any_entries_in_any_order_lead_somewhere(name: str) -> None:
    table, rng = Players(name, 2, 4), Random(name)
    for at in range(150):
        now = table.table
        if rng.random() < 0.4 and now.begun and not now.over and now.people and not now.closed:
            table.goes_on()
            continue
        entry = DealtOut(seed=rng.choice(SEEDS)) if at % 3 == 0 else anything(now, rng)
        line = TableLine(now.number + 1, rng.choice(PEOPLE), entry)
        table.log.append(line)
        table.table = fold([line], now)
        assert table.table.number == now.number + 1
        assert table.duplicate.dealt <= len(SEEDS)
        assert side_by_side({"a": table.duplicate, "b": table.duplicate}, "a") is not None
    assert fold(table.log) == table.table


def test_any_lines_of_a_set_lead_somewhere() -> None:
    rng, found, made = Random(5), DealSet(), SetMade(game="mineo4", seeds=SEEDS)
    entries = (made, SetMade(game="nowhere", seeds=(7,)), SetMade(game="vanto", seeds=()))
    joins = tuple(TableJoined(table=f"luna-{chr(97 + number)}") for number in range(20))
    for number in range(1, 200):
        found = deal_set.fold([SetLine(number, "anna", rng.choice((*entries, *joins)))], found)
        assert found.number == number
        assert len(found.tables) <= MOST_TABLES
        assert len(set(found.tables)) == len(found.tables)
    assert found.full
    assert found.seeds in (SEEDS, (7,)), "a set is made once"
    for kind, text in (("table", "{}"), ("duplicate-set", '{"game": "A"}'), ("duplicate-table", '{"table": ""}')):
        with pytest.raises(ValueError, match=kind):
            CODEC.read(kind, text)


@pytest.mark.parametrize("name", COMPARED)
def test_a_deal_of_which_somebody_had_the_rest_is_noted_like_any_other(name: str) -> None:
    table, chair = with_a_claim(name)
    deal = table.duplicate.dealt - 1
    table.did(NAMES[chair].lower(), Claimed())
    while (asking := table.table.asking) is not None:
        other = next(one for one in sorted(table.table.people - {chair}) if one not in asking.agreed)
        table.did(NAMES[other].lower(), Conceded(to=asking.number, on=True))
    while not table.table.over:
        table.goes_on()
    hand = table.sitting(0)
    assert len(hand.state.tricks) == hand.tricks, "the rest was played, trick by trick"
    assert sum(table.duplicate.results[deal].worth) == 0, "what one wins the others lose"
    assert fold(table.log) == table.table
    assert table.duplicate.over


def with_a_claim(name: str) -> tuple[Players, int]:
    """A table of a duplicate at which somebody, who is about to lead, has the rest; with the chair."""
    for seed in range(1, CLAIMED_WITHIN):
        table = Players(name, min(2, game(name).seats), seed, (seed,))
        table.deal()
        while not table.table.over:
            for chair in sorted(table.table.people):
                if may_claim(table.table, chair) and uncertain(table.table, Claimed(), chair) is None:
                    return table, chair
            table.goes_on()
    raise AssertionError(f"nobody has the rest in {name}")

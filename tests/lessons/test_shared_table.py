"""Several people at one table, in every game: each sees the deal from the own chair, and acts for themselves alone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.game import game
from engine.games.bologna.deal.actions import Play
from engine.games.bologna.spoken import GROUP_OF
from lessons.question.panel import read_reply
from lessons.shared_table.claiming import may_claim, uncertain
from lessons.shared_table.entries import (
    Acted,
    Agreed,
    AskedBack,
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
from lessons.shared_table.entry import TableEntry
from lessons.shared_table.folding import fold
from lessons.shared_table.going_on import with_players
from lessons.shared_table.judging import judge
from lessons.shared_table.shared_table import SharedTable
from lessons.shared_table.taking_back import may_ask
from lessons.shared_table.turning import turned
from lessons.tables.hand import TableHand
from lessons.tables.others import by_the_book
from lessons.tables.playing import chosen
from lessons.tables.shown import ShownTable, shown, value_of
from lessons.tables.stages import SORTED

from .test_at_table import HERE

SEATED = [*HERE, SORTED]
SILENT = {"announce": {"word": "silent"}, "declare": {"kind": ""}, "give": {"card": ""}}
"""How somebody says that there is nothing to be said or given, where that is asked."""
NAMES = ("Anna", "Bruno", "Carla", "Dino", "Elsa")


class Company:
    """People at a table who do anything that is offered; every line is kept."""

    def __init__(self, name: str, people: int, seed: int = 0, **opened: Any) -> None:
        self.rng, self.table, self.log = Random(f"{name} {seed}"), SharedTable(), list[TableLine]()
        self.did("anna", TableOpened(game=name, name="Anna", length="four" if name == SORTED else "", **opened))
        for chair in range(1, people):
            self.did(NAMES[chair].lower(), Sat(chair=chair, name=NAMES[chair]))

    def did(self, who: str, entry: TableEntry) -> None:
        assert judge(self.table, who, entry) is None, (who, entry, judge(self.table, who, entry))
        made = with_players(self.table, who, entry, by_the_book)
        self.log.append(TableLine(self.table.number + 1, who, made))
        self.table = fold(self.log[-1:], self.table)

    def sitting(self, chair: int) -> TableHand:
        hand = self.table.seats[chair].hand
        assert hand is not None
        return hand

    def step(self) -> None:
        """One press of somebody's who may press something."""
        table, people = self.table, sorted(self.table.people)
        if table.asking is not None:
            chair = self.rng.choice(sorted(table.people - table.asking.agreed - {table.asking.chair}))
            says = Conceded if table.asking.rest else Agreed
            self.did(NAMES[chair].lower(), says(to=table.asking.number, on=self.rng.random() < 0.8))
        elif (
            (leads := [one for one in people if may_claim(table, one)])
            and self.rng.random() < 0.5
            and self.takes(leads[0])
        ):
            self.did(NAMES[leads[0]].lower(), Claimed())
        elif self.rng.random() < 0.08 and (may := [one for one in people if may_ask(table, one)]):
            self.did(NAMES[self.rng.choice(may)].lower(), AskedBack())
        elif table.taker is not None:
            chair = next(one for one in people if table.may_sweep(one))
            self.did(NAMES[chair].lower(), Swept())
        elif table.waited:
            self.act(self.rng.choice(sorted(table.waited)))
        else:
            self.did(NAMES[self.rng.choice(people)].lower(), WentOn())

    def takes(self, chair: int) -> bool:
        """Are all tricks to come certainly theirs?"""
        return uncertain(self.table, Claimed(), chair) is None

    def act(self, chair: int) -> None:
        hand, who = self.sitting(chair), NAMES[chair].lower()
        if hand.refused is not None and hand.family.half(hand):
            self.did(who, Undone())
        elif self.rng.random() < 0.4:
            now = shown(hand)
            self.did(who, Acted(value=value_of(hand, read_reply(now.panel, self.any_reply(now)))))
        elif hand.family.half(hand):
            self.did(who, Undone())
        else:
            choice = hand.family.advised(hand) or chosen(hand)
            written = SILENT[hand.stage] if choice.action is None else {"do": hand.family.written(choice.action)}
            self.did(who, Acted(value=written))

    def any_reply(self, now: ShownTable) -> object:
        panel = now.panel
        if panel.mode == "choice":
            return self.rng.randrange(len(panel.choices))
        if panel.mode == "number":
            return str(self.rng.randrange(1, 12))
        free = [place for place in range(len(panel.pickable)) if place not in now.greyed] or [0]
        least = min(panel.at_least, len(free))
        return self.rng.sample(free, self.rng.randint(least, min(panel.at_most, max(least, 2), len(free))))

    def deal(self) -> None:
        self.did("anna", DealtOut(seed=self.rng.randrange(2**31)))

    def play(self) -> Iterator[SharedTable]:
        self.deal()
        for _ in range(600):
            yield self.table
            if self.table.over:
                return
            self.step()
        raise AssertionError("a deal without an end")


def companies(name: str) -> Iterator[Company]:
    for people in range(1, game(name).seats + 1):
        yield Company(name, people, people)


DEALS = 12
"""So many are dealt at most until one is played: in France all may pass."""


@pytest.mark.parametrize("name", SEATED)
def test_everybody_sees_the_same_deal_from_the_own_chair_and_the_log_makes_it_again(name: str) -> None:
    for company in companies(name):
        for table in (one for _ in range(DEALS) if not company.table.finished for one in company.play()):
            first, count = company.sitting(0), len(table.chairs)
            for chair in range(1, count):
                hand = company.sitting(chair)
                assert [turned(one, -chair, count) for one in hand.done] == list(first.done)
                in_hand = [first.family.in_hand(hand.state, seat) for seat in range(count)]
                assert in_hand == [first.family.in_hand(first.state, (seat + chair) % count) for seat in range(count)]
                assert (hand.state.dealer + chair) % count == first.state.dealer
                assert hand.rests == first.rests
                assert (hand.stage == "over") == (first.stage == "over")
        assert company.table.finished
        for seat, sitting in enumerate(company.table.seats):
            assert sitting.finished == company.table.seats[0].finished
            assert sitting.stands == tuple(company.table.seats[0].stands[(seat + one) % count] for one in range(count))
        company.deal()
        assert fold(company.log) == company.table


def test_friends_who_play_by_the_old_signals_say_and_hear_those_words_and_no_others() -> None:
    company = Company("ottocento", 3, rules={"custom": "old_signals"})
    for _ in company.play():
        pass
    said = [[one.signal for one in company.sitting(chair).done if isinstance(one, Play)] for chair in range(4)]
    words = {word for word in said[0] if word}
    assert words
    assert words <= set(GROUP_OF)
    assert all(sorted(filter(None, heard)) == sorted(filter(None, said[0])) for heard in said)


def test_two_who_are_called_alike_are_told_apart_and_keep_their_names() -> None:
    company = Company("french4", 1)
    company.did("anna-of-the-mill", Sat(chair=1, name="anna"))
    company.did("third", Sat(chair=2, name="Anna"))
    company.did("anna-of-the-mill", Sat(chair=3, name="anna"))
    assert [chair.name for chair in company.table.chairs] == ["Anna", "", "Anna 3", "anna 2"]


@pytest.mark.parametrize("name", SEATED)
def test_what_all_let_be_taken_back_was_never_done(name: str) -> None:
    """Whoever has acted asks; the others agree; every chair sees the deal as before that, and the same goes on from there."""
    company, taken = Company(name, min(3, game(name).seats), 5), 0
    for table in (one for _ in range(DEALS) if not taken for one in company.play()):
        for chair in sorted(table.people):
            if not may_ask(table, chair) or table.asking is not None:
                continue
            kept = table.before[chair]
            company.did(NAMES[chair].lower(), AskedBack())
            for other in sorted(table.people - {chair}):
                assert company.table.asking is not None
                assert company.table.hand == table.hand, "as long as somebody has not agreed"
                company.did(NAMES[other].lower(), Agreed(to=company.table.asking.number, on=True))
            after = company.table
            assert after.asking is None
            assert [len(one.hand.done) for one in after.seats if one.hand is not None] == [kept] * len(after.chairs)
            assert after.hand is not None
            assert table.hand is not None
            assert after.hand.done == table.hand.done[:kept]
            assert chair in after.waited
            taken += 1
            break
        if taken == 6:
            return
    assert taken


def test_one_who_says_no_is_enough_and_who_plays_on_says_so_too() -> None:
    company = Company("ottocento", 3, 2)
    company.deal()
    while not any(may_ask(company.table, chair) for chair in company.table.people) or company.table.asking:
        company.step()
    chair = next(one for one in sorted(company.table.people) if may_ask(company.table, one))
    other = next(one for one in sorted(company.table.people) if one != chair)
    company.did(NAMES[chair].lower(), AskedBack())
    asking, before = company.table.asking, company.table.hand
    assert asking is not None
    assert judge(company.table, NAMES[chair].lower(), AskedBack()) is not None, "once is enough"
    assert judge(company.table, NAMES[chair].lower(), Agreed(to=asking.number, on=True)) is not None, "not by oneself"
    assert judge(company.table, NAMES[other].lower(), Agreed(to=asking.number + 1, on=True)) is not None
    company.did(NAMES[other].lower(), Agreed(to=asking.number, on=False))
    assert company.table.asking is None
    assert company.table.hand == before


def test_whoever_lets_the_program_go_on_says_that_what_was_done_stays() -> None:
    """The program has stopped so that somebody can speak out of turn; meanwhile somebody asks for their card."""
    for company in (Company("mineo3", 2, seed) for seed in range(6)):
        for table in company.play():
            asks = [chair for chair in sorted(table.people) if may_ask(table, chair)]
            if asks and table.players_wait and table.asking is None:
                company.did(NAMES[asks[0]].lower(), AskedBack())
                asking = company.table.asking
                assert asking is not None
                company.did("anna", WentOn())
                assert company.table.asking is None
                assert judge(company.table, NAMES[1 - asks[0]].lower(), Agreed(to=asking.number, on=True)) is not None
                return
    raise AssertionError("the program never stopped")

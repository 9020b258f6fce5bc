"""A teaching table, in every game: what the teacher opens is what is seen, and nobody else has a say in it."""

from __future__ import annotations

from random import Random

import pytest

from engine.fast_dataclass import changed
from engine.game import game
from lessons.shared_table.entries import DealtOut, Sat, Swept, TableOpened, WentOn
from lessons.shared_table.entry import TableEntry
from lessons.shared_table.folding import fold
from lessons.shared_table.going_on import with_players
from lessons.shared_table.judging import judge
from lessons.shared_table.shared_table import SharedTable
from lessons.shared_table.teaching import polls
from lessons.shared_table.teaching.entries import (
    HandsOpened,
    Paused,
    PollAnswered,
    PollClosed,
    PollOpened,
    PollShown,
    TeachingSet,
)
from lessons.tables.others import by_the_book
from lessons.text.card_catalogue import entry as catalogue

from .teaching import (
    DEALS,
    ONLOOKER,
    TEACHER,
    Class,
    cards,
    cards_asked,
    elsewhere,
    knows,
    labels,
    told,
)
from .test_shared_table import NAMES, SEATED, Company


@pytest.mark.parametrize("name", SEATED)
def test_what_is_told_hangs_on_no_card_that_the_log_does_not_open(name: str) -> None:
    rng, company = Random(name), Class(name, min(2, game(name).seats), 3)
    seen = {"pupil": 0, "onlooker": 0, "open": 0}
    for at, table in enumerate(table for _ in range(DEALS) for table in company.play()):
        if not at % 5:
            company.opens(*rng.sample(range(len(table.chairs)), rng.randint(0, 2)))
            table = company.table
        if not at % 4 and polls.to_play(table) is not None:
            company.did(TEACHER, PollOpened())
            company.did("bruno", PollAnswered(to=company.table.number, card=next(iter(cards_asked(company.table)))))
            if at % 8:
                company.did(TEACHER, PollShown())
            asked = company.table
            company.did(TEACHER, PollClosed())
            table = asked
        if at % 3 or table.over:
            continue
        chair = rng.choice((None, 0, 1))
        who = ONLOOKER if chair is None else NAMES[chair].lower()
        other = elsewhere(table, knows(table, chair), rng)
        if other is None:
            continue
        assert told(who, table)["stage"] == "deal"
        assert told(who, table) == told(who, other)
        assert table.teaching is not None
        seen["pupil" if chair is not None else "onlooker"] += 1
        seen["open"] += bool(table.teaching.opened)
        if all(one >= 3 for one in seen.values()):
            return
    assert all(seen.values()), seen


@pytest.mark.parametrize("name", SEATED)
def test_the_teacher_sees_all_hands_with_a_chair_and_without(name: str) -> None:
    """Whoever sits sees them too, once they are open, and no longer than that."""
    company, looked = Class(name, min(2, game(name).seats), 1), 0
    for table in (table for _ in range(DEALS) for table in company.play()):
        hand = company.sitting(0)
        if table.over or hand.talks or hand.refused is not None:
            continue
        held = {card for at in range(len(table.chairs)) for card in labels(table, at)}
        sits = changed(table, opener="anna")
        assert cards(TEACHER, table) >= held
        assert cards("anna", sits) >= held
        assert not cards(ONLOOKER, table) & held - _lies_open(table)
        company.opens(*range(len(table.chairs)))
        assert cards(ONLOOKER, company.table) >= held
        for chair, who in enumerate(("anna", "bruno")):
            assert cards(who, company.table) >= held - labels(table, chair), who
        company.opens()
        assert told("bruno", company.table)["rows"] == told("bruno", table)["rows"]
        looked += 1
        if looked == 12:
            return


def _lies_open(table: SharedTable) -> set[str]:
    """What was shown and is still held, of which everybody knows."""
    hand = table.hand
    assert hand is not None
    found = (catalogue(card.code, hand.game.family) for card in knows(table, None))
    return {one.name["it"] for one in found if one is not None}


TEACHERS: tuple[TableEntry, ...] = (HandsOpened(chairs=(0, 1)), Paused(on=True), DealtOut(seed=3))


def test_only_the_teacher_opens_hands_pauses_and_deals() -> None:
    company = Class("ottocento", 3)
    company.deal()
    for who in ("anna", "bruno", ONLOOKER):
        for entry in TEACHERS:
            said = judge(company.table, who, entry)
            assert said is not None
            assert said.reason == "friends.refused.teachers", (who, entry)
    assert judge(company.table, TEACHER, HandsOpened(chairs=(4,))) is not None, "there is no such chair"
    for entry in TEACHERS:
        assert judge(company.table, TEACHER, entry) is None


def test_at_an_ordinary_table_nobody_teaches() -> None:
    company = Company("mineo4", 2)
    company.deal()
    for entry in (HandsOpened(chairs=(0,)), Paused(on=True)):
        assert judge(company.table, "anna", entry) is not None
    assert judge(company.table, "anna", TeachingSet(on=True)) is not None, "not in the middle of a deal"
    assert told("dino", company.table)["stage"] == "chairs"


def test_a_table_becomes_a_teaching_table_between_deals_and_an_ordinary_one_again() -> None:
    company = Company("mineo4", 2)
    assert judge(company.table, "bruno", TeachingSet(on=True)) is not None
    company.did("anna", TeachingSet(on=True))
    company.deal()
    company.did("anna", HandsOpened(chairs=(0,)))
    assert cards("bruno", company.table) >= labels(company.table, 0)
    while not company.table.over:
        company.step()
    company.did("anna", TeachingSet(on=False))
    company.did("bruno", DealtOut(seed=2))
    assert not cards("bruno", company.table) & labels(company.table, 0)


def test_another_deal_closes_all_hands() -> None:
    company = Class("calatafimi4", 3)
    company.deal()
    company.opens(0, 2)
    company.deal()
    assert company.table.teaching is not None
    assert not company.table.teaching.opened
    assert not cards("bruno", company.table) & labels(company.table, 0)


@pytest.mark.parametrize("name", SEATED)
def test_a_deal_that_the_teacher_breaks_off_counts_for_nobody(name: str) -> None:
    company = Class(name, 2)
    company.deal()
    stands, was = company.table.seats[0].stands, company.sitting(0).state.deck
    if company.table.over:
        return
    company.deal()
    assert company.table.finished == 0 or company.table.over
    assert company.sitting(0).state.deck != was
    assert company.table.over or company.table.seats[0].stands == stands
    assert fold(company.log) == company.table


@pytest.mark.parametrize("name", SEATED)
def test_while_the_teacher_pauses_nobody_plays_and_then_all_go_on(name: str) -> None:
    company, paused = Class(name, 2, 4), 0
    for table in (one for _ in range(DEALS) for one in company.play()):
        if table.over:
            continue
        company.did(TEACHER, Paused(on=True))
        for who in ("anna", "bruno", TEACHER):
            assert not any(told(who, company.table)["can"].values())
            for entry in (Swept(), WentOn()):
                said = judge(company.table, who, entry)
                assert said is not None
                assert said.reason == "friends.refused.paused"
        assert "Maria" in told("anna", company.table)["teaching"]["says"][0]
        company.did(TEACHER, Paused(on=False))
        assert told("anna", company.table) == told("anna", table)
        paused += 1
        if paused == 8:
            return
    assert paused


def test_whoever_teaches_takes_a_chair_like_anybody_else() -> None:
    company = Class("ottocento", 2)
    company.did(TEACHER, Sat(chair=2, name="Maria"))
    company.deal()
    told_to = told(TEACHER, company.table)
    assert told_to["mine"] == 2
    assert len({row["seat"] for row in told_to["rows"]} & {0, 1, 2, 3}) == 4


def test_what_an_ordinary_table_writes_says_nothing_of_teaching() -> None:
    assert "teaching" not in TableOpened(game="mineo4", name="Anna").model_dump_json()
    assert '"teaching":true' in TableOpened(game="mineo4", name="Anna", teaching=True).model_dump_json()


def test_a_teacher_alone_lets_the_program_play_trick_by_trick() -> None:
    company = Class("ottocento", 0)
    company.deal()
    pressed = 0
    while not company.table.over:
        entry = Swept() if company.table.taker is not None else WentOn()
        assert told(TEACHER, company.table)["can"]["next"]
        assert judge(company.table, TEACHER, with_players(company.table, TEACHER, entry, by_the_book)) is None
        company.did(TEACHER, entry)
        pressed += 1
    assert pressed >= 15
    assert told(TEACHER, company.table)["ended"]["again"]
    assert not told(ONLOOKER, company.table)["ended"]["again"]

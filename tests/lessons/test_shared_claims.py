"""With friends somebody says that the rest are theirs, in every game: what is looked at, who is asked, what is then played."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from random import Random
from typing import Any

import pytest

from engine.cards import Card
from engine.fast_dataclass import changed
from engine.game import game
from lessons.places.at_a_table.at_table import AtTable
from lessons.shared_table.claiming import claimed, may_claim, uncertain
from lessons.shared_table.entries import Acted, Agreed, Claimed, Conceded, PlayedFor
from lessons.shared_table.folding import fold
from lessons.shared_table.judging import judge
from lessons.shared_table.shared_table import SharedTable
from lessons.shared_table.teaching.entries import Paused, WentBack
from lessons.tables.hand import ME, TableHand
from lessons.tables.the_rest import from_the_top, side, takes_the_rest
from screens.learner.preferences import Preferences
from screens.views.at_a_table.seat import panel

from .teaching import ONLOOKER, TEACHER, Class, cards, labels, told
from .test_shared_table import NAMES, SEATED, Company
from .test_table_seats import otherwise, played

PREFERENCES = Preferences({}, "it")
FEW = 3
"""Tricks to come, of which all that can be played is gone through."""
ENOUGH = 12
"""Moments of both sorts that are gone through, or devices of which it is compared what they are told."""
DEALS = 60
"""So many deals are played at most until somebody takes the rest."""


def who(chair: int) -> str:
    return NAMES[chair].lower()


def leads(company: Company) -> Iterator[tuple[SharedTable, int]]:
    """The moments of some deals at which somebody may say that the rest are theirs, with the chair."""
    for _ in range(DEALS):
        for table in company.play():
            yield from ((table, chair) for chair in sorted(table.people) if may_claim(table, chair))


def takes(table: SharedTable, chair: int) -> bool:
    return uncertain(table, Claimed(), chair) is None


def claiming(name: str, seed: int = 0, people: int = 3) -> tuple[Company, int]:
    """A company in which somebody, who is about to lead, takes the rest."""
    company = Company(name, min(people, game(name).seats), seed)
    return company, next(chair for table, chair in leads(company) if takes(table, chair))


def every_line(hand: TableHand, state: Any, ours: frozenset[int]) -> bool:
    """By the game's own rules: do these seats take all tricks, whatever is played, and by whoever leads now from the top?"""
    if state.phase != "play":
        return True
    plays = list({one.card: one for one in hand.game.deal.legal(state) if hand.family.card_of(one)}.values())
    for play in from_the_top(plays) if state.to_act == ME else plays:
        after = hand.game.deal.apply(state, play)
        lost = len(after.tricks) > len(state.tricks) and hand.family.took(after)[-1] not in ours
        if lost or not every_line(hand, after, ours):
            return False
    return True


@pytest.mark.parametrize("name", SEATED)
def test_what_is_certain_is_what_no_line_of_play_can_change(name: str) -> None:
    found = list[bool]()
    for hand in (one for seed in range(24) for one in played(name, seed)):
        state = hand.state
        if len(found) >= ENOUGH and len(set(found)) == 2:
            break
        left = hand.tricks - len(state.tricks)
        if state.phase == "play" and not state.trick.cards and state.to_act == ME and 1 < left <= FEW:
            certain = takes_the_rest(hand)
            assert certain == every_line(hand, state, side(hand)), hand.done
            found.append(certain)
    assert set(found) == {True, False}


@pytest.mark.parametrize("name", SEATED)
def test_where_all_agree_the_rest_is_played_and_every_trick_is_theirs(name: str) -> None:
    company, chair = claiming(name)
    before = company.sitting(chair)
    ours = {(seat + chair) % len(company.table.chairs) for seat in side(before)}
    company.did(who(chair), Claimed())
    for other in sorted(company.table.people - {chair}):
        asking = company.table.asking
        assert asking is not None
        assert asking.rest
        assert company.sitting(chair) == before, "as long as somebody has not agreed"
        company.did(who(other), Conceded(to=asking.number, on=True))
    first = company.sitting(0)
    assert company.table.asking is None
    assert first.state.phase != "play"
    assert first.rests, "the last trick lies there until it is taken up"
    tricks = len(before.state.tricks)
    assert set(first.family.took(first.state)[tricks:]) <= ours
    assert len(first.state.tricks) == first.tricks
    assert not company.table.before, "and nothing of it is taken back"
    assert fold(company.log) == company.table
    while not company.table.over:
        company.step()
    assert company.table.finished


def test_one_who_says_no_is_enough_and_so_is_playing_on() -> None:
    company, chair = claiming("ottocento", 1)
    before, others = company.sitting(chair), sorted(company.table.people - {chair})
    company.did(who(chair), Claimed())
    asking = company.table.asking
    assert asking is not None
    assert judge(company.table, who(chair), Claimed()) is not None, "once is enough"
    assert judge(company.table, who(chair), Conceded(to=asking.number, on=True)) is not None, "not by oneself"
    assert judge(company.table, who(others[0]), Conceded(to=asking.number + 1, on=True)) is not None
    assert judge(company.table, who(others[0]), Agreed(to=asking.number, on=True)) is not None, "nothing is taken back"
    company.did(who(others[0]), Conceded(to=asking.number, on=True))
    company.did(who(others[1]), Conceded(to=asking.number, on=False))
    assert company.table.asking is None
    assert company.sitting(chair) == before
    company.did(who(chair), Claimed())
    card = from_the_top(before.family.plays(before.state))[0]
    company.did(who(chair), Acted(value={"do": before.family.written(card)}))
    assert company.table.asking is None


def test_whoever_sits_with_the_program_alone_asks_nobody() -> None:
    company, chair = claiming("mineo4", people=1)
    company.did(who(chair), Claimed())
    assert company.sitting(chair).state.phase == "over"
    assert fold(company.log) == company.table


def test_whoever_is_away_is_not_asked_any_more_and_nothing_is_played_by_that() -> None:
    company, chair = claiming("french4", people=2)
    before = company.sitting(chair)
    company.did(who(chair), Claimed())
    company.did(who(chair), PlayedFor(chair=1 - chair))
    assert company.table.asking is None
    assert company.sitting(chair).done == before.done


def test_at_a_teaching_table_the_teacher_and_whoever_looks_on_see_it_too_and_answer_nothing() -> None:
    company = Class("mineo4", 2, 3)
    chair = next(chair for table, chair in leads(company) if takes(table, chair))
    assert not labels(company.table, chair) <= cards(ONLOOKER, company.table)
    company.did(who(chair), Claimed())
    for looks in (TEACHER, ONLOOKER):
        asks = told(looks, company.table)["asks"]
        assert NAMES[chair] in asks["says"]
        assert {card["label"] for card in asks["cards"]} == labels(company.table, chair), "they lie beside the question"
        assert asks["to"] is None
        assert labels(company.table, chair) <= cards(looks, company.table)
        assert judge(company.table, looks, Conceded(to=company.table.number, on=True)) is not None
    company.did(TEACHER, Paused(on=True))
    assert judge(company.table, who(1 - chair), Conceded(to=company.table.number - 1, on=True)) is not None
    company.did(TEACHER, Paused(on=False))
    company.did(TEACHER, WentBack(trick=1))
    assert company.table.asking is None
    assert not labels(company.table, chair) <= cards(ONLOOKER, company.table)


def test_it_is_said_by_whoever_leads_with_a_few_tricks_to_come_and_nothing_else_is_asked() -> None:
    company = Company("ottocento", 4, 3)
    for table in company.play():
        for chair in sorted(table.people):
            hand = company.sitting(chair)
            left = hand.tricks - len(hand.state.tricks)
            leads = table.waited == {chair} and hand.stage == "play" and not hand.state.trick.cards
            assert may_claim(table, chair) == (leads and 2 <= left <= 6 and table.asking is None)
            assert (judge(table, who(chair), Claimed()) is None) == may_claim(table, chair)
    assert judge(company.table, "dino-of-the-mill", Claimed()) is not None


@pytest.mark.parametrize("name", SEATED)
def test_what_a_device_is_told_before_and_after_hangs_on_no_card_that_it_is_not_shown(name: str) -> None:
    """The button is there whether the rest are theirs or not; then those cards lie open, and no others."""
    rng, company, compared, certain = Random(name), Company(name, min(3, game(name).seats), 4), 0, set[bool]()
    for table, chair in leads(company):
        theirs = takes(table, chair)
        if compared >= ENOUGH and theirs in certain:
            continue
        certain.add(theirs)
        shown = company.sitting(chair).mine
        for now, seen in ((table, ()), (claimed(table, chair, table.number + 1), shown)):
            for looks in sorted(table.people):
                compared += _told_alike(now, looks, () if looks == chair else seen, rng)
        if compared >= ENOUGH and len(certain) == 2:
            break
    assert compared >= ENOUGH
    assert certain == {True, False}


def _told_alike(table: SharedTable, chair: int, seen: Collection[Card], rng: Random) -> bool:
    """Is a device told the same where all other cards lie otherwise? No where they cannot."""
    sitting = table.seats[chair]
    assert sitting.hand is not None
    other = otherwise(sitting.hand, ME, rng, seen)
    if other is None:
        return False
    dealt = changed(sitting, hand=changed(sitting.hand, state=other.state))
    elsewhere = changed(table, seats=(*table.seats[:chair], dealt, *table.seats[chair + 1 :]))
    told = panel(AtTable(who(chair), "luna-faro", table), PREFERENCES)
    assert told == panel(AtTable(who(chair), "luna-faro", elsewhere), PREFERENCES)
    return True

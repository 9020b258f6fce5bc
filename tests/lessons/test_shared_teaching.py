"""A teaching table, in every game: what the teacher opens is what is seen, and nobody else has a say in it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.fast_dataclass import changed
from engine.game import game
from lessons.places.at_a_table.seat import AtTable
from lessons.shared_table import lines, polls
from lessons.shared_table.entries import Acted, DealtOut, Sat, Swept, TableOpened, Undone, WentOn
from lessons.shared_table.entry import TableEntry
from lessons.shared_table.folding import fold
from lessons.shared_table.going_on import with_players
from lessons.shared_table.judging import judge
from lessons.shared_table.shared_table import SharedTable
from lessons.shared_table.teaching_entries import (
    HandLaid,
    HandsOpened,
    Moved,
    Paused,
    PollAnswered,
    PollClosed,
    PollOpened,
    PollShown,
    Returned,
    StepsSet,
    TeachingSet,
    WentBack,
)
from lessons.tables.hand import ME
from lessons.tables.others import by_the_book
from lessons.tables.playing import chosen
from lessons.tables.recorded import lines_of, record_of
from lessons.text.card_catalogue import entry as catalogue
from screens.learner.preferences import Preferences
from screens.views.at_a_table.seat import panel
from screens.wording.texts import text

from .teaching import ONLOOKER, TEACHER, Class, elsewhere, knows
from .test_shared_table import NAMES, SEATED, SILENT, Company

PREFERENCES = Preferences({}, "it")
LIES = ("rows", "table")
DEALS = 8


def told(who: str, table: SharedTable) -> dict[str, Any]:
    return panel(AtTable(who, "luna-faro", table), PREFERENCES)


def cards(who: str, table: SharedTable) -> set[str]:
    """The names of all cards that a device shows."""
    rows = told(who, table).get("rows", ())
    labels = [card["label"] for row in rows for card in row["cards"]]
    seen = text("table.seen", "it", card="")
    return {label.removesuffix(seen) for label in labels}


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
        held = {card for at in range(len(table.chairs)) for card in _labels(table, at)}
        sits = changed(table, opener="anna")
        assert cards(TEACHER, table) >= held
        assert cards("anna", sits) >= held
        assert not cards(ONLOOKER, table) & held - _lies_open(table)
        company.opens(*range(len(table.chairs)))
        assert cards(ONLOOKER, company.table) >= held
        for chair, who in enumerate(("anna", "bruno")):
            assert cards(who, company.table) >= held - _labels(table, chair), who
        company.opens()
        assert told("bruno", company.table)["rows"] == told("bruno", table)["rows"]
        looked += 1
        if looked == 12:
            return


def _labels(table: SharedTable, chair: int) -> set[str]:
    hand = table.seats[chair].hand
    assert hand is not None
    found = (catalogue(card.code, hand.game.family) for card in hand.family.in_hand(hand.state, ME))
    return {one.name["it"] for one in found if one is not None}


def _lies_open(table: SharedTable) -> set[str]:
    """What was shown and is still held, of which everybody knows."""
    hand = table.hand
    assert hand is not None
    found = (catalogue(card.code, hand.game.family) for card in knows(table, None))
    return {one.name["it"] for one in found if one is not None}


def cards_asked(table: SharedTable) -> dict[str, bool]:
    """The cards of the hand that is asked about: may each be played?"""
    asked = polls.to_play(table)
    assert asked is not None
    return {code: verdict.ok for code, verdict in polls.verdicts(asked[1]).items()}


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
    assert cards("bruno", company.table) >= _labels(company.table, 0)
    while not company.table.over:
        company.step()
    company.did("anna", TeachingSet(on=False))
    company.did("bruno", DealtOut(seed=2))
    assert not cards("bruno", company.table) & _labels(company.table, 0)


def test_another_deal_closes_all_hands() -> None:
    company = Class("calatafimi4", 3)
    company.deal()
    company.opens(0, 2)
    company.deal()
    assert company.table.teaching is not None
    assert not company.table.teaching.opened
    assert not cards("bruno", company.table) & _labels(company.table, 0)


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


@pytest.mark.parametrize("name", SEATED)
def test_another_line_is_played_from_any_trick_and_the_real_one_is_there_again(name: str) -> None:
    company, gone = Class(name, min(3, game(name).seats), 9), 0
    for table in (one for _ in range(DEALS) for one in company.play()):
        hand = table.hand
        assert hand is not None
        if not (found := lines.tricks(hand)) or table.taker is None:
            continue
        trick = company.rng.choice(sorted(found))
        company.did(TEACHER, WentBack(trick=trick))
        after = company.table
        assert [len(one.hand.done) for one in after.seats if one.hand is not None] == [found[trick]] * len(after.chairs)
        assert after.hand is not None
        assert after.hand.done == hand.done[: found[trick]]
        assert trick == 0 or len(after.hand.state.tricks) == trick - 1
        for _ in range(4):
            if not company.table.over:
                company.step()
        company.did(TEACHER, Returned())
        assert company.table.hand is not None
        assert company.table.hand.done == hand.done
        assert company.table.hand.state == hand.state
        gone += 1
        if gone == 4:
            break
    assert gone
    assert fold(company.log) == company.table


@pytest.mark.parametrize("name", SEATED)
def test_only_what_was_played_first_counts(name: str) -> None:
    """A deal is over; another line of it is played to its end, and then the next cards are dealt."""
    company = Class(name, 1, 2)
    while not company.table.finished:
        list(company.play())
    counted = company.table
    assert counted.hand is not None
    first = min(lines.tricks(counted.hand))
    company.did(TEACHER, WentBack(trick=first))
    assert company.table.finished == counted.finished - 1
    assert company.table.seats[0].stands == company.table.dealt[0].stands
    while not company.table.over:
        company.step()
    assert told("anna", company.table)["teaching"]["says"] == told(TEACHER, company.table)["teaching"]["says"] != []
    company.deal()
    if not company.table.over:
        assert company.table.finished == counted.finished
        assert company.table.seats[0].match == counted.seats[0].match
        assert company.table.teaching is not None
        assert company.table.teaching.real is None


def test_nobody_but_the_teacher_takes_a_deal_back_and_not_to_a_trick_that_was_not_begun() -> None:
    company = Class("ottocento", 2)
    company.deal()
    assert judge(company.table, TEACHER, WentBack(trick=0)) is not None or company.table.hand.done
    while company.table.taker is None:
        company.step()
    for entry in (WentBack(trick=1), Returned()):
        assert judge(company.table, "anna", entry) is not None
    assert judge(company.table, TEACHER, WentBack(trick=2)) is not None
    assert judge(company.table, TEACHER, Returned()) is not None
    company.did(TEACHER, Paused(on=True))
    company.did(TEACHER, WentBack(trick=1))
    company.did(TEACHER, Paused(on=False))
    assert company.table.hand is not None
    assert not company.table.hand.plays


@pytest.mark.parametrize("name", SEATED)
def test_everybody_is_asked_what_they_would_play_and_sees_why_a_card_may_go_or_not(name: str) -> None:
    company, asked = Class(name, 2, 6), 0
    for table in (one for _ in range(DEALS) for one in company.play()):
        if (found := polls.to_play(table)) is None or company.rng.random() < 0.6:
            continue
        chair, hand = found
        company.did(TEACHER, PollOpened())
        to, may = company.table.number, cards_asked(company.table)
        legal = {
            card.code for one in hand.game.deal.legal(hand.state) if (card := hand.family.card_of(one)) is not None
        }
        assert {code for code, ok in may.items() if ok} == legal, "the engine's own answer"
        for who in ("anna", "bruno", ONLOOKER):
            company.did(who, PollAnswered(to=to, card=company.rng.choice(sorted(may))))
            assert judge(company.table, who, WentOn()) is not None, "meanwhile nobody plays"
        assert _labels(table, chair) <= cards(ONLOOKER, company.table), "the hand that is asked about is seen"
        assert "result" not in _poll("anna", company.table)
        company.did(TEACHER, PollShown(worth={}))
        counted = _poll(ONLOOKER, company.table)["result"]
        assert sum(one["n"] for one in counted) == 3
        assert all(one["ok"] == may[list(may)[one["place"]]] for one in counted)
        assert all(one["why"] for one in counted)
        assert any(one["coach"] for one in counted)
        company.did(TEACHER, PollClosed())
        assert told("bruno", company.table) == told("bruno", table)
        asked += 1
        if asked == 3:
            break
    assert asked
    assert fold(company.log) == company.table


def _poll(who: str, table: SharedTable) -> dict[str, Any]:
    found: dict[str, Any] = told(who, table)["teaching"]["poll"]
    return found


def at_a_card(name: str = "ottocento") -> Class:
    company = Class(name, 2)
    company.deal()
    while polls.to_play(company.table) is None:
        company.step()
    return company


def test_nobody_is_told_what_others_have_answered_before_all_are() -> None:
    company = at_a_card()
    company.did(TEACHER, PollOpened())
    to, (one, other, *_) = company.table.number, cards_asked(company.table)
    company.did("bruno", PollAnswered(to=to, card=one))
    before = company.table
    company.did("bruno", PollAnswered(to=to, card=other))
    for who in ("anna", TEACHER, ONLOOKER):
        assert told(who, company.table) == told(who, before)
    assert _poll("bruno", company.table)["mine"] == 1, "the latest counts"
    company.did(TEACHER, PollShown())
    assert [(one["place"], one["n"]) for one in _poll("anna", company.table)["result"] if one["n"]] == [(1, 1)]


def test_only_the_teacher_asks_and_only_the_others_answer_and_only_with_a_card_of_that_hand() -> None:
    company = at_a_card()
    for entry in (PollOpened(), PollShown(), PollClosed()):
        assert judge(company.table, "anna", entry) is not None
    for entry in (PollShown(), PollClosed(), PollAnswered(to=3, card="AC")):
        assert judge(company.table, TEACHER, entry) is not None, "nothing is asked"
    company.did(TEACHER, PollOpened())
    to, card = company.table.number, next(iter(cards_asked(company.table)))
    assert judge(company.table, TEACHER, PollAnswered(to=to, card=card)) is not None
    assert judge(company.table, "anna", PollAnswered(to=to - 1, card=card)) is not None
    assert judge(company.table, "anna", PollAnswered(to=to, card="no card")) is not None
    assert judge(company.table, TEACHER, PollOpened()) is not None
    assert judge(company.table, TEACHER, WentBack(trick=1)) is not None
    company.did(TEACHER, PollShown())
    assert judge(company.table, "anna", PollAnswered(to=to, card=card)) is not None, "it is too late"


def test_what_the_coach_makes_of_each_card_stands_in_the_log() -> None:
    company = at_a_card()
    company.did(TEACHER, PollOpened())
    card = next(iter(cards_asked(company.table)))
    company.did("anna", PollAnswered(to=company.table.number, card=card))
    company.did(TEACHER, PollShown(worth={card: "+12"}))
    assert "+12" in next(one for one in _poll("bruno", company.table)["result"] if one["n"])["worth"]
    assert fold(company.log) == company.table


@pytest.mark.parametrize("name", SEATED)
def test_the_cards_of_a_record_are_played_on_and_count_for_nothing(name: str) -> None:
    other = Class(name, 1, 5)
    while not other.table.finished:
        for table in other.play():
            if table.hand is not None and table.hand.plays and company_at(other):
                break
        if other.table.hand is not None and other.table.hand.plays:
            break
    hand = other.table.hand
    assert hand is not None
    company = Class(name, 2, 8)
    company.deal()
    stands = company.table.seats[0].stands
    company.did(TEACHER, HandLaid(record=tuple(lines_of(record_of(hand)))))
    for chair, sitting in enumerate(company.table.seats):
        there = other.table.seats[chair].hand
        assert there is not None
        assert sitting.hand is not None
        assert sitting.hand.state == there.state
        assert sitting.hand.done == there.done
    finished = company.table.finished
    while not company.table.over:
        company.step()
    assert company.table.seats[0].stands == stands or company.table.dealt[0].stands == company.table.seats[0].stands
    assert company.table.seats[0].match == company.table.dealt[0].match
    assert company.table.finished in (finished, finished + 1)
    company.did(TEACHER, WentBack(trick=min(lines.tricks(company.table.hand))))
    company.deal()
    assert company.table.hand is not None
    assert company.table.hand.kept is None
    assert fold(company.log) == company.table


def company_at(company: Class) -> bool:
    """Is the deal in the middle of a trick, or somewhere after the first card?"""
    hand = company.table.hand
    return hand is not None and not hand.rests and not company.table.over


def test_a_record_that_is_none_or_of_another_game_is_refused_with_a_sentence() -> None:
    company, other = Class("ottocento", 2), Class("mineo3", 1)
    other.deal()
    of_another = tuple(lines_of(record_of(other.sitting(0))))
    for record in ((), ("calzettini",), ("calzettini ottocento 1", "hand 0 AC"), of_another):
        said = judge(company.table, TEACHER, HandLaid(record=record))
        assert said is not None
        assert said.reason == "friends.refused.no-record"
    company.deal()
    record = tuple(lines_of(record_of(company.sitting(0))))
    assert judge(company.table, TEACHER, HandLaid(record=record)) is None
    assert judge(company.table, "anna", HandLaid(record=record)) is not None
    assert judge(Company("ottocento", 2).table, "anna", HandLaid(record=record)) is not None


@pytest.mark.parametrize("name", SEATED)
def test_the_same_number_is_the_same_deal(name: str) -> None:
    company = Class(name, 1)
    company.did(TEACHER, DealtOut(seed=1234))
    first = company.sitting(0)
    company.did(TEACHER, DealtOut(seed=1234))
    assert company.sitting(0).state.deck == first.state.deck


@pytest.mark.parametrize("name", SEATED)
def test_a_pupil_changes_places_in_the_middle_of_a_deal(name: str) -> None:
    company = Class(name, 2, 2)
    company.deal()
    for _ in range(6):
        if not company.table.over:
            company.step()
    was = [one.hand for one in company.table.seats]
    last = game(name).seats - 1
    company.did(TEACHER, Moved(chair=0, to=last))
    assert company.table.chair_of("anna") == last
    assert [one.hand.state for one in company.table.seats] == [one.state for one in was]
    assert judge(company.table, "bruno", Moved(chair=0, to=1)) is not None
    assert judge(company.table, TEACHER, Moved(chair=0, to=0)) is not None
    assert last == 4 or judge(company.table, TEACHER, Moved(chair=0, to=4)) is not None
    for _ in range(400):
        if company.table.over:
            break
        somebody_presses(company)
    assert company.table.over
    assert fold(company.log) == company.table


def somebody_presses(company: Class) -> None:
    """Whoever is waited for plays what the program would; the teacher lets all others go on."""
    table = company.table
    if table.taker is not None:
        company.did(TEACHER, Swept())
    elif table.waited:
        chair = min(table.waited)
        hand = company.sitting(chair)
        who = table.chairs[chair].who
        if hand.family.half(hand):
            company.did(who, Undone())
        choice = company.sitting(chair).family.advised(company.sitting(chair)) or chosen(company.sitting(chair))
        stage = company.sitting(chair).stage
        value = SILENT[stage] if choice.action is None else {"do": hand.family.written(choice.action)}
        company.did(who, Acted(value=value))
    else:
        company.did(TEACHER, WentOn())


@pytest.mark.parametrize("name", SEATED)
def test_the_program_plays_card_by_card_where_the_teacher_lets_it(name: str) -> None:
    company = Class(name, 1, 3)
    company.did(TEACHER, StepsSet(on=True))
    while not company.table.finished:
        company.deal()
        for _ in range(600):
            if company.table.over:
                break
            before = len(company.table.hand.plays)
            somebody_presses(company)
            assert len(company.table.hand.plays) <= before + 1
            if company.table.players_wait:
                assert judge(company.table, "anna", WentOn()) is not None
                assert not told("anna", company.table)["can"]["next"]
                assert told(TEACHER, company.table)["can"]["next"]
        assert company.table.over
    assert company.table.steps, "also in the next deal"
    assert fold(company.log) == company.table

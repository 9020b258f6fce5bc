"""Who only looks on at a table of friends: whatever the opener shows them is a trick old; in every game, through whole deals."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from engine.cards import Card
from engine.fast_dataclass import changed
from engine.game import game
from lessons.shared_table import dealing
from lessons.shared_table.entries import DealtOut, OnlookersShown, PlayedFor, Sat, Stood, TableLine, TableOpened
from lessons.shared_table.folding import fold
from lessons.shared_table.judging import judge
from lessons.shared_table.shared_table import SharedTable
from lessons.shared_table.taking_back import as_it_lay
from lessons.shared_table.teaching.entries import TeachingSet
from lessons.tables.hand import ME
from lessons.tables.playing import begun

from .teaching import DEALS, ONLOOKER, cards, known_to_all, labels, told
from .test_shared_table import SEATED, Company


def shown(name: str, *chairs: int, seed: int = 5) -> Company:
    company = Company(name, min(2, game(name).seats), seed)
    company.did("anna", OnlookersShown(on=True, chairs=chairs))
    return company


def seen(table: SharedTable) -> list[Any] | None:
    """What was done before the last trick's worth of cards; None while no more than these were played."""
    hand = table.hand
    assert hand is not None
    return [*hand.done[: hand.plays[-len(table.chairs)]]] if len(hand.plays) >= len(table.chairs) else None


def gone_otherwise(table: SharedTable, prefix: Sequence[Any], rng: Random) -> tuple[SharedTable, bool] | None:
    """Another deal that has gone the same as far as the onlooker knows, and from there on any way at all; with other cards, if any
    may have lain so, and whether it has. None where the deal may be over by then."""
    lay = as_it_lay(table, prefix)
    hands = [one.hand for one in lay.seats if one.hand is not None]
    opened = {card for at in table.shows or () for card in hands[at].family.in_hand(hands[at].state, ME)}
    known = known_to_all(hands) | opened
    hidden = [card for card in hands[0].state.deck if card not in known]
    several = [dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True)) for _ in range(2)]
    pairs = [rng.sample(hidden, 2) for _ in range(6)] if len(hidden) > 1 else []
    for mixed in (*several, *({one: other, other: one} for one, other in pairs), {}):
        other = _gone(_dealt(table, mixed), prefix)
        if other is not None:
            break
    assert other is not None
    assert other.hand is not None
    assert table.hand is not None
    while len(other.hand.plays) < len(table.hand.plays):
        hand = _swept(other).hand
        # What was said before the first card that they have not seen was said before it.
        plays = [one for one in hand.game.deal.legal(hand.state) if hand.family.card_of(one) is not None]
        may = plays if len(hand.done) == len(prefix) else hand.game.deal.legal(hand.state)
        other = dealing.player_did(_swept(other), rng.choice(may))
    return None if other.hand.family.is_over(other.hand.state) else (other, bool(mixed))


def _gone(other: SharedTable, prefix: Sequence[Any]) -> SharedTable | None:
    for action in prefix:
        assert other.hand is not None
        if not other.hand.game.deal.judge(other.hand.state, action).ok:
            return None
        other = dealing.player_did(_swept(other), action)
    return other


def _dealt(table: SharedTable, mixed: dict[Card, Card]) -> SharedTable:
    seats = []
    for sitting in table.dealt:
        hand = sitting.hand
        assert hand is not None
        state = hand.state
        deck = tuple(mixed.get(card, card) for card in state.deck)
        other = begun(hand.game, hand.seed, deck, state.dealer, state.rules, getattr(state, "scores", 0), hand.sort)
        seats.append(changed(sitting, hand=changed(hand, state=other.state)))
    return dealing.with_people(changed(table, seats=tuple(seats), dealt=tuple(seats)))


def _swept(table: SharedTable) -> SharedTable:
    return dealing.swept(table) if table.hand is not None and table.hand.rests else table


@pytest.mark.parametrize("name", SEATED)
def test_what_an_onlooker_is_told_hangs_on_nothing_of_the_last_trick(name: str) -> None:
    count, rng, mixed = game(name).seats, Random(name), 0
    for chairs in ((), (count - 1,), tuple(range(count))):
        company, compared, before = shown(name, *chairs), 0, 0
        for at, table in enumerate(table for _ in range(DEALS) for table in company.play()):
            if table.over:
                continue
            prefix = seen(table)
            if prefix is None:
                assert told(ONLOOKER, table)["stage"] == "chairs"
                assert not any(one["waited"] for one in told(ONLOOKER, table)["chairs"])
                before += 1
                continue
            found = gone_otherwise(table, prefix, rng) if at % 4 == 0 else None
            if found is None:
                continue
            told_to = told(ONLOOKER, table)
            assert told_to["stage"] == "deal"
            assert told_to == told(ONLOOKER, found[0])
            compared, mixed = compared + 1, mixed + found[1]
            if compared == 4:
                break
        assert before
        assert compared == 4
    assert mixed >= 3


@pytest.mark.parametrize("name", ["ottocento", "mineo4", "french4"])
def test_they_see_what_the_opener_lets_them_see(name: str) -> None:
    count = game(name).seats
    for chairs in ((), (1,), tuple(range(count))):
        company, looked = shown(name, *chairs), 0
        for table in (table for _ in range(DEALS) for table in company.play()):
            prefix = None if table.over else seen(table)
            if prefix is None:
                continue
            lay = as_it_lay(table, prefix)
            told_to = told(ONLOOKER, table)
            assert {row["seat"] for row in told_to["rows"] if row["layout"] in ("row", "hand")} >= set(chairs)
            assert cards(ONLOOKER, table) >= {one for chair in chairs for one in labels(lay, chair)}
            assert not any(told_to["can"].values())
            looked += 1
            if looked == 20:
                break
        assert looked


def test_only_whoever_opened_the_table_says_what_they_see_and_between_two_deals() -> None:
    company = Company("mineo4", 2)
    shows = OnlookersShown(on=True, chairs=(0,))
    assert reason(company, "bruno", shows) == "friends.refused.openers"
    assert reason(company, "anna", OnlookersShown(on=True, chairs=(4,))) == "friends.refused.no-chair"
    company.deal()
    assert told(ONLOOKER, company.table)["stage"] == "chairs"
    assert reason(company, "anna", shows) == "friends.refused.not-now"
    while not company.table.over:
        company.step()
    company.did("anna", shows)
    assert told("bruno", company.table)["onlookers"]["says"].endswith("le carte di Anna, con una presa di ritardo.")
    assert told(ONLOOKER, company.table)["ended"], "a deal that is over is no secret"


def test_of_a_deal_whose_hands_were_seen_nobody_takes_a_chair_before_it_is_over() -> None:
    company, sits = shown("mineo4", 0, 1, 2, 3), Sat(chair=2, name="Viola")
    assert judge(company.table, ONLOOKER, sits) is None
    company.deal()
    assert reason(company, ONLOOKER, sits) == "friends.refused.looked-on"
    assert not any(one["sits"] for one in told(ONLOOKER, company.table)["chairs"])
    company.did("anna", PlayedFor(chair=1))
    company.did("bruno", Stood())
    assert reason(company, "bruno", Sat(chair=1, name="Bruno")) == "friends.refused.looked-on"
    table_alone = shown("mineo4")
    table_alone.deal()
    assert judge(table_alone.table, ONLOOKER, sits) is None, "where only the table is seen they may"


def test_where_other_tables_play_the_same_deals_nobody_looks_on() -> None:
    opened = TableOpened(game="ottocento", name="Anna", strength="learner", duplicate="mare-monte", seeds=(1, 2))
    table = fold([TableLine(1, "anna", opened)])
    said = judge(table, "anna", OnlookersShown(on=True))
    assert said is not None
    assert said.reason == "friends.refused.same-deals"
    assert "onlookers" not in told("anna", table)


def test_at_a_teaching_table_they_see_at_once_what_the_teacher_opens() -> None:
    company = shown("mineo4", 0, 1, 2, 3)
    company.did("anna", TeachingSet(on=True))
    company.did("anna", DealtOut(seed=1))
    assert told(ONLOOKER, company.table)["stage"] == "deal"
    assert not cards(ONLOOKER, company.table) & labels(company.table, 0)
    assert "onlookers" not in told(ONLOOKER, company.table)


def reason(company: Company, who: str, entry: Any) -> str:
    said = judge(company.table, who, entry)
    assert said is not None
    return said.reason

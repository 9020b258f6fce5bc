"""What helps after a wrong answer speaks of that mistake and of what is there; a slip is not told as a misconception."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine import game
from engine.games.bologna.counting.grande import CONTATORI, PEZZI
from lessons.question.answered import ladder
from lessons.question.answered.diagnosis import diagnose
from lessons.question.kind import Answer, Item, Kind, Said
from lessons.question.look_alikes import level
from lessons.question.registry import about, kinds
from lessons.text.phrases import say, sentences
from lessons.yamlfile.fields import LANGS
from tests.lessons import table

EN = LANGS[0]


def asked(kind: str, name: str, seeds: int, **way: Any) -> Iterator[tuple[Any, Any]]:
    """A kind and its items, looked at from inside."""
    for seed in range(seeds):
        item: Any = table.ask(kind, seed, game(name), **way)
        yield kinds()[kind], item


def steps(kind: Kind[Any, Any], item: Item) -> Iterator[tuple[tuple[Answer, ...], Answer]]:
    """Each step, as the answers before it, with its right answer."""
    given: tuple[Answer, ...] = ()
    for _ in range(40):
        right = kind.right(item, given)
        yield given, right
        if kind.explain(item, given, right).done:
            return
        given = (*given, right)


def rung(kind: Kind[Any, Any], item: Item, given: Any, answer: Answer, heard: int) -> Said:
    return ladder.rung(kind, item, given, answer, heard)[0]


# The name of a card


@pytest.mark.parametrize(("name", "group"), [("mineo3", "trumps"), ("ottocento", "courts"), ("french4", "courts")])
def test_a_card_is_told_from_the_one_it_was_taken_for(name: str, group: str) -> None:
    seen = set()
    for kind, item in asked("name-card", name, 25, group=group):
        for place, taken in enumerate(item.names):
            if level(taken, item.card):
                continue
            said = rung(kind, item, (), (place,), 1)
            its = say(Said("name-card.name", {"card": taken.code}), EN, item.game.family)
            assert its.casefold() in say(said, EN, item.game.family).casefold()
            seen.add(said.reason)
    assert "hint.name-card.compare" in seen


def test_the_name_that_was_tried_is_not_shut_out_once_more() -> None:
    for kind, item in asked("name-card", "vanto", 25):
        for place, taken in enumerate(item.names):
            if not level(taken, item.card):
                assert rung(kind, item, (), (place,), 2).facts["card"] not in (taken.code, item.card.code)


# A slip is no misconception


@pytest.mark.parametrize(
    ("kind", "name", "belief", "step", "way", "sure"),
    [
        ("threes", "mineo3", "one-off-each-three", 1, {"cards": "T20 T9 T6 SQ SH S7"}, False),
        ("threes", "mineo3", "one-off-each-three", 1, {"cards": "T20 T9 T6 SQ SH S7 S6"}, False),
        (
            "count-hand",
            "french4",
            "high-trumps-like-others",
            0,
            {"ask": "trumps", "hand": "T19 T10 T9 T3 T1 SK SQ S7 S5 S4 HQ H7 H6 H3 H2 DK C9 C3"},
            False,
        ),
        (
            "count-hand",
            "french4",
            "high-trumps-like-others",
            0,
            {"ask": "trumps", "hand": "T19 T18 T17 T3 T1 SK SQ S7 S5 S4 HQ H7 H6 H3 H2 DK C9 C3"},
            True,
        ),
        (
            "pile-worth",
            "ottocento",
            "contatore-only-fills-gaps",
            0,
            {"part": "sequences", "cards": "Begato SK SN BK BQ BN BJ BA CK CQ DN DJ Moor1 Moor2 Moor4"},
            False,
        ),
    ],
)
def test_what_a_slip_explains_as_well_is_not_told_as_a_fact(
    kind: str, name: str, belief: str, step: int, way: dict[str, Any], sure: bool
) -> None:
    its = kinds()[kind]
    item: Any = table.ask(kind, 1, game(name), aim=(belief,), **way)
    given = [given for given, _ in steps(its, item)][step]
    one = next(one for one in about(kind) if one.id == belief)
    theirs = its.misled(item, given, one)
    assert theirs is not None
    found = diagnose(its, item, given, theirs)
    assert found is None or found.sure == sure


def test_one_card_overlooked_above_the_scavezzo_may_be_a_slip() -> None:
    for kind, item in asked("count-grande", "ottocento", 40, method="scavezzo"):
        for given, right in steps(kind, item):
            if len(given) == 1 and right[0] > 1:
                found = diagnose(kind, item, given, (right[0] - 1,))
                assert found is None or not found.sure


# Counting by threes


def test_each_step_of_a_count_by_threes_has_its_own_rule() -> None:
    for method in ("off", "less"):
        for kind, item in asked("threes", "vanto", 3, method=method):
            said = [kind.hints(item, given)[1].reason for given, _ in steps(kind, item)]
            assert said == [f"hint.threes.rule-{name}-{method}" for name in ("sum", "change", "total")]


# The grande


def test_a_card_that_the_row_never_reaches_is_not_said_to_come_later() -> None:
    seen = set()
    for kind, item in asked("count-grande", "ottocento", 30, method="row"):
        way = list(steps(kind, item))
        for given, _ in way[:-1]:
            panel = kind.panel(item, given)
            for place, code in enumerate(panel.pickable):
                mark = kind.explain(item, given, (place,))
                if mark.ok or mark.says[0].reason not in ("count-grande.skipped", "count-grande.skipped-beyond"):
                    continue
                assert mark.says[0].facts["card"] == code
                seen.add(mark.says[0].reason)
    assert seen == {"count-grande.skipped", "count-grande.skipped-beyond"}


def test_where_no_card_can_be_laid_it_is_said_what_the_head_lacks() -> None:
    seen = set()
    for kind, item in asked("count-grande", "ottocento", 120, method="row"):
        if kind.right(item, ())[0] < 0:
            first = kind.hints(item, ())[2]
            held = {card.code for card in item.held}
            assert (first.reason == "hint.count-grande.first-no-angel") == ("Angel" not in held)
            assert first.facts.get("held", len(held & set(PEZZI))) == len(held & set(PEZZI))
            seen.add(first.reason)
    assert len(seen) == 2


def test_a_contatore_is_not_asked_for_where_there_is_one_and_it_does_not_help() -> None:
    seen = set()
    for kind, item in asked("count-grande", "ottocento", 120, method="scavezzo"):
        first, right = kind.hints(item, ())[2], kind.right(item, ())
        if first.reason.startswith("hint.scavezzo.number-first") and right[0] >= 0:
            ours = any(card.code in CONTATORI for card in item.held)
            is_highest = item.others[right[0]].code == first.facts["card"]
            assert (first.reason == "hint.scavezzo.number-first-beside") == (ours and is_highest)
            seen.add(first.reason)
    assert len(seen) == 2


def test_who_denies_the_grande_is_told_what_the_others_have_of_its_head() -> None:
    told = 0
    for kind, item in asked("count-grande", "ottocento", 40, method="scavezzo"):
        if kind.right(item, ()) != (-2,):
            said = kind.first_step(item, (), (-2,))
            theirs = {card.code for card in item.others}
            told += said.reason == "hint.scavezzo.number-head"
            assert said.reason != "hint.scavezzo.number-head" or theirs.issuperset(said.facts["cards"])
    assert told


# Combinations and declarations


def test_contatori_are_spoken_of_where_there_are_some_and_the_head_where_it_is_missing() -> None:
    seen = set()
    for _, item in asked("combinations", "ottocento", 30, part="sequences"):
        held = {card.code for card in item.cards}
        for step in item.steps:
            first = step.hints[2]
            if first.reason.startswith("hint.count.length.first-no-head"):
                assert first.facts["card"] not in held
            elif first.reason in ("hint.count.length.first", "hint.count.length.first-bare"):
                assert (first.reason == "hint.count.length.first") == bool(held & set(CONTATORI))
            seen.add(first.reason)
    assert {"hint.count.length.first", "hint.count.length.first-plain", "hint.count.length.first-no-head"} <= seen


@pytest.mark.parametrize(
    ("kind", "name", "way"),
    [
        ("combinations", "ottocento", {"part": "criccone"}),
        ("declare", "ottocento", {"ask": "cards"}),
        ("pack-at-home", "ottocento", {"ask": "out"}),
    ],
)
def test_the_first_card_to_be_picked_is_one_that_was_left_out(kind: str, name: str, way: dict[str, Any]) -> None:
    seen = 0
    for its, item in asked(kind, name, 20, **way):
        right = its.right(item, ())
        if right[0] >= 0 and len(right) > 1:
            codes = its.panel(item, ()).pickable
            assert its.first_step(item, (), right[:-1]).facts["card"] == codes[right[-1]]
            seen += 1
    assert seen


@pytest.mark.parametrize(("cards", "first"), [("Angel World Moon T15", "-plain"), ("Angel World T16 Matto", "")])
def test_contatori_fill_the_grande_only_where_there_are_some(cards: str, first: str) -> None:
    item: Any = table.ask("pile-worth", 1, game("ottocento"), part="grande", cards=cards)
    assert item.steps[0].hints[2].reason == f"hint.count.pile-grande.first{first}"


@pytest.mark.parametrize(
    ("hand", "reason", "kind"),
    [
        ("T16 T13 T12 T8 S9 S8 S7 S6 B7 CK CQ CA C8 C10 D8", "hint.declare.side-first-partners", "aces"),
        ("T16 T13 T12 T8 S9 S8 S7 S6 B7 CK CQ CJ C8 C10 D8", "hint.declare.worth-first", "cups"),
    ],
)
def test_one_begins_with_a_declaration_that_there_is(hand: str, reason: str, kind: str) -> None:
    partner = "T15 T14 T11 T10 T9 Matto SA B10 BA C6 C9 DA D6 D7 D10"
    item: Any = table.ask("declare", 0, game("ottocento"), ask="side", hand=hand, partner=partner)
    first = kinds()["declare"].hints(item, ())[2]
    assert (first.reason, first.facts["kind"]) == (reason, kind)


def test_the_numbers_of_a_grande_may_have_a_gap_that_a_contatore_fills() -> None:
    for lang in LANGS:
        assert "contatore" in sentences()["no-grande"][lang]


# The others


def test_trumps_are_spoken_of_to_who_took_trumps_out() -> None:
    for kind, item in asked("pack-at-home", "ottocento", 25, ask="out"):
        right = kind.right(item, ())
        for i, card in enumerate(item.shown):
            if i not in right:
                look = kind.look(item, (), (*right, i)).reason
                assert (look == "hint.pack-at-home.look-out") == card.is_trump
        assert kind.look(item, (), right[:1]).reason == "hint.pack-at-home.look-suits"


def test_the_number_of_trumps_is_told_where_the_petit_makes_it_matter() -> None:
    seen = set()
    for kind, item in asked("count-hand", "french4", 25, ask="bouts"):
        first = kind.hints(item, ())[2]
        held = {card.code for card in item.hand} & {"T1", "T21", "Excuse"}
        assert (first.reason == "hint.count-hand.first-bouts") == ("T1" in held)
        assert "T1" in held or set(first.facts["cards"]) == held
        seen.add(first.reason)
    assert len(seen) == 3


def test_before_the_first_word_nobody_has_spoken() -> None:
    seen = set()
    for kind, item in asked("announcing", "mineo3", 60):
        first = kind.hints(item, ())[2].reason
        if first.startswith("hint.announcing.first-solo"):
            assert (first == "hint.announcing.first-solo-first") == (item.here == (item.bidder,))
            seen.add(first)
    assert len(seen) == 2


def test_who_sees_no_poignee_has_enough_for_one() -> None:
    for kind, item in asked("poignee", "french4", 30, ask="worth"):
        if kind.right(item, ()) != (0,):
            assert kind.slip(item, (), (0,)).says[0].reason == "poignee.enough-for-one"


def test_the_first_step_of_an_order_is_the_first_place_that_is_wrong() -> None:
    seen = set()
    for kind, item in asked("order-cards", "ottocento", 12):
        right = kind.right(item, ())
        for n in range(len(right) - 1):
            answer = (*right[:n], right[n + 1], right[n], *right[n + 2 :])
            if not kind.explain(item, (), answer).ok:
                first = kind.first_step(item, (), answer)
                assert item.game.pack[str(first.facts["card"])].strength == item.cards[right[n]].strength
                assert first.facts.get("before") == (item.cards[answer[n - 1]].code if n else None)
                seen.add(first.reason)
    assert len(seen) == 2


@pytest.mark.parametrize(("name", "among"), [("mineo3", "suits"), ("mineo3", "trumps")])
def test_courts_and_cards_without_a_number_are_spoken_of_where_there_are_some(name: str, among: str) -> None:
    seen = set()
    for kind, item in asked("order-cards", name, 40, among=among):
        there = any(not card.rank.isdigit() and card.rank != "A" for card in item.cards)
        assert (kind.hints(item, ())[0].reason != "hint.order-cards.numbers") == there
        seen.add(there)
    assert seen == {True, False}


@pytest.mark.parametrize(("cards", "sort"), [("S9 S8 S7 SA", "long"), ("DA D6 D8 D10", "round")])
def test_courts_are_not_put_first_where_there_are_none(cards: str, sort: str) -> None:
    item: Any = table.ask("order-cards", 0, game("ottocento"), cards=cards)
    assert kinds()["order-cards"].hints(item, ())[0].reason == f"hint.order-cards.{sort}-pips"


def test_where_there_is_no_grande_the_angel_is_not_said_to_come_later() -> None:
    for kind, item in asked("count-grande", "ottocento", 120, method="row"):
        if kind.right(item, ())[0] < 0:
            for said in kind.slip(item, (), (0,)).says:
                assert said.reason == "ladder.begins-nothing"
            return
    raise AssertionError("no situation without a grande")


def test_kings_come_first_where_there_are_some() -> None:
    seen = set()
    for kind, item in asked("count-hand", "french4", 25, ask="courts"):
        courts = [card.rank for card in item.hand if card.rank in ("K", "Q", "N", "J")]
        first = kind.hints(item, ())[2].reason
        assert (first == "hint.count-hand.first-courts-kings") == ("K" in courts and len(courts) > 1)
        seen.add(first)
    assert len(seen) == 2

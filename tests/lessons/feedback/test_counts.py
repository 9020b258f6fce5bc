"""What is said of a pile that is counted speaks of the cards that lie there."""

from __future__ import annotations

from typing import Any

import pytest

from engine import game
from engine.games.bologna.counting.grande import CONTATORI, PEZZI
from lessons.question.answered.diagnosis import diagnose
from lessons.question.kind import Answer, Message
from lessons.question.registry import kinds
from lessons.text.phrases import sentences
from lessons.yamlfile.fields import LANGS
from tests.lessons import table
from tests.lessons.feedback.situations import ask, in_words, kind_and_items, steps, steps_of


def test_the_other_sides_rows_are_looked_for_among_what_is_missing() -> None:
    for seed in range(25):
        item = ask("gaps", seed, game("ottocento"), part="one")
        for _, step in steps_of(item):
            for said in (step.hints[0], step.hints[2]):
                assert said.reason == "hint.count.length.first-none" or said.reason.endswith("-they")
                if said.reason == "hint.count.length.first-they":
                    assert said.facts["card"] not in {card.code for card in item.cards}


def test_no_single_card_is_said_to_be_missing_where_several_may_be() -> None:
    for text in in_words(Message("hint.count.length.first-none"), ask("gaps")):
        assert not any(word in text for word in ("A card", "una carta", "une carte"))


def test_where_there_is_no_grande_nothing_is_said_of_how_far_its_row_goes() -> None:
    seen = set()
    for seed in range(40):
        item = ask("pile-worth", seed, game("ottocento"), part="grande")
        for _, step in steps_of(item):
            lacks = step.hints[2].reason.startswith("hint.count-grande.first-no-")
            assert lacks == (step.right == (0,))
            seen.add(step.right == (0,))
    assert seen == {True, False}


def test_a_single_set_is_added_up_in_the_singular() -> None:
    said = Message("hint.count.pile-criccone.first", {"sets": 1})
    assert "are" not in in_words(said, ask("pile-worth"))[0].split()


def test_where_the_others_have_the_head_the_scavezzo_is_not_looked_for_among_numbers() -> None:
    for seed in range(200):
        item = ask("count-grande", seed, game("ottocento"), method="scavezzo")
        kind = kinds()["count-grande"]
        first: Any
        look, _, first = kind.hints(item)
        theirs = {card.code for card in item.others}
        assert all("Sole" in text or "Sun" in text or "Soleil" in text for text in in_words(look, item))
        if kind.right(item) == (-2,):
            assert first.reason == "hint.scavezzo.number-head"
            assert theirs.issuperset(first.facts["cards"])
            return
    raise AssertionError("no situation without a grande")


def test_the_contatore_to_be_spared_is_the_one_that_was_laid() -> None:
    kind, found = kinds()["count-grande"], 0
    for seed in range(60):
        item: Any = ask("count-grande", seed, game("ottocento"))
        given: tuple[Answer, ...] = ()
        for _ in range(4):
            codes = kind.panel(item, given).pickable
            for place in (i for i, code in enumerate(codes) if code in ("Matto", "Bagat", "Begato")):
                if not kind.is_right(item, given, (place,)):
                    for said in kind.explain(item, given, (place,)).says:
                        if said.reason == "count-grande.contatore-needed-below":
                            assert said.facts["wild"] == codes[place]
                            found += 1
            right = kind.right(item, given)
            if right[0] < 0:
                break
            given = (*given, right)
    assert found


def test_one_card_overlooked_above_the_scavezzo_may_be_a_slip() -> None:
    for kind, item in kind_and_items("count-grande", "ottocento", 40, method="scavezzo"):
        for given, right in steps(kind, item):
            if len(given) == 1 and right[0] > 1:
                found = diagnose(kind, item, given, (right[0] - 1,))
                assert found is None or not found.sure


def test_each_step_of_a_count_by_threes_has_its_own_rule() -> None:
    for method in ("off", "less"):
        for kind, item in kind_and_items("threes", "vanto", 3, method=method):
            said = [kind.hints(item, given)[1].reason for given, _ in steps(kind, item)]
            assert said == [f"hint.threes.rule-{name}-{method}" for name in ("sum", "change", "total")]


def test_a_card_that_the_row_never_reaches_is_not_said_to_come_later() -> None:
    seen = set()
    for kind, item in kind_and_items("count-grande", "ottocento", 30, method="row"):
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
    for kind, item in kind_and_items("count-grande", "ottocento", 120, method="row"):
        if kind.right(item, ())[0] < 0:
            first = kind.hints(item, ())[2]
            held = {card.code for card in item.held}
            assert (first.reason == "hint.count-grande.first-no-angel") == ("Angel" not in held)
            assert first.facts.get("held", len(held & set(PEZZI))) == len(held & set(PEZZI))
            seen.add(first.reason)
    assert len(seen) == 2


def test_a_contatore_is_not_asked_for_where_there_is_one_and_it_does_not_help() -> None:
    seen = set()
    for kind, item in kind_and_items("count-grande", "ottocento", 120, method="scavezzo"):
        first, right = kind.hints(item, ())[2], kind.right(item, ())
        if first.reason.startswith("hint.scavezzo.number-first") and right[0] >= 0:
            ours = any(card.code in CONTATORI for card in item.held)
            is_highest = item.others[right[0]].code == first.facts["card"]
            assert (first.reason == "hint.scavezzo.number-first-beside") == (ours and is_highest)
            seen.add(first.reason)
    assert len(seen) == 2


def test_who_denies_the_grande_is_told_what_the_others_have_of_its_head() -> None:
    told = 0
    for kind, item in kind_and_items("count-grande", "ottocento", 40, method="scavezzo"):
        if kind.right(item, ()) != (-2,):
            said = kind.first_step(item, (), (-2,))
            theirs = {card.code for card in item.others}
            told += said.reason == "hint.scavezzo.number-head"
            assert said.reason != "hint.scavezzo.number-head" or theirs.issuperset(said.facts["cards"])
    assert told


def test_contatori_are_spoken_of_where_there_are_some_and_the_head_where_it_is_missing() -> None:
    seen = set()
    for _, item in kind_and_items("combinations", "ottocento", 30, part="sequences"):
        held = {card.code for card in item.cards}
        for step in item.steps:
            first = step.hints[2]
            if first.reason.startswith("hint.count.length.first-no-head"):
                assert first.facts["card"] not in held
            elif first.reason in ("hint.count.length.first", "hint.count.length.first-bare"):
                assert (first.reason == "hint.count.length.first") == bool(held & set(CONTATORI))
            seen.add(first.reason)
    assert {"hint.count.length.first", "hint.count.length.first-plain", "hint.count.length.first-no-head"} <= seen


@pytest.mark.parametrize(("cards", "first"), [("Angel World Moon T15", "-plain"), ("Angel World T16 Matto", "")])
def test_contatori_fill_the_grande_only_where_there_are_some(cards: str, first: str) -> None:
    item: Any = table.ask("pile-worth", 1, game("ottocento"), part="grande", cards=cards)
    assert item.steps[0].hints[2].reason == f"hint.count.pile-grande.first{first}"


def test_the_numbers_of_a_grande_may_have_a_gap_that_a_contatore_fills() -> None:
    for lang in LANGS:
        assert "contatore" in sentences()["no-grande"][lang]


def test_where_there_is_no_grande_the_angel_is_not_said_to_come_later() -> None:
    for kind, item in kind_and_items("count-grande", "ottocento", 120, method="row"):
        if kind.right(item, ())[0] < 0:
            for said in kind.error_of(item, (), (0,)).says:
                assert said.reason == "ladder.begins-nothing"
            return
    raise AssertionError("no situation without a grande")

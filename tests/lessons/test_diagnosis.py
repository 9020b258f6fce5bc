"""A diagnosis is a fact only where it alone explains the answer, ten to one; below that it is asked about, or not spoken of."""

from __future__ import annotations

import re
from typing import Any

import pytest

from lessons.question.answered import ladder, marking
from lessons.question.answered.diagnosis import diagnose, explaining
from lessons.question.kind import Said
from lessons.question.registry import about, kinds, misconceptions
from lessons.question.sampling import draw
from lessons.text import phrases

from .table import ask, believe, home, spec


def told(name: str, belief: str, **fields: Any) -> tuple[str | None, str | None]:
    """What is said as a fact of a believer's answer, and what is asked about."""
    kind, item = kinds()[name], ask(name, 0, **fields)
    mark = marking.mark(kind, item, (), believe(kind, item, (), misconceptions()[belief]))
    assert not mark.ok
    return mark.diagnosis, mark.suspected


def test_among_four_answers_what_a_question_aims_at_is_a_fact_and_the_same_answer_elsewhere_a_question() -> None:
    trick = "CK Moor1 Moor4 C6"
    assert told("who-wins", "first-moor-wins", trick=trick, aim=("first-moor-wins",)) == ("first-moor-wins", None)
    assert told("who-wins", "first-moor-wins", trick=trick) == (None, "first-moor-wins")


def test_a_plain_perhaps_or_no_proves_nothing() -> None:
    kind, facts = kinds()["who-holds"], 0
    for seed in range(60):
        for way in ("holds", "follow"):
            item = ask("who-holds", seed, ask=way)
            for choice in range(3):
                if not kind.is_right(item, (), (choice,)):
                    facts += marking.mark(kind, item, (), (choice,)).diagnosis is not None
    assert facts == 0


def test_one_trump_left_out_is_no_proof_that_two_cards_were_mixed_up() -> None:
    kind = kinds()["pick-cards"]
    item = ask("pick-cards", 0, group="trumps", among="T9 Begato Moon SK B7 C8 DQ S6")
    codes = kind.panel(item).pickable
    without = tuple(i for i in kind.right(item) if codes[i] != "Begato")
    assert marking.mark(kind, item, (), without).diagnosis is None


def test_what_two_wrong_rules_explain_alike_is_no_fact() -> None:
    met = 0
    for kind in (one for one in kinds().values() if one.name != "choice"):
        for seed in range(3):
            item = ask(kind.name, seed)
            for belief in about(kind.name):
                theirs = kind.misled(item, (), belief)
                if theirs is not None and len(list(explaining(kind, item, (), theirs))) > 1:
                    found = diagnose(kind, item, (), theirs)
                    met += 1
                    assert found is None or not found.sure
    assert met > 5


def test_it_is_asked_in_every_language_as_one_asks() -> None:
    kind, item = kinds()["who-wins"], ask("who-wins", 0, trick="CK Moor1 Moor4 C6")
    mark = marking.mark(kind, item, (), (1,))
    asked = ladder.told(kind, item, (), (1,), mark, 1).says[0]
    assert phrases.say(asked, "en") == "Perhaps you let the first Moor win?"
    assert phrases.say(asked, "it") == "Forse hai fatto vincere il primo Moro?"
    assert phrases.say(asked, "fr").endswith("\u00a0?")


@pytest.mark.parametrize("belief", ["halves-always", "doubles-criccone-with-sequences"])
def test_what_is_doubled_from_three_on_is_not_told_as_being_just_three(belief: str) -> None:
    for lang, more in (("en", "or more"), ("it", "almeno"), ("fr", "au moins|ou plus")):
        said = phrases.say(Said(f"diagnosis.{belief}"), lang, "bologna")
        assert re.search(more, said), said


@pytest.mark.parametrize("name", ["payments", "settle", "find-error"])
def test_on_paper_where_no_mistake_goes_before_it_what_puts_it_right_names_what_it_speaks_of(name: str) -> None:
    nobody_knows_what = {
        "en": r"(It|They) (?!takes|is not enough)|Each may|From the 19|Announced|The player who announces it",
        "it": r"(Va|Conta|È|Se ne|Si arrotonda|Sono|Dal 19|Chi la|I propri|Annunciato|Si segna)\b",
        "fr": r"(Il|Elle|Ce sont|Les siens|On en|On l'|Celui qui l'|Du 19 au 16, elles)\b(?! ne suffit)",
    }
    for belief in about(name):
        for lang, pattern in nobody_knows_what.items():
            said = phrases.say(Said(f"remedy.{belief.id}"), lang, "bologna")  # type: ignore[arg-type]
            assert not re.match(pattern, said) or said.startswith("Il faut"), said


def facts_told(name: str, step: str, seeds: int, **fields: Any) -> set[tuple[int, int, str]]:
    """What is told as a fact of the numbers that believers give at this step: right, theirs, the misconception."""
    kind, found = kinds()[name], set()
    for seed in range(seeds):
        item, given = ask(name, seed, **fields), ()
        for one in item.steps:  # type: ignore[attr-defined]
            for belief in about(name) if one.name == step else ():
                theirs = kind.misled(item, given, belief)
                if theirs is not None and (sure := marking.mark(kind, item, given, theirs).diagnosis):
                    found.add((one.right[0], theirs[0], sure))
            given = (*given, one.right)  # type: ignore[assignment]
    return found


def test_another_line_of_the_table_of_points_needed_proves_no_wrong_rule() -> None:
    told = facts_told("points-needed", "target", 30)
    assert {theirs for _, theirs, _ in told} == {56}, "only that speaks for itself"


def test_jochi_that_are_one_item_off_or_doubled_too_early_prove_no_wrong_rule() -> None:
    for side in ("soloist", "others"):
        told = facts_told("settle", side, 40)
        assert told
        assert all(abs(right - theirs) > 2 for right, theirs, _ in told)
    kind = kinds()["settle"]
    item = ask("settle", points=57, has="T20 T18 T1 BK CK", lost="T16", five_cards=True)
    assert kind.right(item) == (2,)
    mark = marking.mark(kind, item, (), (4,))
    assert (mark.diagnosis, mark.suspected) == (None, "trumps-held-are-pigliata")


@pytest.mark.parametrize(
    ("name", "belief", "step"),
    [
        ("score-sheet", "doubles-last-trick", "last"),
        ("score-sheet", "93-instead-of-87", "points"),
        ("payments", "called-player-shares-equally", "taker"),
        ("payments", "difference-not-multiplied", "times"),
        ("settle", "card-points-are-paid", "soloist"),
        ("combinations", "minus-one-for-all-sequences", "product"),
    ],
)
def test_once_the_mistake_is_known_one_is_not_sent_to_what_was_right(name: str, belief: str, step: str) -> None:
    kind, met = kinds()[name], 0
    for seed in range(30):
        item, given = draw(kind, spec(name, id="q"), home(misconceptions()[belief], name), seed), ()
        for one in item.steps:  # type: ignore[attr-defined]
            theirs = kind.misled(item, given, misconceptions()[belief]) if one.name == step else None
            mark = marking.mark(kind, item, given, theirs) if theirs is not None else None
            if theirs is not None and mark is not None and mark.diagnosis == belief:
                met += 1
                said = ladder.told(kind, item, given, theirs, mark, 0).says[-1]
                assert said.reason == misconceptions()[belief].look != one.hints[0].reason
            given = (*given, one.right)  # type: ignore[assignment]
    assert met


def test_three_of_a_kind_taken_for_four_are_not_told_as_a_set_that_was_doubled() -> None:
    for name in ("score-sheet", "gaps"):
        told = facts_told(name, "criccone", 60)
        assert not any(
            belief.startswith(("doubles", "sets-and")) and theirs in (24, 26, 28, 34, 36) for _, theirs, belief in told
        )


@pytest.mark.parametrize("belief", ["kings-are-bouts", "aces-taken-out"])
def test_where_several_cards_make_it_a_fact_it_is_not_said_of_one(belief: str) -> None:
    for lang, one in (("en", " an? "), ("it", r" un['o]? "), ("fr", r" un (Roi|as)\b")):
        said = phrases.say(Said(f"diagnosis.{belief}"), lang, "france")
        assert not re.search(one, said), said

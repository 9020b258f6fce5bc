"""A diagnosis is a fact only where it alone explains the answer, ten to one; below that it is asked about, or not spoken of."""

from __future__ import annotations

import re
from typing import Any

import pytest

from engine import game
from lessons.question.answered import ladder, marking
from lessons.question.answered.diagnosis import diagnose, explaining
from lessons.question.kind import Message
from lessons.question.registry import about, kinds, misconceptions
from lessons.question.sampling import draw
from lessons.question.stepwise import NONE
from lessons.text import phrases

from .table import ask, believe, home, spec


def told(name: str, belief: str, **fields: Any) -> tuple[str | None, str | None]:
    """What is said as a fact of a believer's answer, and what is asked about."""
    kind, item = kinds()[name], ask(name, 0, **fields)
    mark = marking.mark(kind, item, (), believe(kind, item, (), misconceptions()[belief]))
    assert not mark.ok
    return mark.diagnosis, mark.suspected


def test_among_four_answers_what_a_question_aims_at_is_a_fact_and_the_same_answer_elsewhere_a_question() -> None:
    trick = "CK Begato Moor1 Moor4"  # the first trump of all is soon tapped
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
                theirs = kind.answer_under(item, (), belief)
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


def suspected_at_most(name: str, its: str, answer: tuple[int, ...], **fields: Any) -> str | None:
    """What is asked about of an answer of which nothing may be told as a fact."""
    kind, item = kinds()[name], ask(name, 0, game(its), **fields)
    mark = marking.mark(kind, item, (), answer)
    assert not mark.ok
    assert mark.diagnosis is None
    return mark.suspected


def test_who_picks_nothing_has_let_nothing_go() -> None:
    # No pip card is there: who keeps the courts has kept everything, as has whoever does not know what to say.
    hand = "T20 T19 T15 T14 T13 T10 T8 T7 T4 T3 Miseria SK SH BK BM CK CQ DK"
    for aim in ((), ("only-pips-may-go",)):
        assert suspected_at_most("lay-away", "tortorici4", NONE, hand=hand, aim=aim) == "only-pips-may-go"


def test_who_leaves_out_the_trumps_as_well_has_not_kept_back_the_courts() -> None:
    # Two cards may go freely and three have to: the Horse left out explains nothing of the twelve trumps.
    hand = "T20 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T6 T5 T4 T2 T1 Fool SK BK CK CH DK D5"
    for aim in ((), ("only-pips-may-go",)):
        assert suspected_at_most("lay-away", "ragusa", (22,), hand=hand, aim=aim) is None
    kind = kinds()["lay-away"]
    for its in ("mineo3", "french4"):
        for seed in range(60):
            item: Any = ask("lay-away", seed, game(its), aim=("only-pips-may-go",))
            theirs = kind.answer_under(item, (), misconceptions()["only-pips-may-go"])
            codes = item.steps[0].panel.pickable
            kept = [codes[i] for i in item.steps[0].right if theirs is not None and i not in theirs]
            assert not any(code.startswith("T") or code == "Miseria" for code in kept)


def test_kings_picked_because_too_few_others_may_go_are_not_taken_for_other_cards_of_a_suit() -> None:
    few = "T20 T19 T18 T17 T16 T14 T13 T12 T11 T10 T9 T8 T7 T5 T4 T3 T2 T1 Miseria Fool SK CK DK"
    assert suspected_at_most("lay-away", "tortorici3", (20, 21, 22), hand=few, aim=("kings-are-suit-cards",)) is None
    many = "T19 T18 T17 T16 T9 T7 T1 Fool SH SM BK BQ B10 B8 B7 B5 CK CH CM DK D10 D8 D4"
    kind, item = kinds()["lay-away"], ask("lay-away", 0, game("mineo3"), hand=many)
    assert marking.mark(kind, item, (), tuple(range(8, 23))).diagnosis == "kings-are-suit-cards"


@pytest.mark.parametrize(
    ("yours", "answer", "sure"),
    [("46 48 15", 1, False), ("82 26 1", 1, True), ("44 50 15", 1, True), ("53 41 15", 1, False)],
)
def test_a_number_that_may_be_cut_short_proves_nothing(yours: str, answer: int, sure: bool) -> None:
    # 10 or 17 to be received: who types the 1 may just not have typed on.
    kind = kinds()["differences"]
    item: Any = ask("differences", 0, game("calatafimi3"), bidder="right", points=yours)
    given = tuple(one.right for one in item.steps[:2])
    assert (marking.mark(kind, item, given, (answer,)).diagnosis == "one-for-the-majority") == sure


@pytest.mark.parametrize(
    ("cards", "sequence", "answer", "belief"),
    [
        ("Moon T8 Moor2 Moor3 Matto SK SQ SA BQ BJ CK CJ DN", "batons", 3, "contatore-as-king"),
        ("T15 T13 Moor1 Matto SQ SA BN BJ CK CN DQ DN DJ DA", "coins", 5, "contatore-as-king"),
        ("World Sun T16 T15 Matto SK SQ SA BQ BJ CK CJ DN", "grande", 5, "wild-angel"),
    ],
)
def test_who_counts_a_row_without_its_head_may_have_overlooked_that_it_is_missing(
    cards: str, sequence: str, answer: int, belief: str
) -> None:
    for aim in ((), (belief,)):
        way = {"part": "one", "sequence": sequence, "cards": cards, "aim": aim}
        assert suspected_at_most("combinations", "ottocento", (answer,), **way) == belief


def test_who_does_not_see_that_too_few_others_may_go_need_not_think_that_no_trump_ever_does() -> None:
    hand = "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T8 T7 T6 T5 T4 T3 T2 T1 Excuse SK S9 S7 HK H9 DK D8 CK C10"
    plain = (22, 23, 25, 27, 29)
    for aim in ((), ("never-a-trump-away",)):
        assert suspected_at_most("lay-away", "french3", plain, hand=hand, aim=aim) == "never-a-trump-away"


def test_the_two_contatori_picked_for_the_criccone_are_not_any_two_of_a_kind() -> None:
    cards = "Moon T15 T14 Begato Matto SK SJ SA BK BQ BN CK CQ CN CA DK DQ DN DA"
    item: Any = ask("combinations", 0, part="criccone", cards=cards)
    codes = item.steps[0].panel.pickable
    picked = tuple(i for i, code in enumerate(codes) if i in item.steps[0].right or code in ("Matto", "Begato"))
    assert marking.mark(kinds()["combinations"], item, (), picked).named is None
    item = ask("combinations", 0, part="criccone", cards="Moon Begato Matto SK BK CJ DJ SQ SA")
    taken = tuple(i for i, code in enumerate(item.steps[0].panel.pickable) if code not in ("Moon", "SQ", "SA"))
    assert marking.mark(kinds()["combinations"], item, (), taken).named == "two-are-enough"


@pytest.mark.parametrize(
    ("kind", "way", "given", "answer", "belief"),
    [
        ("combinations", {"part": "one", "sequence": "aces", "cards": "SA BA CA DA T9"}, 1, 20, "five-for-each-card"),
        ("combinations", {"part": "sequences", "cards": "SA BA CA DA T9"}, 7, 40, "no-minus-per-sequence"),
        (
            "combinations",
            {"part": "sequences", "cards": "SA BA CA DA SK SQ SN"},
            7,
            70,
            "minus-one-for-all-sequences",
        ),
        ("pile-worth", {"part": "grande", "cards": "Angel World Sun Moon T16 T14 Matto"}, 0, 35, "five-for-each-card"),
    ],
)
def test_one_card_more_proves_no_wrong_rule(
    kind: str, way: dict[str, Any], given: int, answer: int, belief: str
) -> None:
    # Five for every card is what one card more would bring, and so is a card that is not taken off.
    item: Any = ask(kind, 0, **way)
    before = tuple(one.right for one in item.steps[:given])
    mark = marking.mark(kinds()[kind], item, before, (answer,))
    assert (mark.ok, mark.diagnosis) == (False, None)
    assert mark.suspected == belief


def test_five_for_each_of_several_cards_more_is_still_told() -> None:
    way = {"part": "sequences", "cards": "SA BA CA DA SK SQ SN BK BQ BJ"}
    item: Any = ask("combinations", 0, **way)
    before = tuple(one.right for one in item.steps[:7])
    assert marking.mark(kinds()["combinations"], item, before, (120,)).diagnosis == "no-minus-per-sequence"


@pytest.mark.parametrize("belief", ["halves-always", "doubles-criccone-with-sequences"])
def test_what_is_doubled_from_three_on_is_not_told_as_being_just_three(belief: str) -> None:
    for lang, more in (("en", "or more"), ("it", "almeno"), ("fr", "au moins|ou plus")):
        said = phrases.say(Message(f"diagnosis.{belief}"), lang, "bologna")
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
            said = phrases.say(Message(f"remedy.{belief.id}"), lang, "bologna")  # type: ignore[arg-type]
            assert not re.match(pattern, said) or said.startswith("Il faut"), said


def facts_told(name: str, step: str, seeds: int, **fields: Any) -> set[tuple[int, int, str]]:
    """What is told as a fact of the numbers that believers give at this step: right, theirs, the misconception."""
    kind, found = kinds()[name], set()
    for seed in range(seeds):
        item, given = ask(name, seed, **fields), ()
        for one in item.steps:  # type: ignore[attr-defined]
            for belief in about(name) if one.name == step else ():
                theirs = kind.answer_under(item, given, belief)
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
            theirs = kind.answer_under(item, given, misconceptions()[belief]) if one.name == step else None
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
        said = phrases.say(Message(f"diagnosis.{belief}"), lang, "france")
        assert not re.search(one, said), said

"""Questions of the Sicilian table: speaking, laying away, capturing, settling."""

from __future__ import annotations

from typing import Any

import pytest

from lessons.course.course import Course
from lessons.course.loader import library
from lessons.question.answered import marking
from lessons.question.registry import kinds
from lessons.question.sampling import draw
from lessons.script.steps import Drill, Say
from lessons.text import phrases
from lessons.text.markup import spans
from lessons.yamlfile.fields import LANGS

from .table import MINEO, ask, spec


def right(name: str, **fields: Any) -> str:
    return kinds()[name].expected(ask(name, 0, MINEO, **fields))


def may_say(cards: int, said: str) -> set[str]:
    item: Any = ask("speaking", 0, MINEO, cards=cards, said=said)
    return set(item.offered[kinds()["speaking"].right(item)[0]])


@pytest.mark.parametrize(
    ("cards", "said", "words"),
    [
        (5, "", {"passo", "altre cinque", "vado solo"}),
        (5, "altre cinque", {"passo", "altre cinque", "vado solo"}),
        (10, "", {"passo", "pago", "altre cinque"}),
        (10, "mischio", {"passo", "pago", "altre cinque"}),
        (10, "pago", {"passo", "pago", "prendo", "altre cinque"}),
        (15, "mischio, mischio", {"passo", "altre cinque"}),
        (15, "pago, prendo", {"passo", "altre cinque"}),
        (20, "mischio", {"passo", "pago", "vado solo"}),
        (20, "mischio, pago", {"passo", "prendo", "vado solo"}),
    ],
)
def test_what_may_be_said(cards: int, said: str, words: set[str]) -> None:
    assert may_say(cards, said) == words


def test_no_set_of_words_is_told_by_the_others() -> None:
    for seed in range(60):
        item: Any = ask("speaking", seed, MINEO)
        assert len(set(item.offered)) == 4
        counts = [sum(word in one for one in item.offered) for word in ("pago", "prendo", "altre cinque", "vado solo")]
        assert sorted(count % 4 for count in counts) == [0, 0, 2, 2], "a word is in all of them, in none, or in half"


@pytest.mark.parametrize(
    ("said", "place", "comes"),
    [
        ("pago, pago, prendo", 2, "paid | 2"),
        ("mischio, pago, prendo", 0, "paid | 0"),
        ("pago, prendo, mischio", 0, "paid | pay"),
        ("pago, prendo, altre cinque", 1, "on | 0"),
        ("mischio, mischio, mischio", 1, "thrown-in"),
    ],
)
def test_what_a_round_with_ten_cards_comes_to(said: str, place: int, comes: str) -> None:
    assert right("speaking", ask="comes", cards=10, said=said, place=place) == comes


def test_a_round_that_is_not_over_comes_to_nothing_yet() -> None:
    kind = kinds()["speaking"]
    faults = kind.faults(spec("speaking", ask="comes", cards=10, said="pago"), MINEO, MINEO.house())
    assert [fault.message for fault in faults] == ["this round is not over yet: somebody has still to speak"]
    faults = kind.faults(spec("speaking", cards=10, said="vado solo"), MINEO, MINEO.house())
    assert [fault.message for fault in faults] == [
        "'vado solo' may not be said now; the player may say: passo, pago, altre cinque"
    ]
    faults = kind.faults(spec("speaking", cards=7, said=""), MINEO, MINEO.house())
    assert [fault.message for fault in faults] == ["nobody speaks with 7 cards; one does with 5, 10, 15, 20"]


def test_what_the_soloist_captures_and_what_the_two_take_from_each_other() -> None:
    assert right("captured", trick="T1 T20 T17", leader="you", soloist="right") == "T1 T17"
    assert right("captured", trick="T1 T20 T17", leader="right", soloist="right") == "T1"
    assert right("captured", trick="CK T15 T3", leader="right", soloist="right") == "none"


@pytest.mark.parametrize("soloist", ["you", "right"])
@pytest.mark.parametrize(
    ("leader", "en", "it"),
    [
        ("you", "You led.", "Sei uscito tu."),
        ("right", "The player on your right led.", "È uscito chi ti sta a destra."),
        ("left", "The player on your left led.", "È uscito chi ti sta a sinistra."),
    ],
)
def test_who_led_is_said_in_words_and_lies_so_on_the_table(leader: str, soloist: str, en: str, it: str) -> None:
    panel = kinds()["captured"].panel(ask("captured", 0, MINEO, trick="T1 T20 T17", leader=leader, soloist=soloist))
    assert en in phrases.say(panel.prompt, LANGS[0], MINEO.family)
    assert it in phrases.say(panel.prompt, LANGS[1], MINEO.family)
    (row,) = panel.rows
    assert panel.table is not None
    assert row.seat is not None
    assert panel.table.seats[row.seat] == leader
    assert row.label is not None
    assert phrases.say(row.label, LANGS[0]) == "The trick, in the order of play"


def test_every_phrase_is_told_in_the_lesson_before_it_is_asked_about_and_spelled_alike() -> None:
    lesson = next(one for one in library() if one.id == "mineo3/what-two-may-say")
    for lang in LANGS:
        told = set[str]()
        for step in lesson.steps:
            if isinstance(step, Say):
                told |= {span.text for span in spans(step.say.told(lang), lang) if span.kind == "bold"}
            elif isinstance(step, Drill) and step.drill == "talk":
                within = Course.of(lesson).within[step.id]
                drawn = [one for one in MINEO.form.phrases(MINEO.house()) if said_then(one) in within and not one.after]
                assert drawn
                for one in drawn:
                    assert one.says.startswith("(") or set(one.says.split(" / ")) <= told, one


def said_then(phrase: Any) -> str:
    """What must have been told before this phrase is asked about."""
    (topic,) = kinds()["talk"].topics(ask("talk", 0, MINEO, phrase=phrase.code, ask="when"))
    return topic


SETTLED: dict[str, Any] = {"points": 61, "last": "others", "has": "T20 T19 T18 T17 T16 T1 Fool SK BK CK", "won": "T17"}


def test_captures_of_both_sides_are_counted_before_they_are_set_off() -> None:
    # rimatura 1, five arie 2, one captured; against vanto and the captured picciotti
    its = {**SETTLED, "has": "T20 T19 T18 T17 T16 Fool SK BK CK", "lost": "T1"}
    assert right("settle", **its) == "4 | 2 | others | 2 | 4"


def test_a_solo_on_five_cards_is_paid_double_and_a_level_one_not_at_all() -> None:
    assert right("settle", **SETTLED) == "4 | 1 | others | 3 | 6"
    assert right("settle", **SETTLED, five_cards="true") == "4 | 1 | others | 6 | 12"
    assert right("settle", points=48, last="soloist", has="T20 T18 Fool SK") == "1 | 1 | nobody"


def test_every_settlement_drawn_is_that_of_109_points_and_of_cards_that_are_somewhere() -> None:
    for seed in range(100):
        item: Any = ask("settle", seed, MINEO)
        deal = item.deal
        assert sum(deal.points) == 109
        assert len({*deal.has[0], *deal.has[1]}) == 11
        assert all(set(won) <= set(has) for won, has in zip(deal.won, deal.has, strict=True))


def test_only_what_is_lacking_may_be_made_up_for_by_small_trumps() -> None:
    hand = "T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 T2 Miseria Fool SK BK CK D7 D4"
    assert right("lay-away", ask="these", hand=hand, left="T2 D7 D4") == "yes"
    assert right("lay-away", ask="these", hand=hand, left="T2 Miseria D4") == "no"
    assert right("lay-away", ask="these", hand=hand, left="T16 D7 D4") == "no"


def test_the_word_mischio_is_read_and_told_for_passing() -> None:
    kind, item = kinds()["speaking"], ask("speaking", 0, MINEO, cards=10, said="mischio")
    told = marking.mark(kind, item, (), kind.right(item)).says
    for lang in LANGS:
        assert "mischio, pago, altre cinque" in " ".join(phrases.say_all(told, lang, MINEO.family))


def test_where_a_solo_may_be_announced_after_any_round_nobody_is_told_otherwise() -> None:
    kind, rules = kinds()["speaking"], MINEO.house(palagonia=True)
    item: Any = draw(kind, spec("speaking", cards=10, said="mischio"), MINEO, 0, rules)
    assert item.offered[kind.right(item)[0]] == {"passo", "pago", "altre cinque", "vado solo"}
    told = [*marking.mark(kind, item, (), kind.right(item)).says, *kind.hints(item)]
    assert "speaking.why-any-time" in [said.reason for said in told]
    for lang in LANGS:
        assert all(phrases.say_all(told, lang, MINEO.family))

"""Questions about piles: criccone and sequences, the gaps, the score sheet, and the error in a count."""

from __future__ import annotations

from typing import Any

import pytest

from engine.notation import read_cards
from lessons.counting.scoring_steps import true_cells
from lessons.question.answered import marking
from lessons.question.registry import kinds
from lessons.question.stepwise import StepwiseItem
from lessons.text.phrases import say

from .table import OTTOCENTO, ask, spec

PUBLISHED = (
    "Angel World Sun Moon T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 T5 Moor1 Moor2 Begato SK SQ SN SJ SA BQ BN BJ CQ CN CJ "
    "C6 C7 C8 C9 C10 D6 D7 D8 D9 D10 B6 B7 B8 B9 B10 S6"
)


def steps(kind: str, **fields: Any) -> list[int]:
    """The right numbers of a question, step by step."""
    item = ask(kind, **fields)
    assert isinstance(item, StepwiseItem)
    return [step.right[0] for step in item.steps if step.panel.mode == "number"]


@pytest.mark.parametrize(
    ("sequence", "cards", "numbers"),
    [
        ("grande", "Angel World Moon T16", [4, 15]),
        ("grande", "Angel Matto Moon T16 T15 Begato T13 T12", [8, 35]),
        ("grande", "Angel World Sun Moon T16 Matto Begato T13", [7, 30]),
        ("grande", "Angel World Begato Matto T15 T14", [4, 15]),
        ("grande", "Angel Matto Sun Begato T15 T14", [6, 25]),
        ("swords", "SK Matto Begato SA", [0]),
        ("cups", "CK CN CJ", [3, 10]),
        ("batons", "BK BQ Begato BA", [4, 15]),
        ("coins", "DK DQ DN DJ DA Matto", [6, 25]),
        ("moors", "Moor1 Moor2 Begato", [3, 10]),
        ("aces", "SA BA CA DA Begato Matto", [6, 25]),
    ],
)
def test_the_eleven_examples_of_the_book(sequence: str, cards: str, numbers: list[int]) -> None:
    assert steps("combinations", part="one", sequence=sequence, cards=cards) == numbers


def test_two_moors_and_a_contatore_each_give_both_sides_the_sequence() -> None:
    assert steps("combinations", part="one", sequence="moors", cards="Moor1 Moor2 Begato") == [3, 10]
    assert steps("gaps", part="one", sequence="moors", cards="Moor1 Moor2 Begato") == [3]


def test_one_visible_king_means_three_kings_on_the_other_side() -> None:
    cells = true_cells(piles("SK SQ BQ SN BN SJ BJ Angel World"), OTTOCENTO.house())
    assert cells["they.criccone-kings"].value == 17
    assert cells["they.criccone-sum"].value == 17


def test_the_card_points_of_both_sides_are_87_without_the_last_trick() -> None:
    for seed in range(200):
        item = ask("score-sheet", seed)
        values = {cell.key: cell.value for cell in item.cells.values()}  # type: ignore[attr-defined]
        assert values["you.points"] + values["they.points"] == 87
        assert values["you.last"] + values["they.last"] == 6


def test_the_sheet_agrees_with_the_engines_own_count_of_each_pile() -> None:
    from engine.games.bologna.counting.pile import count_pile

    for seed in range(200):
        item: Any = ask("score-sheet", seed)
        for side, cards in (("you", item.cards), ("they", [c for c in OTTOCENTO.pack if c not in item.cards])):
            pile = count_pile(cards, item.rules)
            assert item.cells[f"{side}.criccone"].value == pile.criccone.points
            assert item.cells[f"{side}.sequences"].value == pile.sequences.points
            assert item.cells[f"{side}.points"].value == pile.cards.total


def test_the_hand_published_with_407_points_comes_to_427() -> None:
    item: Any = ask("find-error", cards=PUBLISHED, of="pile", last="you", error="stops-at-the-5")
    written = {line.cell.name: line.cell.value for line in item.lines}
    assert written["total"] == 407
    wrong = item.lines[item.wrong]
    assert (wrong.cell.name, wrong.cell.value, wrong.should) == ("length-grande", 17, 19)
    cells = true_cells(piles(PUBLISHED), OTTOCENTO.house())
    assert cells["you.criccone"].value + cells["you.sequences"].value + cells["you.points"].value + 6 == 427


def test_a_count_with_an_error_has_one_wrong_line_and_goes_on_from_it() -> None:
    for seed in range(300):
        item: Any = ask("find-error", seed, of=("criccone", "sequences", "pile", "sheet")[seed % 4])
        wrong = [line for line in item.lines if line.wrong]
        assert len(wrong) == (0 if item.wrong is None else 1)


def test_a_line_that_only_carries_the_error_on_is_told_to_be_right() -> None:
    kind = kinds()["find-error"]
    item = ask("find-error", cards=PUBLISHED, of="pile", last="you", error="stops-at-the-5")
    total = len(item.lines) - 1  # type: ignore[attr-defined]
    mark = marking.mark(kind, item, (), (total,))
    assert not mark.ok
    assert mark.says[0].reason == "find-error.this-one-is-right"


def test_a_count_without_an_error_is_right_to_be_called_right() -> None:
    assert kinds()["find-error"].expected(ask("find-error", cards=PUBLISHED, error="none")) == "all-right"


@pytest.mark.parametrize("part", ["one", "points"])
def test_hints_about_the_other_side_look_at_what_does_not_lie_there(part: str) -> None:
    """Of theirs nothing is laid out: no hint has a learner count, or lay small cards on, the cards that are seen."""
    kind = kinds()["gaps"]
    told = {
        say(said, "en", "bologna")
        for seed in range(60)
        for said in kind.hints(ask("gaps", seed, part=part))
        if not said.reason.startswith("no-")
    }
    assert told
    unfit = [one for one in told if "small card" in one or "in the pile" in one or one.endswith("there?")]
    assert not unfit


@pytest.mark.parametrize("kind", ["combinations", "gaps", "pile-worth"])
def test_a_sequence_is_named_where_one_is_asked_about_and_nowhere_else(kind: str) -> None:
    its, whole = kinds()[kind], OTTOCENTO.house()
    for part in kinds()[kind].Spec.model_fields["part"].annotation.__args__:
        for sequence in ("", "swords"):
            given = spec(kind, part=part, sequence=sequence, cards="SK SQ SN BK BQ")
            wrong = [one.field for one in its.faults(given, OTTOCENTO, whole) if one.field in ("part", "sequence")]
            one = part == "one"
            assert wrong == (["part"] if one and not sequence else ["sequence"] if sequence and not one else [])


def test_an_error_that_changes_nothing_is_refused() -> None:
    kind = kinds()["find-error"]
    faults = list(
        kind.faults(spec("find-error", cards="SK BK CK C7", error="wild-angel"), OTTOCENTO, OTTOCENTO.house())
    )
    assert [fault.field for fault in faults] == ["error"]


def piles(cards: str) -> dict[str, Any]:
    yours = read_cards(OTTOCENTO.pack, cards)
    return {"you": yours, "they": tuple(card for card in OTTOCENTO.pack if card not in yours)}

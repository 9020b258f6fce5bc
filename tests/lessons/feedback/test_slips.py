"""A slip is told as no wrong rule: a card overlooked, one too many, the first that comes to mind."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from engine import game
from engine.cards import Card
from lessons.counting.misread import courts_misread
from lessons.question.answered.diagnosis import Diagnosis, diagnose
from lessons.question.kind import Answer, Answers, Item, Kind
from lessons.question.panel import answer_of, number_of
from lessons.question.registry import about, kinds, misconceptions
from tests.lessons import table


def ask(*what: Any, **way: Any) -> Any:
    """A situation, looked at from inside."""
    return table.ask(*what, **way)


def steps(kind: Kind[Any, Any], item: Item) -> Iterator[tuple[Answers, Answer]]:
    """Each step, as the answers before it, with its right answer."""
    given: Answers = ()
    for _ in range(40):
        right = kind.right(item, given)
        yield given, right
        if kind.explain(item, given, right).done:
            return
        given = (*given, right)


def sure(found: Diagnosis | None) -> bool:
    return found is not None and found.sure


def overlooked(name: str, item: Any, card: Card) -> Any:
    """The same question to somebody who has not seen this card: of the other side's it lies with one's own."""
    cards = (*item.cards, card) if name == "gaps" else tuple(one for one in item.cards if one != card)
    return replace(item, cards=item.game.pack.sorted(cards))


COUNTED: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("how-many-points", "mineo3", {}),
    ("how-many-points", "french4", {}),
    ("threes", "vanto", {"method": "off"}),
    ("threes", "vanto", {"method": "less"}),
    ("pile-worth", "ottocento", {"part": "length"}),
    ("pile-worth", "ottocento", {"part": "grande"}),
    ("pile-worth", "ottocento", {"part": "sequences"}),
    ("pile-worth", "ottocento", {"part": "criccone"}),
    ("combinations", "ottocento", {"part": "sequences"}),
    ("gaps", "ottocento", {"part": "sequences"}),
    ("gaps", "ottocento", {"part": "criccone"}),
)


@pytest.mark.parametrize(("name", "of", "way"), COUNTED, ids=[f"{name} {of} {way}" for name, of, way in COUNTED])
def test_one_card_overlooked_is_told_as_no_wrong_rule(name: str, of: str, way: dict[str, Any]) -> None:
    kind, met = kinds()[name], 0
    for seed in range(2):
        item = ask(name, seed, game(of), **way)
        cards = [card for card in item.game.pack if card not in item.cards] if name == "gaps" else item.cards
        for given, right in steps(kind, item):
            if kind.panel(item, given).mode != "number":
                continue
            for card in cards:
                less = kind.right(overlooked(name, item, card), given)
                if less != right and "scartini" not in card.groups:
                    met += 1
                    assert not sure(diagnose(kind, item, given, less)), (card.code, given, less)
    assert met


@pytest.mark.parametrize(
    ("name", "of", "way", "step", "answer"),
    [
        ("how-many-points", "mineo3", {"cards": "T6 BQ CM C6 DH D9"}, 0, 10),
        ("how-many-points", "mille", {"cards": "S8 BQ B8 BA CN D7"}, 0, 5),
        ("how-many-points", "mille", {"cards": "Begato S9 BK B9 CA C10"}, 0, 8),
        ("how-many-points", "barcellona3", {"cards": "T16 T15 T5 T4 Miseria S7 BQ BH"}, 0, 16),
        (
            "count-hand",
            "french4",
            {"ask": "trumps", "hand": "T21 T14 T10 T1 Excuse SQ S10 S8 S1 HQ H10 H8 H4 D10 D1 C9 C2 C1"},
            0,
            12,
        ),
        ("in-pairs", "french4", {"cards": "T4 Excuse S10 H7 DQ C7", "method": "laid"}, 0, 4),
        ("in-pairs", "french4", {"cards": "T17 T1 S6 DJ D7 CJ", "method": "off"}, 1, 6),
        ("pile-worth", "ottocento", {"part": "grande", "cards": "Angel Sun Moon T16 T13 T12 Moor1"}, 0, 20),
        ("pile-worth", "ottocento", {"part": "grande", "cards": "Angel Sun Moon T16 T15 T11 Matto"}, 0, 20),
        ("pile-worth", "ottocento", {"part": "sequences", "cards": "Sun Moor1 Moor3 Matto BK BQ DQ SN"}, 0, 10),
        (
            "pile-worth",
            "ottocento",
            {"part": "sequences", "cards": "Sun T16 T15 T14 T10 T9 T8 T7 T6 T5 Moor4 Matto SK SA BK BQ BJ BA"},
            0,
            80,
        ),
        (
            "pile-worth",
            "ottocento",
            {"part": "sequences", "cards": "World Sun T15 Moor1 Moor4 SK SN SJ SA BQ BN BJ BA CN CJ DK DN DJ DA"},
            0,
            110,
        ),
        (
            "pile-worth",
            "ottocento",
            {
                "part": "whole",
                "cards": "World Sun Moon T16 T15 T14 T13 T12 T9 T7 T6 T5 Moor1 Moor3 Moor4 Begato Matto SQ SN S10 S9 S8 S7 S6 "
                "SA BK BQ BN BJ B10 B9 B8 B7 BA CN CA C7 C8 C10 DQ DN DJ DA D7 D8 D10",
            },
            0,
            274,
        ),
        ("count-grande", "ottocento", {"method": "scavezzo", "others": "Sun T14 T13 T10 T9 T8"}, 1, 7),
        (
            "gaps",
            "ottocento",
            {
                "part": "sequences",
                "cards": "World T16 T15 T14 T13 T12 T10 T9 T6 T5 Moor1 Moor3 Moor4 Begato SN BK BQ BN BJ CQ CA DQ DN DA",
            },
            7,
            90,
        ),
        (
            "pile-worth",
            "ottocento",
            {"part": "whole", "cards": "Moon T14 T11 T7 T5 SN S10 S7 S6 BA CK CQ CN CJ C7 C8 C9 DQ DA D6"},
            0,
            45,
        ),
        ("combinations", "ottocento", {"part": "one", "sequence": "batons", "cards": "BQ BJ BA Matto SK"}, 0, 4),
    ],
)
def test_what_a_slip_gives_is_asked_about_at_most(
    name: str, of: str, way: dict[str, Any], step: int, answer: int
) -> None:
    kind = kinds()[name]
    item = ask(name, 0, game(of), **way)
    given, right = list(steps(kind, item))[step]
    assert right != (answer,)
    assert not sure(diagnose(kind, item, given, (answer,)))


@pytest.mark.parametrize(
    ("name", "of"),
    [
        ("how-many-points", "mineo3"),
        ("how-many-points", "ottocento"),
        ("how-many-points", "french4"),
        ("threes", "vanto"),
    ],
)
def test_a_court_card_taken_for_another_is_told_as_no_wrong_rule(name: str, of: str) -> None:
    kind, its, met = kinds()[name], game(of), 0
    for seed in range(6):
        item = ask(name, seed, its)
        right = Fraction(number_of(kind.right(item)))
        for off in courts_misread(item.cards, its.pack):
            met += 1
            assert not sure(diagnose(kind, item, (), answer_of(right + off)))
    assert met


def test_their_highest_number_and_no_grande_are_what_anybody_says() -> None:
    kind = kinds()["count-grande"]
    for others in ("Sun T15 T13 T12 T11 T9 T7 T6 T5 Moor1 Moor2 Moor3", "Sun Moon T13 T12 T8 T7 T6 Moor1 Moor2 Moor3"):
        item = ask("count-grande", 0, method="scavezzo", others=others)
        highest = next(i for i, card in enumerate(item.others) if "numbers" in card.groups)
        for answer in ((highest,), (-1,), (-2,)):
            if not kind.is_right(item, (), answer):
                assert not sure(diagnose(kind, item, (), answer))


def test_a_number_of_their_cards_is_no_number_of_ones_own() -> None:
    kind = kinds()["count-grande"]
    item = ask("count-grande", 0, method="scavezzo", others="World Moon T14 T13 T11 T8 T7 T5 Moor1 Moor2 Moor4")
    given = (kind.right(item),)
    for n in range(len(item.others) + 1):
        if kind.right(item, given) != (n,):
            assert not sure(diagnose(kind, item, given, (n,)))


def test_who_points_at_a_line_has_not_said_why() -> None:
    kind = kinds()["find-error"]
    for seed in range(8):
        item = ask("find-error", seed, of="pile")
        for place in range(len(item.lines) + 1):
            if not kind.is_right(item, (), (place,)):
                assert not sure(diagnose(kind, item, (), (place,)))


@pytest.mark.parametrize("name", ["pile-worth", "combinations", "gaps"])
def test_why_somebody_doubles_the_criccone_is_asked_about(name: str) -> None:
    kind, asked = kinds()[name], 0
    for seed in range(20):
        item = ask(name, seed, part="criccone")
        given, right = list(steps(kind, item))[-1]
        found = diagnose(kind, item, given, (2 * right[0],)) if right[0] else None
        assert not sure(found)
        asked += found is not None
    assert asked


def test_on_the_score_sheet_a_slip_is_no_wrong_rule_either() -> None:
    kind, met = kinds()["score-sheet"], 0
    for seed in range(12):
        item = ask("score-sheet", seed)
        for given, right in list(steps(kind, item))[:2]:
            if 0 < right[0] == item.at(given).about["sum"]:
                met += 1
                assert not sure(diagnose(kind, item, given, (2 * right[0],)))
    assert met


def test_the_figure_of_the_criccone_written_once_more_is_no_last_trick_doubled() -> None:
    kind = kinds()["score-sheet"]
    for cards, known in (("T14 SJ BJ CJ", False), ("T14 SJ BJ C8", True)):
        item = ask("score-sheet", 0, cards=cards, last="you")
        given, right = list(steps(kind, item))[2]
        assert right == (6,)
        assert sure(diagnose(kind, item, given, (12,))) == known


def test_a_set_of_one_kind_has_the_value_of_another_by_a_slip() -> None:
    kind = kinds()["gaps"]
    item = ask("gaps", 0, part="criccone", cards="Angel Moor1 Begato SQ BQ CK CN CJ DN DJ DA SK BK SJ")
    given = (kind.right(item),)
    assert not any(sure(diagnose(kind, item, so_far, (n,))) for so_far in ((), given) for n in (12, 13, 14, 17, 18))


def test_a_ten_that_was_not_carried_is_no_wrong_rule() -> None:
    kind = kinds()["pile-worth"]
    item = ask("pile-worth", 0, part="criccone", cards="Angel Moor1 Moor3 Moor4 Begato Matto SK CK DK")
    assert kind.right(item) == (35,)
    assert not sure(diagnose(kind, item, (), (45,)))


def test_a_contatore_in_the_place_of_the_moon_is_no_row_stopped_there() -> None:
    kind, belief = kinds()["pile-worth"], misconceptions()["moon-needed"]
    item = ask("pile-worth", 0, part="grande", cards="Angel World Sun T16 T14 T13 T11 Begato")
    assert kind.right(item) == (30,)
    assert kind.answer_under(item, (), belief) == (15,)  # Angel, World, Sun and the contatore that every row has


@pytest.mark.parametrize(
    ("of", "points", "answer", "sure_of_it"),
    [
        ("calatafimi2", "56 53", 1, False),  # 56 measured against 55, as where one has to reach it
        ("calatafimi2", "67 42", 1, True),
        ("barcellona4", "53 56", 1, False),
        (
            "tortorici3",
            "70 39",
            2,
            False,
        ),  # one from each opponent, as in Mineo, or by how many the difference is multiplied
        ("tortorici3", "56 53", 1, False),  # the difference, paid once
        ("calatafimi3", "38 44 27", 36, None),
    ],
)
def test_measured_against_somebody_elses_target_is_no_wrong_rule(
    of: str, points: str, answer: int, sure_of_it: bool | None
) -> None:
    kind = kinds()["differences"]
    contract = "partners" if of == "barcellona4" else ""
    item = ask("differences", 0, game(of), points=points, contract=contract)
    every = list(steps(kind, item))
    given, right = every[0] if sure_of_it is None else every[-1]
    assert right != (answer,)
    assert sure(diagnose(kind, item, given, (answer,))) == bool(sure_of_it)


@pytest.mark.parametrize(
    ("hand", "answer", "sure_of_it"),
    [
        # 17 and 12 doubled are 34 and 24 as well: three of a kind taken for four.
        ("T16 T15 T14 T7 T5 SK SJ S7 BK B7 CK CJ C7 C10 DJ", 58, False),
        ("T16 T15 T8 T5 SK SQ BK CK CQ CN CJ CA DK DQ D7", 116, True),
    ],
)
def test_three_of_a_kind_read_for_four_are_no_doubling(hand: str, answer: int, sure_of_it: bool) -> None:
    kind, item = kinds()["declare"], ask("declare", 0, ask="worth", hand=hand)
    assert kind.right(item) != (answer,)
    assert sure(diagnose(kind, item, (), (answer,))) == sure_of_it


def test_no_number_measured_otherwise_is_told_as_a_wrong_rule() -> None:
    """Whatever target, and whatever count, is taken for another: nothing that can come of it proves anything."""
    kind, met = kinds()["differences"], 0
    for name in ("calatafimi2", "calatafimi3", "calatafimi4", "barcellona3", "barcellona4", "tortorici3", "vanto"):
        for seed in range(60):
            item = ask("differences", seed, game(name), aim=("one-for-the-majority", "all-three-need-36"))
            for given, right in steps(kind, item):
                step = item.at(given)
                mine = abs(int(item.mine.facts["points"]) - int(item.mine.facts["target"]))
                targets = (36, 37) if item.contract.own and item.game.form.monte else (54, 55)
                measured = {abs(points - target) for points in item.points for target in targets} - {mine}
                for number in measured if step.name == "all" else targets if step.name == "target" else ():
                    if (number,) != right:
                        met += 1
                        assert not sure(diagnose(kind, item, given, (number,))), (name, seed, number)
    assert met


# What a wrong rule is said to be is true of every answer that it gives


def test_a_single_trump_tapped_where_none_is_captured_is_told_as_no_wrong_rule() -> None:
    kind, met = kinds()["captured"], 0
    for seed in range(30):
        item = ask("captured", seed, game("mineo3"), aim=("every-trump-is-captured",))
        for place, card in enumerate(item.trick):
            if card.is_trump and kind.right(item)[0] < 0:
                met += 1
                assert not sure(diagnose(kind, item, (), (place,)))
    assert met


def test_what_goes_by_a_picture_or_takes_a_word_for_another_is_only_asked_about() -> None:
    """Who picks the Angel to stand for the Angel may look at the picture alone; who has passed may think to have said pago."""
    for belief in ("xx-beats-xxi-anyway", "passing-pays-as-well"):
        assert misconceptions()[belief].overlooks


@pytest.mark.parametrize("name", ["mineo3", "calatafimi3", "french4", "ottocento"])
def test_two_ways_of_counting_mixed_are_no_wrong_rule(name: str) -> None:
    """By threes: two off each of them, or one less for each card and one added; in pairs: one off each, or dear on low."""
    kind, its = kinds()["how-many-points"], game(name)
    for seed in range(30):
        item = ask("how-many-points", seed, its)
        values = [int(card.points + (Fraction(1, 2) if name == "french4" else 0)) for card in item.cards]
        n, low = len(values), values.count(1)
        by_threes = (sum(values) + n // 3, sum(values) + n // 3 + (n % 3 == 2), sum(values) - n)
        mixed = by_threes if name in ("mineo3", "calatafimi3") else (sum(one for one in values if one > 1) + low // 2,)
        for number in mixed:
            answer = answer_of(number)
            if number >= 0 and not kind.is_right(item, (), answer):
                for belief in about("how-many-points"):
                    assert not sure(diagnose(kind, replace(item, aim=(belief.id,)), (), answer)), (item, number)


def test_the_fifteen_counted_as_an_aria_may_be_two_ways_mixed() -> None:
    """Moon 5, Tower 1, a 9 and a Maid 2 make 6; 9 and one for the batch make 10, and so does a Tower of five."""
    item = ask("how-many-points", 0, game("calatafimi3"), cards="T17 T15 B9 DM", aim=["fifteen-is-an-aria"])
    kind = kinds()["how-many-points"]
    assert kind.right(item) == (6,)
    found = diagnose(kind, item, (), (10,))
    assert found is not None
    assert found.misconception == "fifteen-is-an-aria"
    assert not found.sure


@pytest.mark.parametrize("kind", ["how-many-points", "threes"])
def test_two_figures_that_changed_places_are_no_wrong_rule(kind: str) -> None:
    its, met, mineo = kinds()[kind], 0, game("mineo4")
    twenty_one = ask(kind, 0, mineo, cards="T11 T6 T1 S10 S9 S6 B6 CK")  # the 1 taken for a low trump makes it 12
    for item in (twenty_one, *(ask(kind, seed, mineo, size=8) for seed in range(40))):
        for given, right in steps(its, item):
            text = str(number_of(right))
            turned = text[::-1]
            if len(text) == 2 and turned != text and turned[0] != "0":
                for belief in about(kind):
                    aimed = replace(item, aim=(belief.id,))
                    assert not sure(diagnose(its, aimed, given, answer_of(int(turned)))), (item, given)
                met += 1
    assert met > 10

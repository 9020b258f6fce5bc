"""Questions about the table: the discard, declarations, signals, the card for the Matto, turns, the end of a match."""

from __future__ import annotations

from typing import Any

import pytest

from lessons.question.answered import marking
from lessons.question.kind import BadAnswer
from lessons.question.registry import kinds
from lessons.question.sampling import draw
from lessons.text.skills import skills

from .table import OTTOCENTO, ask, every_way, spec

NEW = (
    *("combinations", "gaps", "score-sheet", "find-error", "which-of-two", "may-leave", "declare", "signal"),
    *("give-for-matto", "next-to-act", "match-end", "choice"),
)


def right(kind: str, **fields: Any) -> str:
    """The right answer as an author writes it."""
    return kinds()[kind].expected(ask(kind, **fields))


def test_the_dealer_may_leave_trumps_but_neither_tarocchi_nor_kings() -> None:
    assert right("may-leave", hand="Angel T9 Moor1 Begato Matto SK SQ C7") == "T9 Moor1 SQ C7"


def test_the_discard_is_lost_with_no_trick_and_counts_otherwise() -> None:
    two: dict[str, Any] = {"ask": "whose", "hand": "T9 C7 SQ", "left": "T9 C7"}
    assert right("may-leave", **two, tricks="some") == "dealer-side"
    assert right("may-leave", **two, tricks="none") == "other-side"


def test_less_than_one_holds_may_be_declared() -> None:
    assert right("declare", ask="legal", combination="swords", hand="SK SQ SN SJ SA", shown="SK SQ SN SJ") == "yes"
    assert right("declare", ask="legal", combination="swords", hand="SK SQ SN SJ SA", shown="SK SQ SA") == "no"


def test_three_of_a_sort_double_in_one_hand_and_not_in_two() -> None:
    three = "SQ BQ CQ SN BN CN SJ BJ CJ"
    assert right("declare", ask="worth", hand=three) == str(2 * (14 + 13 + 12))
    assert right("declare", ask="side", hand="SQ BQ CQ SN BN CN", partner="SJ BJ CJ") == str(14 + 13 + 12)


def test_a_signal_needs_the_lead_and_a_trump_or_a_suit_whose_king_went_in_an_earlier_trick() -> None:
    assert right("signal", card="T5") == "yes"
    assert right("signal", card="S8", earlier="SK") == "yes"
    assert right("signal", card="S8", earlier="BK") == "king-not-gone"
    assert right("signal", card="SK") == "king-not-gone"
    assert right("signal", card="S8", earlier="SK", trick="S6") == "following"
    assert right("signal", card="Matto") == "matto"


def test_any_card_taken_in_tricks_may_be_given_for_the_matto_and_no_other() -> None:
    assert right("give-for-matto", taken="C8 SQ", hand="D9", left="B7 CN") == "SQ C8"


def test_nothing_worth_five_points_lies_among_what_was_laid_away() -> None:
    drawn: list[Any] = [ask("give-for-matto", seed) for seed in range(200)]
    assert [card.code for item in drawn for card in item.left if card.points == 5] == []
    faults = kinds()["give-for-matto"].impossible(spec("give-for-matto", taken="C8", left="Angel CN"), OTTOCENTO, None)
    assert [one.message for one in faults] == ["Angel may not be discarded"]


def test_the_house_rule_of_one_point_cards_is_heard() -> None:
    kind = kinds()["give-for-matto"]
    rules = OTTOCENTO.house(matto_exchange="single_point")  # type: ignore[call-arg]
    item = draw(kind, spec("give-for-matto", taken="C8 SQ DA"), OTTOCENTO, 0, rules)
    assert kind.expected(item) == "C8 DA"


def test_the_matto_is_lost_only_without_any_trick() -> None:
    owed: dict[str, Any] = {"ask": "must", "won": "they"}
    assert right("give-for-matto", **owed, over="no") == "may-wait"
    assert right("give-for-matto", **owed, over="yes", taken="C8") == "now"
    assert right("give-for-matto", **owed, over="yes") == "lost"
    assert right("give-for-matto", ask="must", won="you", over="yes", taken="C8") == "nothing"


@pytest.mark.parametrize(
    ("fields", "seat"),
    [
        ({"ask": "first", "who": "you"}, "right"),
        ({"ask": "first", "who": "left"}, "you"),
        ({"ask": "deal", "who": "partner"}, "left"),
        ({"ask": "cut", "who": "you"}, "left"),
        ({"ask": "turn", "who": "you", "trick": "C9 CK CQ"}, "left"),
        ({"ask": "lead", "who": "right", "trick": "C9 Moor1 Moor2 CQ"}, "left"),
        ({"ask": "lead", "who": "you", "trick": "Matto C9 CK C8"}, "partner"),
    ],
)
def test_everything_goes_round_to_the_right(fields: dict[str, Any], seat: str) -> None:
    assert right("next-to-act", **fields) == seat


def test_the_side_with_more_wins_whoever_was_counted_first() -> None:
    assert right("match-end", ask="counted", you=806, they=862) == "they"
    assert right("match-end", ask="score", you=799, they=620) == "nobody"
    assert right("match-end", ask="score", you=800, they=620) == "you"
    assert right("match-end", ask="score", you=830, they=830) == "nobody"


def test_only_dealer_and_eldest_go_out_by_declaring() -> None:
    enough: dict[str, Any] = {"side": "you", "you": 770, "they": 500, "points": 30}
    assert right("match-end", ask="dealer", **enough) == "you"
    assert right("match-end", ask="eldest", **enough) == "you"
    assert right("match-end", ask="other", **enough) == "nobody"


def test_every_right_answer_of_a_plain_choice_is_right() -> None:
    kind = kinds()["choice"]
    item: Any = next(ask(one.name, **way) for one, way in every_way() if one.name == "choice")
    verdicts = {option.en: marking.mark(kind, item, (), (i,)).ok for i, option in enumerate(item.options)}
    assert verdicts == {"This": True, "That": True, "None": False}


HOSTILE = (
    *(None, True, "", "x", "1e9", "９９", -1, 10**9, 1.5, [], [-1], [0, 0], ["0"], [None], [[0]], [True]),
    *({}, {"choice": -1}, {"choice": "0"}, {"choice": 99}, {"choice": 0, "x": 1}, [0] * 99, list(range(99)), object()),
)


@pytest.mark.parametrize("name", NEW)
def test_whatever_a_browser_sends_is_an_answer_or_refused(name: str) -> None:
    kind = kinds()[name]
    for _, way in (one for one in every_way() if one[0].name == name):
        item = ask(name, 3, **way)
        refused = 0
        for raw in HOSTILE:
            try:
                answer = kind.read(item, (), raw)
            except BadAnswer:
                refused += 1
                continue
            marking.mark(kind, item, (), answer)
        assert refused >= 15


def test_who_knows_the_rules_is_never_marked_wrong_in_two_thousand_new_questions() -> None:
    every = [(kind, way) for kind, way in every_way() if kind.name in NEW]
    for seed in range(2000 // len(every) + 1):
        for kind, way in every:
            item, given = ask(kind.name, seed + 5000, **way), ()
            for _ in range(40):
                mark = marking.mark(kind, item, given, kind.right(item, given))
                assert mark.ok
                if mark.done:
                    break
                given = (*given, kind.right(item, given))  # type: ignore[assignment]
            else:
                raise AssertionError("a question without an end")


def test_the_skills_of_bologna_have_their_codes_and_come_in_order() -> None:
    known = skills()
    codes = [skill.code for skill in known.values() if skill.code]
    assert len({code for code in codes if code[-1].isdigit()}) == 45
    assert len(set(codes)) == len(codes)
    for skill in known.values():
        assert set(skill.after) <= set(known)
        assert skill.id not in before(skill.id), f"{skill.id} comes before itself"


def before(skill: str) -> set[str]:
    """Every skill that comes before this one."""
    found: set[str] = set()
    wanted = list(skills()[skill].after)
    while wanted:
        one = wanted.pop()
        if one not in found:
            found.add(one)
            wanted += skills()[one].after
    return found

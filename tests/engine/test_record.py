"""Records that somebody has changed by hand: what is wrong is said with its line, in every game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from engine import game, games
from engine.errors import BadInput
from engine.parts.playout import shuffled

Change = Callable[[list[str]], list[str]]


def start_of(name: str) -> list[str]:
    """The lines that set the table."""
    one = game(name)
    return one.deal.write(one.deal.start(shuffled(one.pack, Random(name)), 0, one.house()), ()).splitlines()


def at(lines: list[str], verb: str) -> int:
    return next(i for i, line in enumerate(lines) if line.startswith(verb))


def with_line(lines: list[str], verb: str, new: str) -> list[str]:
    place = at(lines, verb)
    return [*lines[:place], new, *lines[place + 1 :]]


def cards(lines: list[str], verb: str) -> list[str]:
    return lines[at(lines, verb)].removeprefix(verb).split()


def in_two_hands(lines: list[str]) -> list[str]:
    swapped = [cards(lines, "hand 0")[0], *cards(lines, "hand 1")[1:]]
    return with_line(lines, "hand 1", "hand 1 " + " ".join(swapped))


def moved(lines: list[str]) -> list[str]:
    """A card too few in one hand, and so one too many in the next: no card is missing, and each is there once."""
    first, second = cards(lines, "hand 0"), cards(lines, "hand 1")
    shorter = with_line(lines, "hand 0", "hand 0 " + " ".join(first[1:]))
    return with_line(shorter, "hand 1", "hand 1 " + " ".join([first[0], *second]))


def one_less(lines: list[str]) -> list[str]:
    return with_line(lines, "hand 1", "hand 1 " + " ".join(cards(lines, "hand 1")[1:]))


FAULTS: dict[str, tuple[Change, str, str]] = {
    "a card in two hands": (in_two_hands, "card-twice", "hand 1"),
    "a card in the wrong hand": (moved, "wrong-number", "hand 0"),
    "a card too few": (one_less, "wrong-number", "hand 1"),
    "no such rule": (lambda all_: [all_[0], "rules nonsense=1", *all_[1:]], "unknown-rule", "rules"),
    "no such card": (lambda all_: with_line(all_, "hand 1", "hand 1 XX"), "unknown-card", "hand 1"),
    "no such dealer": (lambda all_: with_line(all_, "dealer", "dealer 9"), "bad-record", "dealer"),
    "no such player": (lambda all_: [*all_, "hand 9"], "bad-record", "hand 9"),
    "no line for the rest": (lambda all_: [line for line in all_ if not line.startswith("rest")], "missing-line", ""),
}  # fmt: skip


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("fault", FAULTS)
def test_what_is_wrong_with_a_record_is_said_with_its_line(name: str, fault: str) -> None:
    change, code, verb = FAULTS[fault]
    changed = change(start_of(name))
    with pytest.raises(BadInput) as caught:
        game(name).deal.read("\n".join(changed))
    where = f"line {at(changed, verb) + 1}" if verb else "rest"
    assert (caught.value.code, caught.value.field) == (code, where)
    assert where in caught.value.message


@pytest.mark.parametrize("name", games())
def test_the_mark_that_some_programs_put_first_is_no_fault(name: str) -> None:
    lines = start_of(name)
    assert game(name).deal.read("\ufeff" + "\n".join(lines))[0].hands == game(name).deal.read("\n".join(lines))[0].hands


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("ottocento", "scores -5 0"), ("ottocento", "scores 5"), ("ottocento", "scores 5 0 1"), ("mille", "scores 0 -1"),
        ("mineo3", "pool -3"), ("french4", "chien 3 7"), ("french4", "chien 3 7 11 15 19 78"), ("french4", "chien 7 3 11 15 19 23"),
    ],
)  # fmt: skip
def test_numbers_that_cannot_be_are_refused_with_their_line(name: str, line: str) -> None:
    verb = line.split()[0]
    kept = [one for one in start_of(name) if not one.startswith(verb)]
    changed = [kept[0], line, *kept[1:]]
    with pytest.raises(BadInput) as caught:
        game(name).deal.read("\n".join(changed))
    assert (caught.value.code, caught.value.field) == ("bad-number", "line 2")


def test_a_card_that_may_not_go_is_refused_in_words_beside_the_code() -> None:
    lines = [*start_of("mille"), "gives 0 " + cards(start_of("mille"), "hand 0")[0]]
    with pytest.raises(BadInput) as caught:
        game("mille").deal.read("\n".join(lines))
    code, _, words = caught.value.message.removeprefix(f"line {len(lines)}: ").partition(" (")
    assert words.startswith(code.replace("-", " "))
    assert "see mille#" in words or "see ottocento#" in words

"""Values that are made quickly are equal, hashed and copied as frozen dataclasses are."""

from __future__ import annotations

import pickle
from dataclasses import dataclass, replace

import pytest

from engine.fast_dataclass import changed, fast_dataclass
from engine.games.sicily.deal.state import State
from engine.verdict import Verdict
from lessons.session.state import Attempt


@fast_dataclass(frozen=True, slots=True)
class Fast:
    name: str
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Frozen:
    name: str
    cards: tuple[str, ...] = ()


@fast_dataclass(frozen=True)
class Named(Fast):
    """A value that is known by its name alone."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Named) and other.name == self.name

    def __hash__(self) -> int:
        return hash(self.name)


def test_it_is_equal_and_hashed_by_its_fields() -> None:
    assert Fast("a", ("SK",)) == Fast("a", ("SK",)) != Fast("a")
    assert hash(Fast("a", ("SK",))) == hash(Frozen("a", ("SK",)))
    assert pickle.loads(pickle.dumps(Fast("a", ("SK",)))) == Fast("a", ("SK",))


def test_a_way_of_its_own_to_be_equal_stays() -> None:
    assert len({Named("a", ("SK",)), Named("a")}) == 1


def test_a_copy_has_the_fields_it_was_given_and_leaves_the_first_as_it_was() -> None:
    first = Fast("a", ("SK",))
    assert changed(first, cards=()) == replace(first, cards=()) == Fast("a")
    assert first.cards == ("SK",)
    with pytest.raises(TypeError, match="crads"):
        changed(first, crads=())


@pytest.mark.parametrize("value", [Verdict, State, Attempt])
def test_what_is_made_most_often_can_be_hashed(value: type) -> None:
    assert value.__hash__ is not None

"""What JavaScript is told of the panels is what Python says of them, and what Python tells."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import pytest
from pydantic import ValidationError
from typing_extensions import is_typeddict

from building.files import ROOT
from building.given_types import NotTold, files, target, told
from lessons.places.sessions import places
from lessons.question.kind import Message, Panel, Row
from screens.components.table.given import TablePanel
from screens.components.table.props import CardStyle, given_panel, may
from tests.screens.shapes import fits, shape_of


@pytest.mark.parametrize("file", files(), ids=lambda file: str(file.parent.relative_to(ROOT)))
def test_what_javascript_reads_of_it_is_what_python_says(file: Path) -> None:
    written = target(file).read_text(encoding="utf-8")
    assert written == told(file), "python -m building.given_types"


SHAPES = '''"""Of a trick."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from screens.given import Card
from screens.suits import Suit

Points = int | None
"""Nobody has counted them yet where it is null."""
Said = tuple[Literal["text"], str] | tuple[Literal["term"], str, Card]


class Around(TypedDict, total=False):
    at: float


Taken = TypedDict("Taken", {"in": list[int]})
"""By whom."""


class Trick(Around):
    """Who ``led``, and what lies there."""

    led: Suit
    cards: list[Card | None]
    by_seat: NotRequired[dict[str, tuple[Points, bool]]]
    """Who has played."""
    kept: object
    says: list[Said]
'''
TYPES = """// Of a trick.
// Written by `python -m building.given_types`, of the given.py beside it.

import type { Card } from "../given";

/** Nobody has counted them yet where it is null. */
export type Points = number | null;

export type Said = ["text" | "term", string, Card?];

export interface Around {
  at?: number;
}

/** By whom. */
export interface Taken {
  in: number[];
}

export type Suit = "S" | "C";

/** Who `led`, and what lies there. */
export interface Trick extends Around {
  led: Suit;
  cards: (Card | null)[];
  /** Who has played. */
  by_seat?: Record<string, [Points, boolean]>;
  kept: unknown;
  says: Said[];
}
"""


def trick(root: Path, says: str) -> Path:
    """A ``given.py`` of a project in which there are cards and suits."""
    (root / "screens" / "trick").mkdir(parents=True)
    (root / "screens" / "suits.py").write_text('Suit = Literal["S", "C"]\n', encoding="utf-8")
    file = root / "screens" / "trick" / "given.py"
    file.write_text(says, encoding="utf-8")
    return file


def test_names_docstrings_and_what_need_not_be_there_go_along(tmp_path: Path) -> None:
    assert told(trick(tmp_path, SHAPES), tmp_path) == TYPES


def test_what_javascript_cannot_be_told_is_quoted_with_its_place(tmp_path: Path) -> None:
    file = trick(tmp_path, "class Trick(TypedDict):\n    cards: set[str]\n")
    with pytest.raises(NotTold, match=r"given\.py:2: set\[str\]"):
        told(file, tmp_path)


def shown() -> TablePanel:
    """The King of Swords, to be looked at."""
    look = CardStyle.of("en", "bologna", "drawn", "")
    return {
        **given_panel(Panel("none", Message(""), (Row(("SK",)),)), look, []),
        "answer": None, "mark": None, "hints": [], "note": "", "can": may(), "progress": (0, 1), "at_once": False, "leaves": False,
    }  # fmt: skip


def test_a_panel_fits_its_shape() -> None:
    fits("lesson/ottocento/following", shown())


@pytest.mark.parametrize("sort", places())
def test_the_view_of_every_place_says_what_it_tells(sort: str) -> None:
    told = shape_of(sort)
    assert all(map(is_typeddict, get_args(told) or [told]))


@pytest.mark.parametrize(
    ("other", "named"),
    [
        ({"notes": ""}, "notes"),
        ({"note": None}, "note"),
        ({"progress": [0]}, "progress"),
        ({"rows": [{}]}, "rows.0.cards"),
    ],
)
def test_a_panel_with_another_key_or_another_type_does_not_fit(other: dict[str, Any], named: str) -> None:
    with pytest.raises(ValidationError, match=named):
        fits("lesson/ottocento/following", {**shown(), **other})

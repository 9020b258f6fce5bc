"""What the lessons reckon with, as it stands in the code: bounds, odds, sizes, and what is taken where nothing is said.

Whoever tunes one of them on purpose writes it anew and sees the line.
"""

from __future__ import annotations

from tests.conftest import Golden
from tests.engine.constants import written


def test_whatever_the_lessons_reckon_with_is_as_it_was(golden: Golden) -> None:
    golden("constants/lessons.txt", written("lessons"))

"""The guide to evenings, in each of its languages: the plan it shows is one that can be used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lessons.course.loader import ROOT
from lessons.lint.content import problems


@pytest.mark.parametrize("name", ["evening.md", "evening.it.md"])
def test_the_plan_of_the_guide_is_without_a_mistake(tmp_path: Path, name: str) -> None:
    guide = (ROOT / "docs" / name).read_text(encoding="utf-8")
    shown = re.search(r"```yaml\n(.*?)```", guide, re.DOTALL)
    assert shown is not None
    (tmp_path / "evenings").mkdir()
    file = tmp_path / "evenings" / "our-evening.yaml"
    file.write_text(shown[1], encoding="utf-8")
    assert [str(one) for one in problems([file])] == []

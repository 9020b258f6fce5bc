"""Whoever checks all of the content has every checker asked; whoever checks some files is told of these."""

from __future__ import annotations

from typing import Any

import pytest

from lessons.lint import content

CHECKERS = (
    (content.words, "check"), (content.misconceptions, "check"), (content.posed, "check"), (content.completeness, "check"),
    (content.left_copies, "check"), (content.turns, "check"), (content.completeness, "plans"), (content, "_skills"),
    (content.coverage, "check"),
)  # fmt: skip


@pytest.mark.parametrize("files", [None, []])
def test_every_checker_of_the_content_is_asked_where_all_of_it_is_checked(
    files: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = list[str]()
    for module, name in CHECKERS:
        called = f"{module.__name__}.{name}"
        monkeypatch.setattr(module, name, lambda *_, called=called: asked.append(called) or [])
    monkeypatch.setattr(content, "lesson_files", lambda _: [])
    monkeypatch.setattr(content, "plan_files", lambda _: [])
    assert content.problems(files) == []
    assert sorted(asked) == (sorted(f"{module.__name__}.{name}" for module, name in CHECKERS) if files is None else [])

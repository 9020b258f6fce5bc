"""What this project knows of Streamlit's inside stands in two files, and the Streamlit that is installed still has all of it."""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path

import pytest
import streamlit

from screens.web import streamlit_internals as theirs

ROOT = Path(__file__).resolve().parents[2]
LAYOUT = ROOT / "screens" / "shell" / "static" / "streamlit_layout.css"
KNOWING = {
    "screens/shell/static/streamlit_layout.css": "how its elements are laid out",
    "screens/web/streamlit_internals.py": "its addresses and its page",
    "screens/shell/static/way_in.js": "what its page tells whoever put it into theirs",
    "bench/pages/at_rest.py": "what a test waits for: nothing of the run before is left",
    "tests/screens/test_streamlit_internals.py": "this one",
}
NAMES = re.compile(
    r"data-testid|getByTestId|get_by_test_id|\bst-emotion|\.stApp\b|\.st[A-Z]\w+|_stcore|data-stale|data-test-|\.st-(?!key-)"
)
NOT_OURS = {".git", ".venv", "node_modules", "build", "data", ".mypy_cache", ".ruff_cache", ".hypothesis"}
FRONT_END = Path(streamlit.__file__).parent / "static" / "static" / "js"


@cache
def bundle() -> str:
    return "\n".join(one.read_text(encoding="utf-8") for one in FRONT_END.glob("*.js"))


def ours() -> list[str]:
    """The files that somebody here has written."""
    found = (
        one
        for folder, _, names in os.walk(ROOT)
        if not _is_not_ours(folder)
        for one in map(Path(folder).joinpath, names)
    )
    return sorted(one.relative_to(ROOT).as_posix() for one in found if one.suffix in (".py", ".js", ".css", ".yaml"))


def _is_not_ours(folder: str) -> bool:
    return not NOT_OURS.isdisjoint(Path(folder).relative_to(ROOT).parts)


def test_nothing_else_names_what_is_inside_streamlit() -> None:
    """A key of ours is its documented way to a class: ``.st-key-masthead`` may stand anywhere."""
    found = {
        name: sorted(set(NAMES.findall((ROOT / name).read_text(encoding="utf-8"))))
        for name in ours()
        if name not in KNOWING
    }
    assert not {name: what for name, what in found.items() if what}


@pytest.mark.parametrize("name", sorted(set(re.findall(r'data-testid="?(\w+)', LAYOUT.read_text(encoding="utf-8")))))
def test_every_element_that_is_laid_out_is_in_this_streamlit(name: str) -> None:
    # A name may be put together: `stBaseButton-${kind}`.
    stem = name.partition("-")[0]
    assert re.search(rf"[\"'`]{name}[\"'`]|[\"'`]{stem}[-\"'`]", bundle()), name


@pytest.mark.parametrize("name", [*theirs.MESSAGES, "data-stale", "data-selected", "blockErrorDialogs"])
def test_every_word_of_its_page_is_in_this_streamlit(name: str) -> None:
    assert name in bundle()


def test_its_page_is_still_put_together_as_ours_is_made_of_it() -> None:
    told = theirs.page("it", "Calzettini", "<link rel=ours>", "<p>ours</p>")
    assert told.startswith("<!DOCTYPE html>")
    assert told.index("<link rel=ours>") < told.index('<script type="module"')
    assert told.index('<div id="root">') < told.index("<p>ours</p>") < told.index("</body>")
    assert '<html lang="it">' in told
    assert "<title>Calzettini</title>" in told
    assert "noscript" not in told
    assert "agent" not in told


def test_nothing_that_it_is_spared_is_gone() -> None:
    assert theirs.spare() == []


def test_a_streamlit_without_what_it_is_spared_looks_as_it_always_did(monkeypatch: pytest.MonkeyPatch) -> None:
    gone = (("streamlit.no_such_module", "name", None), ("streamlit.delta_generator", "_no_such_name", None))
    monkeypatch.setattr(theirs, "_SPARED", gone)
    assert theirs.spare() == ["streamlit.no_such_module.name", "streamlit.delta_generator._no_such_name"]
    import streamlit.delta_generator as home

    assert not hasattr(home, "_no_such_name")

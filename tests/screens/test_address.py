"""A link from a page to itself: the browser is told the address, which it would leave as it was."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from screens.shell import address


class Asked(dict[str, str]):
    """What the address asks for, as Streamlit has it; ``told`` is what it has told the browser."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[dict[str, str]] = []

    def to_dict(self) -> dict[str, str]:
        return dict(self)

    def update(self, asked: dict[str, str]) -> None:  # type: ignore[override]
        self.told.append(asked)


def test_the_browser_is_told_once_what_a_link_from_a_page_to_itself_asks_for(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Asked()
    monkeypatch.setattr(address, "st", SimpleNamespace(query_params=asked, session_state={}))

    def run(page: str, **its: str) -> list[dict[str, str]]:
        asked.clear()
        asked.told.clear()
        for name, value in its.items():
            asked[name] = value
        address.keep_in_step(page)
        return list(asked.told)

    assert run("practice") == [], "the address brought us here"
    assert run("practice", game="match") == [{"game": "match"}]
    assert run("practice", game="match") == []
    assert run("practice", game="match", look="back") == [{"game": "match", "look": "back"}]
    assert run("lesson", id="ottocento/following") == [], "to another page the browser takes the link's address"
    assert run("practice", game="mineo3") == []

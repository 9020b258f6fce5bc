"""Drives the screens without a browser. What it needs of Streamlit's private parts stands here and nowhere else."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

from streamlit.testing.v1 import AppTest
from streamlit.util import calc_hash

from screens import shop

MAIN = Path(__file__).resolve().parents[2] / "screens" / "main.py"
LEARNER = "luna-castello-onda-faro"
_nonces = itertools.count()


def visit(page: str = "", locale: str = "en-GB", learner: str | None = LEARNER, **query: str) -> AppTest:
    """A visitor opens a page; ``learner`` is known here already."""
    at = AppTest.from_file(str(MAIN), default_timeout=30)
    at.context = {"locale": locale}
    for name, value in query.items():
        at.query_params[name] = value
    if learner:
        shop.store().keep(learner, {"met": "yes"})
        at.query_params["learner"] = learner
    at._page_hash = calc_hash(page)
    at.run()
    assert not at.exception, at.exception
    return at


def lesson(name: str, **more: Any) -> AppTest:
    return visit("lesson", id=name, **more)


def table(at: AppTest, component: str = "calzettini_table") -> Any:
    """The card component's element on this page, or another component's."""
    (found,) = [one for one in at.get("bidi_component") if one.proto.component_name == component]
    return found


def given(at: AppTest, component: str = "calzettini_table") -> dict[str, Any]:
    """What the browser was told."""
    return cast("dict[str, Any]", json.loads(table(at, component).proto.json)[0])


def make_move(at: AppTest, event: str, value: object = None, **other: str) -> dict[str, Any]:
    return {"qid": given(at)["qid"], "event": event, "value": value, "nonce": f"nonce-{next(_nonces):06d}"} | other


def send(at: AppTest, *moves: dict[str, Any], component: str = "calzettini_table") -> AppTest:
    """The component fires; the callback runs, then the fragment."""
    element = table(at, component)
    states = at._tree.get_widget_states()
    state = states.widgets.add()
    state.id = f"$$STREAMLIT_INTERNAL_KEY_{element.proto.id}__events"
    state.json_trigger_value = json.dumps([{"event": "move", "value": move} for move in moves])
    at._run(states)
    assert not at.exception, at.exception
    return at


def play(at: AppTest, event: str, value: object = None) -> AppTest:
    return send(at, make_move(at, event, value))


LEAVE_IT = 2
"""Of what is offered to whoever has missed much: to go on with the lesson."""


def walk(at: AppTest) -> Iterator[dict[str, Any]]:
    """Goes on to the end, questions shown and not answered; what the browser is told at each step."""
    for _ in range(400):
        shown = given(at)
        yield shown
        on = next((event for event in ("next", "reveal", "answer") if shown["can"][event]), None)
        if on is None:
            return
        play(at, on, LEAVE_IT if on == "answer" else None)

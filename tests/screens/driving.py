"""Drives the screens without a browser. What it needs of Streamlit's private parts stands here and nowhere else."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from streamlit.testing.v1 import AppTest, local_script_runner
from streamlit.testing.v1.local_script_runner import LocalScriptRunner
from streamlit.util import calc_hash

from lessons.learner.event import Event
from lessons.learner.store import Store
from lessons.moves.move import Move
from lessons.places.lesson import PLACE
from lessons.places.place import Context
from screens.api import envelope
from screens.learner.learner_cookie import OWN
from screens.learner.preferences import Preferences
from screens.shared import services
from tests.screens import one_way_in
from tests.screens.asking import Visitor

MAIN = Path(__file__).resolve().parents[2] / "screens" / "entry" / "main.py"
LEARNER = "luna-castello-onda-faro"
_nonces = itertools.count()


def _ended(runner: LocalScriptRunner, timeout: float = 3) -> None:
    """As Streamlit's own, which asks a thousand times a second whether the script is over, and takes its turn to run each time."""
    thread = runner._script_thread
    assert thread is not None
    thread.join(timeout)
    if not runner.script_stopped():
        runner.request_stop()
        runner.join()
        raise RuntimeError(f"the page was not there after {timeout} s")


local_script_runner.require_widgets_deltas = _ended


def visit(page: str = "", locale: str = "en-GB", learner: str | None = LEARNER, **query: str) -> AppTest:
    """A visitor opens a page; ``learner`` is known here already."""
    at = AppTest.from_file(str(MAIN), default_timeout=30)
    at.context = {"locale": locale}
    for name, value in query.items():
        at.query_params[name] = value
    if learner:
        services.store().keep(learner, {"met": "yes"})
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
    """What the browser shows: the page's first panel, or what the last move was answered with."""
    mounted = _mounted(at, component)
    told = cast("dict[str, Any]", getattr(at, "told", None) or mounted)
    return told if told["place"] == mounted["place"] and told["at"] >= mounted["at"] else mounted


def _mounted(at: AppTest, component: str) -> dict[str, Any]:
    """The page's first panel, which is the same until the page runs again."""
    tree, of, panel = getattr(at, "mounted", (None, "", {}))
    if tree is not at._tree or of != component:
        panel = json.loads(table(at, component).proto.json)[0]["panel"]
        at.mounted = at._tree, component, panel
    return cast("dict[str, Any]", panel)


def make_move(at: AppTest, event: str, value: object = None, **other: str) -> dict[str, Any]:
    shown = given(at)
    made = {"place": shown["place"], "seen": shown["qid"], "event": event, "value": value}
    return {**made, "nonce": f"nonce-{next(_nonces):06d}", **other}


def post(move: object, locale: str = "en-GB", learner: str = LEARNER) -> tuple[int, dict[str, Any]]:
    """A move by the one way in, as the learner's browser sends it; the status and the reply."""
    api = one_way_in.app()
    visitor = Visitor(api, {OWN: learner}, {"accept-language": locale, "host": "localhost:8501"})
    answer = visitor.post("/api/move", json.dumps(move).encode())
    return answer.status, json.loads(answer.body)


def send(at: AppTest, *moves: dict[str, Any]) -> AppTest:
    """The browser sends these moves; the page runs again where the place is left."""
    leaves = given(at)["leaves"]
    for move in moves:
        _, at.reply = post(move, at.context["locale"])
        at.told = at.reply.get("panel") or getattr(at, "told", None)
    if given(at)["leaves"] != leaves:
        at.run()
        assert not at.exception, at.exception
    return at


def pick(at: AppTest, place: int) -> AppTest:
    """A card is touched on a page that has no place: the component tells the page."""
    states = at._tree.get_widget_states()
    state = states.widgets.add()
    state.id = f"$$STREAMLIT_INTERNAL_KEY_{table(at).proto.id}__events"
    state.json_trigger_value = json.dumps([{"event": "pick", "value": place}])
    at._run(states)
    assert not at.exception, at.exception
    return at


def play(at: AppTest, event: str, value: object = None) -> AppTest:
    return send(at, make_move(at, event, value))


LEAVE_IT = 2
"""Of what is offered to whoever has missed much: to go on with the lesson."""


def walk(at: AppTest) -> Iterator[dict[str, Any]]:
    """Goes on to the end, questions shown and not answered, cards that are shown played; what the browser is told at each step."""
    for _ in range(400):
        shown = given(at)
        yield shown
        on = way_on(shown)
        if on is None:
            return
        play(at, *on)


def walk_at_the_place(name: str) -> Iterator[Mapping[str, Any]]:
    """As :func:`walk`, by the place itself: without the page and the routes, and with a log in memory."""
    context, place = Context(cast(Store, LogInMemory()), services.courses, bytes(32)), f"lesson/{name}"
    here = PLACE.read(context, LEARNER, name, None)
    for _ in range(400):
        shown = envelope.panel(place, here, Preferences(locale="en-GB"))
        yield shown
        on = way_on(shown)
        if on is None:
            return
        seen = PLACE.revision(context, here)
        move = Move(place=place, event=on[0], value=on[1], seen=seen, nonce=f"nonce-{next(_nonces):06d}")
        here = PLACE.take(context, here, move)


class LogInMemory:
    """Of one learner in one lesson, who is the only one to write in it."""

    def __init__(self) -> None:
        self._events = list[Event]()

    def events(self, learner: str, lesson: str, after: int = 0) -> tuple[Event, ...]:
        return tuple(self._events[after:])

    def extend(self, learner: str, lesson: str, said: Sequence[Event], after: int) -> int:
        assert after == len(self._events)
        self._events += said
        return len(self._events)


def way_on(shown: Mapping[str, Any]) -> tuple[str, list[int] | int | None] | None:
    """What is pressed to come to the end without an answer, and its value; None where nothing is left."""
    on = next((event for event in ("next", "reveal", "answer") if shown["can"][event]), None)
    return None if on is None else (on, (_lit(shown) or LEAVE_IT) if on == "answer" else None)


def _lit(shown: Mapping[str, Any]) -> list[int]:
    """The card of a hand that is shown, and still to be played."""
    cards = (shown["mark"] or {}).get("cards", {})
    return [int(place) for place, mark in cards.items() if mark == "right"]

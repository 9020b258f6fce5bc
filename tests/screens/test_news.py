"""News of a place in a room: whole at first, then what has changed, once however many see the same."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from typing import Any

from starlette.requests import Request

from lessons.places.sessions import Hears
from screens.api.news import MOST_OF_ADDRESS, News
from screens.api.news_line import MOST_WAITING, NewsLine, Subscription, write_all
from screens.api.panel_encoder import PanelEncoder

HERE = "room/luna"
CARDS = {"rows": [["CK", "Moor1"]]}


def heard(panels: list[dict[str, Any] | None]) -> tuple[Subscription, list[dict[str, Any]]]:
    """A line that is shown one of these after the other, and what it is told."""
    line = Subscription(asyncio.Queue(), asyncio.new_event_loop(), lambda _: panels.pop(0), frozenset([HERE]))
    told = [line.told(HERE, str(number), PanelEncoder()) for number in range(len(panels))]
    return line, [json.loads(one.removeprefix(b"data: ")) for one in told]


def after(before: Mapping[str, Any], news: Mapping[str, Any]) -> dict[str, Any]:
    """What the browser makes of it."""
    now = {**before, **news["more"]}
    return {key: value for key, value in now.items() if key not in news["gone"]}


def test_what_has_not_changed_is_not_told_again() -> None:
    asked = {"stage": "ask", "sent": False, "me": {"name": "Anna"}, **CARDS}
    seen = {"stage": "seen", "mark": {"tone": "good"}, "me": {"name": "Anna"}, **CARDS}
    _, (first, second, third) = heard([asked, seen, dict(asked)])
    assert first == {"place": HERE, "moment": "0", "panel": asked}
    assert second == {
        "place": HERE,
        "moment": "1",
        "more": {"stage": "seen", "mark": {"tone": "good"}},
        "gone": ["sent"],
    }
    assert after(seen, third) == asked


def test_a_place_that_cannot_be_shown_is_asked_for_and_the_next_news_still_fit() -> None:
    _, (first, away, back) = heard([{"stage": "ask"}, None, {"stage": "seen"}])
    assert away == {"place": HERE, "moment": "1"}
    assert after(first["panel"], back) == {"stage": "seen"}


def test_true_and_one_are_two_things() -> None:
    _, (told,) = heard([{"open": True, "round": 1, "share": 1.0, "covered": False, "right": 0, "plan": None}])
    assert json.dumps(told["panel"]) == (
        '{"open": true, "round": 1, "share": 1.0, "covered": false, "right": 0, "plan": null}'
    )


def test_what_all_see_is_written_once() -> None:
    writing = PanelEncoder()
    one, other = writing.parts({**CARDS, "me": {"name": "Anna"}}), writing.parts({**CARDS, "me": {"name": "Gino"}})
    assert one["rows"] is other["rows"]
    assert (one["me"], other["me"]) == ('{"name":"Anna"}', '{"name":"Gino"}')


def test_a_line_that_nobody_reads_is_ended() -> None:
    async def full() -> Subscription:
        line = Subscription(asyncio.Queue(MOST_WAITING), asyncio.get_running_loop(), None)
        for number in range(MOST_WAITING + 1):
            write_all([line], HERE, str(number))
        await asyncio.sleep(0)
        return line

    line = asyncio.run(full())
    assert line.moved.qsize() == 1
    assert line.moved.get_nowait() == b"", "what comes later would build on what was left out"


def test_what_changes_while_others_are_shown_theirs_is_told_once_as_it_stands_then() -> None:
    async def evening() -> list[Any]:
        hears: list[Hears] = []

        def listen(tell: Hears) -> Any:
            hears.append(tell)
            return lambda: None

        news, answers = News(lambda: listen, lambda _: None), 0
        news._listening()
        line = Subscription(
            asyncio.Queue(), asyncio.get_running_loop(), lambda _: {"answers": answers}, frozenset([HERE])
        )
        news._hear(line, frozenset([HERE]), "")
        for answers in range(1, 40):
            hears[0](HERE, str(answers))
            await asyncio.sleep(0)
        told = [await line.moved.get()]
        while b'"39"' not in told[-1]:
            told.append(await line.moved.get())
        return [json.loads(one[5:]) for one in told]

    told = asyncio.run(asyncio.wait_for(evening(), 20))
    assert len(told) < 10, "not once for each"
    assert told[-1]["moment"] == "39"
    assert (told[-1].get("panel") or told[-1]["more"])["answers"] == 39


def test_whoever_asks_for_no_place_of_ours_hears_nothing() -> None:
    scope = {"type": "http", "headers": [(b"host", b"localhost")], "query_string": b"", "client": ("x", 1)}
    news = News(lambda: lambda _: lambda: None, lambda _: lambda place: None)
    assert asyncio.run(news.answer(Request(scope))).status_code == 403


def test_a_stranger_with_three_hundred_lines_leaves_room_for_those_inside() -> None:
    async def opened(address: str) -> int:
        scope = {
            "type": "http",
            "headers": [(b"host", b"localhost")],
            "query_string": b"place=room/luna",
            "client": (address, 1),
        }
        answer = await news.answer(Request(scope))
        if isinstance(answer, NewsLine):
            news._hear(Subscription(asyncio.Queue(), asyncio.get_running_loop(), None), frozenset([HERE]), address)
        return answer.status_code

    async def evening() -> tuple[list[int], int]:
        return [await opened("192.168.1.66") for _ in range(300)], await opened("192.168.1.7")

    news = News(lambda: lambda _: lambda: None, lambda _: lambda place: None)
    stranger, member = asyncio.run(evening())
    assert stranger.count(200) == MOST_OF_ADDRESS
    assert stranger.count(429) == 300 - MOST_OF_ADDRESS
    assert member == 200


def test_whoever_asks_only_for_the_headers_keeps_no_line_open() -> None:
    heads: list[Any] = []

    async def send(message: Any) -> None:
        heads.append(message)

    async def receive() -> Any:
        raise AssertionError("nobody is waited for")

    line = NewsLine(lambda _: lambda: None, None, frozenset(), {"cache-control": "no-store"})
    asyncio.run(asyncio.wait_for(line({"type": "http", "method": "HEAD"}, receive, send), 5))
    assert [one["type"] for one in heads] == ["http.response.start", "http.response.body"]
    assert not heads[1].get("more_body")
    assert (b"content-type", b"text/event-stream") in [(k, v.split(b";")[0]) for k, v in heads[0]["headers"]]

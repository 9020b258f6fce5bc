"""Eight people who open their pages at once, in the moment in which the server is there; and its end, while one listens."""

from __future__ import annotations

import os
import signal
import urllib.request
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from streamlit.util import calc_hash
from websockets.sync.client import connect

from bench.running.servers import serving
from screens.web.streamlit_internals import STREAM
from tests.journeys import servers
from tests.journeys.club import LIMIT

pytestmark = pytest.mark.browser

EVERYWHERE = ("", "workbench", "review", "progress", "practice", "gallery", "scorekeeper", "prints")


def visit(url: str, page: str) -> tuple[int, list[str]]:
    """How the first run of a page ended, and the errors that it showed."""
    asking = BackMsg()
    asking.rerun_script.page_script_hash = calc_hash(page) if page else ""
    errors = []
    with connect(f"{url.replace('http', 'ws')}{STREAM}", subprotocols=["streamlit"], max_size=None) as socket:  # type: ignore[list-item]
        socket.send(asking.SerializeToString())
        while True:
            told = ForwardMsg.FromString(socket.recv(timeout=LIMIT / 1000))  # type: ignore[arg-type]
            if told.WhichOneof("type") == "script_finished":
                return told.script_finished, errors
            if told.delta.new_element.WhichOneof("type") == "exception":
                errors.append(told.delta.new_element.exception.message)


@pytest.mark.parametrize("pages", [EVERYWHERE, ("workbench",) * 8, ("", "lesson") * 4])
def test_eight_sessions_begin_at_once(pages: Sequence[str]) -> None:
    with serving() as server, ThreadPoolExecutor(len(pages)) as people:
        came = list(people.map(lambda page: visit(server.url, page), pages))
    assert came == [(ForwardMsg.FINISHED_SUCCESSFULLY, [])] * len(pages)


def test_a_server_that_is_told_to_end_does_not_wait_for_those_who_listen(tmp_path: Path) -> None:
    with (
        servers.serving(str(tmp_path / "log.sqlite")) as server,
        urllib.request.urlopen(f"{server.url}/api/news?place=match/a-b-c-d", timeout=LIMIT / 1000) as line,
    ):
        assert line.readline() == b"retry: 1000\n"
        os.kill(server.pid, signal.SIGTERM)
        assert [line.readline(), line.readline()] == [b"\n", b""]

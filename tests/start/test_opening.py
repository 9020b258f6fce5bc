"""How the app comes to its port: what is said when it cannot, and when it is open there already."""

from __future__ import annotations

import asyncio
import errno
import json
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from types import SimpleNamespace

import pytest
from starlette.applications import Starlette
from starlette.types import Message

from bench.running.servers import ROOT
from calzettini import home
from lessons.learner.data_folder import data_folder, log_file
from lessons.learner.log_place import FOLDER
from lessons.learner.storage import database
from lessons.learner.store import ADDRESS, Store
from lessons.yamlfile import disk_cache
from players.core.cache import ADDRESS as COMPILED
from screens.api.health import health, name_of
from screens.terminal import browser, ports
from screens.web.startup import Startup
from screens.wording.texts import LANGUAGES, text
from tests.learner.test_waiting import every_connection
from tests.screens.asking import Visitor


@pytest.fixture
def taken() -> Iterator[int]:
    """A port at which another program listens, and says nothing to us."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


class Answering(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(json.dumps({"well": True, "installation": "ours"}).encode())

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def ours() -> Iterator[int]:
    """A port at which this installation is open."""
    server = HTTPServer(("127.0.0.1", 0), Answering)
    serving = threading.Thread(target=server.serve_forever, args=(0.01,))
    serving.start()
    yield server.server_port
    server.shutdown()
    serving.join()
    server.server_close()


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ports, "SOON", 0.2)


def test_a_port_that_was_asked_for_is_given_or_nothing_is(taken: int) -> None:
    with pytest.raises(ports.NoPort) as found:
        ports.port_for("127.0.0.1", taken, 8501, "ours")
    assert found.value.reason == "port-taken"
    for lang in LANGUAGES:
        told = text("start.port-taken", lang, **found.value.facts)
        assert f"{taken}" in told
        assert f"--port {taken + 11}" in told


def test_where_the_usual_port_is_taken_the_next_one_is_found(taken: int) -> None:
    assert taken < ports.port_for("127.0.0.1", None, taken, "ours") <= taken + ports.MORE


def test_a_second_start_finds_the_first(ours: int) -> None:
    for wanted in (ours, None):
        with pytest.raises(ports.OpenAlready) as found:
            ports.port_for("127.0.0.1", wanted, ours, "ours")
        assert found.value.port == ours


def test_another_installation_is_another_program(ours: int) -> None:
    with pytest.raises(ports.NoPort):
        ports.port_for("127.0.0.1", ours, 8501, "another one")


@pytest.mark.parametrize("told", ["eight", "0", "70000", "-1", "8501.5", "8_501", " ", "٨٥٠١", "9" * 5000])
def test_what_is_no_port_is_quoted_and_one_that_can_be_is_offered(told: str) -> None:
    with pytest.raises(ports.NoPort) as found:
        ports.number(told, 8501)
    for lang in LANGUAGES:
        said = text(f"start.{found.value.reason}", lang, **found.value.facts)
        assert told.strip()[:40] in said
        assert "8502" in said
    assert [ports.number(one, 8501) for one in (8600, " 8600 ", None, "")] == [8600, 8600, None, None]


@pytest.mark.parametrize("error", [socket.gaierror(-2, "unknown"), OSError(errno.EADDRNOTAVAIL, "not here")])
def test_an_address_that_is_none_of_this_computer_is_quoted_whatever_the_port(
    error: OSError, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object) -> None:
        raise error

    monkeypatch.setattr(ports, "_try", refused)
    with pytest.raises(ports.NoPort) as found:
        ports.port_for("tarocchi.example", None, 8501, "ours")
    assert all(
        "tarocchi.example" in text(f"start.{found.value.reason}", lang, **found.value.facts) for lang in LANGUAGES
    )


def test_a_browser_is_opened_only_where_there_is_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(browser.webbrowser, "open", opened.append)
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(browser.sys, "platform", "linux")
    assert browser.show("http://localhost:8501") == 0
    assert not opened
    monkeypatch.setenv("DISPLAY", ":0")
    browser.show("http://localhost:8501")
    assert opened == ["http://localhost:8501"]


def test_health_names_the_installation_and_nobody_in_it(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "log.sqlite"))
    answer = Visitor(Starlette(routes=[health(lambda: store)])).get("/health")
    assert answer.status == 200
    assert json.loads(answer.body) == {"well": True, "installation": name_of(store.secret)}
    assert store.secret.hex() not in answer.body.decode()
    store.close()


def test_health_says_when_the_log_is_taken_away_and_when_it_is_back(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "data" / "log.sqlite"))
    watcher = Visitor(Starlette(routes=[health(lambda: store)]))
    (tmp_path / "data").rename(tmp_path / "away")
    answer = watcher.get("/health")
    assert (answer.status, json.loads(answer.body)["why"]) == (503, "missing")
    assert json.loads(answer.body)["installation"] == name_of(store.secret), "a second start finds it all the same"
    (tmp_path / "away").rename(tmp_path / "data")
    assert watcher.get("/health").status == 200
    store.close()


@pytest.mark.parametrize("free", [0, 1 << 20])
def test_health_says_when_the_disk_is_full_before_somebody_answers_in_vain(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: int
) -> None:
    store = Store(str(tmp_path / "log.sqlite"))
    with monkeypatch.context() as now:
        now.setattr(database, "disk_usage", lambda _: SimpleNamespace(free=free))
        answer = Visitor(Starlette(routes=[health(lambda: store)])).get("/health")
    assert (answer.status, json.loads(answer.body)["why"]) == (503, "full")
    store.close()


def test_health_tries_whether_something_can_be_written(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "log.sqlite"))
    watcher = Visitor(Starlette(routes=[health(lambda: store)]))
    with every_connection(store, "PRAGMA query_only=ON", "PRAGMA query_only=OFF"):
        answer = watcher.get("/health")
    assert (answer.status, json.loads(answer.body)["why"]) == (503, "read-only")
    assert watcher.get("/health").status == 200
    store.close()


def test_the_entry_names_the_variables_that_the_others_read() -> None:
    assert (home.DATABASE, home.COMPILED, home.DATA) == (ADDRESS, COMPILED, FOLDER)
    assert disk_cache.ADDRESS == COMPILED


def test_what_is_installed_keeps_everything_in_the_users_own_folder_whoever_keeps_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for name in (home.DATABASE, home.COMPILED, home.DATA):
        monkeypatch.setenv(name, "")  # so that it is put back as it was, whatever is set meanwhile
        monkeypatch.delenv(name)
    for told in (str(tmp_path / "calzettini" / "log.sqlite"), "postgresql://calzettini@/calzettini"):
        monkeypatch.setenv(ADDRESS, told)
        home.settle(tmp_path / "program", installed=True)
        assert data_folder() == tmp_path / "calzettini"


@pytest.mark.parametrize("installed", [True, False])
def test_a_folder_named_by_one_variable_has_the_log_too_and_none_begun_before_is_overlooked(
    installed: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "users"))
    usual = tmp_path / "users" / "calzettini" if installed else tmp_path / "program" / "data"

    def settled() -> str:
        for name in (home.DATABASE, home.COMPILED):
            monkeypatch.setenv(name, "")
            monkeypatch.delenv(name)
        monkeypatch.setenv(FOLDER, str(tmp_path / "ours"))
        home.settle(tmp_path / "program", installed)
        return os.environ[ADDRESS]

    moved = tmp_path / "ours" / "calzettini.sqlite"
    assert settled() == str(moved)
    assert data_folder() == tmp_path / "ours"
    Store().close()
    assert moved.exists()

    moved.unlink()
    usual.mkdir(parents=True)
    (usual / "calzettini.sqlite").touch()
    assert settled() == str(usual / "calzettini.sqlite"), "a log begun before is overlooked"
    moved.touch()
    assert settled() == str(moved)

    monkeypatch.setenv(ADDRESS, str(tmp_path / "elsewhere.sqlite"))
    home.settle(tmp_path / "program", installed)
    assert os.environ[ADDRESS] == str(tmp_path / "elsewhere.sqlite")


def test_started_without_the_entry_the_log_is_found_in_the_same_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(ADDRESS, "")
    monkeypatch.setenv(FOLDER, str(tmp_path / "ours"))
    assert log_file() == tmp_path / "ours" / "calzettini.sqlite"
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "calzettini.sqlite").touch()
    assert log_file() == Path("data/calzettini.sqlite")


def test_what_app_py_does_not_take_is_quoted_and_nothing_is_opened() -> None:
    asked = [sys.executable, str(ROOT / "app.py"), "--port", "8600"]
    answered = subprocess.run(asked, capture_output=True, text=True, timeout=60)
    assert answered.returncode == 2
    assert "'--port 8600'" in answered.stderr
    assert "start.py run" in answered.stderr


BASE = """
import sys
from streamlit import config
config.set_option("server.baseUrlPath", "tarocchi")
import app
sys.exit(app.serve())
"""


def test_a_folder_of_another_site_is_refused_in_a_sentence() -> None:
    done = subprocess.run([sys.executable, "-c", BASE], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.count("/tarocchi/") == len(LANGUAGES)
    assert "it needs a name of its own" in done.stderr
    assert "no folder of another site" in " ".join((ROOT / "docs" / "serve.md").read_text(encoding="utf-8").split())


STREAMLIT = ("-m", "streamlit", "run", "app.py", "--server.headless=true", "--server.port=0")


@pytest.mark.parametrize("way", [STREAMLIT, ("app.py",)], ids=["streamlit", "our own"])
def test_a_log_that_is_none_is_told_whoever_serves_and_there_is_no_traceback(
    way: tuple[str, ...], tmp_path: Path
) -> None:
    log = tmp_path / "calzettini.sqlite"
    log.write_bytes(b"SQLite format 3\0" + b"\xff" * 9000)
    own = {**os.environ, ADDRESS: str(log)}
    done = subprocess.run([sys.executable, *way], cwd=ROOT, env=own, capture_output=True, text=True)
    assert done.returncode
    assert (done.stdout + done.stderr).count(str(log)) == len(LANGUAGES)
    assert "Traceback" not in done.stderr


def test_an_app_that_cannot_begin_tells_its_server_so_and_nothing_of_it_has_begun() -> None:
    said: list[Message] = []

    async def receive() -> Message:
        return {"type": "lifespan.startup"}

    async def send(message: Message) -> None:
        said.append(message)

    async def begins(*_: object) -> None:
        pytest.fail("it has begun")

    asyncio.run(Startup(begins, lambda: False)({"type": "lifespan"}, receive, send))
    assert said == [{"type": "lifespan.startup.failed"}]

"""The settings without which sixty learners wait for seconds: each is looked for where it takes effect."""

from __future__ import annotations

import inspect
import socket
import subprocess
import sys
from pathlib import Path

from streamlit.runtime.scriptrunner import script_runner

ROOT = Path(__file__).resolve().parents[2]


def asked_of_the_app(question: str) -> str:
    """What a fresh process that imports the app answers."""
    line = [sys.executable, "-c", f"import app\nfrom streamlit import config\nprint({question})"]
    return subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip().splitlines()[-1]


def test_this_streamlit_still_honours_post_script_gc() -> None:
    source = inspect.getsource(script_runner)
    assert 'config.get_option("runner.postScriptGC")' in source, (
        "Streamlit no longer asks runner.postScriptGC before gc.collect(2): every answer costs 25 ms again. "
        "See docs/decisions.md: gc.collect(); gc.freeze() at the end of the lifespan is the second best."
    )


def test_the_settings_reach_the_app_that_python_serves() -> None:
    wanted = {
        "runner.postScriptGC": False,
        "server.disconnectedSessionTTL": 300,
        "server.maxUploadSize": 8,
        "server.fileWatcherType": "none",
        "browser.gatherUsageStats": False,
        "client.toolbarMode": "minimal",
        "client.showErrorDetails": "none",
    }
    assert asked_of_the_app(f"{{name: config.get_option(name) for name in {list(wanted)}}}") == str(wanted)


def test_the_served_socket_sends_small_answers_at_once() -> None:
    """`python app.py`: every connection has TCP_NODELAY, whichever loop serves it; Nagle's algorithm holds answers back 40 ms."""
    script = """
import socket, sys, threading
import uvicorn
import app as ours
from screens.web.connection_limits import LimitedConnection
seen = []
real = LimitedConnection.connection_made
def watched(self, transport):
    real(self, transport)
    seen.append(transport.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
LimitedConnection.connection_made = watched
def stop(server):
    ready.wait()
    with socket.create_connection(("127.0.0.1", PORT)) as asking:
        asking.sendall(b"GET /health HTTP/1.1\\r\\nHost: x\\r\\nConnection: close\\r\\n\\r\\n")
        asking.recv(100)
    server.should_exit = True
ready = threading.Event()
class Telling(uvicorn.Server):
    async def startup(self, sockets=None):
        await super().startup(sockets)
        ready.set()
server = Telling(ours.serving(PORT, "127.0.0.1"))
threading.Thread(target=stop, args=(server,)).start()
server.run()
print(seen)
"""
    with socket.socket() as asking:
        asking.bind(("127.0.0.1", 0))
        port = asking.getsockname()[1]
    line = [sys.executable, "-c", script.replace("PORT", str(port))]
    told = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, timeout=60, check=True)
    assert told.stdout.strip().splitlines()[-1] == "[1]", (
        f"Nagle's algorithm is on: {told.stdout} {told.stderr[-2000:]}"
    )


def test_the_websocket_is_the_one_that_was_measured() -> None:
    assert asked_of_the_app(
        "(app.serving(1, 'x').ws, app.serving(1, 'x').workers, app.serving(1, 'x').access_log)"
    ) == ("('websockets-sansio', 1, False)")


def test_pandas_and_pyarrow_are_not_loaded_to_show_a_lesson() -> None:
    """A dict as the table's data would make Streamlit import both: a second, and a hundred megabytes."""
    source = (ROOT / "screens" / "components" / "host.py").read_text(encoding="utf-8")
    assert "given = [{" in source
    assert "data=given" in source

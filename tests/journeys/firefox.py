"""Firefox without a window: how it starts, at home in a folder that goes with it, and asks the outside for nothing."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from websockets.sync.client import connect

from bench.running.servers import until
from tests.journeys.bidi import PATIENCE, Browser

PROGRAMS = ("firefox-esr", "firefox")
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://127\.0\.0\.1:\d+)\n")
SETTINGS = {
    # Whatever it would ask of the outside, names as well, goes to a port of this computer where nobody is.
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": 9,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": 9,
    # It would go past a proxy that does not answer.
    "network.proxy.allow_bypass": False,
    "network.proxy.failover_direct": False,
    "network.trr.mode": 5,
    "network.dns.disablePrefetch": True,
    # And it hardly asks: nothing is reported, looked up, brought up to date or tried out.
    "app.normandy.enabled": False,
    "app.update.enabled": False,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "browser.search.update": False,
    "datareporting.healthreport.uploadEnabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "dom.push.connection.enabled": False,
    "extensions.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.telemetry.enabled": False,
    # English is spoken, and nothing moves.
    "intl.accept_languages": "en-GB, en",
    "ui.prefersReducedMotion": 1,
}


@contextmanager
def firefox() -> Iterator[Browser]:
    """A browser of its own, until this ends."""
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    assert program, "no Firefox: it is in the package firefox-esr"
    # Those that worked for it may still be writing there when it is gone.
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder, (Path(folder) / "said").open("wb") as saying:
        home = Path(folder)
        (home / "user.js").write_text(
            "".join(f"user_pref({json.dumps(a)}, {json.dumps(b)});\n" for a, b in SETTINGS.items())
        )
        command = [program, "--headless", "--remote-debugging-port=0", "--profile", folder, "about:blank"]
        its = os.environ | {"HOME": folder, "MOZ_CRASHREPORTER_DISABLE": "1"}
        process = subprocess.Popen(command, env=its, stdout=subprocess.DEVNULL, stderr=saying)
        try:
            with connect(_address(process, home / "said") + "/session", max_size=None, proxy=None) as line:
                running = Browser(line)
                running.tell("session.new", capabilities={})
                yield running
        finally:
            process.kill()
            process.wait()


def _address(process: subprocess.Popen[bytes], said: Path) -> str:
    """Where it is listening, as soon as it says so."""
    until(lambda: bool(LISTENING.search(said.read_text(errors="replace"))) or process.poll() is not None, PATIENCE)
    told = said.read_text(errors="replace")
    found = LISTENING.search(told)
    assert found, f"Firefox did not start: {told}"
    return found[1]

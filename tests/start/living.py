"""A person at an app that really runs: asks and presses over HTTP, with a cookie, and as patient as a browser."""

from __future__ import annotations

import http.client
import itertools
import json
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from bench.running.servers import held_port, until, until_healthy

PATIENCE = 60.0
"""Seconds in which a server that goes away is back."""
LEARNER = "luna-sole-onda-faro"
_nonces = itertools.count()


@dataclass
class Person:
    """At one place of one app; ``unheard``: how often the app was not there, or said that it cannot just now.

    ``host`` is the name under which the app is known, where that is not its address.
    """

    url: str
    place: str = "lesson/ottocento/following"
    host: str = ""
    unheard: int = 0
    panel: dict[str, Any] = field(default_factory=dict)

    def look(self) -> dict[str, Any]:
        self.panel = self._ask("GET", f"/api/place/{self.place}")["panel"]
        return self.panel

    def press(self, event: str, value: object = None) -> dict[str, Any]:
        nonce = f"living-{next(_nonces):06d}"
        move = {"place": self.place, "event": event, "value": value, "seen": self.panel["qid"], "nonce": nonce}
        told = self._ask("POST", "/api/move", json.dumps(move))
        self.panel = {**self.panel, **told["panel"]}
        return told

    def _ask(self, method: str, address: str, body: str | None = None) -> dict[str, Any]:
        """What the app answers; while it is not there, or cannot, the same again."""
        answers: list[tuple[int, bytes]] = []

        def heard() -> bool:
            answers.append(self._once(method, address, body))
            return answers[-1][0] not in (0, 503)

        until(heard, PATIENCE)
        self.unheard += len(answers) - 1
        status, told = answers[-1]
        assert status in (200, 409), (status, told)
        answer: dict[str, Any] = json.loads(told)
        return answer

    def _once(self, method: str, address: str, body: str | None) -> tuple[int, bytes]:
        parts = urlsplit(self.url)
        if parts.scheme == "https":  # a certificate that was made for the test
            trusting = ssl._create_unverified_context()
            asking: http.client.HTTPConnection = http.client.HTTPSConnection(
                parts.hostname or "", parts.port, timeout=20, context=trusting
            )
        else:
            asking = http.client.HTTPConnection(parts.hostname or "", parts.port, timeout=20)
        try:
            headers = {"cookie": f"calzettini={LEARNER}", "content-type": "application/json"}
            headers |= {"host": self.host} if self.host else {}
            asking.request(method, address, body, headers)
            answer = asking.getresponse()
            return answer.status, answer.read()
        except (OSError, http.client.HTTPException):
            return 0, b""
        finally:
            asking.close()


@contextmanager
def running(command: list[str], env: dict[str, str], cwd: Path, wait: float = 120) -> Iterator[str]:
    """The app, begun as a person would, at a port of its own; its address once it answers, and its end."""
    with held_port() as port:
        said = cwd / "said"
        mine = env | {"CALZETTINI_PORT": str(port), "CALZETTINI_HOST": "127.0.0.1"}
        with said.open("wb") as saying:
            process = subprocess.Popen(command, cwd=cwd, env=mine, stdout=saying, stderr=saying)
        try:
            until_healthy(f"http://127.0.0.1:{port}", process.poll, said, wait)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(20)
        assert "Traceback" not in said.read_text(errors="replace"), said.read_text(errors="replace")

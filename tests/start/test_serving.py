"""What docs/serve.md tells: nginx with its very file before the app, and units that start what there is."""

from __future__ import annotations

import configparser
import http.client
import os
import re
import shlex
import socket
import ssl
import subprocess
import sys
from pathlib import Path

import pytest

from bench.running.proxy import NAME, proxied
from calzettini.commands import parsed
from lessons.learner.store import ADDRESS
from screens.web.guard import HOSTS
from tests.start.living import LEARNER, Person, running
from tests.start.starting import ROOT

SERVING = ROOT / "serving"
UNITS = ("calzettini.service", "calzettini@.service", "calzettini-backup.service")


def test_a_lesson_is_taken_through_nginx_with_tls(tmp_path: Path) -> None:
    env = os.environ | {ADDRESS: str(tmp_path / "log.sqlite"), HOSTS: NAME}
    command = [sys.executable, str(ROOT / "calzettini"), "--no-browser"]
    with running(command, env, tmp_path) as url, proxied(tmp_path, [int(url.rpartition(":")[2])]) as proxy:
        plain, safe = proxy.plain, proxy.safe
        person = Person(f"https://127.0.0.1:{safe}", host=NAME)
        person.look()
        assert "ack" in person.press("next")
        assert person.press("answer", [0])["panel"]["mark"]
        assert person._once("GET", "/health", None)[0] == 200
        assert cookie_of(safe).endswith("; Secure")
        stranger = Person(f"https://127.0.0.1:{safe}", host="elsewhere.example")
        assert stranger._once("GET", f"/api/place/{person.place}", None)[0] == 403, "a name that is not ours"
        assert Person(f"http://127.0.0.1:{plain}", host=NAME)._once("GET", "/", None)[0] == 301
        assert protocol(safe) == "h2"
        assert first_bytes_of_news(safe, person.place)
        assert too_large(safe, f"/?learner={LEARNER}") == 413
    log = (tmp_path / "access.log").read_text()
    assert "POST /api/move" in log
    assert " 413 POST / " in log
    logs = (log, *((tmp_path / name).read_text() for name in ("error.log", "site-error.log")))
    for told in logs:
        assert LEARNER not in told
        assert "127.0.0.1" not in told
    said = (tmp_path / "said").read_text()
    assert LEARNER not in said, "nor does the app name anybody"
    assert said.splitlines()[0] == f"Calzettini: http://localhost:{url.rpartition(':')[2]}", "others come by nginx"
    assert "firewall" not in said


def protocol(port: int) -> str | None:
    """What a browser that can do both is answered to speak."""
    trusting = ssl._create_unverified_context()
    trusting.set_alpn_protocols(["h2", "http/1.1"])
    plain = socket.create_connection(("127.0.0.1", port), timeout=20)
    with plain, trusting.wrap_socket(plain, server_hostname=NAME) as line:
        return line.selected_alpn_protocol()


def too_large(port: int, address: str) -> int:
    """The status of something that nginx refuses itself, which it would write down with all that was asked."""
    trusting = ssl._create_unverified_context()
    asking = http.client.HTTPSConnection("127.0.0.1", port, timeout=20, context=trusting)
    asking.putrequest("POST", address)
    asking.putheader("Content-Length", str(100_000_000))
    asking.endheaders()
    status = asking.getresponse().status
    asking.close()
    return status


def cookie_of(port: int) -> str:
    """What a new browser is given."""
    asking = http.client.HTTPSConnection("127.0.0.1", port, timeout=20, context=ssl._create_unverified_context())
    asking.request("GET", "/", headers={"host": NAME})
    found = asking.getresponse().headers["set-cookie"]
    asking.close()
    return str(found)


def first_bytes_of_news(port: int, place: str) -> bytes:
    """What comes of the news at once, while the line stays open."""
    trusting = ssl._create_unverified_context()
    plain = socket.create_connection(("127.0.0.1", port), timeout=20)
    with plain, trusting.wrap_socket(plain, server_hostname=NAME) as line:
        cookie = f"Cookie: calzettini={LEARNER}"
        line.sendall(f"GET /api/news?place={place} HTTP/1.1\r\nHost: {NAME}\r\n{cookie}\r\n\r\n".encode())
        told = line.recv(10_000)
        assert b" 200 " in told.split(b"\r\n")[0], told
        assert b"text/event-stream" in told
        return told


@pytest.mark.parametrize(
    ("age", "written"), [("Debian 13", "listen 443 ssl; http2 on;"), ("Debian 12", "listen 443 ssl http2;")]
)
def test_the_manuals_command_turns_http2_on_as_each_nginx_writes_it(age: str, written: str, tmp_path: Path) -> None:
    manual = (ROOT / "docs" / "serve.md").read_text(encoding="utf-8")
    (command,) = (line for line in manual.splitlines() if line.lstrip().startswith("sed") and f"# {age}" in line)
    site = tmp_path / "calzettini"
    site.write_text((SERVING / "nginx.conf").read_text(encoding="utf-8"), encoding="utf-8")
    subprocess.run(
        command.replace("/etc/nginx/sites-available/calzettini", shlex.quote(str(site))), shell=True, check=True
    )
    lines = [line.strip() for line in site.read_text(encoding="utf-8").splitlines() if not line.strip().startswith("#")]
    assert lines.count(written) == 1
    assert not [line for line in lines if "443" in line and line != written]


@pytest.mark.parametrize("unit", UNITS)
def test_the_units_start_what_there_is(unit: str) -> None:
    told = configparser.RawConfigParser(strict=False)
    told.optionxform = str  # type: ignore[assignment, method-assign]
    told.read(SERVING / unit)
    command, *arguments = shlex.split(told["Service"]["ExecStart"])
    assert command == "/opt/calzettini/bin/calzettini"
    arguments = [one.replace("%i", "8501") for one in arguments]
    assert parsed(arguments).command in ("run", "backup")
    asked = set(re.findall(r"^Environment=(\w+)=", (SERVING / unit).read_text(), re.MULTILINE))
    read = [
        ROOT / "app.py",
        ROOT / "screens" / "shared" / "findings.py",
        ROOT / "lessons" / "learner" / "log_place.py",
        *ROOT.glob("calzettini/*.py"),
        *ROOT.glob("screens/api/*.py"),
        *ROOT.glob("screens/web/*.py"),
    ]
    known = "\n".join(one.read_text() for one in read)
    assert asked
    assert all(f'"{name}"' in known for name in asked)


LOCKED = (
    "UMask=0077",
    "NoNewPrivileges=yes",
    "CapabilityBoundingSet=",
    "ProtectSystem=strict",
    "ProtectHome=yes",
    "ProtectKernelTunables=yes",
    "PrivateDevices=yes",
    "PrivateTmp=yes",
    "RestrictNamespaces=yes",
    "RestrictSUIDSGID=yes",
    "SystemCallFilter=@system-service",
    "SystemCallFilter=~@privileged",
    "IPAddressDeny=any",
)
"""`systemd-analyze security --offline=true` counts with these 1.3 of 10 for the app and 0.5 for its backup."""


@pytest.mark.parametrize("unit", UNITS)
def test_the_units_may_do_as_good_as_nothing_besides(unit: str) -> None:
    told = (SERVING / unit).read_text().splitlines()
    assert not [one for one in LOCKED if one not in told]
    if unit != "calzettini-backup.service":
        assert {"StateDirectoryMode=0700", "CacheDirectoryMode=0700", "IPAddressAllow=localhost"} <= set(told)


def test_the_manual_names_files_that_are_there() -> None:
    told = (ROOT / "docs" / "serve.md").read_text(encoding="utf-8")
    for name in re.findall(r"calzettini[a-z@-]*\.(?:service|timer)|nginx\.conf", told):
        assert (SERVING / name).exists(), name

"""What the tests need from the system: brought in one go, or asked for in one sentence."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from dataclasses import dataclass, field

import pytest

from building import tools


@dataclass
class Debian:
    """A machine without any of the programs; ``has``: the commands on it, ``known``: the packages that can be had."""

    user: int = 0
    has: set[str] = field(default_factory=lambda: {"apt-get"})
    known: set[str] = field(default_factory=lambda: {one for tool in tools.TOOLS.values() for one in tool.packages[0]})
    ran: list[list[str]] = field(default_factory=list)
    fails: str = ""

    def run(self, command: Sequence[str], **_: object) -> subprocess.CompletedProcess[str]:
        self.ran.append(list(command))
        missing = command[0] == "apt-cache" and not set(command[2:]) <= self.known
        return subprocess.CompletedProcess(
            command, int(missing or (bool(self.fails) and self.fails in command)), "said", ""
        )


@pytest.fixture
def debian(monkeypatch: pytest.MonkeyPatch) -> Debian:
    made = Debian()
    nothing = {name: tools.Tool(lambda: False, tool.packages) for name, tool in tools.TOOLS.items()}
    monkeypatch.setattr(tools, "TOOLS", nothing)
    monkeypatch.setattr(tools.os, "geteuid", lambda: made.user)
    monkeypatch.setattr(tools.shutil, "which", lambda name, **_: name if name in made.has else None)
    monkeypatch.setattr(tools.subprocess, "run", made.run)
    return made


def installs(debian: Debian) -> list[list[str]]:
    return [one for one in debian.ran if "install" in one]


def test_everything_that_is_missing_is_installed_in_one_go(debian: Debian) -> None:
    assert tools.main([]) == 0
    (command,) = installs(debian)
    assert command[0] == "env", "as root nobody is asked for rights"
    assert {"python3-venv", "nodejs", "npm", "chromium-headless-shell", "xvfb", "nginx-light", "postgresql"} <= set(
        command
    )


def test_an_ordinary_user_with_sudo_installs_by_it(debian: Debian) -> None:
    debian.user, debian.has = 1000, {"apt-get", "sudo"}
    assert tools.main(["--ask"]) == 0
    assert debian.ran == []
    assert tools.main(["nginx"]) == 0
    assert installs(debian)[0][0] == "sudo"


@pytest.mark.parametrize("arguments", [["nginx", "postgresql"], ["--ask", "nginx", "postgresql"]])
def test_an_ordinary_user_without_sudo_is_told_in_one_sentence_what_to_ask_for(
    arguments: list[str], debian: Debian, capsys: pytest.CaptureFixture[str]
) -> None:
    debian.user = 1000
    assert tools.main(arguments) == 1
    told = capsys.readouterr().err
    assert "`apt install nginx-light openssl postgresql`" in told
    assert debian.ran == []


def test_where_sudo_says_no_the_same_sentence_is_said(debian: Debian, capsys: pytest.CaptureFixture[str]) -> None:
    debian.user, debian.has, debian.fails = 1000, {"apt-get", "sudo"}, "install"
    assert tools.main(["node"]) == 1
    assert "`apt install nodejs npm`" in capsys.readouterr().err


def test_another_package_is_taken_where_debian_has_no_better_one(debian: Debian) -> None:
    debian.known -= {"chromium-headless-shell"}
    assert tools.main(["chromium"]) == 0
    assert installs(debian)[0][-1] == "chromium"


def test_elsewhere_the_names_are_told(debian: Debian, capsys: pytest.CaptureFixture[str]) -> None:
    debian.has = set()
    assert tools.main(["webkit"]) == 1
    assert "what Debian calls: webkit2gtk-driver xvfb" in capsys.readouterr().err


def test_what_is_there_is_left_alone(monkeypatch: pytest.MonkeyPatch, debian: Debian) -> None:
    monkeypatch.setattr(tools, "TOOLS", {"nginx": tools.Tool(lambda: True, (("nginx-light",),))})
    assert tools.main([]) == 0
    assert debian.ran == []


def test_a_tool_that_nobody_knows_is_quoted(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        tools.main(["ngnix"])
    assert "'ngnix'" in capsys.readouterr().err

"""The programs that checks and tests need from the system: which of them are missing here, and how Debian brings them.

python3 -m building.tools venv              installs this one where it is missing
python3 -m building.tools                   installs whatever is missing, in one go
python3 -m building.tools --ask             only says what to ask for, where it may not be installed from here
"""

from __future__ import annotations

import argparse
import fcntl
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

ASK = """\
This computer lacks what the tests need: {packages}.
Ask whoever looks after it to type `{command}`, then start again."""
ELSEWHERE = "This computer lacks what the tests need. Please install what Debian calls: {packages}."


@dataclass(frozen=True, slots=True)
class Tool:
    """``packages``: what Debian calls it, the best first; a later choice is taken where Debian has no earlier one."""

    there: Callable[[], bool]
    packages: tuple[tuple[str, ...], ...]


def _programs(*names: str) -> Callable[[], bool]:
    """Are all of them there? Some lie where a user's programs are not looked for."""
    return lambda: all(shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin") for name in names)


def _any_of(*names: str) -> Callable[[], bool]:
    return lambda: any(map(shutil.which, names))


def _postgresql() -> bool:
    return any(Path("/usr/lib/postgresql").glob("*/bin/initdb")) or bool(shutil.which("initdb"))


TOOLS = {
    # Debian keeps this module of Python in a package of its own.
    "venv": Tool(lambda: bool(find_spec("ensurepip") and find_spec("venv")), (("python3-venv",),)),
    # Only to check and test the JavaScript; the app runs without.
    "node": Tool(_programs("node", "npm"), (("nodejs", "npm"),)),
    # The one without windows does the same for half of the work.
    "chromium": Tool(
        _any_of("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"),
        (("chromium-headless-shell",), ("chromium",)),
    ),
    # What telephones of one make have: in a window of its own, on a screen that nobody sees.
    "webkit": Tool(_programs("WebKitWebDriver", "Xvfb"), (("webkit2gtk-driver", "xvfb"),)),
    # Needs no driver: it speaks the standard itself, without a window.
    "firefox": Tool(_any_of("firefox-esr", "firefox"), (("firefox-esr",), ("firefox",))),
    # Before the app stands what docs/serve.md says stands before it.
    "nginx": Tool(_programs("nginx", "openssl"), (("nginx-light", "openssl"), ("nginx", "openssl"))),
    # Only its programs are wanted: the tests start a server of their own, in a folder that goes with it.
    "postgresql": Tool(_postgresql, (("postgresql",),)),
}


class MissingTool(Exception):
    """What has to be installed by somebody else: one sentence to whoever asked."""


def ask(names: Sequence[str]) -> None:
    """See whether what is missing may be installed from here. Errors: Missing."""
    missing = [TOOLS[name] for name in names if not TOOLS[name].there()]
    if missing and (not shutil.which("apt-get") or _rights() is None):
        _bring(names)


def bring(names: Sequence[str]) -> None:
    """Install what is missing of these; whoever comes meanwhile waits, and finds it there. Errors: Missing."""
    with open(__file__) as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        _bring(names)


def _bring(names: Sequence[str]) -> None:
    missing = [TOOLS[name] for name in names if not TOOLS[name].there()]
    if not missing:
        return
    best = [package for tool in missing for package in tool.packages[0]]
    if not shutil.which("apt-get"):
        raise MissingTool(ELSEWHERE.format(packages=" ".join(best)))
    rights = _rights()
    if rights is None or _apt(rights, "update"):
        raise _asking(best)
    packages = [package for tool in missing for package in _choice(tool)]
    if _apt(rights, "install", "--yes", "--no-install-recommends", *packages):
        raise _asking(packages)


def _asking(packages: Sequence[str]) -> MissingTool:
    return MissingTool(ASK.format(packages=", ".join(packages), command=f"apt install {' '.join(packages)}"))


def _rights() -> list[str] | None:
    """What goes before a command that changes the system; None where nobody here may."""
    if os.geteuid() == 0:
        return []
    return ["sudo"] if shutil.which("sudo") else None


def _choice(tool: Tool) -> tuple[str, ...]:
    """The first choice that this Debian has."""
    for packages in tool.packages[:-1]:
        asked = subprocess.run(["apt-cache", "show", *packages], capture_output=True, check=False)
        if not asked.returncode:
            return packages
    return tool.packages[-1]


def _apt(rights: Sequence[str], *arguments: str) -> int:
    """Its exit code; what it says of each package is for nobody, what goes wrong is told."""
    # A system that has just been started may be installing something itself: that is waited for.
    quietly = ["apt-get", "--quiet=2", "--option=Dpkg::Use-Pty=0", "--option=DPkg::Lock::Timeout=600"]
    command = [*rights, "env", "DEBIAN_FRONTEND=noninteractive", *quietly, *arguments]
    print(shlex.join(["apt-get", *arguments]), flush=True)
    done = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", check=False
    )
    if done.returncode:
        print(done.stdout, flush=True)
    return done.returncode


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python3 -m building.tools", description=__doc__.partition("\n")[0])
    parser.add_argument("names", nargs="*", metavar="TOOL", help=", ".join(TOOLS))
    parser.add_argument("--ask", action="store_true", help="only say what to ask for, where nothing may be installed")
    told = parser.parse_args(arguments)
    if unknown := sorted(set(told.names) - set(TOOLS)):
        parser.error(f"no tool {unknown[0]!r}; there are {', '.join(TOOLS)}")
    try:
        (ask if told.ask else bring)(told.names or list(TOOLS))
    except MissingTool as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""A room in use: commands run there as whoever one says, with nothing of this machine's environment but its settings."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType
from typing import Any

from building.rooms import machine
from building.rooms.root import OWNER

CHECKOUT = "Giochi d'autunno è %20/calzettini"
"""Where a room has the project: as somebody may call a folder, with everything in it that shells, addresses and formats look at."""
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
HEARD: Mapping[str, Any] = MappingProxyType({"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT})
_TURN_OVER = (
    'cd "$1" && shift && pivot_root . mnt && '
    'exec chroot . sh -c \'umount -l /mnt && cd "$1" && shift && exec "$@"\' sh "$@"'
)
"""The folder becomes the root of its mount namespace: in a mere chroot nobody may make namespaces, as browsers and tests do."""


@dataclass(frozen=True)
class Room:
    """``user``: "root" or the ordinary one; ``folder``: where commands are run."""

    root: Path
    user: str = "root"
    folder: str = "/"

    @property
    def home(self) -> str:
        return "/root" if self.user == "root" else f"/home/{self.user}"

    def outside(self, place: str) -> Path:
        """Where a place of the room lies for whoever looks in."""
        return self.root / place.lstrip("/")

    def at(self, folder: str) -> Room:
        return replace(self, folder=folder)

    def as_root(self) -> Room:
        """As whoever looks after the machine."""
        return replace(self, user="root")

    def start(self, *command: str, heard: bool = False) -> subprocess.Popen[str]:
        """Begin a command there, in a process group of its own; what it says can be read, where it is to be ``heard``."""
        into = [
            "unshare",
            "--mount",
            "--propagation",
            "private",
            "sh",
            "-c",
            _TURN_OVER,
            "sh",
            str(self.root),
            self.folder,
        ]
        whose = {"HOME": self.home, "USER": self.user, "LOGNAME": self.user, "PATH": PATH}
        return subprocess.Popen(
            [*into, *self._as_user(), *command],
            env=machine.variables() | whose,
            stdin=subprocess.DEVNULL,
            text=True,
            errors="replace",
            start_new_session=True,
            **(HEARD if heard else {}),
        )

    def run(self, *command: str) -> int:
        """Run it to its end; what it says is said here. Its exit code."""
        return self.start(*command).wait()

    def ask(self, *command: str) -> tuple[int, str]:
        """Run it to its end; its exit code, and what it said."""
        process = self.start(*command, heard=True)
        said, _ = process.communicate()
        return process.returncode, said

    def cloned(self, checkout: Path) -> Room:
        """The room in a clone of this checkout, which belongs to the user."""
        folder = f"{'/root' if self.user == 'root' else f'/home/{OWNER}'}/{CHECKOUT}"
        there = self.outside(folder)
        shutil.rmtree(there, ignore_errors=True)
        there.parent.mkdir(parents=True, exist_ok=True)
        # The folder may belong to somebody else than whoever tests it here.
        trusting = ["git", "-c", "safe.directory=*", "-c", "advice.detachedHead=false"]
        subprocess.run([*trusting, "clone", "--quiet", "--no-hardlinks", str(checkout), str(there)], check=True)
        self.as_root().run("chown", "-R", f"{self.user}:", str(Path(folder).parent))
        return self.at(folder)

    def _as_user(self) -> Sequence[str]:
        if self.user == "root":
            return ()
        return ("setpriv", f"--reuid={self.user}", f"--regid={self.user}", "--init-groups")


def end(process: subprocess.Popen[str], limit: float = 30) -> bool:
    """End what was started as Ctrl+C does; did it obey?"""
    os.killpg(process.pid, signal.SIGINT)
    try:
        process.wait(limit)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        return False
    return True

"""Namespaces of a room's own: mounts, processes and its host name end with them, however they end; nothing is left to clean up."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence

INSIDE = "--inside"
NAME = "bare"
"""The host name in a room; no name server and no file knows it."""
_UNSHARE = (
    "unshare",
    "--mount",
    "--propagation",
    "private",
    "--pid",
    "--fork",
    "--kill-child",
    "--mount-proc",
    "--uts",
)


def allowed() -> str:
    """Why no namespaces can be made here; nothing where they can."""
    if os.geteuid() != 0:
        return "only root may make one"
    try:
        tried = subprocess.run([*_UNSHARE, "true"], capture_output=True, text=True, check=False)
    except OSError as error:
        return f"{error}"
    return tried.stderr.strip() if tried.returncode else ""


def again_inside(module: str, arguments: Sequence[str]) -> int:
    """Run a module of ours in namespaces of its own; its exit code. They end with this process, however it is told to end."""
    signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))
    command = [*_UNSHARE, sys.executable, "-m", module, INSIDE, *arguments]
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL)
    try:
        return process.wait()
    finally:
        process.kill()  # the first process in there goes with it, and all others with that one
        process.wait()


def be_the_first_process() -> None:
    """Go on in a child, while the first process of the namespace takes leave of whoever has lost their parent, as init does."""
    socket.sethostname(NAME)
    child = os.fork()
    if not child:
        return
    while True:
        ended, status = os.wait()
        if ended == child:
            os._exit(max(0, os.waitstatus_to_exitcode(status)) or int(os.WIFSIGNALED(status)))

"""Everything wrong with the content, looked for in a process of its own: whoever answers learners meanwhile is not kept from it."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import threading
from pathlib import Path

from lessons.lint.findings import Finding, found

_HOME = Path(__file__).resolve().parents[2]
BEHIND_OTHERS = 10
"""How much less than others it is to be served, as ``nice`` counts."""


def findings(*files: Path) -> tuple[Finding, ...]:
    """What the checker says of all content, or of these files only; it takes some seconds.

    Errors: those of :mod:`subprocess`, where there is no room for a process.
    """
    command = [sys.executable, "-m", __name__, *map(str, files)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=_HOME) as process:
        assert process.stdout is not None
        # Its input stays open as long as this process lives.
        told = process.stdout.read()
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, command)
    looked: tuple[Finding, ...] = pickle.loads(told)  # our own process wrote it just now
    return looked


def _look(files: list[Path]) -> None:
    if hasattr(os, "nice"):
        os.nice(BEHIND_OTHERS)
    threading.Thread(target=_end_with_who_asked, daemon=True).start()
    from lessons.lint.content import problems

    sys.stdout.buffer.write(pickle.dumps(found(problems(files or None))))


def _end_with_who_asked() -> None:
    """A server that is ended, however it is, leaves no check behind that nobody will hear of."""
    os.read(sys.stdin.fileno(), 1)
    os._exit(1)


if __name__ == "__main__":
    _look([Path(file) for file in sys.argv[1:]])

"""Everything wrong with the content, looked for in a process of its own: whoever answers learners meanwhile is not kept from it."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from pathlib import Path

from lessons.lint.findings import Finding, found

_HOME = Path(__file__).resolve().parents[2]
BEHIND_OTHERS = 10
"""How much less than others it is to be served, as ``nice`` counts."""


def findings() -> tuple[Finding, ...]:
    """What the checker says; it takes some seconds. Errors: those of :mod:`subprocess`, where there is no room for a process."""
    command = [sys.executable, "-m", __name__]
    done = subprocess.run(command, stdout=subprocess.PIPE, stdin=subprocess.DEVNULL, check=True, cwd=_HOME)
    looked: tuple[Finding, ...] = pickle.loads(done.stdout)  # our own process wrote it just now
    return looked


def _look() -> None:
    if hasattr(os, "nice"):
        os.nice(BEHIND_OTHERS)
    from lessons.lint.content import problems

    sys.stdout.buffer.write(pickle.dumps(found(problems())))


if __name__ == "__main__":
    _look()

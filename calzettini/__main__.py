"""``calzettini``, ``python -m calzettini`` and ``start.py`` all come in here; what is imported by name lies beside or within."""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE if (HERE / "app.py").exists() else HERE.parent
"""Of a checkout the folder above; once installed everything lies within this one package, so as to be in nobody's way."""


def main() -> int:
    sys.path[:] = [str(ROOT), *(one for one in sys.path if not one or Path(one).resolve() != HERE)]
    from calzettini.commands import main as command

    try:
        return command(sys.argv[1:], ROOT, installed=ROOT == HERE)
    except (BrokenPipeError, KeyboardInterrupt):
        return 0


if __name__ == "__main__":
    sys.exit(main())

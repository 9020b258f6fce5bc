"""``python -m engine``: questions on standard input, answers on standard output; ``--help`` for the manual."""

from __future__ import annotations

import sys

from engine.errors import BadInput
from engine.game import broken_games
from engine.protocol.manual import manual
from engine.protocol.serve import answers


def main(arguments: list[str]) -> int:
    """Serve until the input ends. ``--help [GAME]`` prints the manual instead."""
    if arguments and arguments[0] in ("-h", "--help", "help"):
        try:
            print("\n".join(manual(arguments[1] if len(arguments) > 1 else None)))
            for id, error in broken_games().items() if len(arguments) == 1 else ():
                print(f"left out, as it cannot be loaded: {id} ({error!r})", file=sys.stderr)
        except BadInput as error:
            print(error.message, file=sys.stderr)
            return 2
        return 0
    if arguments:
        print(f"unknown argument {arguments[0]!r}; there is only --help [GAME]", file=sys.stderr)
        return 2
    sys.stdin.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    for answer in answers(sys.stdin):
        print(answer, flush=True)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except (BrokenPipeError, KeyboardInterrupt):
        sys.exit(0)

"""``python -m lessons check [files]`` tells all that is wrong; ``schema [--write]`` prints the schema; ``bots``: see there."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from lessons import schema
from lessons.check import problems


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m lessons", description="Lessons, checked.")
    commands = parser.add_subparsers(dest="command", required=True)
    check = commands.add_parser(
        "check", help="everything wrong with lessons, words, skills and sources; exit code 1 if anything"
    )
    check.add_argument("files", nargs="*", type=Path, help="only these lessons")
    printed = commands.add_parser("schema", help="the JSON Schema of a lesson, for editors")
    printed.add_argument("--write", action="store_true", help="into docs/lesson.schema.json")
    commands.add_parser("bots", help="simulated learners and bots with wrong rules take the course; their table")
    told = parser.parse_args(arguments)
    if told.command == "bots":
        from lessons.bots.table import main as bots

        return bots()
    if told.command == "schema":
        if told.write:
            schema.PLACE.write_text(schema.text(), encoding="utf-8")
        else:
            sys.stdout.write(schema.text())
        return 0
    found = problems(told.files or None)
    for problem in found:
        print(problem)
    print(f"{len(found)} {'problem' if len(found) == 1 else 'problems'}" if found else "All is well.", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

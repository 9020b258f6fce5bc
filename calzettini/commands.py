"""What ``calzettini`` is asked for: the app by itself, or one of a few other things; each loads only what it needs."""

from __future__ import annotations

import argparse
import difflib
import os
import subprocess
import sys
from pathlib import Path

from calzettini.home import settle

# start.py reads what was asked for by this module before anything is installed: at the top it needs the standard library only.

PROTOCOLS = ("engine", "lessons", "players")
"""Whatever follows one of these is its own business: lines of JSON, or what its ``--help`` says."""
COMMANDS = ("run", "backup", "backups", "restore", "move-log", *PROTOCOLS)


class NoCommand(Exception):
    """What is no command: the code of a text in content/words/start.yaml, and what fills it."""

    def __init__(self, told: str) -> None:
        like = difflib.get_close_matches(told, COMMANDS, 1)
        self.code = "start.no-command-but" if like else "start.no-command"
        self.facts = {"told": told, "like": "".join(like)}
        super().__init__(told)


def main(arguments: list[str], root: Path, installed: bool) -> int:
    """Exit code. ``root`` is the folder in which everything of ours lies."""
    settle(root, installed)
    if arguments[:1] and arguments[0] in PROTOCOLS:
        return _protocol(arguments[0], arguments[1:])
    try:
        told = parsed(arguments)
    except NoCommand as error:
        from screens.terminal.told import say

        say(error.code, **error.facts)
        return 2
    if told.command in ("backup", "backups", "restore", "move-log"):
        from calzettini import keeping

        if told.command == "backups":
            return keeping.backups()
        if told.command == "move-log":
            return keeping.move_log(told.address)
        return keeping.backup(told.file) if told.command == "backup" else keeping.restore(told.file)
    return _run(told, root)


def parsed(arguments: list[str], name: str = "calzettini") -> argparse.Namespace:
    """What is asked for. Errors: NoCommand; SystemExit after help was told, or what is wrong with an option."""
    if _is_option(arguments) or not arguments:
        return _parser(name).parse_args(["run", *arguments])
    if not arguments[0].startswith("-") and arguments[0] not in COMMANDS:
        raise NoCommand(arguments[0])
    return _parser(name).parse_args(arguments)


def _is_option(arguments: list[str]) -> bool:
    """Are there options only, so that the app is meant?"""
    return arguments[0].startswith("-") and arguments[0] not in ("-h", "--help") if arguments else False


def _parser(name: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=name, description="A rules tutor for the historical games of tarot.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    run = commands.add_parser("run", help="start the app and open the browser; the same as no command at all")
    run.add_argument("--port", type=int, help="this port and no other (8501, or the next one that is free)")
    run.add_argument("--no-browser", action="store_true", help="print the address, and open nothing")
    run.add_argument("--wait", action="store_true", help="keep the window open when something is wrong")
    backup = commands.add_parser("backup", help="everything in one file, also while the app runs")
    backup.add_argument(
        "file", type=Path, metavar="FILE", help="a file, or a folder in which it is named after the day"
    )
    commands.add_parser("backups", help="the copies of its log that it keeps by itself, one a day")
    restore = commands.add_parser("restore", help="as such a file has it, also while the app runs")
    restore.add_argument("file", type=Path, metavar="FILE")
    moving = commands.add_parser(
        "move-log", help="all that is in the log's file into an empty database of PostgreSQL's"
    )
    moving.add_argument("address", metavar="ADDRESS", help="postgresql://user@host/database")
    for protocol in PROTOCOLS:
        commands.add_parser(protocol, help=f"as python -m {protocol}; its own --help is the manual")
    return parser


def _run(told: argparse.Namespace, root: Path) -> int:
    # Streamlit reads its settings from where it stands.
    os.chdir(root)
    import app

    code = app.serve(told.port, browse=not told.no_browser)
    if code == app.AGAIN:
        return _again(told.port)
    if code and told.wait:
        from screens.terminal.told import say

        say("start.press-enter")
        sys.stdin.readline()
    return code


def _again(port: int | None) -> int:
    """The same once more, in a new process: what this one remembers is of a log that has been replaced."""
    asked = ["--port", str(port)] if port else []
    command = [sys.executable, str(Path(__file__).parent), "run", "--no-browser", *asked]
    if os.name == "posix":
        os.execv(sys.executable, command)
    return subprocess.call(command)  # elsewhere a process that replaces itself has left its terminal


def _protocol(name: str, arguments: list[str]) -> int:
    sys.argv = [f"calzettini {name}", *arguments]
    if name == "engine":
        from engine.__main__ import main as engine

        return engine(arguments)
    if name == "lessons":
        from lessons.__main__ import main as lessons

        return lessons(arguments)
    from players.__main__ import main as players

    return players(arguments)

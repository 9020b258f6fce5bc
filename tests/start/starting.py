"""start.py in a house of its own: no environment, no net; what it would run is written down instead."""

from __future__ import annotations

import importlib.util
import shutil
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[2]
Answer = Callable[[list[str]], tuple[int, str]]


@dataclass
class House:
    """``says`` answers for a program by a word in its command; nothing else has anything to say, and all goes well."""

    start: ModuleType
    folder: Path
    says: dict[str, tuple[int, str]] = field(default_factory=dict)
    ran: list[list[str]] = field(default_factory=list)
    opened: list[list[str]] = field(default_factory=list)

    def run(self, command: list[str]) -> tuple[int, str]:
        self.ran.append(command)
        return next((said for word, said in self.says.items() if any(word in one for one in command)), (0, ""))

    def begin(self, *arguments: str) -> int:
        code: int = self.start.main(list(arguments))
        return code

    def wheel(self, name: str) -> None:
        (self.folder / "wheels").mkdir(exist_ok=True)
        (self.folder / "wheels" / name).touch()


def house(folder: Path) -> House:
    """start.py with the files it reads, in this folder; programs are not run, and their environment appears as if they had been."""
    spec = importlib.util.spec_from_file_location("start", ROOT / "start.py")
    assert spec is not None
    assert spec.loader is not None
    start = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(start)
    (folder / "content" / "words").mkdir(parents=True)
    (folder / ".venv").mkdir()
    for name in ("requirements.txt", "requirements-players.txt", "constraints.txt", "content/words/start.yaml"):
        shutil.copy(ROOT / name, folder / name)
    made = House(start, folder)
    start.HERE, start.run = str(folder), made.run

    def go(python: str, arguments: list[str]) -> int:
        made.opened.append(arguments)
        return 0

    start.go = go
    return made

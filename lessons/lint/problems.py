"""What can be wrong with the problems that were found: their shape, and whether the book still plays as it did."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from lessons.course.loader import shown
from lessons.questions.problem.shelf import FIELDS, of_file
from lessons.yamlfile.copies import yaml_files
from lessons.yamlfile.problems import Problem
from lessons.yamlfile.strict_yaml import read


def check(content: Path) -> Iterator[Problem]:
    """Every problem is of one shape, has a name of its own, and is right for the reason that it gives."""
    names: set[str] = set()
    for path in yaml_files(content / "problems"):
        say = read(path.read_bytes(), shown(path)).problem
        for place, one in enumerate(of_file(path)):
            if isinstance(one, int):
                yield say(
                    (place,), f"a problem has {', '.join(sorted(FIELDS))}, and a reason that the book has", "problem"
                )
                continue
            if one.name in names:
                yield say((place, "name"), f"{one.name!r} is the name of another problem", "problem")
            names.add(one.name)
            for fault in one.faults():
                yield say((place,), f"{one.name}: {fault}", "problem")

"""What can be wrong with the wrong rules themselves: a kind that does not exist, an id given twice, a file of another name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.discovery import last, modules_in
from engine.errors import meant
from engine.game import game, games
from lessons.question.misconception import Misconception
from lessons.question.registry import MISCONCEPTIONS, kinds, written_in
from lessons.yamlfile.problems import Problem

Written = tuple[str, Misconception]
"""The name of the file, without its ending, and a wrong rule in it."""


def written() -> list[Written]:
    """Every wrong rule with the file it stands in."""
    return [(last(module), one) for module in modules_in(MISCONCEPTIONS) for one in written_in(module)]


def check(every: Iterable[Written], skills: Iterable[str]) -> Iterator[Problem]:
    """Everything wrong with them, at the file they stand in."""
    first: dict[str, str] = {}
    known = sorted(skills)
    for name, one in every:
        file = f"lessons/misconceptions/{name}.py"
        if one.id in first:
            yield Problem(file, 1, 1, f"the id {one.id!r} is that of {first[one.id]} as well", "id")
        first.setdefault(one.id, file)
        wanted = one.id.replace("-", "_")
        wanted = f"n{wanted}" if wanted[0].isdigit() else wanted  # no module begins with a digit
        if wanted != name:
            yield Problem(file, 1, 1, f"{one.id!r} stands in a file of another name; call the file {wanted}.py", "id")
        for kind in one.kinds:
            if kind not in kinds():
                yield Problem(file, 1, 1, f"no kind of question {kind!r}{meant(kind, kinds())}", "unknown-kind")
        if not any(one.fits(game(id)) for id in games()):
            yield Problem(file, 1, 1, f"no game has what it wants: {', '.join(one.requires)}", "unknown-want")
        if one.skill not in known:
            yield Problem(file, 1, 1, f"no skill {one.skill!r}{meant(one.skill, known)}", "unknown-skill")

"""One way to put a question to the engine, and the names of the Sicilian games."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from engine import game, games
from engine.protocol.serve import answers

Ask = Callable[..., dict[str, Any]]
SICILIAN = tuple(name for name in games() if game(name).family == "sicily")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "sicilian" in metafunc.fixturenames:
        metafunc.parametrize("sicilian", SICILIAN)


@pytest.fixture
def ask() -> Ask:
    """ask("mineo3", "speak", words=[...]): the reply, which must not be an error unless ``fails`` is given."""

    def put(game: str, ask: str, *, fails: bool = False, **fields: Any) -> dict[str, Any]:
        (line,) = answers([json.dumps({"game": game, "ask": ask, **fields})])
        reply: dict[str, Any] = json.loads(line)
        assert reply["ok"] != fails, reply
        return reply

    return put

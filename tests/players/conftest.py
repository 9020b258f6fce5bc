"""The core is compiled once before its tests, into a folder that all of them share."""

from __future__ import annotations

import pytest

from players.compile_ahead import compile_all


@pytest.fixture(scope="session", autouse=True)
def compiled() -> str:
    return compile_all()

"""Both databases that a log can lie in: what is asked of one is asked of the other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bench.running.postgresql import Cluster, cluster


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Cluster]:
    with cluster() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where an empty log is to be kept: in a file, or by a server."""
    if request.param == "sqlite":
        return str(tmp_path / "log.sqlite")
    server: Cluster = request.getfixturevalue("postgresql")
    return server.database()

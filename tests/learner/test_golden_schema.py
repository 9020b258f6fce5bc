"""The tables of the log, as they are made in a file and at a server, are those that were looked at once."""

from __future__ import annotations

import pytest
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.schema import CreateIndex, CreateTable

from lessons.learner.storage.schema import tables
from tests.conftest import Golden

DIALECTS = {"sqlite": sqlite.dialect(), "postgresql": postgresql.dialect()}


@pytest.mark.parametrize("name", DIALECTS)
def test_the_tables_of_the_log_are_as_they_were(name: str, golden: Golden) -> None:
    made = [CreateTable(one) for one in tables.sorted_tables]
    made += [
        CreateIndex(index)
        for one in tables.sorted_tables
        for index in sorted(one.indexes, key=lambda its: str(its.name))
    ]
    lines = (" ".join(str(one.compile(dialect=DIALECTS[name])).split()) for one in made)
    golden(f"constants/log-in-{name}.txt", "".join(f"{line}\n" for line in lines))

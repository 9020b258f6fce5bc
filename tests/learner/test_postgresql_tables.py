"""The tables of a log in PostgreSQL: older ones made whole, those of others left alone."""

from __future__ import annotations

import pytest

from bench.running.postgresql import Cluster, name_in
from engine.games.bologna.scorekeeper import Start
from lessons.learner.errors import UnusableDatabase
from lessons.learner.event import Event
from lessons.learner.store import Store
from screens.wording import database_words
from tests.learner.test_schema import CODE, FIRST
from tests.learner.test_waiting import MATCH

START = Start(("Anna", "Bruno", "Carla", "Dino"))
COUNTED = FIRST.replace("id INTEGER NOT NULL PRIMARY KEY", "id SERIAL PRIMARY KEY")
COUNTED = COUNTED.replace("number INTEGER NOT NULL PRIMARY KEY", "number SERIAL PRIMARY KEY")
SHAPE = """
SELECT table_name, column_name, data_type, is_nullable, column_default IS NOT NULL OR is_identity = 'YES'
FROM information_schema.columns WHERE table_schema = 'public'
"""
INDEXES = "SELECT tablename, indexdef FROM pg_indexes WHERE schemaname = 'public'"


def shape(server: Cluster, address: str) -> tuple[set[tuple[object, ...]], set[str]]:
    indexes = {str(one).lower().replace('"', "") for one in server.say(INDEXES, name_in(address))}
    return set(server.say(SHAPE, name_in(address))), indexes


@pytest.mark.parametrize("script", [FIRST, COUNTED], ids=["copied from a file", "made by the first version"])
def test_a_log_of_the_first_version_goes_on_with_everything_there_is_today(postgresql: Cluster, script: str) -> None:
    old, new = postgresql.database(), postgresql.database()
    postgresql.say(script, name_in(old))
    store = Store(old)
    assert [dict(event.data) for event in store.events(CODE)] == [{"value": [1]}]
    store.append("sole-sole-sole-sole", "following", Event("next", "a", "nonce-1"))
    store.matches.begin(MATCH, CODE, START, "match-1")
    store.rooms.begin("luna", CODE, "opened", "{}", "room-1")
    assert store.keep(CODE, {"language": "it"}).settings == {"language": "it"}
    assert len(store.matches.entries(MATCH)) == len(store.rooms.lines("luna")) == 1
    store.close()
    Store(old).close()
    Store(new).close()
    assert shape(postgresql, old) == shape(postgresql, new), "upgraded or new, the tables are alike"


@pytest.mark.parametrize(
    ("reason", "script"),
    [
        ("newer", "CREATE TABLE calzettini (schema_version INTEGER); INSERT INTO calzettini VALUES (999);"),
        ("foreign", "CREATE TABLE recipes (name TEXT);"),
        ("damaged", "CREATE TABLE calzettini (something_else TEXT);"),
    ],
)
def test_what_cannot_be_used_is_left_alone_and_explained(postgresql: Cluster, reason: str, script: str) -> None:
    address = postgresql.database()
    postgresql.say(script, name_in(address))
    before = shape(postgresql, address)
    with pytest.raises(UnusableDatabase) as found:
        Store(address)
    assert found.value.reason == reason
    assert name_in(address) in database_words.explain(found.value, "it")
    assert shape(postgresql, address) == before

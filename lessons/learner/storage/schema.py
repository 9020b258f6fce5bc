"""The tables of the log, and their version."""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, Index, Integer, MetaData, String, Table, Text, UniqueConstraint

VERSION = 5

tables = MetaData()

version = Table("calzettini", tables, Column("schema_version", Integer, nullable=False))

learners = Table(
    "learners",
    tables,
    Column("id", Integer, primary_key=True),
    Column("code", String(64), nullable=False, unique=True),
    Column("created", String(32), nullable=False),
    Column("settings", Text, nullable=False, server_default="{}"),
)

events = Table(
    "events",
    tables,
    Column("number", Integer, primary_key=True),
    Column("learner", ForeignKey("learners.id"), nullable=False),
    Column("lesson", String(128), nullable=False),
    Column("step", String(128), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("data", Text, nullable=False),
    Column("nonce", String(64), nullable=False),
    Column("at", String(32), nullable=False),
    UniqueConstraint("learner", "nonce"),
    Index("events_of_a_lesson", "learner", "lesson", "number"),
)

matches = Table(
    "matches",
    tables,
    Column("id", Integer, primary_key=True),
    Column("code", String(64), nullable=False, unique=True),
    Column("created", String(32), nullable=False),
)
"""Matches kept at a real table; whoever has the code may write in it."""

match_entries = Table(
    "match_entries",
    tables,
    Column("number", Integer, primary_key=True),
    Column("match", ForeignKey("matches.id"), nullable=False),
    Column("place", Integer, nullable=False),
    Column("line", Text, nullable=False),
    Column("learner", ForeignKey("learners.id"), nullable=False),
    Column("nonce", String(64), nullable=False),
    Column("at", String(32), nullable=False),
    UniqueConstraint("match", "place"),
    UniqueConstraint("match", "nonce"),
    Index("matches_of_a_learner", "learner", "match"),
)
"""One line for each entry, in the text form of the engine's scorekeeper; only ever added to."""

rooms = Table(
    "rooms",
    tables,
    Column("id", Integer, primary_key=True),
    Column("code", String(64), nullable=False, unique=True),
    Column("created", String(32), nullable=False),
)
"""Evenings at the club; whoever is in the same network may come in."""

room_entries = Table(
    "room_entries",
    tables,
    Column("number", Integer, primary_key=True),
    Column("room", ForeignKey("rooms.id"), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("data", Text, nullable=False),
    Column("learner", ForeignKey("learners.id"), nullable=False),
    Column("nonce", String(64), nullable=False),
    Column("at", String(32), nullable=False),
    UniqueConstraint("room", "learner", "nonce"),
    Index("entries_of_a_room", "room", "number"),
)
"""One line for each thing that happened, in the order in which it came; only added to, until an evening is to be forgotten."""

installation = Table("installation", tables, Column("secret", String(64), nullable=False))
"""One line: 32 random bytes (as hex) that were made with the database and never leave it."""

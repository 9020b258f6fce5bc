"""A database in which somebody has written what this program never would: no page goes down by it."""

from __future__ import annotations

import json
import logging
import sqlite3
from typing import Any

import pytest

from lessons.learner.event import Event
from screens.shared import services
from tests.screens.driving import LEARNER, visit

NOW = "2026-03-02T09:00:00.000+00:00"
ABOUT = {"skill": "follow-suit", "kind": "legal-plays", "guess": 0.25, "help": False, "ok": True, "done": True}
LESSON = "ottocento/following"
PAGES = ("", "progress", "review")
ROWS: list[tuple[str, tuple[Any, ...]]] = [
    ("yesterday", (LESSON, "drill", "answer", ABOUT, "yesterday")),
    ("the last day there is", (LESSON, "drill", "answer", ABOUT, "9999-12-31")),
    ("the first", (LESSON, "drill", "answer", ABOUT, "0001-01-01T00:00:00+00:00")),
    ("a number for a day", (LESSON, "drill", "answer", ABOUT, 5)),
    ("a picture for a day", (LESSON, "drill", "answer", ABOUT, b"\xff\xd8")),
    ("data that are a list", (LESSON, "drill", "answer", [1], NOW)),
    ("data that are no JSON", (LESSON, "drill", "answer", b"{", NOW)),
    ("a skill that is a list", (LESSON, "drill", "answer", ABOUT | {"skill": ["a"]}, NOW)),
    ("a skill nobody knows", (LESSON, "drill", "answer", ABOUT | {"skill": "<b>flying</b>"}, NOW)),
    ("a guess beyond certainty", (LESSON, "drill", "answer", ABOUT | {"guess": 7.5}, NOW)),
    ("a guess that is always right", (LESSON, "drill", "answer", ABOUT | {"guess": 1.0, "ok": False}, NOW)),
    ("a card nobody knows", (LESSON, "drill", "answer", ABOUT | {"card": "Joker", "ms": 10**12}, NOW)),
    ("a diagnosis nobody makes", (LESSON, "drill", "answer", ABOUT | {"ok": False, "diagnosis": "spite"}, NOW)),
    ("a kind nobody knows", (LESSON, "drill", "dance", {}, NOW)),
    ("a step that is a number", (LESSON, 7, "answer", ABOUT, NOW)),
    ("half a character", (LESSON, "drill", "answer", {"value": "\ud800"}, NOW)),
    ("a test without a time", ("test/ottocento", "", "plan", {"game": "ottocento", "parts": [], "helped": []}, NOW)),
    ("a test without questions", ("test/ottocento-before", "", "plan", {"game": "ottocento", "parts": []}, NOW)),
    ("a test of another game", ("test/x-before", "", "plan", {"game": "x", "parts": 5}, NOW)),
    ("a review of nothing", ("review/1", "", "plan", {}, NOW)),
    ("a sort nobody knows", ("dance/1", "", "plan", {"game": "ottocento", "parts": []}, NOW)),
    ("a review of what is no question", ("review/2", "", "plan", {"game": "ottocento", "parts": [
        {"ask": {"kind": "legal-plays", "skill": 5}, "seed": 1}, {"ask": {"kind": "dance"}, "seed": 2},
        {"ask": 7, "seed": True}, {"ask": {"kind": "legal-plays", "skill": "x", "aim": ["spite"]}, "seed": -3},
        {"lesson": 5, "step": []}, 9]}, NOW)),
    ("a review of cards that are none", ("review/3", "", "plan", {"game": "ottocento", "parts": [
        {"ask": {"kind": "legal-plays", "skill": "follow-suit", "hand": "XX YY", "trick": "??"}, "seed": 4}]}, NOW)),
    ("a test of what cannot be drawn", ("test/ottocento-before", "", "plan", {"game": "ottocento", "parts": [
        {"ask": {"kind": "card", "skill": "x", "aim": ["spite"]}, "seed": 4}]}, NOW)),
]  # fmt: skip


def craft(rows: list[tuple[Any, ...]]) -> None:
    """Write past the program, as another one would."""
    services.store().append(LEARNER, LESSON, Event("next", "x", "nonce-real"))
    file = services.store()._database.file
    assert file is not None
    with sqlite3.connect(file) as db:
        for number, (lesson, step, kind, data, at) in enumerate(rows):
            told = data if isinstance(data, bytes) else json.dumps(data)
            values = (lesson, step, kind, told, f"crafted-{number}", at)
            db.execute(
                "INSERT INTO events (learner, lesson, step, kind, data, nonce, at) VALUES (1, ?, ?, ?, ?, ?, ?)", values
            )
    db.close()


SITTINGS = [(name, row) for name, row in ROWS if row[2] == "plan"]


@pytest.mark.parametrize("row", [row for _, row in SITTINGS], ids=[name for name, _ in SITTINGS])
def test_a_sitting_that_cannot_be_takes_no_page_down(row: tuple[Any, ...]) -> None:
    craft([row, (row[0], "item-1", "next", {}, NOW)])
    visit("review", sitting=str(row[0]))


def test_all_of_them_together_are_named_and_the_good_ones_count(caplog: pytest.LogCaptureFixture) -> None:
    good = [(LESSON, "drill", "answer", ABOUT, NOW), (LESSON, "drill", "next", {}, NOW)]
    with caplog.at_level(logging.WARNING):
        craft([*(row for _, row in ROWS), *good])
        for page in PAGES:
            visit(page)
    assert "at: time" in caplog.text
    assert "data: json" in caplog.text

"""The name of a question tells nothing of its seed, and stays the same as long as the installation does."""

from __future__ import annotations

import hashlib
from pathlib import Path

from lessons.learner.question_id import question_id
from lessons.learner.store import Store
from lessons.learner.travel import export_import


def test_the_secret_is_made_once_and_is_each_installations_own(tmp_path: Path) -> None:
    one, other = Store(str(tmp_path / "one.sqlite")), Store(str(tmp_path / "other.sqlite"))
    assert len(one.secret) == 32
    assert Store(str(tmp_path / "one.sqlite")).secret == one.secret
    assert other.secret != one.secret


def test_the_same_question_has_one_name_and_two_questions_have_two() -> None:
    secret = bytes(range(32))
    assert question_id(secret, "luna", "ottocento/following", 7) == question_id(
        secret, "luna", "ottocento/following", 7
    )
    names = {question_id(secret, *parts) for parts in [("ab", "c"), ("a", "bc"), ("abc",), ("abc", ""), ("abc", 1)]}
    assert len(names) == 5


def test_nobody_can_find_the_seed_by_trying_all_of_them() -> None:
    told = question_id(bytes(range(32)), "luna", 4021)
    for seed in range(5000):
        assert question_id(bytes(32), "luna", seed) != told
        assert hashlib.sha256(f"luna {seed}".encode()).hexdigest()[: len(told)] != told


def test_the_secret_does_not_travel_with_a_learners_file(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "log.sqlite"))
    store.keep("luna-sole-onda-faro", {"language": "it"})
    assert store.secret.hex().encode() not in export_import.pack(store, "luna-sole-onda-faro")

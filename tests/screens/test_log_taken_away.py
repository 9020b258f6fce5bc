"""The log is taken away while somebody presses: they are told so in their language, and the same press counts once it is back."""

from __future__ import annotations

from pathlib import Path

import pytest

from screens.shared import services
from tests.screens.driving import LEARNER
from tests.screens.posting import Device

PLACE = "lesson/ottocento/following"
SAID = {"en-GB": "Put it back", "it": "Rimettilo", "fr-FR": "Remets-le"}
UNSAVED = {"en-GB": "not saved", "it": "salvata", "fr-FR": "enregistré"}


@pytest.mark.parametrize("locale", SAID)
def test_a_press_is_refused_in_words_and_counts_once_the_file_is_back(tmp_path: Path, locale: str) -> None:
    device = Device(PLACE, locale=locale)
    seen = device.look()["qid"]
    away = tmp_path / "away"
    away.mkdir()
    for one in tmp_path.glob("log.sqlite*"):
        one.rename(away / one.name)
    device.press("next", nonce="nonce-000001", seen=seen)
    assert (device.status, device.refused) == (503, "unavailable")
    assert SAID[locale] in device.why
    assert UNSAVED[locale] in device.why
    device.look()
    assert device.status == 503
    assert SAID[locale] in device.why
    assert UNSAVED[locale] not in device.why, "whoever only looks has nothing to save"
    assert not (tmp_path / "log.sqlite").exists(), "and no other one was begun in its place"
    for one in away.iterdir():
        one.rename(tmp_path / one.name)
    device.press("next", nonce="nonce-000001", seen=seen)
    assert device.status == 200
    assert [one.nonce for one in services.store().events(LEARNER, "ottocento/following")].count("nonce-000001") == 1

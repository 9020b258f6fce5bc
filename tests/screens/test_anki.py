"""The cards in Anki itself: a later package brings its new texts and pictures, and what was learned is kept."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from anki.collection import Collection, ImportAnkiPackageOptions, ImportAnkiPackageRequest
from anki.decks import DeckId

from screens.prints import anki as deck
from screens.prints.anki import package

if TYPE_CHECKING:
    from anki.cards import Card  # first of all, it runs in a circle

EARLIER, LATER = 1_790_000_000.0, 1_790_000_060.0


@pytest.fixture
def collection(tmp_path: Path) -> Iterator[Collection]:
    """Somebody's Anki, empty at first."""
    opened = Collection(str(tmp_path / "collection.anki2"))
    yield opened
    opened.close()


def take_in(collection: Collection, data: bytes, with_scheduling: bool = False) -> tuple[int, int]:
    """Import a package; how many notes are new, and how many were updated."""
    file = Path(collection.path).with_name("cards.apkg")
    file.write_bytes(data)
    wanted = ImportAnkiPackageOptions(with_scheduling=with_scheduling)
    log = collection.import_anki_package(ImportAnkiPackageRequest(package_path=str(file), options=wanted)).log
    assert not log.conflicting
    return len(log.new), len(log.updated)


def reviewed(collection: Collection) -> Card:
    """The first card, asked once and found easy."""
    collection.decks.select(deck_id(collection))
    card = collection.sched.getCard()
    assert card is not None
    collection.sched.answerCard(card, 4)
    card.load()
    assert card.ivl > 0
    return card


def deck_id(collection: Collection) -> DeckId:
    (found,) = (DeckId(one.id) for one in collection.decks.all_names_and_ids() if one.name.startswith("Calzettini"))
    return found


def picture(card: Card) -> str:
    return card.note()["Picture"].split('"')[1]


@pytest.mark.parametrize("with_scheduling", [False, True])
def test_a_new_text_and_another_pack_update_the_notes_and_keep_the_schedule(
    collection: Collection, monkeypatch: pytest.MonkeyPatch, with_scheduling: bool
) -> None:
    assert take_in(collection, package("en", "plain", EARLIER)) == (62, 0)
    card = reviewed(collection)
    before, schedule = picture(card), (card.id, card.ivl, card.due, card.factor, card.reps, card.did)
    monkeypatch.setattr(deck, "name", lambda code, *_: f"{code} anew")
    monkeypatch.setattr(deck, "_STYLE", ".card { font-size: 40px }")
    assert take_in(collection, package("en", "drawn", LATER), with_scheduling) == (0, 62)
    card.load()
    assert card.note()["Name"].endswith(" anew")
    assert picture(card) != before
    assert (Path(collection.media.dir()) / picture(card)).read_bytes().startswith(b"\x89PNG")
    assert (card.id, card.ivl, card.due, card.factor, card.reps, card.did) == schedule
    style = collection.db.scalar("select config from notetypes where id = ?", deck.MODEL)  # type: ignore[union-attr]
    assert b"40px" in bytes(style)
    assert collection.card_count() == 62


def test_every_language_has_a_deck_of_its_own_and_no_package_is_older_than_the_first(
    collection: Collection, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A computer without a clock begins in 1970, and so do the files of pictures that some installers lay out."""
    with monkeypatch.context() as clock:
        clock.setattr(time, "localtime", lambda *_: time.gmtime(0))
        made = {lang: package(lang, "plain", 0) for lang in ("en", "it", "fr")}
    for one in made.values():
        assert take_in(collection, one) == (62, 0)
    assert take_in(collection, package("it", "drawn", EARLIER)) == (0, 62)
    assert len([one for one in collection.decks.all_names_and_ids() if one.name.startswith("Calzettini")]) == 3
    assert min(collection.db.list("select mod from notes")) > 1_767_225_600  # type: ignore[union-attr]


def test_every_pack_has_its_deck_and_none_takes_anothers_notes_though_cards_share_their_codes(
    collection: Collection,
) -> None:
    assert take_in(collection, package("it", "plain", EARLIER)) == (62, 0)
    for pack, cards in ("sicily", 64), ("france", 78):
        assert take_in(collection, package("it", "plain", EARLIER, pack)) == (cards, 0)
        assert take_in(collection, package("it", "drawn", LATER, pack)) == (0, cards)
    names = {one.name for one in collection.decks.all_names_and_ids() if one.name.startswith("Calzettini")}
    assert len(names) == 3
    assert collection.card_count() == 62 + 64 + 78
    points = {collection.get_note(one)["Points"] for one in collection.find_notes("")}
    assert {"½ punti", "4½ punti", "10 punti"} & points >= {"4½ punti", "10 punti"}

"""The cards as a deck for Anki: the picture in front; names, points and how to tell it behind."""

from __future__ import annotations

import io
import json
import sqlite3
import zipfile
from contextlib import closing
from html import escape
from itertools import count
from pathlib import Path

import genanki

from engine import game
from lessons.text.card_catalogue import entry
from lessons.yamlfile.fields import LANGS, OFFERED, Lang, beside
from screens.components.board.match_text import say
from screens.prints.cards import GAME, LARGE, name, picture

# Fixed for ever: by these Anki knows a deck it has seen before, and keeps what was learned in it; a language more comes last.
MODEL = 1_487_203_911
DECKS: dict[Lang, int] = {lang: 1_487_203_921 + at for at, lang in enumerate(LANGS)} | {
    lang: 1_487_303_921 + int.from_bytes(lang.encode()) for lang in OFFERED if lang not in LANGS
}
EARLIEST = 1_767_225_601.0
"""Anki takes a note only where it is newer than its own: whatever the clock of this computer says, no package is older than the
first that were given out."""
_STYLE = ".card { font-family: serif; font-size: 22px; text-align: center } img { max-height: 60vh }"


def package(lang: str, pack: str, now: float) -> bytes:
    """The whole .apkg file, modified ``now`` (seconds since 1970): Anki updates the notes it has of an earlier one.

    A note is known again by its guid, its type and its deck by their ids; a picture's name is made of its content. So a new
    text or picture takes the place of the old one, and what was learned stays as it was.
    """
    model = genanki.Model(
        MODEL,
        "Calzettini",
        fields=[{"name": one} for one in ("Picture", "Name", "Other", "Points", "Look", "Tell")],
        templates=[
            {
                "name": "Card",
                "qfmt": "{{Picture}}",
                "afmt": "{{FrontSide}}<hr id=answer><b>{{Name}}</b><br><i>{{Other}}</i><br>{{Points}}"
                "<p>{{Look}}</p><p>{{Tell}}</p>",
            }
        ],
        css=_STYLE,
    )
    deck = genanki.Deck(DECKS[Lang(lang)], f"Calzettini · {say('prints.cards', lang)}")
    media: list[str] = []
    for card in game(GAME).pack:
        path, known = picture(card.code, pack, LARGE), entry(card.code)
        media.append(path)
        told = [known.look.get(lang, ""), known.tell.get(lang, "")] if known else ["", ""]
        other = beside(lang)
        texts = [name(card.code, lang), name(card.code, other), say("prints.points", lang, n=int(card.points)), *told]
        fields = [f'<img src="{Path(path).name}">', *map(escape, texts)]
        deck.add_note(genanki.Note(model=model, fields=fields, guid=genanki.guid_for("calzettini", card.code, lang)))
    return _packed(genanki.Package(deck), sorted(set(media)), max(now, EARLIEST))


def _packed(cards: genanki.Package, media: list[str], modified: float) -> bytes:
    """Made in memory: the library itself leaves a file in the system's temporary folder each time."""
    with closing(sqlite3.connect(":memory:")) as db:
        cards.write_to_db(db.cursor(), modified, count(int(EARLIEST * 1000)))
        db.commit()
        collection = db.serialize()
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as packed:
        packed.writestr("collection.anki2", collection)
        packed.writestr("media", json.dumps({at: Path(path).name for at, path in enumerate(media)}))
        for at, path in enumerate(media):
            packed.write(path, str(at))
    return file.getvalue()

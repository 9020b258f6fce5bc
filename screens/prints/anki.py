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
from zlib import crc32

import genanki

from lessons.text.card_catalogue import entry
from lessons.text.printed import edition
from lessons.yamlfile.fields import LANGS, OFFERED, Lang, beside
from screens.components.match_forms.names import say
from screens.prints.cards import LARGE, name, picture, title, whole

# Fixed for ever: by these Anki knows a deck it has seen before, and keeps what was learned in it; a language more comes last.
MODEL = 1_487_203_911
DECKS: dict[Lang, int] = {lang: 1_487_203_921 + at for at, lang in enumerate(LANGS)} | {
    lang: 1_487_303_921 + int.from_bytes(lang.encode()) for lang in OFFERED if lang not in LANGS
}
OF_OTHERS = 1_487_403_921
"""So are the decks of the other packs, each by its name and language."""
FIRST = "bologna"
"""The pack whose decks came first: its notes and its decks bear no name of a pack."""
EARLIEST = 1_767_225_601.0
"""Anki takes a note only where it is newer than its own: whatever the clock of this computer says, no package is older than the
first that were given out."""
_STYLE = ".card { font-family: serif; font-size: 22px; text-align: center } img { max-height: 60vh }"


def package(lang: str, pack: str, now: float, deck: str = FIRST) -> bytes:
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
    called = f"Calzettini · {say('prints.cards', lang) if deck == FIRST else title(deck, lang)}"
    cards, media, of_its_own = genanki.Deck(_id(deck, lang), called), list[str](), [] if deck == FIRST else [deck]
    called_by = edition(deck, pack)
    for card in whole(deck).pack:
        path, known = picture(card.code, deck, pack, LARGE), entry(card.code, called_by)
        media.append(path)
        told = [known.look.get(lang, ""), known.tell.get(lang, "")] if known else ["", ""]
        other = beside(lang)
        points = say("prints.points", lang, n=card.points)
        texts = [name(card.code, called_by, lang), name(card.code, called_by, other), points, *told]
        fields = [f'<img src="{Path(path).name}">', *map(escape, texts)]
        guid = genanki.guid_for("calzettini", *of_its_own, card.code, lang)
        cards.add_note(genanki.Note(model=model, fields=fields, guid=guid))
    return _packed(genanki.Package(cards), sorted(set(media)), max(now, EARLIEST))


def _id(deck: str, lang: str) -> int:
    if deck == FIRST:
        return DECKS[Lang(lang)]
    return OF_OTHERS + crc32(f"{deck} {lang}".encode())


def _packed(cards: genanki.Package, media: list[str], modified: float) -> bytes:
    """Made in memory: the library itself leaves a file in the system's temporary folder each time."""
    with closing(sqlite3.connect(":memory:")) as db:
        cards.write_to_db(db.cursor(), modified, count(int(EARLIEST * 1000)))
        db.commit()
        collection = db.serialize()
    file = io.BytesIO()
    # Files without a time: this computer's clock, and that of whoever made the pictures, may say what no ZIP can.
    with zipfile.ZipFile(file, "w", strict_timestamps=False) as packed:
        packed.writestr(zipfile.ZipInfo("collection.anki2"), collection)
        packed.writestr(zipfile.ZipInfo("media"), json.dumps({at: Path(path).name for at, path in enumerate(media)}))
        for at, path in enumerate(media):
            packed.write(path, str(at))
    return file.getvalue()

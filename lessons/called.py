"""What a card is called in a sentence, with the article its name wants in each language."""

from __future__ import annotations

from lessons.cardbook import entry
from lessons.fields import Lang

_BARE = {
    "en": (
        *("Atlas", "Constancy", "Death", "Fortitude", "Jupiter", "Justice", "Love", "Miseria", "Picciotti"),
        *("Temperance", "Time", "Trump"),
    ),
    "it": ("Giove", "Miseria", "Picciotti"),
}
_FEMININE = (
    *("Luna", "Stella", "Saetta", "Morte", "Ruota", "Forza", "Giustizia", "Tempra", "Regina"),
    *("Palla", "Torre", "Temperanza", "Costanza", "Donna"),
)


def card_name(code: str, lang: Lang, form: str = "name", family: str = "") -> str:
    """What a card is called (in the book of this family, if it is given); its code where no book knows it."""
    told = entry(code, family)
    if told is None:
        return code
    texts = getattr(told, "name" if form == "the" else form)
    name = str(texts.get(lang, code))
    return _article(name, lang) + name if form == "the" else name


def _article(name: str, lang: Lang) -> str:
    first = name.split()[0]
    if first in _BARE.get(lang, ()):  # virtues and the like go by their names alone
        return ""
    if lang == "en":
        return "the "
    if lang == "fr":
        return "l'" if first[0] in "AEIOUÉ" else "la " if first == "Dame" else "le "
    if first[0] in "AEIOUÀÈÉ" or first in ("1", "8", "11"):
        return "l'"
    return "la " if first in _FEMININE else "il "

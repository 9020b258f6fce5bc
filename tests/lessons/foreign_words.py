"""Words that a game's sentences must not have: cards and groups of other packs, ways of counting and partners it does not know."""

from __future__ import annotations

import re
from functools import cache

from engine.game import Game
from lessons.question.capabilities import BY_TWO, HALVES, PARTNERS, THREES, TWO_SIDES, capabilities
from lessons.text.card_catalogue import CONTENT, books
from lessons.yamlfile.strict_yaml import read

COUNTS = {
    BY_TWO: ("pair of cards", "each pair", "in pairs", "coppia", "a coppie", "two by two", "a due a due", "next pair"),
    THREES: ("three by three", "in threes", "a tre a tre", "batch of three"),
    HALVES: ("½", "half point", "mezzo punto", "mezzi punti", "demi-point"),
    PARTNERS: ("partner", "compagno", "partenaire"),
}
EVERYDAY = {"time", "force", "forza", "love", "death", "tens", "fives", "trump", "kings"}
"""Names of cards and groups that are words of every day as well."""


@cache
def foreign(family: str) -> re.Pattern[str]:
    """The names of cards and groups that only other families have."""
    own = _words(family)
    others = {name for other in books() if other != family and other != "groups" for name in _names(other)}
    wanted = {
        name for name in others if name.casefold() not in own and len(name) > 3 and name.casefold() not in EVERYDAY
    }
    return re.compile(r"\b(" + "|".join(sorted(map(re.escape, wanted), key=len, reverse=True)) + r")\b")


def counted_otherwise(game: Game) -> tuple[str, ...]:
    """What is said where cards are counted in another way, or where there are partners."""
    return tuple(
        word
        for need, words in COUNTS.items()
        if need not in capabilities(game.id) and not (need == PARTNERS and TWO_SIDES in capabilities(game.id))
        for word in words
    )


@cache
def codes() -> frozenset[str]:
    """Codes of cards that are no words: none of them may stand in a sentence."""
    every = {code for name, book in books().items() if name != "groups" for code in book}
    return frozenset(code for code in every if re.fullmatch(r"[SBCDH](K|Q|N|J|H|M|A|\d+)|T\d+|Moor\d", code))


def _names(family: str) -> set[str]:
    """Distinct names: ``Star`` of ``Star (16)``, and the groups'."""
    told = {re.sub(r"\s*\(.*", "", text) for entry in books()[family].values() for text in entry.name.values()}
    groups = _groups(family)
    return {one for one in told | groups if " " not in one and not one.isdigit()}


def _groups(family: str) -> set[str]:
    data = read((CONTENT / "cards" / "groups.yaml").read_bytes(), "groups.yaml").data
    told = data[family]["groups"] if isinstance(data, dict) else {}  # type: ignore[index,call-overload]
    return {text for one in told.values() for text in one["name"].values()}  # type: ignore[union-attr,index,call-overload]


@cache
def _words(family: str) -> frozenset[str]:
    """Every word of the family's own book of cards."""
    path = CONTENT / "cards" / "groups.yaml"
    data = read(path.read_bytes(), path.name).data
    texts = [str(data[family]) if isinstance(data, dict) else ""]
    texts += [
        text for one in books()[family].values() for some in (one.name, one.look, one.tell) for text in some.values()
    ]
    return frozenset(word.casefold() for text in texts for word in re.findall(r"\w+", text))

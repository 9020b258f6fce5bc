"""What a learner has set, or what goes without saying: read from the log's settings and the browser's language."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from engine.game import is_game
from images.index import OURS
from screens.wording.texts import DEFAULT, LANGUAGES, spoken

PACKS = OURS
"""The packs of pictures that are ours; a club may have its own beside them."""
LEARNED = "learned"
"""The setting that keeps which game one learns: :mod:`screens.learner.learned_game`."""
PLAYED = "table"
"""The setting that keeps which game was played last at a table of one's own; with a family's name, the one of its games."""
SIZES = {"normal": "100%", "large": "122%", "projector": "155%"}
DEFAULTS = {
    "size": "normal",
    "pack": PACKS[0],
    "lesson_language": "",
    "pace": "turn",
    "strength": "learner",
    "monte": "no",
    "custom": "bologna",
    "fall": "usual",
    "numbers": "first",
    "tap": "no",
    "alone": "no",
    "name": "",
    LEARNED: "",
}
STRENGTHS = ("learner", "book", "club", "master")
HOW_PLAYED: Mapping[str, tuple[str, ...]] = {
    "fall": ("slow", "usual", "once"),
    "numbers": ("first", "always"),
    "tap": ("no", "yes"),
    "alone": ("no", "last", "only"),
}
"""How a hand is played on the screen: how fast cards fall, whether those of a trick are numbered, whether a tap plays one, and
which play themselves."""
KNOWN: Mapping[str, Collection[str]] = {
    "size": SIZES,
    "pace": ("turn", "card"),
    "strength": STRENGTHS,
    "monte": ("no", "yes"),
    "custom": ("bologna", "standard_pack", "old_signals"),
    **HOW_PLAYED,
}
"""Settings are brought along in files, and may say anything."""


@dataclass(frozen=True, slots=True)
class Preferences:
    """The preferences of one learner at one browser. ``locale``: the browser's own language, as ``it-IT``."""

    settings: Mapping[str, str] = field(default_factory=dict)
    locale: str | None = None

    def setting(self, name: str) -> str:
        """A setting, or its default."""
        if name == "language":
            return self.settings.get(name) or spoken(self.locale)
        found, known = self.settings.get(name), KNOWN.get(name)
        return found if found and (known is None or found in known) else DEFAULTS[name]

    @property
    def language(self) -> str:
        found = self.setting("language")
        return found if found in LANGUAGES else spoken(None)

    @property
    def pack(self) -> str:
        return self.setting("pack")

    @property
    def learned(self) -> str:
        """The game one learns; nothing where none is set that there is."""
        found = self.setting(LEARNED)
        return found if is_game(found) else ""

    def language_in(self, offered: Collection[str]) -> str:
        """The language of a lesson that offers these: one that only lessons have, where it was chosen, else the learner's own;
        where it has not got that, what was chosen for lessons, or what the browser says."""
        chosen = self.setting("lesson_language")
        if chosen in offered and chosen not in LANGUAGES:
            return chosen
        likely = (self.language, chosen, spoken(self.locale, offered))
        return next((one for one in likely if one in offered), next(iter(offered), DEFAULT))

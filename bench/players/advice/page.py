"""The page of the documentation: what was found of each theme when it was looked through, and what its situations hold now."""

from __future__ import annotations

from collections.abc import Collection
from itertools import islice
from pathlib import Path
from statistics import fmean, stdev

from bench.players.advice import again, finding
from lessons.questions.choose_card.bologna.situations import FEWER, FREELY
from lessons.questions.choose_card.bologna.verified import counsel, situation
from lessons.questions.choose_card.theme import Theme

PAGE = Path(__file__).parents[3] / "docs" / "advice.md"
SAMPLE = 40
"""Situations of each theme that are played out again for the page."""
HEAD = """# The advice, played out by the master

Of each theme of `choose-card` {number} situations are asked (of three themes {fewer}), found by
`python -m bench.players.advice find`: in {look:,}
possible deals every choice that the tactics call best is at least a standard error ahead of every one they call poor. Where
nothing was ever refuted a theme is drawn freely. `again` plays situations out in {look:,} other deals, and those that look
refuted in {more:,} more; `page` writes this. Points are ours less theirs; "refuted" is by two standard errors.

* **gain**: what the best choices bring more than the poor ones, the mean of all situations, with its standard error.
* **before**: of a hundred situations as they were drawn before, those in which a poor choice beat all the best ones (1,000
  deals each).
* **passed over**: of a hundred that the theme draws now, those in which one does; they are not asked.
* **refuted now**: of the situations that are asked and were played out again, those in which a poor choice beats any of the
  best.

| theme | section | situations | gain | ± | before | passed over | refuted now | what was changed |
| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |
"""
BEFORE = {
    "queen-second": 52, "short-suit": 45, "long-suit": 58, "lead-back": 64, "king-first-round": 0, "brought-home": 0,
    "long-trumps": 94, "rich-hand": 81, "return-trumps": 57, "feed-the-dealer": 1, "second-hand": 10, "third-hand": 2,
    "third-hand-high": 14, "under-the-angel": 0, "trumping-safely": 0, "opponents-trump": 3, "matto-in-place": 13,
    "with-the-matto": 66, "last-trumps": 19, "a-void": 0, "kings-to-bare": 0, "nothing-short": 0,
}  # fmt: skip
"""Of a hundred situations, as the themes drew and the tactics graded at revision 6e83f43."""
KING = "the King led is doubted, no longer poor"
CHANGED = {
    "queen-second": KING, "short-suit": KING, "long-suit": KING, "lead-back": KING, "long-trumps": KING, "rich-hand": KING,
    "feed-the-dealer": KING, "with-the-matto": KING, "king-trumped": "new: where the King led is plainly lost",
    "return-trumps": "a great trump may be led back (the source lets it be shown); three Kings",
    "partner-has-the-angel": "gave no question at all before: longer Kings' suits",
    "king-under-trumps": "new", "left-on-lead": "new", "thrown-in": "new", "rip-together": "new", "rip-before-partner": "new",
}  # fmt: skip


def _section(ask: str, theme: Theme, number: int) -> str:
    advice = counsel(situation(theme, number), ask)
    return advice.options[advice.best[0]][0].source


def _row(ask: str, theme: Theme) -> str:
    """A theme's line. What has not been measured yet is measured."""
    numbers = list(islice(again.asked_of(ask, theme), 1))
    if theme.name in FREELY:
        now = again.kept(ask, theme, finding.ENOUGH)
        many, mean, error, passed = now.situations, now.gain, now.error, "all asked"
    else:
        found, now = finding.kept(ask, theme), again.kept(ask, theme, SAMPLE)
        many, mean = len(found.gains), fmean(found.gains)
        error, passed = stdev(found.gains) / many**0.5, f"{100 * found.refuted / found.looked:.0f} %"
    before = f"{BEFORE[theme.name]} %" if theme.name in BEFORE else "–"
    section, changed = _section(ask, theme, numbers[0]), CHANGED.get(theme.name, "")
    figures = f"{mean:+.1f} | {error:.1f} | {before} | {passed} | {now.partly} of {now.situations}"
    return f"| {theme.name} | {section} | {many} | {figures} | {changed} |"


def write(names: Collection[str] = (), page: Path = PAGE) -> None:
    """The rows of these themes, or of all, measured where that has not been done; the other rows and all below them stay."""
    there = page.read_text()
    table, tail = there.partition("\n## ")[0], "".join(there.partition("\n## ")[1:])
    old = {line.split(" | ")[0][2:]: line for line in table.splitlines() if line.startswith("| ")}
    rows = [
        old[theme.name] if names and theme.name not in names and theme.name in old else _row(ask, theme)
        for ask, theme in finding.themes()
    ]
    head = HEAD.format(
        number=finding.ENOUGH, fewer=min(FEWER.values()), look=finding.LOOK, more=again.MORE * finding.LOOK
    )
    page.write_text(head + "\n".join(rows) + "\n" + tail)

"""The page of the documentation: what was found of each theme when it was looked through, and what its situations hold now."""

from __future__ import annotations

from pathlib import Path

from bench.players.advice import again, finding
from lessons.questions.choose_card.theme import Theme
from lessons.questions.choose_card.verified import counsel, shelves, situation

PAGE = Path(__file__).parents[3] / "docs" / "advice.md"
HEAD = """# The advice, played out by the master

Each theme of `choose-card` has {number} situations that are asked, found by `python -m bench.players.advice find`: in {look:,}
possible deals every choice that the tactics call best is at least a standard error ahead of every one they call poor. `again`
plays some out in {look:,} others, and those that look refuted in {more:,} more. `page` writes this. Points are ours less theirs.

* **gain**: what the best choices bring more than the poor ones, the mean of all situations, with its standard error.
* **refuted before**: of a hundred situations as they were drawn before, those in which a poor choice was two standard errors better
  than all the best ones (a thousand deals each; a hundred situations or two of each theme).
* **refuted now**: of the situations that are asked, those in which a poor choice is two standard errors better than any one of the
  best. *Passed over*: of a hundred that the theme draws now, those that are refuted and therefore not asked.

| theme | section | situations | gain | ± | refuted before | passed over | refuted now | what was changed |
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
}  # fmt: skip
TAIL = """
## The King led

Nearly all that was refuted hung on one sentence: early on one does not lead the King of a suit in which he has company. Played
out by rule of thumb he was 11 to 24 points better than what the book prefers, in every theme and whatever lay beside him. That is
partly the fault of the playouts: played on by players who search in all four seats (`deeper`), the low card from the Queen was
13 ± 8 points better than the King (380 deals; the playouts said 11 worse), and a small trump from seven 4 ± 9 worse (300 deals; the
playouts said 24). So it is open, and a question must not hang on it. The card is accepted, with the book's reason and with what
was found. Poor he is where an opponent has been seen to have none of the suit and trumps him: 52 of 100 leads from such a hand
are led by that theme. The low card from under the King is another matter: it costs 11 to 60 points, in all themes.

## What stays open

In `third-hand-high` one situation in twelve is clear enough to be asked: with the Angel out, a pezzo played third costs about
nothing on average. Trumps led from an ordinary hand cost 12 points against a single card led from short trumps, and nothing
against the low card from the Queen or a suit led back; the situations of these themes are those in which they do.
"""


def _section(ask: str, theme: Theme) -> str:
    view = situation(theme, shelves()[theme.name].numbers[0])
    advice = counsel(view, ask)
    return advice.options[advice.best[0]][0].source


def write(page: Path = PAGE) -> None:
    """Errors: KeyError where a theme has not been looked through."""
    rows = []
    for ask, theme in finding.themes():
        found, now = finding.kept(ask, theme), again.kept(ask, theme, finding.ENOUGH)
        before = f"{BEFORE[theme.name]} %" if theme.name in BEFORE else "–"
        passed = f"{100 * found.refuted / max(1, found.looked):.0f} %"
        rows.append(
            f"| {theme.name} | {_section(ask, theme)} | {now.situations} | {now.gain:+.1f} | {now.error:.1f} | {before} | {passed} "
            f"| {now.partly} | {CHANGED.get(theme.name, '')} |"
        )
    head = HEAD.format(number=finding.ENOUGH, look=finding.LOOK, more=again.MORE * finding.LOOK)
    page.write_text(head + "\n".join(rows) + "\n" + TAIL)

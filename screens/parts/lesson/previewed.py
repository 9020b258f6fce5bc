"""A previewed question as HTML: pictures and texts, every text escaped; nothing on it can be pressed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from html import escape
from typing import cast

from engine.game import Game
from engine.notation import read_cards
from lessons.club.preview import QuestionPreview, Round, Wrong
from lessons.question.kind import Message, Panel, Row
from lessons.script.steps import Show
from lessons.text import phrases
from lessons.text.markup import Span, spans
from lessons.text.printed import edition
from screens.card_pictures import addresses
from screens.components.table.props import label
from screens.wording.texts import headed, text

STYLE = (
    "<style>.cz-seen{display:flex;flex-wrap:wrap;gap:.3rem;margin:.3rem 0}"
    ".cz-seen figure{margin:0;width:4rem;text-align:center}.cz-seen img{width:100%;border-radius:.25rem}"
    ".cz-seen figcaption{font-size:.7rem;overflow-wrap:anywhere}</style>"
)
WIDTH = 120


def plain(told: str) -> str:
    """A text on one line."""
    return escape(" ".join(told.split()))


def line(told: str) -> str:
    return f"<p>{plain(told)}</p>"


def link(told: str, address: str) -> str:
    """An address to be opened, or copied as it stands."""
    return f'<p>{plain(told)} <a href="{escape(address)}" translate="no">{escape(address)}</a></p>'


def note(title: str, told: str) -> str:
    """Something to unfold."""
    return f"<details><summary>{plain(title)}</summary>{line(told)}</details>"


@dataclass(frozen=True, slots=True)
class PreviewStyle:
    """In which language, with which cards, in which pack of pictures."""

    lang: str
    deck: str
    pack: str
    game: Game

    @property
    def shown(self) -> str:
        """The pack that is shown to whoever has chosen this one."""
        return addresses.pack_for(self.deck, self.pack, "preview")

    @property
    def edition(self) -> str:
        """The family by which its cards are named."""
        return edition(self.deck, self.shown)

    def paragraphs(self, told: str) -> str:
        """A lesson's text, its marks and words of the table told apart."""
        lang = cast(phrases.Lang, self.lang)
        parts = [part for part in told.split("\n\n") if part.strip()]
        return "".join(f"<p>{''.join(_piece(span) for span in spans(part, lang, self.edition))}</p>" for part in parts)

    def show(self, shown: Show) -> str:
        """The cards beside a text."""
        fields = (shown.trick, shown.hand, shown.row, shown.cards)
        return "".join(
            self.cards(tuple(card.code for card in read_cards(self.game.pack, one))) for one in fields if one
        )

    def cards(self, codes: tuple[str, ...]) -> str:
        figures = (
            f'<figure><img src="{escape(addresses.url(self.deck, self.shown, code, WIDTH))}" alt="">'
            f"<figcaption>{plain(label(code, True, self.lang, self.edition))}</figcaption></figure>"
            for code in codes
        )
        return f'<div class="cz-seen">{"".join(figures)}</div>'

    def question(self, found: QuestionPreview) -> str:
        """Every step of a question, then those who get it wrong."""
        several = len(found.rounds) > 1
        heads = [f"<h4>{plain(text('preview.part', self.lang, n=n))}</h4>" if several else "" for n in range(1, 99)]
        asked = "".join(head + self._round(one) for head, one in zip(heads, found.rounds, strict=False))
        guess = line(text("preview.guess", self.lang, n=round(100 * found.guess)))
        return asked + guess + self._wrong(found.wrong)

    def _round(self, one: Round) -> str:
        right = f"<p><b>{plain(headed(text('preview.right', self.lang), self.lang))}</b> {plain(one.right or self._nothing())}</p>"
        says = note(text("preview.said", self.lang), " ".join(one.says))
        hints = "".join(f"<li>{plain(hint)}</li>" for hint in one.hints)
        hinted = f"<details><summary>{plain(text('preview.hints', self.lang))}</summary><ol>{hints}</ol></details>"
        of_its_pack = replace(self, pack=one.panel.pack or self.pack)
        return of_its_pack._panel(one.panel) + right + says + hinted

    def _panel(self, panel: Panel) -> str:
        told = [self._say(one) for one in (panel.prompt, *panel.lines)]
        rows = "".join(self._row(row) for row in panel.rows)
        choices = "".join(f"<li>{plain(self._say(one))}</li>" for one in panel.choices)
        return "".join(line(one) for one in told) + rows + (f"<ul>{choices}</ul>" if choices else "")

    def _row(self, row: Row) -> str:
        return (line(self._say(row.label)) if row.label else "") + self.cards(row.cards)

    def _wrong(self, wrong: tuple[Wrong, ...]) -> str:
        if not wrong:
            return line(text("preview.no_believers", self.lang))
        told = "".join(f"<li>{self._answered(one)}</li>" for one in wrong)
        head = plain(text("preview.believers", self.lang, n=len(wrong)))
        return f"<details><summary>{head}</summary><ul>{told}</ul></details>"

    def _answered(self, one: Wrong) -> str:
        who = f"<b>{plain(text('preview.believes', self.lang, name=one.believes))}</b> " if one.believes else ""
        answers, hears = text("preview.answers", self.lang), text("preview.hears", self.lang)
        before, after = (plain(headed(one, self.lang)) for one in (answers, hears))
        return f"{who}{before} {plain(one.answer or self._nothing())}; {after} {plain(' '.join(one.says))}"

    def _nothing(self) -> str:
        return text("preview.nothing_picked", self.lang)

    def _say(self, said: Message) -> str:
        return phrases.say(said, cast(phrases.Lang, self.lang), self.edition)


def _piece(span: Span) -> str:
    told = escape(span.text)
    return f"<b>{told}</b>" if span.kind == "bold" else f"<em>{told}</em>" if span.kind == "term" else told

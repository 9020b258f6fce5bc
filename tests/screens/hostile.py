"""Texts of forty sorts that somebody may type, write into a file or put into an address, to do harm or by chance."""

from __future__ import annotations

from typing import Any

from streamlit.testing.v1 import AppTest

HOSTILE: dict[str, str] = {
    "image": "![x](http://h.test/l)",
    "image by reference": "![x][y]\n\n[y]: http://h.test/l",
    "link": "[press here](http://h.test/)",
    "link that runs": "[press here](javascript:alert(1))",
    "link with data": "[x](data:text/html,<script>alert(1)</script>)",
    "address": "http://h.test/l",
    "address in brackets": "<http://h.test/>",
    "name of a host": "www.h.test/l",
    "mail": "mailto:a@h.test",
    "tag": "<b>bold</b>",
    "picture": "<img src=http://h.test/l onerror=alert(1)>",
    "script": "<script>alert(1)</script>",
    "frame": '<iframe src="http://h.test/"></iframe>',
    "drawing": "<svg onload=alert(1)>",
    "style": "<style>*{background:url(http://h.test/l)}</style>",
    "closing": '"></p></div></style><h1>',
    "attribute": "' onmouseover='alert(1)",
    "entity": "&lt;b&gt; &#106;avascript&colon;",
    "formula": "$$\\href{http://h.test}{x}$$",
    "formula in a line": "$\\frac{1}{0}$ and $5",
    "colour": ":red[danger]",
    "background": ":blue-background[x] :rainbow[y]",
    "icon": ":material/delete: x",
    "emoji by name": ":skull: :streamlit: x",
    "badge": ":green-badge[:material/check: ok]",
    "heading": "# Heading\n## another",
    "list": "1. one\n- two\n* three",
    "table": "a | b\n--|--\n1 | 2",
    "code": "`code` ```python\nprint()```",
    "rule": "---\n***\n___",
    "emphasis": "**bold** _it_ ~~gone~~ -> <- --",
    "footnote": "x[^1]\n\n[^1]: http://h.test",
    "turned round": "\u202eannA\u202c \u2066x\u2069 \u200f",
    "not seen": "A\u200bn\u200dn\ufeff\u00ada",
    "controls": "a\x00b\x07c\x1b[31md\x7f",
    "half of a character": "a\ud800b\udfffc",
    "very long": "ab<b> " * 1700,
    "marks upon marks": "Z\u0351\u036b\u0343\u036a" * 60,
    "emoji": "👩\u200d👩\u200d👧 🏴\U000e0067\U000e0062\U000e007f",
    "spreadsheet": '=HYPERLINK("http://h.test";"x")',
    "spreadsheet command": "@SUM(1+1)*cmd|' /C calc'!A0",
    "yaml": "!!python/object/apply:os.system ['x']\n&a [*a]",
    "placeholders": "{title} {code} {n} %s {0.__class__} ${x} {card:SK}",
    "path": "../../../../etc/passwd",
    "path of Windows": "..\\..\\CON\x00.yaml",
    "statement": "'; DROP TABLE events; --",
    "nothing to see": " \t\r\n\u3000",
}
READ_AS_MARKDOWN = ("heading", "markdown", "alert", "button", "page_link", "link_button", "expander", "button_group",
                    "download_button", "toast", "menu_button", "text_input", "form", "expandable")  # fmt: skip


def carried(text: str) -> str:
    """As a browser's own protocol carries it: it knows no halves of characters."""
    return text.encode("utf-8", "replace").decode()


def as_markdown(at: AppTest) -> str:
    """Everything on the page that is read as Markdown."""
    return "\n".join(_strings(at._tree))


def _strings(node: Any) -> list[str]:
    found = []
    proto = getattr(node, "proto", None)
    if getattr(node, "type", "") in READ_AS_MARKDOWN and proto is not None:
        found += [
            getattr(proto, name) for name in ("body", "label", "help") if isinstance(getattr(proto, name, None), str)
        ]
        found += [one.content for one in getattr(proto, "options", ()) if hasattr(one, "content")]
    for child in getattr(node, "children", {}).values():
        found += _strings(child)
    return found


def as_html(at: AppTest) -> str:
    return "\n".join(one.proto.body for one in at.get("html"))

"""Before and after, for whoever changes a card."""

import pytest
from PIL import Image

from images import changed, drawn


def test_only_a_card_that_was_drawn_anew_is_laid_beside_its_built_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    real = drawn.render

    def other(deck: str, code: str, width: int) -> Image.Image:
        return real(deck, "SQ" if code == "SK" else code, width)

    monkeypatch.setattr(drawn, "codes", lambda deck: ("SK", "T16", "D8"))
    monkeypatch.setattr(drawn, "render", other)
    assert list(changed.pairs("bologna")) == ["SK"]

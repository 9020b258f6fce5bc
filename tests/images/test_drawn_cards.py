"""Each drawn card by itself: margins, inks, sheets."""

from pathlib import Path

import pytest
from PIL import Image, ImageChops

from images.drawn import codes, sheet
from images.drawn.__main__ import main
from images.drawn.kit import EDGE, INKS

Pack = dict[str, Image.Image]
CARDS = codes("bologna")


def near(image: Image.Image, inks: list[str], slack: int) -> float:
    """The share of pixels within slack of one of these inks, in every channel."""
    rgb = image.convert("RGB")
    found = Image.new("L", rgb.size, 0)
    for ink in inks:
        off = ImageChops.difference(rgb, Image.new("RGB", rgb.size, ink)).split()
        worst = ImageChops.lighter(ImageChops.lighter(off[0], off[1]), off[2])
        found = ImageChops.lighter(found, worst.point(lambda v: 255 if v <= slack else 0))
    return found.histogram()[255] / (rgb.width * rgb.height)


@pytest.mark.parametrize("code", CARDS)
def test_nothing_is_drawn_within_eleven_units_of_the_edge(code: str, drawn: Pack) -> None:
    for box in ((30, 3, 450, 11), (30, 989, 450, 997), (3, 30, 11, 970), (469, 30, 477, 970)):
        rim = drawn[code].crop(box)
        assert near(rim, [INKS["paper"], EDGE], 8) == 1.0, f"{code} reaches into {box}"


@pytest.mark.parametrize("code", CARDS)
def test_most_of_a_card_is_pure_ink_or_paper(code: str, drawn: Pack) -> None:
    """Looked at: every fourth pixel."""
    assert near(drawn[code].resize((120, 250), Image.Resampling.NEAREST), list(INKS.values()), 4) >= (
        0.45 if code == "back" else 0.55
    )


def test_sheets_show_every_card_of_a_suit() -> None:
    assert sheet.groups("bologna")["coins"][0] == "DK"
    assert sheet.groups("bologna")["trumps"][-1] == "Matto"
    assert sheet.sheet("bologna", ["Sun", "Moon"], 120, 2).size == (270, 270)


def test_the_command_draws_the_cards_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["images.drawn", str(tmp_path), "--width", "120", "Sun", "DA"])
    main()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["DA.png", "Sun.png"]
    with Image.open(tmp_path / "DA.png") as image:
        assert image.size == (120, 250)

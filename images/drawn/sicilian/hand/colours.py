"""The stencil colours of the Sicilian pack and the size of its card."""

WIDTH, HEIGHT = 480, 800

INKS = {
    "paper": "#f7edd6",
    "ink": "#1f1714",
    "red": "#cb3327",
    "blue": "#2a5ca8",
    "green": "#3d8548",
    "yellow": "#f2bb2b",
    "flesh": "#f4d2b0",
    "blush": "#e99a7e",
    "brown": "#a5643a",
    "grey": "#c9c0ad",
    "sky": "#b9d0dc",
}
EDGE = "#8f8472"
KEY, BARE = "ink", "paper"
"""What the block prints, and what is left bare; everything else is brushed on through a stencil."""

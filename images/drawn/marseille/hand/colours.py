"""The stencil colours of this pack and the size of its card: that of Bologna's, which it stands for."""

WIDTH, HEIGHT = 480, 1000

INKS = {
    "paper": "#f6efdc",
    "ink": "#191616",
    "red": "#d0402a",
    "blue": "#2c4a96",
    "green": "#4c8a52",
    "yellow": "#f3c63c",
    "flesh": "#f5d3ae",
    "blush": "#e8977a",
    "brown": "#9b6a42",
    "grey": "#cbc4b4",
    "sky": "#8fb9d8",
}
EDGE = "#8f8472"

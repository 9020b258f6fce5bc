"""The card component: it shows a place's panel and its mark, and sends one move at a time."""

from screens.components.table.component import TABLE

__all__ = ["TABLE"]

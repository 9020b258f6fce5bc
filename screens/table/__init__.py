"""The card component: it shows a panel and its mark, and answers with one move at a time."""

from screens.table.component import table

__all__ = ["table"]

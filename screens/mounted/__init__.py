"""What every component of ours shares: how it is mounted, how its scripts travel, how a move is sent until it is acknowledged."""

from screens.mounted.component import Component

__all__ = ["Component"]

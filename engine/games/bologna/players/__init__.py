"""Simple players of a Bolognese deal: legal, sensible, and able to say why; they see their own cards and what lies open."""

from engine.games.bologna.players.choosing import choose
from engine.games.bologna.players.reasons import REASONS, Choice
from engine.games.bologna.players.seat_view import SeatView, seat_view

__all__ = ["REASONS", "Choice", "SeatView", "choose", "seat_view"]

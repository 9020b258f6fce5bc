"""An evening at the club: a teacher's questions on everybody's telephone; a room is a log of entries, and a pure fold over it."""

"""Sittings put together for one learner: what is due, cards that look alike, one mistake, a test."""

"""Pictures of cards: the drawn pack, and packs of the learner's own scans."""

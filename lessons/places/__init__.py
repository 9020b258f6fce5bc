"""One way in for every move: places where learners act, each a fold over a log of events; found in this folder, never listed."""

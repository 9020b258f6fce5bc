"""What all sessions share: the log, the lessons, the places, and the lock under which modules are imported."""

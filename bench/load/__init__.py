"""Many at once: learners, telephones of an evening, visits; on one process of the app and on several."""

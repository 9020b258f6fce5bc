"""Property tests are not timed: a busy machine breaks no rule."""

import gc

from hypothesis import HealthCheck, settings

settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")


def pytest_collection_finish() -> None:
    """What is loaded by now stays: to look through it for garbage again and again would take a twentieth of the time."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)

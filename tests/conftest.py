"""How much Hypothesis tries: the same examples every time, so that a red run is red for everybody."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "repeatable",
    derandomize=True,
    deadline=None,  # the first example may compile a kernel
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("repeatable")

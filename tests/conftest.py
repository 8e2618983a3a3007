"""How much Hypothesis tries.

Usually the same examples every time, so that a red run is red for everybody; `make long` rolls dice
(`--hypothesis-profile=dice`), and what it finds can be run again by the blob that it prints.
"""

from hypothesis import HealthCheck, settings

from server.usual import server  # noqa: F401 - a fixture

usual = settings(
    derandomize=True,
    deadline=None,  # the first example may compile a kernel
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("repeatable", usual)
settings.register_profile("dice", usual, derandomize=False, max_examples=1000, print_blob=True)
settings.load_profile("repeatable")

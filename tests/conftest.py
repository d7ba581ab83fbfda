"""What holds for every test.

Hypothesis draws the same examples in each run, so that a suite which is green here is green anywhere; other ones each
time are drawn by the campaigns (`random`), many more by `make campaign-properties` (`search`). It searches without
deadlines, and without a complaint that drawing is slow: a busy machine is no failure.
"""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "ricordo", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.register_profile("random", settings.get_profile("ricordo"), derandomize=False)
settings.register_profile("search", settings.get_profile("random"), max_examples=1_000)
settings.load_profile("ricordo")

"""What holds for every test.

Hypothesis searches without deadlines, and without a complaint that drawing is slow: a busy machine is no failure.
"""

from hypothesis import HealthCheck, settings

settings.register_profile("ricordo", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
settings.load_profile("ricordo")

"""Benchmarks: what the documentation claims about performance is printed here."""

import os

from ricordo.__main__ import ARITHMETIC_THREADS

# As in the product, and like there before NumPy is loaded: else threads that wait at full speed are measured, too.
os.environ.setdefault("OPENBLAS_NUM_THREADS", ARITHMETIC_THREADS)

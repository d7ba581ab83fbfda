"""Benchmarks reckon as the product does."""

import os
import subprocess
import sys


def test_a_benchmark_reckons_with_as_many_threads_as_the_product():
    environ = {name: value for name, value in os.environ.items() if name != "OPENBLAS_NUM_THREADS"}
    told = "import os, sys, bench; print(os.environ.get('OPENBLAS_NUM_THREADS'), 'numpy' in sys.modules)"

    done = subprocess.run([sys.executable, "-c", told], env=environ, check=True, stdout=subprocess.PIPE, text=True)

    assert done.stdout.split() == ["1", "False"]

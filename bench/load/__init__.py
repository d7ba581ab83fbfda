"""Overhead and throughput of Ricordo beside its peers, on the same mock upstream, in one interleaved run."""

"""The memory's own REST API, and what operators ask: health, metrics."""

"""The edge: connections, requests, bodies, errors."""

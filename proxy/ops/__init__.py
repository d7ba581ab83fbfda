"""What operators see: logs, metrics, readiness, and several processes on one port."""

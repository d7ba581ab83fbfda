"""HTTP in, bytes out: what stands between the application and its model."""

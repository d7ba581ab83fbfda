"""From the client to the upstream and back, byte for byte."""
